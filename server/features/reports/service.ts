import { BusinessError, OwnFault } from '../../../domain/errors.ts'
import { markOf, sharedNames } from '../../../domain/evaluation/names.ts'
import type { PersonalReport } from '../../../domain/scoring/report.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Language, UserPrincipal } from '../../http/call.ts'
import { isOwnFault, type PdfMaker } from '../../pdf/pdfMaker.ts'
import { listDimensions } from '../../records/paper/dimensions.ts'
import { insertEvent } from '../../records/questionnaire/audit.ts'
import { findReport, listReported, listTeam } from './reading.ts'
import { scoreSheet } from './scoreSheet.ts'
import { listNames } from './store.ts'
import {
  byName,
  type Names,
  type RankingSort,
  rankingAnswer,
  rankingDetailAnswer,
  type TeamMember,
} from './teamFigures.ts'

export interface ReportsContext extends ServiceContext {
  pdf: Pick<PdfMaker, 'personalReport'>
  tellFault(error: unknown): void
}

/** What was opened, as the audit names it (R15). */
type Opened = 'ranking' | 'rankingDetail' | 'dimensionScores' | 'questionScores' | 'export' | 'personal' | 'pdf'

type Named = Pick<PersonalReport['evaluatee'], 'employeeId' | 'name'>

const whom = ({ evaluatee }: TeamMember): Named => evaluatee

/** The reports as administrators read them. */
export function createReportsService(context: ReportsContext) {
  const { database, ids, now, pdf, tellFault } = context

  /** Written before the answer leaves: what could not be recorded is not shown (R15). */
  async function record(
    { enterpriseId, userId, remoteAddress }: UserPrincipal,
    id: number,
    opened: Opened,
    employeeId?: number,
  ) {
    const detailJson = JSON.stringify(employeeId === undefined ? {} : { employeeId })
    const event = { id: ids.newId(), at: now().toISOString(), action: `report.${opened}`, objectId: id, detailJson }
    await database.write((db) => insertEvent(db, { enterpriseId, userId, remoteAddress, ...event }))
  }

  async function openOne(principal: UserPrincipal, id: number, employeeId: number, opened: Opened) {
    const report = await findReport(context, principal.enterpriseId, id, employeeId)
    await record(principal, id, opened, employeeId)
    return report
  }

  async function openAll(principal: UserPrincipal, id: number, opened: Opened) {
    const team = await listTeam(context, principal.enterpriseId, id)
    await record(principal, id, opened)
    return team
  }

  /** Results keep the names of the finish (R4), so namesakes are those who bear one name there. */
  async function namesOf(enterpriseId: number, id: number, people: readonly Named[]): Promise<Names> {
    const own = await database.read((db) => listNames(db, enterpriseId, id))
    const shared = sharedNames(people.map(({ name }) => name))
    const marked = new Set(people.filter(({ name }) => shared.has(name)).map(({ employeeId }) => employeeId))
    return {
      sortKeys: new Map([...own.values()].map((one) => [one.id, one.sortKey])),
      markOf(employeeId) {
        const person = marked.has(employeeId) ? own.get(employeeId) : undefined
        return person === undefined ? '' : markOf(person)
      },
    }
  }

  return {
    async ranking(principal: UserPrincipal, id: number, sort: RankingSort) {
      const team = await openAll(principal, id, 'ranking')
      return rankingAnswer(team, sort, await namesOf(principal.enterpriseId, id, team.map(whom)))
    },
    async rankingDetail(principal: UserPrincipal, id: number) {
      const team = await openAll(principal, id, 'rankingDetail')
      const dimensions = await database.read((db) => listDimensions(db, principal.enterpriseId, id))
      const names = await namesOf(principal.enterpriseId, id, team.map(whom))
      return rankingDetailAnswer(team, dimensions, names.markOf)
    },
    /** Who has a report, by name; no figures, so nothing to record. */
    async evaluatees({ enterpriseId }: UserPrincipal, id: number) {
      const evaluatees = await listReported(context, enterpriseId, id)
      const { sortKeys, markOf } = await namesOf(enterpriseId, id, evaluatees)
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
    async exportScores(principal: UserPrincipal, id: number, employeeId: number, language: Language) {
      return scoreSheet(await openOne(principal, id, employeeId, 'export'), language)
    },
    personalReport: (principal: UserPrincipal, id: number, employeeId: number): Promise<PersonalReport> =>
      openOne(principal, id, employeeId, 'personal'),
    /** The report on paper; throws PDF_UNAVAILABLE when none can be made now. */
    async downloadReport(principal: UserPrincipal, id: number, employeeId: number, language: Language) {
      const report = await openOne(principal, id, employeeId, 'pdf')
      const body = await pdf.personalReport(report, language).catch((error: unknown) => {
        tellFault(error)
        throw isOwnFault(error) ? new OwnFault('PDF_UNAVAILABLE') : new BusinessError('PDF_UNAVAILABLE')
      })
      const fileName = `${report.questionnaire.title} ${report.evaluatee.name}.pdf`
      return { contentType: 'application/pdf', body, fileName }
    },
  }
}

export type ReportsService = ReturnType<typeof createReportsService>
