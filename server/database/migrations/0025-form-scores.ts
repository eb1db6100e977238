import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema/schema.ts'
import { createTable } from './tableShape.ts'

const LEAD = ['enterpriseId', 'questionnaireId']
/** Forms that are read and written at once. */
const FORMS_AT_ONCE = 500

/** Of a stored answer and of a stored question, what a score needs, as both stood when this was written. */
interface StoredAnswer {
  questionId: number
  optionIds?: number[]
  score?: number | null
  unable?: boolean
}
interface ScoredQuestion {
  id: number
  /** What an answer counts; null where nothing does. */
  scoreOf(answer: StoredAnswer): number | null
}

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
  const questions = await questionsOf(db, enterpriseId, questionnaireId)
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
    const rows = forms.map(
      ({ id, evaluateeId, levelId, relationId, answersJson }) =>
        sql`(${enterpriseId}, ${questionnaireId}, ${id}, ${evaluateeId}, ${levelId}, ${relationId}, ${scores(questions, answersJson)})`,
    )
    await sql`insert into "formScores"
      ("enterpriseId", "questionnaireId", id, "evaluateeId", "levelId", "relationId", scores)
      values ${sql.join(rows)}`.execute(db)
    after = last.id
  }
}

function scores(questions: readonly ScoredQuestion[], answersJson: string): Buffer {
  const answers = new Map((JSON.parse(answersJson) as StoredAnswer[]).map((answer) => [answer.questionId, answer]))
  const vector = Float64Array.from(questions, ({ id, scoreOf }) => {
    const answer = answers.get(id)
    return (answer === undefined || answer.unable === true ? null : scoreOf(answer)) ?? Number.NaN
  })
  return Buffer.from(vector.buffer)
}

/** In the order of the paper, as scoring reads them. */
async function questionsOf(
  db: Kysely<Database>,
  enterpriseId: number,
  questionnaireId: number,
): Promise<ScoredQuestion[]> {
  const rows = await db
    .selectFrom('question')
    .innerJoin('page', (join) =>
      join
        .onRef('page.enterpriseId', '=', 'question.enterpriseId')
        .onRef('page.questionnaireId', '=', 'question.questionnaireId')
        .onRef('page.id', '=', 'question.pageId'),
    )
    .select(['question.id', 'question.type', 'question.dataJson'])
    .where('question.enterpriseId', '=', enterpriseId)
    .where('question.questionnaireId', '=', questionnaireId)
    .orderBy('page.sequence')
    .orderBy('question.position')
    .execute()
  return rows.map(({ id, type, dataJson }) => ({ id, scoreOf: scoring(type, dataJson) }))
}

function scoring(type: string, dataJson: string): ScoredQuestion['scoreOf'] {
  if (type.startsWith('DA_FEN')) return ({ score }) => score ?? null
  if (type !== 'DAN_XUAN') return () => null
  const { options = [] } = JSON.parse(dataJson) as { options?: { id?: number; score?: number | string }[] }
  const byOption = new Map(options.map(({ id, score }) => [id, score]))
  return ({ optionIds }) => {
    const score = byOption.get(optionIds?.[0])
    return score === undefined || score === '' ? null : Number(score)
  }
}
