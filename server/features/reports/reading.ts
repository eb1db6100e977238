/** Finding reports: published ones of anonymous questionnaires, named ones computed now (anonymity.md R4). */
import { BusinessError } from '../../../domain/errors.ts'
import { isFinished, isPublished } from '../../../domain/evaluation/status.ts'
import type { PersonalReport } from '../../../domain/scoring/report.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import { getQuestionnaire } from '../../records/questionnaire/access.ts'
import type { QuestionnaireRow } from '../../records/questionnaire/store.ts'
import { listSubjects } from '../../records/turns/counted.ts'
import { loadScored } from '../../records/turns/ground.ts'
import { makeReport } from '../../records/turns/making.ts'
import { findPublished, listPublished } from '../../records/turns/published.ts'

/** The questionnaire, when it has results to show. Throws NOT_FOUND; NOT_FINISHED and ROUND_CLOSING (type 2), NOT_COLLECTING (type 1 before its start). */
async function requireResults(db: Handle, enterpriseId: number, id: number): Promise<QuestionnaireRow> {
  const row = await getQuestionnaire(db, enterpriseId, id)
  if (row.type === 2 && row.closingSince !== null) throw new BusinessError('ROUND_CLOSING')
  if (row.type === 2 && !isFinished(row.processStatus)) throw new BusinessError('NOT_FINISHED')
  if (!isPublished(row.processStatus)) throw new BusinessError('NOT_COLLECTING')
  return row
}

const parsed = ({ reportJson }: { reportJson: string }) => JSON.parse(reportJson) as PersonalReport

/** Every evaluatee's report in their order, as administrators see it. */
export async function listReports({ database, now }: ServiceContext, enterpriseId: number, id: number) {
  return database.read(async (db) => {
    const row = await requireResults(db, enterpriseId, id)
    if (row.type === 2) return (await listPublished(db, enterpriseId, id)).map(parsed)
    const at = now().toISOString()
    return (await loadScored(db, row)).map((one) => makeReport(row, one, 'administrator', at))
  })
}

/** Who has a report, in their order; no report is computed for it. */
export async function listReported({ database }: ServiceContext, enterpriseId: number, id: number) {
  return database.read(async (db) => {
    await requireResults(db, enterpriseId, id)
    const subjects = await listSubjects(db, enterpriseId, id, null)
    return subjects.map(({ employeeId, name, departmentName }) => ({
      employeeId,
      name,
      departmentName: departmentName ?? '',
    }))
  })
}

/** One evaluatee's report, as administrators see it; NOT_FOUND when he is none of the questionnaire's. */
export async function findReport(context: ServiceContext, enterpriseId: number, id: number, employeeId: number) {
  const { database, now } = context
  const report = await database.read(async (db) => {
    const row = await requireResults(db, enterpriseId, id)
    if (row.type === 2) {
      const published = await findPublished(db, enterpriseId, id, employeeId)
      return published === undefined ? undefined : parsed(published)
    }
    const [scored] = await loadScored(db, row, employeeId)
    return scored === undefined ? undefined : makeReport(row, scored, 'administrator', now().toISOString())
  })
  if (report === undefined) throw new BusinessError('NOT_FOUND')
  return report
}
