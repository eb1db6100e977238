/** Drafts and ballots: the only writer of their tables. */
import { sql } from 'kysely'
import type { Answer } from '../../../domain/paper/model.ts'
import { kept } from '../../database/kept.ts'
import type { Handle } from '../../database/open.ts'
import type { Database } from '../../database/schema/schema.ts'
import { idSlices, isOneOf, ROWS_A_STATEMENT, slices } from '../../database/statements.ts'

/** A questionnaire, with its enterprise. */
export interface RoundKey {
  enterpriseId: number
  questionnaireId: number
}

export interface AnswersKey extends RoundKey {
  relationId: number
}

/** A form as it was sent, without its rater. */
export interface Form {
  evaluateeId: number
  levelId: number
  answersJson: string
  /** Of a rater whose door somebody else opened since publish (R20). */
  isUnsure?: boolean
}

const draftRows = kept((db, key: AnswersKey) => draftOf(db, key).select('answerJson'))

export async function readDraft(
  db: Handle,
  { enterpriseId, questionnaireId, relationId }: AnswersKey,
): Promise<Answer[]> {
  const rows = await draftRows(db, { enterpriseId, questionnaireId, relationId })
  return rows.map(({ answerJson }) => JSON.parse(answerJson) as Answer)
}

/** Both engines take many more, and one rater has few. */
const DRAFTS_A_STATEMENT = 100

/** The drafts of several turns, by turn. Each by its own key: beside a list, an engine may read the drafts of everybody. */
export async function readDrafts(db: Handle, keys: readonly AnswersKey[]): Promise<Map<number, Answer[]>> {
  const drafts = new Map(keys.map(({ relationId }): [number, Answer[]] => [relationId, []]))
  for (const slice of slices(keys, DRAFTS_A_STATEMENT)) {
    const [first, ...others] = slice.map((key) => draftOf(db, key).select(['relationId', 'answerJson']))
    const rows = (await first?.unionAll(others).execute()) ?? []
    for (const { relationId, answerJson } of rows) drafts.get(relationId)?.push(JSON.parse(answerJson) as Answer)
  }
  return drafts
}

function draftOf(db: Handle, key: AnswersKey) {
  return db
    .selectFrom('draft')
    .where('enterpriseId', '=', key.enterpriseId)
    .where('questionnaireId', '=', key.questionnaireId)
    .where('relationId', '=', key.relationId)
}

