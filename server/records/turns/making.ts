/** Making reports, and what is kept beside them, from what was loaded; the only place of the server that calls scoring. */
import { randomInt } from 'node:crypto'
import { disclose } from '../../../domain/scoring/gate.ts'
import { tally } from '../../../domain/scoring/input.ts'
import { personalReport } from '../../../domain/scoring/personalReport.ts'
import { type DimensionReliability, reliabilitySums } from '../../../domain/scoring/reliabilitySums.ts'
import type { PersonalReport } from '../../../domain/scoring/report.ts'
import { republish } from '../../../domain/scoring/republish.ts'
import { type SealedRow, sealedRowsOf } from '../../../domain/scoring/sealed.ts'
import type { QuestionnaireTable } from '../../database/schema.ts'
import type { Scored } from './ground.ts'

const STEPS = 2 ** 32

/** Numbers in [0, 1) from the system's randomness: the shuffling of comments cannot be repeated (R8). */
const random = () => randomInt(STEPS) / STEPS

/** The report of one evaluatee for this viewer, computed at `computedAt` (ISO 8601 UTC). */
export function makeReport(
  questionnaire: Pick<QuestionnaireTable, 'id' | 'title' | 'finishedAt'>,
  { subject, input }: Scored,
  viewer: Parameters<typeof personalReport>[2],
  computedAt: string,
): PersonalReport {
  const { id, title, finishedAt } = questionnaire
  const { employeeId, name, departmentName } = subject
  const evaluatee = { employeeId, name, departmentName }
  return personalReport(input, { questionnaire: { id, title, finishedAt }, evaluatee, computedAt }, viewer, random)
}

export interface Sealed {
  rows: { evaluateeId: number; row: SealedRow }[]
  reliability: DimensionReliability[]
}

/** What is kept of each evaluatee's protected answers, and of all for reliability (anonymity.md R21). */
export function makeSealed(scored: readonly Scored[]): Sealed {
  const sums = reliabilitySums()
  const rows = scored.flatMap(({ subject: { evaluateeId }, input }) => {
    const counted = tally(input)
    const disclosure = disclose(input, counted, 'evaluatee')
    sums.add(input, disclosure)
    return sealedRowsOf(input, counted, disclosure, random).map((row) => ({ evaluateeId, row }))
  })
  return { rows, reliability: sums.result() }
}

/** The same of rounds that were finished before, beside what stays of each report; null where nothing was published. */
export function makeSealedAgain(
  scored: readonly Scored[],
  reports: readonly (PersonalReport | null)[],
): Sealed & { reports: (PersonalReport | null)[] } {
  const sums = reliabilitySums()
  const rows: Sealed['rows'] = []
  const kept = scored.map(({ subject: { evaluateeId }, input }, index) => {
    const before = reports[index]
    if (before == null) return null
    const again = republish(input, before, random)
    sums.add(input, again.disclosure)
    rows.push(...again.rows.map((row) => ({ evaluateeId, row })))
    return again.report
  })
  return { rows, reliability: sums.result(), reports: kept }
}
