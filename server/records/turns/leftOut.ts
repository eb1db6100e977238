/** Forms an administrator left out of the figures of a named round, and why. */
import type { ReportLeftOut } from '../../../domain/scoring/report.ts'
import type { Handle } from '../../database/open.ts'
import { listDetails } from '../questionnaire/audit.ts'
import type { RoundKey } from './answers.ts'

/** What is kept of forms that were left out of the figures, or counted again. */
export const LEFT_OUT = 'feedback.setstatistic'

export interface LeftOut {
  relationIds: number[]
  statistic: boolean
  reason: string
}

/** What is kept of forms: those left out of the figures or counted again by their ids, a withdrawn one by its people. */
export interface FormsKept extends Partial<Pick<LeftOut, 'relationIds'>> {
  relationId?: number
  evaluatorId?: number
  valuerId?: number
  /** False of one that was withdrawn before it was sent; absent in what was kept before this was. */
  isSent?: boolean
}

/** Why each of these forms that are left out was so the last time; nothing of one where nothing was said. */
export async function readReasons(db: Handle, key: RoundKey, relationIds: readonly number[]) {
  const wanted = new Set(relationIds)
  const reasons = new Map<number, string>()
  for (const detailJson of await listDetails(db, key.enterpriseId, key.questionnaireId, LEFT_OUT)) {
    // The JSON edge: `setStatistic` wrote it.
    const { relationIds: about, statistic, reason } = JSON.parse(detailJson) as LeftOut
    // One may be counted again while it is read: what was said then is no reason to leave it out.
    for (const id of about) if (wanted.delete(id) && !statistic && reason !== '') reasons.set(id, reason)
    if (wanted.size === 0) break
  }
  return reasons
}

/** Those about one evaluatee that were sent, by relation level; `withReasons` tells why, each reason once. */
export async function listLeftOutForms(
  db: Handle,
  key: RoundKey,
  evaluateeId: number,
  withReasons: boolean,
): Promise<ReportLeftOut['forms']> {
  const turns = await db
    .selectFrom('relation')
    .select(['id', 'levelId'])
    .where('enterpriseId', '=', key.enterpriseId)
    .where('questionnaireId', '=', key.questionnaireId)
    .where('evaluateeId', '=', evaluateeId)
    .where('status', '=', 'submitted')
    .where('counted', '=', 0)
    .orderBy('id')
    .execute()
  if (turns.length === 0) return []
  const reasonOf = withReasons
    ? await readReasons(
        db,
        key,
        turns.map(({ id }) => id),
      )
    : new Map<number, string>()
  return [...new Set(turns.map(({ levelId }) => levelId))].map((levelId) => {
    const own = turns.filter((turn) => turn.levelId === levelId)
    const reasons = own.flatMap(({ id }) => reasonOf.get(id) ?? [])
    return { levelKey: `level:${levelId}`, count: own.length, reasons: [...new Set(reasons)] }
  })
}
