/** Who rates whom on which level: adding, moving and removing relations. */
import { ANONYMOUS, COLLECTING } from '../../../domain/evaluation/status.ts'
import { keptRows } from '../../database/kept.ts'
import type { DatabaseService, Handle } from '../../database/open.ts'
import type { Database } from '../../database/schema/schema.ts'
import { sliceBySlice } from '../../database/sliceBySlice.ts'
import { IDS_A_STATEMENT, slices } from '../../database/statements.ts'
import { toldTurns } from '../../database/toldTurns.ts'
import { countAdded, countGone, forgetCounts } from '../questionnaire/turnCounts.ts'

/** Relations of one transaction: no other call waits longer than one of these. */
export const RELATIONS_A_SLICE = 2_000

/** The next of a questionnaire's relations after the one with that id, at most a slice of them; without the raters' names. */
export async function listRelationsAfter(db: Handle, enterpriseId: number, questionnaireId: number, after: number) {
  return db
    .selectFrom('relation')
    .select(['id', 'evaluateeId', 'levelId', 'raterId', toldTurns(enterpriseId).status.as('status')])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(RELATIONS_A_SLICE)
    .execute()
}

export type StoredRelation = Awaited<ReturnType<typeof listRelationsAfter>>[number]

/** Every relation of a questionnaire in the order of their ids, read slice by slice, between which others come. */
export async function readRelations(
  database: Pick<DatabaseService, 'read'>,
  enterpriseId: number,
  questionnaireId: number,
): Promise<StoredRelation[]> {
  const found: StoredRelation[] = []
  await sliceBySlice(async (after) => {
    const rows = await database.read((db) => listRelationsAfter(db, enterpriseId, questionnaireId, after))
    found.push(...rows)
    return rows.length < RELATIONS_A_SLICE ? undefined : rows.at(-1)?.id
  })
  return found
}

type ListRelations = (
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  ids: readonly number[],
) => Promise<StoredRelation[]>

/** Every relation of these evaluatees, in any order. */
export const listRelationsOf: ListRelations = (db, enterpriseId, questionnaireId, evaluateeIds) =>
  listBy('evaluateeId', db, enterpriseId, questionnaireId, evaluateeIds)

/** Those of these relations that are there, in any order. */
export const listRelationsById: ListRelations = (db, enterpriseId, questionnaireId, ids) =>
  listBy('id', db, enterpriseId, questionnaireId, ids)

async function listBy(
  column: 'id' | 'evaluateeId',
  ...[db, enterpriseId, questionnaireId, ids]: Parameters<ListRelations>
) {
  const found: StoredRelation[] = []
  for (const slice of slices(ids, IDS_A_STATEMENT)) {
    const rows = await db
      .selectFrom('relation')
      .select(['id', 'evaluateeId', 'levelId', 'raterId', toldTurns(enterpriseId).status.as('status')])
      .where('enterpriseId', '=', enterpriseId)
      .where('questionnaireId', '=', questionnaireId)
      .where(column, 'in', slice)
      .execute()
    found.push(...rows)
  }
  return found
}

/** Whether somebody rates in an anonymous questionnaire that collects: of such people nothing says when they come. */
export async function isAsked(db: Handle, enterpriseId: number, raterId: number): Promise<boolean> {
  const row = await db
    .selectFrom('relation')
    .innerJoin('questionnaire', (join) =>
      join
        .onRef('questionnaire.enterpriseId', '=', 'relation.enterpriseId')
        .onRef('questionnaire.id', '=', 'relation.questionnaireId'),
    )
    .select('relation.id')
    .where('relation.enterpriseId', '=', enterpriseId)
    .where('relation.raterId', '=', raterId)
    .where('questionnaire.type', '=', ANONYMOUS)
    .where('questionnaire.processStatus', '=', COLLECTING)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

const insert = keptRows((db, rows: Database['relation'][]) =>
  db
    .insertInto('relation')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['enterpriseId', 'questionnaireId', 'evaluateeId', 'raterId']).doNothing(),
    )
    .returning(['evaluateeId', 'levelId']),
)

/** Adds relations of one questionnaire; a rater whom the evaluatee has already is passed over. Answers those that were new. */
export async function insertRelations(
  db: Handle,
  rows: Database['relation'][],
): Promise<{ evaluateeId: number; levelId: number }[]> {
  const added = await insert(db, rows)
  if (rows[0] !== undefined) await countAdded(db, rows[0], added)
  return added
}

/** Removes relations whose answers were not sent, by their ids; answers the ids that went. */
export async function deleteUnsent(db: Handle, enterpriseId: number, questionnaireId: number, ids: number[]) {
  const gone: { id: number; evaluateeId: number; levelId: number; status: string }[] = []
  for (const slice of slices(ids, IDS_A_STATEMENT)) {
    const rows = await db
      .deleteFrom('relation')
      .where('enterpriseId', '=', enterpriseId)
      .where('questionnaireId', '=', questionnaireId)
      .where('id', 'in', slice)
      .where('status', '!=', 'submitted')
      .returning(['id', 'evaluateeId', 'levelId', 'status'])
      .execute()
    gone.push(...rows)
  }
  if (gone.length > 0) await countGone(db, { enterpriseId, questionnaireId }, gone)
  return gone.map(({ id }) => id)
}

/** Moves a relation whose answers were not sent to another level; false when they were. */
export async function moveUnsent(
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  id: number,
  levelId: number,
) {
  await forgetCounts(db, { enterpriseId, questionnaireId })
  const row = await db
    .updateTable('relation')
    .set({ levelId })
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('id', '=', id)
    .where('status', '!=', 'submitted')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

const onLevels = (db: Handle, enterpriseId: number, questionnaireId: number, levelIds: readonly number[]) =>
  db
    .deleteFrom('relation')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('levelId', 'in', levelIds)

/** Removes those that are withdrawn; only before the start, when nobody was asked for them. */
export async function deleteWithdrawn(db: Handle, enterpriseId: number, questionnaireId: number): Promise<void> {
  await db
    .deleteFrom('relation')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('status', '=', 'withdrawn')
    .execute()
}

/** Removes every relation on these levels; only before the start, when nothing was sent. Of many, `emptyLevels` before. */
export async function deleteRelationsOnLevels(
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  levelIds: readonly number[],
) {
  if (levelIds.length === 0) return
  await forgetCounts(db, { enterpriseId, questionnaireId })
  await onLevels(db, enterpriseId, questionnaireId, levelIds).execute()
}

/** The same of the relations after the one with id `after`, a slice of them; answers the last, undefined where there are no more. */
export async function deleteNextOnLevels(
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  levelIds: readonly number[],
  after: number,
): Promise<number | undefined> {
  const last = (await listRelationsAfter(db, enterpriseId, questionnaireId, after)).at(-1)?.id
  if (last === undefined) return undefined
  const gone = await onLevels(db, enterpriseId, questionnaireId, levelIds)
    .where('id', '>', after)
    .where('id', '<=', last)
    .returning(['evaluateeId', 'levelId', 'status'])
    .execute()
  await countGone(db, { enterpriseId, questionnaireId }, gone)
  return last
}