export async function countDraft(db: Handle, key: AnswersKey): Promise<number> {
  const row = await draftOf(db, key)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** Keeps answers, each in place of the question's older one. */
export async function upsertDraft(db: Handle, key: AnswersKey, answers: { questionId: number; answerJson: string }[]) {
  for (const slice of slices(answers, ROWS_A_STATEMENT)) {
    await db
      .insertInto('draft')
      .values(slice.map((answer) => ({ ...key, ...answer })))
      .onConflict((conflict) =>
        conflict
          .columns(['enterpriseId', 'questionnaireId', 'relationId', 'questionId'])
          .doUpdateSet((eb) => ({ answerJson: eb.ref('excluded.answerJson') })),
      )
      .execute()
  }
}

const wholeDraft = kept((db, { enterpriseId, questionnaireId, relationId }: AnswersKey) =>
  removal(db, { enterpriseId, questionnaireId, relationId }),
)

function removal(db: Handle, { enterpriseId, questionnaireId, relationId }: AnswersKey) {
  return db
    .deleteFrom('draft')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('relationId', '=', relationId)
}

/** Drops the draft, or of it the given questions only. */
export async function deleteDraft(db: Handle, key: AnswersKey, questionIds?: number[]) {
  if (questionIds?.length === 0) return
  const { enterpriseId, questionnaireId, relationId } = key
  if (questionIds === undefined) await wholeDraft(db, { enterpriseId, questionnaireId, relationId })
  else await removal(db, key).where('questionId', 'in', questionIds).execute()
}

const newBallot = kept((db, row: Database['ballot']) => db.insertInto('ballot').values(row))

export async function insertBallot(db: Handle, row: Database['ballot']) {
  await newBallot(db, row)
}

/**
 * Forms sent by level of a questionnaire that is being closed, and how many turns it has. In one pass that sorts nothing:
 * grouped by level, SQLite takes three times as long.
 */
export async function countForms(
  db: Handle,
  { enterpriseId, questionnaireId }: RoundKey,
  levelIds: readonly number[],
): Promise<{ turns: number; forms: Map<number, number> }> {
  const counted = await db
    .selectFrom('relation')
    .select((eb) => [
      eb.fn.countAll<number>().as('turns'),
      ...levelIds.map((levelId, place) =>
        sql<number>`sum(case when "levelId" = ${levelId} and "status" = 'submitted' then 1 else 0 end)`.as(
          `on${place}`,
        ),
      ),
    ])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .executeTakeFirstOrThrow()
  const row: Record<string, number | null> = counted
  const forms = levelIds.map((levelId, place): [number, number] => [levelId, row[`on${place}`] ?? 0])
  return { turns: counted.turns, forms: new Map(forms.filter(([, count]) => count > 0)) }
}

/**
 * The ballots about these evaluatees with whom and as what level they speak of, and how many turns they have; for the
 * finish alone (R1). Put together here: a join of two tables that grew since PostgreSQL last counted them takes minutes.
 * Those of the `unsure` raters are marked.
 */
export async function listBallots(
  db: Handle,
  { enterpriseId, questionnaireId }: RoundKey,
  evaluateeIds: number[],
  unsure: ReadonlySet<number>,
) {
  const turns = await db
    .selectFrom('relation')
    .select(['id', 'evaluateeId', 'levelId', 'raterId'])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('evaluateeId', 'in', evaluateeIds)
    .execute()
  const turnOf = new Map(turns.map((turn) => [turn.id, turn]))
  const ballots: Form[] = []
  for (const slice of idSlices([...turnOf.keys()])) {
    const rows = await db
      .selectFrom('ballot')
      .select(['relationId', 'answersJson'])
      .where('enterpriseId', '=', enterpriseId)
      .where('questionnaireId', '=', questionnaireId)
      .where(isOneOf('relationId', slice))
      .execute()
    for (const { relationId, answersJson } of rows) {
      const turn = turnOf.get(relationId)
      if (turn === undefined) continue
      const { evaluateeId, levelId, raterId } = turn
      ballots.push({ evaluateeId, levelId, answersJson, isUnsure: unsure.has(raterId) })
    }
  }
  return { ballots, turns: turns.length }
}

/** The last of some turns after the one with id `after` that have rows, and whether more can follow; undefined when there is none. */
async function nextTurns(
  db: Handle,
  table: 'ballot' | 'draft',
  { enterpriseId, questionnaireId }: RoundKey,
  after: number,
) {
  const rows = await db
    .selectFrom(table)
    .select('relationId')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('relationId', '>', after)
    .orderBy('relationId')
    .limit(ROWS_A_STATEMENT)
    .execute()
  const last = rows.at(-1)?.relationId
  return last === undefined ? undefined : { last, next: rows.length < ROWS_A_STATEMENT ? undefined : last }
}

/**
 * Drops some ballots of the next turns after the one with id `after`; answers the last of these turns, undefined when no more
 * can follow. Whoever drops the rest goes on after it: PostgreSQL would otherwise go through all that was dropped and is not
 * cleared away yet. What goes is told by bounds: beside a list, PostgreSQL may read the whole round.
 */
export async function deleteSomeBallots(db: Handle, key: RoundKey, after: number): Promise<number | undefined> {
  const turns = await nextTurns(db, 'ballot', key, after)
  if (turns === undefined) return undefined
  await db
    .deleteFrom('ballot')
    .where('enterpriseId', '=', key.enterpriseId)
    .where('questionnaireId', '=', key.questionnaireId)
    .where('relationId', '>', after)
    .where('relationId', '<=', turns.last)
    .execute()
  return turns.next
}

/** The same of drafts. */
export async function deleteSomeDrafts(db: Handle, key: RoundKey, after: number): Promise<number | undefined> {
  const turns = await nextTurns(db, 'draft', key, after)
  if (turns === undefined) return undefined
  await db
    .deleteFrom('draft')
    .where('enterpriseId', '=', key.enterpriseId)
    .where('questionnaireId', '=', key.questionnaireId)
    .where('relationId', '>', after)
    .where('relationId', '<=', turns.last)
    .execute()
  return turns.next
}

/** Drops the drafts of relations that are removed. */
export async function deleteDraftsOf(db: Handle, enterpriseId: number, questionnaireId: number, relationIds: number[]) {
  for (const slice of idSlices(relationIds)) {
    await db
      .deleteFrom('draft')
      .where('enterpriseId', '=', enterpriseId)
      .where('questionnaireId', '=', questionnaireId)
      .where(isOneOf('relationId', slice))
      .execute()
  }
}
