/** A report as the later round of combined reports, beside an earlier one whose figures everybody knows. */
import { type CombinedFigures, combinedPeople, combinedTeam } from '../../domain/scoring/combined/combinedReport.ts'
import type { Round } from '../../domain/scoring/combined/rounds.ts'
import type { AnswerLists } from '../../domain/scoring/lists.ts'
import type { PersonalReport } from '../../domain/scoring/report.ts'
import { knownOf, teamOf } from './teamGround.ts'

const SPREAD = { variance: 100, degrees: 40 }

/** With four others whose figures everybody knows. */
function roundOf(report: PersonalReport, lists: AnswerLists): Round {
  return {
    dimensions: report.dimensions.map(({ dimensionId, name, weight }) => ({
      ...{ dimensionId, weight, spread: SPREAD, lowest: 0, name: name || String(dimensionId) },
    })),
    members: teamOf(report, lists),
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
