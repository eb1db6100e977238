/** Making reports, and what is kept beside them, from what was loaded; the only place of the server that calls scoring. */
import { randomInt } from 'node:crypto'
import type { Question } from '../../../../domain/paper/model.ts'
import { shuffled } from '../../../../domain/scoring/comments.ts'
import type { Viewer } from '../../../../domain/scoring/gate.ts'
import { type AnswerLists, listsOfForms } from '../../../../domain/scoring/lists.ts'
import { toldOfNamed } from '../../../../domain/scoring/personal/told.ts'
import { disclosedReport, personalReport, type ReportSubject } from '../../../../domain/scoring/personalReport.ts'
import { type Publication, publish, republish } from '../../../../domain/scoring/publish.ts'
import type { PersonalReport, ReportTold, ToldReport } from '../../../../domain/scoring/report.ts'
import type { SealedRow } from '../../../../domain/scoring/sealed.ts'
import { reliabilitySums } from '../../../../domain/scoring/statistics/reliabilitySums.ts'
import { memberOf, type QuestionScores, type WholeMember } from '../../../../domain/scoring/team/member.ts'
import type { QuestionnaireTable } from '../../../database/schema/schema.ts'
import type { Scored } from '../ground.ts'

type Titled = Pick<QuestionnaireTable, 'id' | 'title' | 'finishedAt'>

const STEPS = 2 ** 32

/** Numbers in [0, 1) from the system's randomness: no shuffling can be repeated (R8). */
const random = () => randomInt(STEPS) / STEPS

/** In an order that tells nothing of the one they came in. */
export const inNoOrder = <Entry>(entries: readonly Entry[]): Entry[] => shuffled(entries, random)

export const evaluateeOf = ({ employeeId, name, departmentName }: Scored['subject']): ReportSubject['evaluatee'] => ({
  employeeId,
  name,
  departmentName,
})

const subjectOf = ({ id, title, finishedAt }: Titled, { subject }: Scored, computedAt: string): ReportSubject => ({
  questionnaire: { id, title, finishedAt },
  evaluatee: evaluateeOf(subject),
  computedAt,
})

/** The report of one evaluatee for this viewer, computed at `computedAt` (ISO 8601 UTC). */
export function makeReport(questionnaire: Titled, scored: Scored, viewer: Viewer, computedAt: string): PersonalReport {
  return personalReport(scored.input, subjectOf(questionnaire, scored, computedAt), viewer, random)
}

/** The same of a named round with what stands beside the figures, but for the forms that were left out. */
export function makeToldReport(
  questionnaire: Titled,
  { questions, ...scored }: Scored & { questions: readonly Question[] },
  viewer: Viewer,
  computedAt: string,
): PersonalReport & { told: ReportTold } {
  const { input } = scored
  const made = disclosedReport(input, subjectOf(questionnaire, scored, computedAt), viewer, random)
  return { ...made.report, told: toldOfNamed(input, made, questions, viewer) }
}

/** A report, and what the raters of each of its rows answered. */
export interface ListedReport {
  report: ToldReport
  lists: AnswerLists
}

/** The same of a named questionnaire for administrators, with what raters answered. */
export function makeListedReport(
  questionnaire: Titled,
  { questions, ...scored }: Scored & { questions: readonly Question[] },
  computedAt: string,
): ListedReport {
  const { input } = scored
  const made = disclosedReport(input, subjectOf(questionnaire, scored, computedAt), 'administrator', random)
  const told = toldOfNamed(input, made, questions, 'administrator')
  return { report: { ...made.report, told }, lists: listsOfForms(input, made.disclosure) }
}

/** What is kept of evaluatees' protected answers (anonymity.md R21), and what people read of them. */
export interface Sealed {
  rows: { evaluateeId: number; row: SealedRow }[]
  /** In the order of the evaluatees; administrators and evaluatees see the same. */
  reports: { employeeId: number; report: PersonalReport; member: WholeMember }[]
}

/** Seals some evaluatees after the others, and all of them for reliability. */
function sealer(scores: QuestionScores, publicationOf: (one: Scored) => Publication | null) {
  const sums = reliabilitySums()
  return {
    add(scored: readonly Scored[]): Sealed {
      const rows: Sealed['rows'] = []
      const reports: Sealed['reports'] = []
      for (const one of scored) {
        const publication = publicationOf(one)
        if (publication === null) continue
        const { evaluateeId, employeeId } = one.subject
        sums.add(one.input, publication.disclosure)
        rows.push(...publication.rows.map((row) => ({ evaluateeId, row })))
        const { report, lists } = publication
        reports.push({ employeeId, report, member: memberOf(report, lists, scores) })
      }
      return { rows, reports }
    },
    reliability: () => sums.results(),
  }
}

export type Sealer = ReturnType<typeof sealer>

/** What a finish keeps and publishes. */
export function firstSealer(questionnaire: Titled, computedAt: string, scores: QuestionScores): Sealer {
  return sealer(scores, (one) => publish(one.input, subjectOf(questionnaire, one, computedAt), random))
}

/** The same of a round that was finished before, from its reports by employee; who has none is passed over. */
export function laterSealer(before: ReadonlyMap<number, PersonalReport>, scores: QuestionScores): Sealer {
  return sealer(scores, ({ subject, input }) => {
    const report = before.get(subject.employeeId)
    return report === undefined ? null : republish(input, report, random)
  })
}
