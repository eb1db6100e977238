/**
 * How many evaluatees and turns a questionnaire has, kept beside them: the only writer of their table. Whoever adds or removes
 * some changes what was kept by them, and whoever changes else what is counted drops it, in the same transaction and under
 * lockQuestionnaire; whoever has changed all keeps it anew.
 * What is not kept is counted, so that nothing is ever told from old ground (docs/decisions/0022-kept-counts.md).
 */
import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { kept } from '../../database/kept.ts'
import type { Handle } from '../../database/open.ts'
import { IDS_A_STATEMENT, slices } from '../../database/statements.ts'
import { isAsked, listCountingAll } from './asked.ts'
import { countAnew, NONE, openLevels, QUESTIONNAIRES_A_STATEMENT, type TurnCounts } from './turnsCountedAnew.ts'

interface Key {
  enterpriseId: number
  questionnaireId: number
}

/** What was counted; the parts after it are the forms sent since. */
const COUNTED = 0
/** Forms sent at the same moment rarely wait for each other: each adds to a part that chance chooses. */
const PARTS = 32

/** What is kept of these; the parts are added up. */
export async function listKept(
  db: Handle,
  enterpriseId: number,
  ids: readonly number[],
): Promise<Map<number, TurnCounts>> {
  const found = new Map<number, TurnCounts>()
  for (const slice of slices([...ids], QUESTIONNAIRES_A_STATEMENT)) {
    const rows = await db
      .selectFrom('turnCount')
      .select((eb) => [
        'questionnaireId',
        eb.fn.min<number>('part').as('first'),
        eb.fn.sum<number>('evaluatees').as('evaluatees'),
        eb.fn.sum<number>('rated').as('rated'),
        eb.fn.sum<number>('invited').as('invited'),
        eb.fn.sum<number>('submitted').as('submitted'),
      ])
      .where('enterpriseId', '=', enterpriseId)
      .where('questionnaireId', 'in', slice)
      .groupBy('questionnaireId')
      .execute()
    for (const { questionnaireId, first, ...counts } of rows) if (first === COUNTED) found.set(questionnaireId, counts)
  }
  return found
}

/** The counts of each of `ids`: as kept, and where nothing is kept as counted. */
export async function readCounts(
  db: Handle,
  enterpriseId: number,
  ids: readonly number[],
): Promise<Map<number, TurnCounts>> {
  const found = await listKept(db, enterpriseId, ids)
  const missing = ids.filter((id) => !found.has(id))
  return new Map([...found, ...(await countAnew(db, enterpriseId, missing))])
}

export async function hasCounts(db: Handle, enterpriseId: number, questionnaireId: number): Promise<boolean> {
  return (await listKept(db, enterpriseId, [questionnaireId])).has(questionnaireId)
}

/** Drops what is kept: evaluatees, turns or levels change. */
export async function forgetCounts(db: Handle, { enterpriseId, questionnaireId }: Key): Promise<void> {
  await db
    .deleteFrom('turnCount')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .execute()
}

/** Counts anew and keeps that; the caller holds the lock of lockQuestionnaire, so no form is being sent. */
export async function keepCounts(db: Handle, enterpriseId: number, questionnaireId: number): Promise<void> {
  const counts = (await countAnew(db, enterpriseId, [questionnaireId])).get(questionnaireId) ?? NONE
  await keep(db, { enterpriseId, questionnaireId }, counts)
}

/**
 * An anonymous round begins to close: none of its turns counts as sent any more (R5), and no other count changes. The caller
 * holds the lock; what is kept is not counted anew, since everybody waits for whoever has it.
 */
export async function keepNoneSent(db: Handle, key: Key): Promise<void> {
  const counts = (await readCounts(db, key.enterpriseId, [key.questionnaireId])).get(key.questionnaireId) ?? NONE
  await keep(db, key, { ...counts, submitted: 0 })
}

async function keep(db: Handle, { enterpriseId, questionnaireId }: Key, counts: TurnCounts): Promise<void> {
  const key = { enterpriseId, questionnaireId }
  await forgetCounts(db, key)
  await db
    .insertInto('turnCount')
    .values({ ...key, part: COUNTED, ...counts })
    .execute()
}

const sent = kept((db, { enterpriseId, questionnaireId, levelId, part }: Key & { levelId: number; part: number }) =>
  db
    .insertInto('turnCount')
    .columns(['enterpriseId', 'questionnaireId', 'part', 'evaluatees', 'rated', 'invited', 'submitted'])
    .expression((eb) =>
      eb
        .selectFrom('relationLevel')
        .select([
          'enterpriseId',
          'questionnaireId',
          sql<number>`cast(${part} as bigint)`.as('part'),
          sql<number>`0`.as('evaluatees'),
          sql<number>`0`.as('rated'),
          sql<number>`0`.as('invited'),
          sql<number>`1`.as('submitted'),
        ])
        .where('enterpriseId', '=', enterpriseId)
        .where('questionnaireId', '=', questionnaireId)
        .where('id', '=', levelId)
        .where('open', '=', 1),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['enterpriseId', 'questionnaireId', 'part'])
        .doUpdateSet({ submitted: sql<number>`${sql.ref('turnCount.submitted')} + 1` }),
    ),
)

