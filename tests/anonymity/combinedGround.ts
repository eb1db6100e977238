/** A report as the later round of combined reports, beside an earlier one whose figures everybody knows. */
import { type CombinedFigures, combinedPeople, combinedTeam } from '../../domain/scoring/combined/combinedReport.ts'
import type { Round } from '../../domain/scoring/combined/rounds.ts'
import type { AnswerLists } from '../../domain/scoring/lists.ts'
import type { PersonalReport } from '../../domain/scoring/report.ts'
import { memberOf } from '../../domain/scoring/team/member.ts'

const SPREAD = { variance: 100, degrees: 40 }
/** Nought, so that nothing known is added to what is unknown and digits are lost. */
const KNOWN = 0

/** Shows every level, and a figure for each, all of them known. */
const knownOf = (report: PersonalReport): PersonalReport => ({
  ...report,
  overallPercent: KNOWN,
  points: null,
  levels: report.levels.map((level) => ({ ...level, status: 'shown' })),
  dimensions: report.dimensions.map((dimension) => ({
    ...{ ...dimension, percent: KNOWN, othersPercent: KNOWN, selfPercent: KNOWN },
    byLevel: dimension.byLevel.map(() => KNOWN),
  })),
})

const asPerson = (report: PersonalReport, employeeId: number): PersonalReport => ({
  ...report,
  evaluatee: { ...report.evaluatee, employeeId },
})

/** With four others whose figures everybody knows: the fewest a mean is shown of, and none to hide behind. */
function roundOf(report: PersonalReport, lists: AnswerLists): Round {
  const others = [11, 12, 13, 14].map((employeeId) => asPerson(knownOf(report), employeeId))
  return {
    dimensions: report.dimensions.map(({ dimensionId, name, weight }) => ({
      ...{ dimensionId, weight, spread: SPREAD, name: name || String(dimensionId) },
    })),
    members: [memberOf(report, lists, new Map()), ...others.map((one) => memberOf(one, new Map(), new Map()))],
  }
}

/** The round beside an earlier one, and beside two: both hold its own figures, so whatever can be subtracted is there. */
export function combinedOf(report: PersonalReport, lists: AnswerLists = new Map()) {
  const own = roundOf(report, lists)
  const known = roundOf(knownOf(report), lists)
  return [
    [known, own],
    [known, null, known, own],
  ].map((rounds) => ({
    team: combinedTeam(rounds),
    // The others are known, and every figure is one person's alone.
    person: combinedPeople(rounds, (employeeId) => employeeId === report.evaluatee.employeeId).at(0),
  }))
}

const withoutBand = ({ change, ...figures }: CombinedFigures) => ({
  ...figures,
  change: change && { ...change, band: null },
})

/** The same without the bands of means: their width is made of the known people's changes, too, and is no sum of scores. */
export const combinedSums = (report: PersonalReport) =>
  combinedOf(report).map(({ team, person }) => ({
    person,
    overall: withoutBand(team.overall),
    dimensions: team.dimensions.map(withoutBand),
  }))
