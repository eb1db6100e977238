/** One evaluatee's results as a file, made within the call (docs/decisions/0029-personal-figures.md). */
import { shownAs } from '../../../../domain/scoring/shownAs.ts'
import type { ServiceContext } from '../../../database/context.ts'
import type { FileAnswer, Language, QueryOf, UserPrincipal } from '../../../http/call.ts'
import { reportStem } from '../../../pdf/pdfAnswer.ts'
import { bookAnswer } from '../../../sheets/bookAnswer.ts'
import { csvAnswer } from '../../../sheets/csv.ts'
import { readOwnName, shownReport } from '../names.ts'
import { readListed } from '../personal/listed.ts'
import type { Person } from '../personal/statistics.ts'
import { findReport, requireResults } from '../reading.ts'
import type { createRecorder } from '../recording.ts'
import { scoreSheet } from '../scoreSheet.ts'
import { readLevelColumns } from './columns.ts'
import { resultRows, resultSheets } from './resultSheets.ts'

export function createPersonExport(context: ServiceContext, record: ReturnType<typeof createRecorder>) {
  const { database, now } = context

  /** The table of questions. */
  async function table(principal: UserPrincipal, { id, employeeId }: Person, language: Language): Promise<FileAnswer> {
    const report = await findReport(context, principal.enterpriseId, id, employeeId)
    await record(principal, id, 'export', { employeeId })
    const { header, rows } = scoreSheet(report, language)
    return csvAnswer(`${reportStem(await shownReport(context, principal.enterpriseId, report))}.csv`, header, rows)
  }

  /** The sheets of all results, of one person. */
  async function book(
    principal: UserPrincipal,
    { id, employeeId }: Person,
    format: 'xlsx' | 'zip',
    language: Language,
  ): Promise<FileAnswer> {
    const { enterpriseId } = principal
    const row = await database.read((db) => requireResults(db, enterpriseId, id))
    const { report, lists, questions } = await readListed(context, row, employeeId)
    await record(principal, id, 'export', { employeeId })
    const marked = await readOwnName(context, enterpriseId, report)
    const levels = await database.read((db) => readLevelColumns(db, row, language))
    const ground = { rule: { anonymous: row.type === 2 }, levels, marked, language }
    const file = { stem: reportStem(shownAs(report, marked.markOf(employeeId))), madeAt: now() }
    return bookAnswer(format, file, resultSheets(ground), resultRows(report, lists, questions, ground))
  }

  return {
    person(principal: UserPrincipal, person: Person, query: QueryOf<'exportQuestionScores'>, language: Language) {
      const { format = 'csv' } = query
      return format === 'csv' ? table(principal, person, language) : book(principal, person, format, language)
    },
  }
}
