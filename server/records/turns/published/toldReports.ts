/** One person's report as its viewer may see it, with what it says beside its figures. */

import type { Viewer } from '../../../../domain/scoring/gate.ts'
import { toldOfPublished } from '../../../../domain/scoring/personal/told.ts'
import type { ToldReport } from '../../../../domain/scoring/report.ts'
import type { Handle } from '../../../database/open.ts'
import type { QuestionnaireRow } from '../../questionnaire/store.ts'
import { loadScored } from '../ground.ts'
import { listLeftOutForms } from '../leftOut.ts'
import { listRows } from '../sealing/sealed.ts'
import { makeToldReport } from './making.ts'
import { findPublished } from './published.ts'

/**
 * The published one of an anonymous round, which both viewers share (R4), a named one computed now; undefined for somebody
 * who has none. Whether there may be any yet is the caller's to refuse.
 */
export async function readToldReport(
  db: Handle,
  row: QuestionnaireRow,
  employeeId: number,
  viewer: Viewer,
  at: string,
): Promise<ToldReport | undefined> {
  const { enterpriseId, id: questionnaireId } = row
  const key = { enterpriseId, questionnaireId }
  const scored = await loadScored(db, row, employeeId)
  if (row.type === 2) {
    const report = await findPublished(db, enterpriseId, questionnaireId, employeeId)
    // Whoever is gone since the finish has a report, and nothing beside it.
    if (report === undefined || scored === undefined) return report
    const kept = await listRows(db, key, [scored.subject.evaluateeId])
    const rows = kept.map((one) => one.row)
    return { ...report, told: toldOfPublished(scored.input, report, rows, scored.questions) }
  }
  if (scored === undefined) return undefined
  const { told, ...report } = makeToldReport(row, scored, viewer, at)
  const forms = await listLeftOutForms(db, key, scored.subject.evaluateeId, viewer === 'administrator')
  const shown = new Set(report.levels.map((level) => level.key))
  return {
    ...report,
    told: { ...told, leftOut: { ...told.leftOut, forms: forms.filter(({ levelKey }) => shown.has(levelKey)) } },
  }
}
