/** Reports as their evaluatees may see them: the published one of an anonymous round (R4), a named one computed now. */
import type { PersonalReport } from '../../../domain/scoring/report.ts'
import type { Handle } from '../../database/open.ts'
import type { QuestionnaireRow } from '../questionnaire/store.ts'
import { loadScored } from './ground.ts'
import { makeReport } from './making.ts'
import { findPublished } from './published.ts'

/** Undefined for somebody who has no report. Whether there may be any yet is the caller's to refuse. */
export async function readEvaluateeReport(
  db: Handle,
  row: QuestionnaireRow,
  employeeId: number,
  at: string,
): Promise<PersonalReport | undefined> {
  if (row.type === 2) {
    const published = await findPublished(db, row.enterpriseId, row.id, employeeId)
    return published === undefined ? undefined : (JSON.parse(published.reportJson) as PersonalReport)
  }
  const scored = await loadScored(db, row, employeeId)
  return scored === undefined ? undefined : makeReport(row, scored, 'evaluatee', at)
}
