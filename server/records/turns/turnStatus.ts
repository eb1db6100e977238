/** How far a rater's turn is: the relation's status, as answering and collecting change it. */
import { kept } from '../../database/kept.ts'
import type { Handle } from '../../database/open.ts'
import { IDS_A_STATEMENT, slices } from '../../database/statements.ts'
import { countSent, countWithdrawn } from '../questionnaire/turnCounts.ts'

/** Whether the form is still to be sent. */
export const isOpenTurn = ({ status }: { status: string | null }): boolean =>
  status === 'waiting' || status === 'drafting'

/** One relation of a questionnaire. */
export interface TurnKey {
  enterpriseId: number
  questionnaireId: number
  relationId: number
}

function open(db: Handle, { enterpriseId, questionnaireId, relationId }: TurnKey) {
  return db
    .updateTable('relation')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('id', '=', relationId)
    .where('status', 'in', ['waiting', 'drafting'])
}

const submitted = kept((db, { day, ...key }: TurnKey & { day: string }) =>
  open(db, key).set({ status: 'submitted', submittedDay: day }).returning(['evaluateeId', 'levelId', 'raterId']),
)

/** Marks an open turn as sent on `day` (R9: the day alone); undefined when it is not open any more. */
export async function markSubmitted(db: Handle, { enterpriseId, questionnaireId, relationId }: TurnKey, day: string) {
  const [row] = await submitted(db, { enterpriseId, questionnaireId, relationId, day })
  if (row !== undefined) await countSent(db, { enterpriseId, questionnaireId }, row.levelId)
  return row
}

/** Marks an open turn as begun or not begun, and holds its row until the transaction ends; false when it is not open. */
export async function markDrafting(db: Handle, key: TurnKey, status: 'waiting' | 'drafting'): Promise<boolean> {
  const row = await open(db, key).set({ status }).returning('id').executeTakeFirst()
  return row !== undefined
}

/** Withdraws an open turn; false when it is not open. */
export async function withdrawOpen(db: Handle, key: TurnKey): Promise<boolean> {
  const row = await open(db, key).set({ status: 'withdrawn' }).returning(['evaluateeId', 'levelId']).executeTakeFirst()
  if (row !== undefined) await countWithdrawn(db, key, [row])
  return row !== undefined
}

/** Takes back a turn that was sent or closed at the finish (named questionnaires only); false when it is neither. */
export async function withdrawEnded(db: Handle, key: TurnKey): Promise<boolean> {
  return (await withdrawFrom(db, key, 'submitted')) || (await withdrawFrom(db, key, 'closed'))
}

async function withdrawFrom(db: Handle, key: TurnKey, status: 'submitted' | 'closed'): Promise<boolean> {
  const row = await db
    .updateTable('relation')
    .set({ status: 'withdrawn', submittedDay: null })
    .where('enterpriseId', '=', key.enterpriseId)
    .where('questionnaireId', '=', key.questionnaireId)
    .where('id', '=', key.relationId)
    .where('status', '=', status)
    .returning(['evaluateeId', 'levelId'])
    .executeTakeFirst()
  if (row !== undefined) await countWithdrawn(db, key, [{ ...row, submitted: status === 'submitted' ? 1 : 0 }])
  return row !== undefined
}

/** Counts turns in the figures or leaves them out; answers the ids that changed. */
export async function setCounted(
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  relationIds: number[],
  counted: 0 | 1,
): Promise<number[]> {
  const changed: number[] = []
  for (const slice of slices(relationIds, IDS_A_STATEMENT)) {
    const rows = await db
      .updateTable('relation')
      .set({ counted })
      .where('enterpriseId', '=', enterpriseId)
      .where('questionnaireId', '=', questionnaireId)
      .where('id', 'in', slice)
      .where('counted', '!=', counted)
      .returning('id')
      .execute()
    changed.push(...rows.map(({ id }) => id))
  }
  return changed
}
