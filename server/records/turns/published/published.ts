/** Personal reports as published at the finish of an anonymous questionnaire (anonymity.md R4). */
import { keptMaxima, mayLackMaxima } from '../../../../domain/scoring/keptMaxima.ts'
import type { PersonalReport } from '../../../../domain/scoring/report.ts'
import type { Handle } from '../../../database/open.ts'
import type { PublishedReportTable } from '../../../database/schema/questionnaireSchema.ts'
import { slices } from '../../../database/statements.ts'
import { loadPaper } from '../../paper/paper.ts'
import type { RoundKey } from '../answers.ts'

/** A report holds every comment: few to a statement keep it small. */
export const REPORTS_A_STATEMENT = 50

export async function insertPublished(db: Handle, rows: PublishedReportTable[]) {
  for (const slice of slices(rows, REPORTS_A_STATEMENT)) await db.insertInto('publishedReport').values(slice).execute()
}

/** Whether any report of a questionnaire is made. */
export async function hasPublished(db: Handle, { enterpriseId, questionnaireId }: RoundKey): Promise<boolean> {
  const row = await db
    .selectFrom('publishedReport')
    .select('employeeId')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Drops the reports of these people that a closing that was cut short had made; nobody has seen one. */
export async function deletePublished(
  db: Handle,
  { enterpriseId, questionnaireId }: RoundKey,
  employeeIds: readonly number[],
): Promise<void> {
  await db
    .deleteFrom('publishedReport')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('employeeId', 'in', employeeIds)
    .execute()
}

/** One person's; undefined where there is none. */
export async function findPublished(
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  employeeId: number,
): Promise<PersonalReport | undefined> {
  const row = await db
    .selectFrom('publishedReport')
    .select('reportJson')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('employeeId', '=', employeeId)
    .executeTakeFirst()
  // The JSON edge: the finish wrote it.
  const kept = row === undefined ? [] : [JSON.parse(row.reportJson) as PersonalReport]
  const [report] = await withMaxima(db, enterpriseId, questionnaireId, kept)
  return report
}

/** What was kept or released of a round, with the maxima of its paper. */
export async function withMaxima<Kept extends PersonalReport>(
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  reports: Kept[],
): Promise<Kept[]> {
  if (!reports.some(mayLackMaxima)) return reports
  const paper = await loadPaper(db, enterpriseId, questionnaireId, { title: '', summary: '' })
  return reports.map(keptMaxima(paper).inReport)
}

/** Puts this in the place of what was kept of a report. */
export async function updatePublished(
  db: Handle,
  { enterpriseId, questionnaireId, employeeId, reportJson }: PublishedReportTable,
): Promise<void> {
  await db
    .updateTable('publishedReport')
    .set({ reportJson })
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('employeeId', '=', employeeId)
    .execute()
}

/** The published reports of these people, in their order; who has none is passed over. */
export async function listPublished(
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  employeeIds: readonly number[],
): Promise<PersonalReport[]> {
  const rows = await db
    .selectFrom('publishedReport')
    .select(['employeeId', 'reportJson'])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('employeeId', 'in', employeeIds)
    .execute()
  const jsonOf = new Map(rows.map(({ employeeId, reportJson }) => [employeeId, reportJson]))
  const reports = employeeIds.flatMap((employeeId) => {
    const reportJson = jsonOf.get(employeeId)
    return reportJson === undefined ? [] : [JSON.parse(reportJson) as PersonalReport]
  })
  return withMaxima(db, enterpriseId, questionnaireId, reports)
}
