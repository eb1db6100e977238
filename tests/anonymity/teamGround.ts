/** A team of five with an evaluatee among them: the fewest a mean is shown of, and none to hide behind. */
import type { AnswerLists } from '../../domain/scoring/lists.ts'
import type { PersonalReport } from '../../domain/scoring/report.ts'
import type { DimensionReliability } from '../../domain/scoring/statistics/meanSquares.ts'
import { departmentMeans } from '../../domain/scoring/team/departments.ts'
import { distributionOf } from '../../domain/scoring/team/distribution.ts'
import { levelFigures } from '../../domain/scoring/team/levelFigures.ts'
import { levelPairs } from '../../domain/scoring/team/levelPairs.ts'
import { memberOf, type QuestionScores, type WholeMember } from '../../domain/scoring/team/member.ts'
import { type TeamReport, teamLevels, teamReport } from '../../domain/scoring/team/teamReport.ts'
import { toEnd } from '../../domain/steps.ts'
import { teamFinding, teamGapFinding, teamLevelsFinding } from '../../report/teamFindings.ts'

/** Nought, so that nothing known is added to what is unknown and digits are lost. */
const KNOWN = 0
const OTHERS = [11, 12, 13, 14]

/** Shows every level, and a figure for each, all of them known. */
export const knownOf = (report: PersonalReport): PersonalReport => ({
  ...report,
  overallPercent: KNOWN,
  points: null,
  levels: report.levels.map((level) => ({ ...level, status: 'shown' })),
  dimensions: report.dimensions.map((dimension) => ({
    ...{ ...dimension, percent: KNOWN, othersPercent: KNOWN, selfPercent: KNOWN },
    byLevel: dimension.byLevel.map(() => KNOWN),
    questions: dimension.questions.map((question) => ({ ...question, percent: KNOWN })),
  })),
})

/** The evaluatee, and four others whose figures everybody knows. */
export function teamOf(
  report: PersonalReport,
  lists: AnswerLists = new Map(),
  scores: QuestionScores = new Map(),
): WholeMember[] {
  const known = knownOf(report)
  const others = OTHERS.map((employeeId) => ({ ...known, evaluatee: { ...known.evaluatee, employeeId } }))
  return [memberOf(report, lists, scores), ...others.map((one) => memberOf(one, new Map(), new Map()))]
}

/** The dimensions as they were set, and their questions. */
const groundsOf = ({ dimensions }: PersonalReport) =>
  dimensions.map(({ dimensionId, name, weight, questions }) => ({
    ...{ dimensionId, name, weight, lowest: 0 },
    questions: questions.map(({ questionId, title }) => ({ questionId, title })),
  }))

const DEPARTMENT = { id: 1, parentId: null, seq: 1, name: '' }

/** Whoever stands in a window has no name here. */
const withoutNames = ({ levels, dimensions }: TeamReport) => ({
  levels,
  dimensions: dimensions.map((dimension) => ({ ...dimension, windows: null })),
})

/** Of every two relations, of which the report names the two furthest apart: here all pairs of a relation are of the same five. */
export function pairMeansOf(team: readonly WholeMember[]) {
  const keys = teamLevels(team).flatMap(({ key, kind }) => (kind === 'self' ? [] : [key]))
  const dimensionIds = team[0]?.dimensions.map(({ dimensionId }) => dimensionId) ?? []
  return dimensionIds.map((dimensionId) => {
    const figures = team.map((member) => levelFigures(member, keys, new Map(), dimensionId))
    const pairs = toEnd(levelPairs(keys, figures)).flatMap(({ means }) =>
      means.map(({ key, mean }) => [key, mean] as const),
    )
    return Object.fromEntries(pairs)
  })
}

/** Their report, how their overall scores lie, and the department all of them are of. */
export function teamReportOf(
  report: PersonalReport,
  team: readonly WholeMember[] = teamOf(report),
  reliability: readonly DimensionReliability[] = [],
) {
  const told = teamReport(team, groundsOf(report), reliability)
  const percents = team.flatMap(({ overallPercent }) => overallPercent ?? []).sort((one, other) => one - other)
  const departmentOf = new Map(team.map(({ evaluatee }) => [evaluatee.employeeId, DEPARTMENT.id]))
  const unnamed = withoutNames(told)
  const findings = [teamFinding(unnamed), teamGapFinding(unnamed), teamLevelsFinding(unnamed, 'en')]
  const dimensionIds = report.dimensions.map(({ dimensionId }) => dimensionId)
  return {
    ...{ ...told, percents, distribution: distributionOf(percents), findings },
    departments: departmentMeans(team, [DEPARTMENT], departmentOf, dimensionIds),
  }
}
