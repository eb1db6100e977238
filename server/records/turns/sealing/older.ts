/** Rounds that were finished before protected answers were kept by row (anonymity.md R21; docs/decisions/answers.md). */

import type { PersonalReport } from '../../../../domain/scoring/report.ts'
import { toEnd } from '../../../../domain/steps.ts'
import type { Handle } from '../../../database/open.ts'
import { slices } from '../../../database/statements.ts'
import { updateQuestionnaire } from '../../questionnaire/store.ts'
import type { RoundKey } from '../answers.ts'
import { findCounted, listCountedResponses } from '../counted.ts'
import { listEvaluatees } from '../evaluatees.ts'
import { deleteFormsOf } from '../forms.ts'
import { loadScoredOf, scoresIn } from '../ground.ts'
import { laterSealer } from '../published/making.ts'
import { listPublished, REPORTS_A_STATEMENT, updatePublished } from '../published/published.ts'
import { updateMember } from '../published/publishedMembers.ts'
import { insertReliability, insertRows } from './sealed.ts'
import { exemptLevels } from './sealing.ts'

/**
 * Keeps of whole forms of protected levels what published rows show, and drops them; what a floor of today hides is
 * hidden in the reports too. Does nothing when there are none. To be called in a transaction.
 */
export async function sealOlder(db: Handle, key: RoundKey): Promise<void> {
  const { enterpriseId, questionnaireId } = key
  // Holds the row: another server on the same database finds no such form any more.
  const row = await updateQuestionnaire(db, enterpriseId, questionnaireId, { sealedAt: null })
  const exempt = await exemptLevels(db, row)
  const isCounted = await findCounted(db, enterpriseId, questionnaireId, null)
  const forms = await listCountedResponses(db, enterpriseId, questionnaireId, null, isCounted)
  const older = new Set(forms.flatMap(({ levelId }) => (exempt.has(levelId) ? [] : [levelId])))
  if (older.size === 0) return
  const { questions, scored } = await loadScoredOf(db, row, forms)
  const before = new Map<number, PersonalReport>()
  const employeeIds = (await listEvaluatees(db, enterpriseId, questionnaireId)).map(({ employeeId }) => employeeId)
  for (const some of slices(employeeIds, REPORTS_A_STATEMENT)) {
    for (const report of await listPublished(db, enterpriseId, questionnaireId, some)) {
      before.set(report.evaluatee.employeeId, report)
    }
  }
  const sealer = laterSealer(before, scoresIn(questions))
  const again = sealer.add(scored)
  await insertRows(db, key, again.rows)
  for (const steps of sealer.reliability()) await insertReliability(db, key, toEnd(steps))
  for (const { employeeId, report, member } of again.reports) {
    const reportJson = JSON.stringify(report)
    const isAsBefore = reportJson === JSON.stringify(before.get(employeeId))
    if (!isAsBefore) await updatePublished(db, { ...key, employeeId, reportJson })
    await updateMember(db, key, member)
  }
  await deleteFormsOf(db, key, [...older])
}
