import type { ServiceContext } from '../../database/context.ts'
import type { UserPrincipal } from '../../http/call.ts'
import { insertEvent } from '../../records/questionnaire/audit.ts'
import type { QuestionnaireRow } from '../../records/questionnaire/store.ts'
import { listRoundsBefore } from './store.ts'

/** What was opened, as the audit names it (R15). */
export type Opened =
  | 'ranking'
  | 'rankingExport'
  | 'rankingDetail'
  | 'rankingDetailExport'
  | 'rankingLevels'
  | 'combined'
  | 'combinedPdf'
  | 'team'
  | 'teamPdf'
  | 'dimensionScores'
  | 'questionScores'
  | 'export'
  | 'personal'
  | 'pdf'
  | 'statistics'
  /** Its figures beside those of a later round. */
  | 'before'
  | 'questionStatistics'
  | 'arithmetic'
  | 'answersOfScore'
  | 'results'
  | 'answers'
  | 'archive'

/** Records what is about to be shown, before the answer leaves: what could not be recorded is not shown (R15). */
export function createRecorder({ database, ids, now }: ServiceContext) {
  return async (
    { enterpriseId, userId, remoteAddress }: UserPrincipal,
    id: number,
    opened: Opened,
    detail: { employeeId?: number; count?: number; title?: string } = {},
  ): Promise<void> => {
    const detailJson = JSON.stringify(detail)
    const event = { id: ids.newId(), at: now().toISOString(), action: `report.${opened}`, objectId: id, detailJson }
    await database.write((db) => insertEvent(db, { enterpriseId, userId, remoteAddress, ...event }))
  }
}

/** Records the rounds whose figures are about to be shown beside those of this one, each with of how many people. */
export function createBeforeRecorder(context: ServiceContext) {
  const record = createRecorder(context)
  return async (principal: UserPrincipal, row: QuestionnaireRow, employeeIds: readonly number[]): Promise<void> => {
    const last = await context.database.read((db) => listRoundsBefore(db, row, employeeIds))
    const counts = new Map<number, number>()
    for (const { id } of last.values()) counts.set(id, (counts.get(id) ?? 0) + 1)
    for (const [id, count] of counts) await record(principal, id, 'before', { count })
  }
}
