import type { PersonalReport } from '../../../domain/scoring/report.ts'
import { translateServer } from '../../../messages/server.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Language, UserPrincipal } from '../../http/call.ts'
import type { FontAssets } from '../../pdf/fontAssets.ts'
import { pdfAnswer, pdfParts, reportStem } from '../../pdf/pdfAnswer.ts'
import type { PdfMaker } from '../../pdf/pdfMaker.ts'
import { readNames, shownReport } from './names.ts'
import { openBeside } from './personal/beside.ts'
import { findReport, findToldReport, listEvaluated, requireResults } from './reading.ts'
import { createRecorder, type Opened } from './recording.ts'
import { readTeamReport } from './team.ts'
import { byName } from './teamFigures.ts'
import { createTeamViews } from './teamViews.ts'

export interface ReportsContext extends ServiceContext {
  pdf: Pick<PdfMaker, 'personalReport' | 'teamReport' | 'batchSize'>
  fonts: Pick<FontAssets, 'addresses'>
  tellFault(error: unknown): void
}

type Find<Found> = (context: ServiceContext, enterpriseId: number, id: number, employeeId: number) => Promise<Found>

/** What files of a report over a team are called, but for their ending. */
const teamStem = ({ title }: { title: string }, language: Language) =>
  `${title} ${translateServer(language, 'questionnaires.teamReport')}`

/** The reports as administrators read them. */
export function createReportsService(context: ReportsContext) {
  const { pdf, fonts, tellFault } = context
  const record = createRecorder(context)

  /** Of `find` a report, which is recorded. */
  const opener =
    <Found extends PersonalReport>(find: Find<Found>) =>
    async (principal: UserPrincipal, id: number, employeeId: number, opened: Opened) => {
      const report = await find(context, principal.enterpriseId, id, employeeId)
      await record(principal, id, opened, { employeeId })
      return report
    }
  const openOne = opener(findReport)
  const openTold = opener(findToldReport)

  /** A whole one that names its person. */
  const openShown = async (principal: UserPrincipal, id: number, employeeId: number, opened: Opened) =>
    shownReport(context, principal.enterpriseId, await openTold(principal, id, employeeId, opened))

  return {
    ...createTeamViews(context, record),
    async team(principal: UserPrincipal, id: number) {
      const report = await readTeamReport(context, principal.enterpriseId, id)
      await record(principal, id, 'team')
      return report
    },
    /** Who has a report, by name; no figures, so nothing to record. */
    async evaluatees({ enterpriseId }: UserPrincipal, id: number) {
      const row = await context.database.read((db) => requireResults(db, enterpriseId, id))
      const evaluatees = await listEvaluated(context, row)
      const { sortKeys, markOf } = await readNames(context, enterpriseId, evaluatees)
      return evaluatees.map((one) => ({ ...one, nameMark: markOf(one.employeeId) })).sort(byName(sortKeys))
    },
    async dimensionScores(principal: UserPrincipal, id: number, employeeId: number) {
      const { levels, dimensions } = await openOne(principal, id, employeeId, 'dimensionScores')
      return { levels, dimensions: dimensions.map(({ questions: _questions, ...dimension }) => dimension) }
    },
    async questionScores(principal: UserPrincipal, id: number, employeeId: number) {
      const { levels, dimensions } = await openOne(principal, id, employeeId, 'questionScores')
      return { levels, dimensions }
    },
    personalReport: (principal: UserPrincipal, id: number, employeeId: number) =>
      openShown(principal, id, employeeId, 'personal'),
    /** The report on paper. */
    async downloadReport(principal: UserPrincipal, id: number, employeeId: number, language: Language) {
      const report = await openShown(principal, id, employeeId, 'pdf')
      const readers = { employeeIds: [employeeId], viewer: 'administrator' } as const
      const { besideOf } = await openBeside(context, principal.enterpriseId, id, readers)
      const { beside, previousId } = await context.database.read((db) => besideOf(db, report))
      if (previousId !== null) await record(principal, previousId, 'before', { employeeId })
      return pdfAnswer(pdf.personalReport({ ...report, beside }, language), reportStem(report), tellFault)
    },
    async prepareReport(principal: UserPrincipal, id: number, employeeId: number) {
      const report = await openOne(principal, id, employeeId, 'pdf')
      return pdfParts(fonts, reportStem(await shownReport(context, principal.enterpriseId, report)), tellFault)
    },
    async downloadTeam(principal: UserPrincipal, id: number, language: Language) {
      const report = await readTeamReport(context, principal.enterpriseId, id)
      await record(principal, id, 'teamPdf')
      return pdfAnswer(pdf.teamReport(report, language), teamStem(report.questionnaire, language), tellFault)
    },
    async prepareTeam(principal: UserPrincipal, id: number, language: Language) {
      const row = await context.database.read((db) => requireResults(db, principal.enterpriseId, id))
      await record(principal, id, 'teamPdf')
      return pdfParts(fonts, teamStem(row, language), tellFault)
    },
  }
}

export type ReportsService = ReturnType<typeof createReportsService>
