import type { Kysely } from 'kysely'
import { decodeQuestion } from '../../../domain/paper/codec.ts'
import type { Answer, Question } from '../../../domain/paper/model.ts'
import { scoreVector } from '../../../domain/paper/score.ts'
import type { Database } from '../schema.ts'
import { createTable } from './tableShape.ts'

const LEAD = ['enterpriseId', 'questionnaireId']
/** Forms that are read and written at once. */
const FORMS_AT_ONCE = 500

/** What whole forms count, beside them (docs/decisions/answers.md): of every form there is. */
export async function up(db: Kysely<Database>): Promise<void> {
  await createTable(db, 'formScores', LEAD, {
    columns: { id: 'id', evaluateeId: 'id', levelId: 'id', relationId: 'id?', scores: 'bytes' },
    key: ['id'],
    unique: [['relationId']],
    index: [['evaluateeId']],
  })
  const rounds = await db.selectFrom('questionnaire').select(['enterpriseId', 'id']).execute()
  for (const { enterpriseId, id } of rounds) await fill(db, enterpriseId, id)
}

async function fill(db: Kysely<Database>, enterpriseId: number, questionnaireId: number): Promise<void> {
  let questions: Question[] | undefined
  let after = 0
  for (;;) {
    const forms = await db
      .selectFrom('response')
      .selectAll()
      .where('enterpriseId', '=', enterpriseId)
      .where('questionnaireId', '=', questionnaireId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(FORMS_AT_ONCE)
      .execute()
    const last = forms.at(-1)
    if (last === undefined) return
    // A paper nobody answered may be as it likes.
    questions ??= await questionsOf(db, enterpriseId, questionnaireId)
    const paper = questions
    const rows = forms.map(({ answersJson, ...form }) => {
      const { buffer } = scoreVector(paper, JSON.parse(answersJson) as Answer[])
      return { ...form, scores: Buffer.from(buffer) }
    })
    await db.insertInto('formScores').values(rows).execute()
    after = last.id
  }
}

/** In the order of the paper, as scoring reads them. */
async function questionsOf(db: Kysely<Database>, enterpriseId: number, questionnaireId: number): Promise<Question[]> {
  const pages = await db
    .selectFrom('page')
    .select('id')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .orderBy('sequence')
    .execute()
  const rows = await db
    .selectFrom('question')
    .selectAll()
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .orderBy('position')
    .execute()
  return pages.flatMap(({ id: pageId }) =>
    rows
      .filter((row) => row.pageId === pageId)
      .map(({ id, type, dataJson: data, configJson: config }, index) =>
        decodeQuestion({ id, pageId, type, data, config, index: index + 1 }, { pageNumber: 1, questionNumber: 1 }),
      ),
  )
}