/** One more form is sent; the caller holds the questionnaire as it is (shareQuestionnaire). */
export async function countSent(db: Handle, { enterpriseId, questionnaireId }: Key, levelId: number): Promise<void> {
  await sent(db, { enterpriseId, questionnaireId, levelId, part: randomInt(PARTS) + COUNTED + 1 })
}

/** Of these evaluatees how many turns each has; those without one are left out. */
async function countOfEach(
  db: Handle,
  { enterpriseId, questionnaireId }: Key,
  evaluateeIds: readonly number[],
  levelIds: readonly number[],
): Promise<Map<number, number>> {
  const found = new Map<number, number>()
  const countingAll = await listCountingAll(db, enterpriseId, [questionnaireId])
  for (const slice of slices(evaluateeIds, IDS_A_STATEMENT)) {
    const rows = await db
      .selectFrom('relation')
      .select((eb) => ['evaluateeId', eb.fn.countAll<number>().as('turns')])
      .where('enterpriseId', '=', enterpriseId)
      .where('questionnaireId', '=', questionnaireId)
      .where('evaluateeId', 'in', slice)
      .where('levelId', 'in', levelIds)
      .where(isAsked(countingAll))
      .groupBy('evaluateeId')
      .execute()
    for (const { evaluateeId, turns } of rows) found.set(evaluateeId, turns)
  }
  return found
}

/** A turn that came or went; `submitted` 1 when its form had been sent. */
interface Turn {
  evaluateeId: number
  levelId: number
  submitted?: 0 | 1
}

/** Those of the turns that count, and how many each of their evaluatees has by now. */
async function countedOf(db: Handle, key: Key, turns: readonly Turn[]) {
  const levels = await openLevels(db, key.enterpriseId, [key.questionnaireId]).execute()
  const levelIds = levels.map(({ id }) => id)
  const open = turns.filter(({ levelId }) => levelIds.includes(levelId))
  const of = new Map<number, number>()
  for (const { evaluateeId } of open) of.set(evaluateeId, (of.get(evaluateeId) ?? 0) + 1)
  const now = of.size === 0 ? new Map<number, number>() : await countOfEach(db, key, [...of.keys()], levelIds)
  return { open, evaluatees: [...of].map(([id, turns]) => ({ turns, now: now.get(id) ?? 0 })) }
}

async function change(db: Handle, { enterpriseId, questionnaireId }: Key, by: Partial<TurnCounts>): Promise<void> {
  const { evaluatees, rated, invited, submitted } = { ...NONE, ...by }
  await db
    .updateTable('turnCount')
    .set((eb) => ({
      evaluatees: eb('evaluatees', '+', evaluatees),
      rated: eb('rated', '+', rated),
      invited: eb('invited', '+', invited),
      submitted: eb('submitted', '+', submitted),
    }))
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('part', '=', COUNTED)
    .execute()
}

/**
 * These turns were added. For this and the two below the caller holds the lock of lockQuestionnaire, and has done it
 * already; where nothing is kept, nothing is.
 */
export async function countAdded(db: Handle, key: Key, turns: readonly Turn[]): Promise<void> {
  if (!(await hasCounts(db, key.enterpriseId, key.questionnaireId))) return
  const { open, evaluatees } = await countedOf(db, key, turns)
  const rated = evaluatees.filter(({ turns, now }) => now === turns).length
  await change(db, key, { rated, invited: open.length })
}

const countsAll = async (db: Handle, { enterpriseId, questionnaireId }: Key) =>
  (await listCountingAll(db, enterpriseId, [questionnaireId])).length > 0

/** These turns, which were not withdrawn before, are now. */
export async function countWithdrawn(db: Handle, key: Key, turns: readonly Turn[]): Promise<void> {
  if (!(await countsAll(db, key))) await countGone(db, key, turns)
}

/** These turns went; `status` is what they were. */
export async function countGone(db: Handle, key: Key, turns: readonly (Turn & { status?: string })[]): Promise<void> {
  if (!(await hasCounts(db, key.enterpriseId, key.questionnaireId))) return
  const all = await countsAll(db, key)
  const counted = turns.filter(({ status }) => all || status !== 'withdrawn')
  const { open, evaluatees } = await countedOf(db, key, counted)
  const rated = evaluatees.filter(({ now }) => now === 0).length
  const submitted = open.filter((turn) => turn.submitted === 1).length
  await change(db, key, { rated: -rated, invited: -open.length, submitted: -submitted })
}

/** So many evaluatees came, or went if it is negative. */
export async function countEvaluateesBy(db: Handle, key: Key, evaluatees: number): Promise<void> {
  await change(db, key, { evaluatees })
}
