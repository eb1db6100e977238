/** Questionnaires that are closing: how far each is, and who has it in hand; the only writer of their table. */
import type { ExpressionBuilder } from 'kysely'
import type { QuestionnaireType } from '../../../domain/evaluation/status.ts'
import type { Handle } from '../../database/open.ts'
import type { ClosingTable } from '../../database/schema/questionnaireSchema.ts'
import type { Database } from '../../database/schema/schema.ts'

export type Closing = ClosingTable
/** One that a process has in hand. */
export type Claimed = Closing & { claimedUntil: string }

/** Begins one, in the transaction that sets `closingSince`; turns are gone through `total` times in all. */
export async function beginClosing(
  db: Handle,
  key: Pick<Closing, 'enterpriseId' | 'questionnaireId'>,
  total: number,
): Promise<void> {
  const { enterpriseId, questionnaireId } = key
  const row = { enterpriseId, questionnaireId, isMade: 0 as const, done: 0, total, claimedUntil: null, failures: 0 }
  await db.insertInto('closing').values(row).execute()
}

/** Takes one of this type that nobody has in hand at `now`, until `claimedUntil`; undefined when there is none. All enterprises'. */
export async function claimClosing(
  db: Handle,
  type: QuestionnaireType,
  now: string,
  claimedUntil: string,
): Promise<Claimed | undefined> {
  const isFree = (eb: ExpressionBuilder<Database, 'closing'>) =>
    eb.or([eb('claimedUntil', 'is', null), eb('claimedUntil', '<=', now)])
  const free = await db
    .selectFrom('closing')
    .innerJoin('questionnaire', (join) =>
      join
        .onRef('questionnaire.enterpriseId', '=', 'closing.enterpriseId')
        .onRef('questionnaire.id', '=', 'closing.questionnaireId'),
    )
    .select(['closing.enterpriseId', 'closing.questionnaireId'])
    .where('questionnaire.type', '=', type)
    .where(isFree)
    .limit(1)
    .executeTakeFirst()
  if (free === undefined) return undefined
  const row = await db
    .updateTable('closing')
    .set({ claimedUntil })
    .where('enterpriseId', '=', free.enterpriseId)
    .where('questionnaireId', '=', free.questionnaireId)
    .where(isFree)
    .returningAll()
    .executeTakeFirst()
  return row === undefined ? undefined : { ...row, claimedUntil }
}

/**
 * Frees those of dead processes, for whoever knows that none is at work: all but what may be resting after a failure, which is
 * over neither by `until` nor after `latest`, as that of a clock that was ahead. All enterprises'.
 */
export async function freeClosings(db: Handle, until: string, latest: string): Promise<void> {
  await db
    .updateTable('closing')
    .set({ claimedUntil: null })
    .where((eb) => eb.or([eb('failures', '=', 0), eb('claimedUntil', '<=', until), eb('claimedUntil', '>', latest)]))
    .execute()
}

/** Changes one that is still in the caller's hand; false when another process took it. */
export async function changeClosing(
  db: Handle,
  { enterpriseId, questionnaireId, claimedUntil }: Claimed,
  change: Partial<Pick<Closing, 'isMade' | 'done' | 'claimedUntil' | 'failures'>>,
): Promise<boolean> {
  const row = await db
    .updateTable('closing')
    .set(change)
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('claimedUntil', '=', claimedUntil)
    .returning('questionnaireId')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteClosing(db: Handle, { enterpriseId, questionnaireId }: Closing): Promise<void> {
  await db
    .deleteFrom('closing')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .execute()
}

export interface ClosingProgress {
  /** Of what there is to do. */
  percent: number
  failures: number
}

/** How far those of these questionnaires are that are closing. */
export async function closingProgress(
  db: Handle,
  enterpriseId: number,
  ids: number[],
): Promise<Map<number, ClosingProgress>> {
  const rows = await db
    .selectFrom('closing')
    .select(['questionnaireId', 'done', 'total', 'failures'])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', 'in', ids)
    .execute()
  // Where another process went on, turns are gone through again: it is done when it is no more.
  const percentOf = (done: number, total: number) => Math.min(99, Math.floor((100 * done) / Math.max(1, total)))
  return new Map(
    rows.map(({ questionnaireId, done, total, failures }) => [
      questionnaireId,
      { percent: percentOf(done, total), failures },
    ]),
  )
}
