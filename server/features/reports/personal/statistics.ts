/** What one evaluatee's figures are compared with, put together from the round, and from the one before. */
import { toDecimals, toOneDecimal } from '../../../../domain/scoring/figures.ts'
import { changesOf, type PersonInRound } from '../../../../domain/scoring/personal/changes.ts'
import { lowestOf } from '../../../../domain/scoring/personal/comparedReport.ts'
import { consistencyOf } from '../../../../domain/scoring/personal/consistency.ts'
import { extremesOf } from '../../../../domain/scoring/personal/extremes.ts'
import { questionRows } from '../../../../domain/scoring/personal/questionRows.ts'
import { ratersWord } from '../../../../domain/scoring/personal/ratersWord.ts'
import { dimensionSpreads } from '../../../../domain/scoring/personal/spread.ts'
import type { PersonalReport, ReportLevel } from '../../../../domain/scoring/report.ts'
import { spreadFloor } from '../../../../domain/scoring/statistics/agreement.ts'
import { pooledSpread } from '../../../../domain/scoring/statistics/bands.ts'
import type { DimensionReliability } from '../../../../domain/scoring/statistics/meanSquares.ts'
import { comparisonOf, type DimensionComparison, roundGroundSteps } from '../../../../domain/scoring/team/comparison.ts'
import { type Member, memberOf } from '../../../../domain/scoring/team/member.ts'
import { toEnd } from '../../../../domain/steps.ts'
import type { ServiceContext } from '../../../database/context.ts'
import type { ResultOf } from '../../../http/call.ts'
import { inPieces } from '../../../pacing/pieces.ts'
import { scoresIn } from '../../../records/turns/ground.ts'
import { readRound, requireResults } from '../reading.ts'
import { type Listed, readListed } from './listed.ts'
import { openPast } from './past.ts'

type Answer = ResultOf<'getPersonalStatistics'>

export interface Person {
  id: number
  employeeId: number
}

export async function readQuestions(context: ServiceContext, enterpriseId: number, { id, employeeId }: Person) {
  const row = await context.database.read((db) => requireResults(db, enterpriseId, id))
  const { report, lists, questions } = await readListed(context, row, employeeId)
  return questionRows(report, questions, lists)
}

export async function readStatistics(
  context: ServiceContext,
  enterpriseId: number,
  { id, employeeId }: Person,
): Promise<Answer> {
  const row = await context.database.read((db) => requireResults(db, enterpriseId, id))
  const listed = await readListed(context, row, employeeId)
  const { members, reliability } = await readRound(context, enterpriseId, id)
  const { findPast } = await openPast(context, row, { employeeIds: [employeeId], viewer: 'administrator' })
  const past = await context.database.read((db) => findPast(db, employeeId))
  return inPieces(statisticsSteps(listed, members, reliability, past))
}

interface Past {
  round: Answer['previous']
  person: PersonInRound
}

/** Pure: the second proof looks at it. */
export const statisticsOf = (...given: Parameters<typeof statisticsSteps>): Answer => toEnd(statisticsSteps(...given))

/** The same with pauses: it reads everybody's figures. */
function* statisticsSteps(
  listed: Listed,
  members: readonly Member[],
  reliability: readonly DimensionReliability[],
  past: Past | null,
): Generator<void, Answer> {
  const { report, lists, questions } = listed
  const lowest = lowestOf(report, questions)
  const ground = yield* roundGroundSteps(members, reliability, lowest)
  const now = personOf(listed, reliability, lowest)
  const weights = new Map(report.dimensions.map(({ dimensionId, weight }) => [dimensionId, weight]))
  const comparison = comparisonOf(now.member, ground, weights)
  const changes = past === null ? [] : changesOf(past.person, now)
  const scores = scoresIn(questions)
  const ratersOf = ratersIn(report, now.member)
  return {
    levels: report.levels,
    floor: spreadFloor(report.rule),
    evaluatees: members.filter(({ overallPercent }) => overallPercent !== null).length,
    percent: report.overallPercent,
    norm: comparison.overallNorm,
    band: comparison.overallBand,
    compared: comparison.compared,
    marked: comparison.dimensions.filter(({ isMarked }) => isMarked).length,
    byChance: comparison.byChance,
    previous: past?.round ?? null,
    dimensions: report.dimensions.map((dimension, place) => {
      const { dimensionId, name, percent, othersPercent, selfPercent } = dimension
      const own = ground.dimensions.find((one) => one.dimensionId === dimensionId)
      const compared = comparison.dimensions.find((one) => one.dimensionId === dimensionId)
      const spreads = dimensionSpreads(report, dimension, lists, scores)
      return {
        ...{ dimensionId, name, percent, othersPercent, selfPercent, lowest: own?.lowest ?? 0 },
        ...comparedWith(compared),
        line: own?.line ? { mean: toOneDecimal(own.line.mean), margin: toOneDecimal(own.line.margin) } : null,
        change: changes[place] ?? null,
        rows: report.levels.map((level, index) => ({
          levelKey: level.key,
          raters: ratersOf(level, dimensionId),
          band: compared?.rowBands[now.member.rows.findIndex((row) => row.key === level.key)] ?? null,
          ...(spreads[index] ?? { deviation: null, agreement: null }),
        })),
        single: inHundredths(own?.single ?? null),
        consistency: consistencyOf(reliability.find((one) => one.dimensionId === dimensionId)?.items ?? null),
      }
    }),
    ...extremesOf(report),
  }
}

/** The raters of a level in a dimension, of the question that has the fewest; null where it shows no figure. */
function ratersIn(report: PersonalReport, { rows, dimensions }: Member) {
  const wordOf = ratersWord(report)
  const figures = new Map(dimensions.map((one) => [one.dimensionId, one]))
  return (level: ReportLevel, dimensionId: number): string | null => {
    const raters = figures.get(dimensionId)?.raters[rows.findIndex(({ key }) => key === level.key)] ?? 0
    return raters === 0 ? null : wordOf(level, raters)
  }
}

const inHundredths = (value: number | null) => (value === null ? null : toDecimals(value, 2))

function comparedWith(compared: DimensionComparison | undefined) {
  const { norm = null, band = null, othersBand = null, gap = null, isMarked = false } = compared ?? {}
  const { quadrant = null, reliability = null } = compared ?? {}
  return { norm, band, othersBand, gap, isMarked, quadrant, reliability: inHundredths(reliability) }
}

function personOf(
  { report, lists, questions }: Listed,
  reliability: readonly DimensionReliability[],
  lowest: PersonInRound['lowest'],
): PersonInRound {
  return {
    report,
    member: memberOf(report, lists, scoresIn(questions)),
    spreads: new Map(reliability.map(({ dimensionId, squares }) => [dimensionId, pooledSpread(squares)])),
    lowest,
  }
}
