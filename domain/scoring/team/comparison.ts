/** An evaluatee's figures beside those of the questionnaire: norms, bands, windows, and which gap is more than chance. */
import { eachOf, toEnd } from '../../steps.ts'
import { toOneDecimal } from '../figures.ts'
import {
  type Band,
  bandAround,
  isMarkedGap,
  levelMargin,
  type Margin,
  overallMargin,
  pooledSpread,
  type Spread,
  weightedMargin,
} from '../statistics/bands.ts'
import { type Line, lineOf, type Quadrant, quadrantOf } from '../statistics/johari.ts'
import type { DimensionReliability } from '../statistics/meanSquares.ts'
import { meanReliability, singleReliability } from '../statistics/reliability.ts'
import { GAP_FLOOR, markedByChance } from '../statistics/statisticFloors.ts'
import type { Member, MemberDimension, MemberRow } from './member.ts'
import { normOf, publishedBand, summedUp } from './norms.ts'
import { overallLowest } from './overallLowest.ts'

/** What a whole questionnaire says of one of its dimensions; made once, read for every evaluatee. */
export interface DimensionGround {
  dimensionId: number
  /** Percent when every question gets its fewest points. */
  lowest: number
  norm: number | null
  line: Line | null
  spread: Spread | null
  /** ICC(1) after centring by level, 0 where it is below; null below the floors. */
  single: number | null
}

export interface RoundGround {
  dimensions: DimensionGround[]
  overallNorm: number | null
}

export interface DimensionComparison {
  dimensionId: number
  /** Mean of the questionnaire's evaluatees, percent; null below five of them. */
  norm: number | null
  band: Band | null
  othersBand: Band | null
  /** One entry for each of the member's rows. */
  rowBands: (Band | null)[]
  /** Others minus self in points of percent. */
  gap: number | null
  /** More than chance. */
  isMarked: boolean
  quadrant: Quadrant | null
  /** Of the mean of the others who rated this evaluatee, 0 to 1; 0 says "at most 0", since how far below tells how answers lie. */
  reliability: number | null
}

export interface Comparison {
  overallNorm: number | null
  overallBand: Band | null
  dimensions: DimensionComparison[]
  /** How many gaps could be marked, and how many of them would be by chance alone. */
  compared: number
  byChance: number
}

/** `lowest` by dimension. */
export const roundGround = (...given: Parameters<typeof roundGroundSteps>): RoundGround =>
  toEnd(roundGroundSteps(...given))

/** The same with pauses. */
export function* roundGroundSteps(
  members: readonly Member[],
  reliability: readonly DimensionReliability[],
  lowest: ReadonlyMap<number, number>,
): Generator<void, RoundGround> {
  const dimensions: DimensionGround[] = []
  for (const [dimensionId, least] of lowest) {
    const found = yield* eachOf(members, (member) => member.dimensions.find((one) => one.dimensionId === dimensionId))
    const own = found.filter((one) => one !== undefined)
    const squares = reliability.find((one) => one.dimensionId === dimensionId)?.squares ?? []
    const centred = squares.find(({ scope }) => scope === 'centred')
    dimensions.push({
      dimensionId,
      lowest: least,
      norm:
        normOf(
          own.map(({ percent }) => percent),
          least,
        )?.mean ?? null,
      line: lineOf(own.map(({ othersPercent }) => othersPercent)),
      spread: pooledSpread(squares),
      single: centred === undefined ? null : atLeastNone(singleReliability(centred)),
    })
    yield
  }
  const overall = summedUp(members.map(({ overallPercent }) => overallPercent))
  return { dimensions, overallNorm: overall && toOneDecimal(overall.mean) }
}

const atLeastNone = (reliability: number | null): number | null =>
  reliability === null ? null : Math.max(0, reliability)

/** `weights` are the dimensions' shares in the overall score, by id. */
export function comparisonOf(
  member: Member,
  ground: RoundGround,
  weights: ReadonlyMap<number, number | null>,
): Comparison {
  const dimensions = member.dimensions.map((own) => {
    const dimension = ground.dimensions.find(({ dimensionId }) => dimensionId === own.dimensionId)
    return { own, margins: marginsOf(member.rows, own, dimension?.spread ?? null), dimension }
  })
  const compared = dimensions.filter(
    ({ own, margins }) => gapOf(own) !== null && margins.raters >= GAP_FLOOR && margins.others !== null,
  ).length
  const margin = overallMargin(
    dimensions
      .filter(({ own }) => own.percent !== null)
      .map(({ own, margins }) => ({ margin: margins.score, share: weights.get(own.dimensionId) ?? 0 })),
  )
  const lowest = new Map(ground.dimensions.map((one) => [one.dimensionId, one.lowest]))
  return {
    overallNorm: ground.overallNorm,
    overallBand: around(member.overallPercent, margin, overallLowest(member, lowest, weights)),
    dimensions: dimensions.map(({ own, margins, dimension }) => comparedIn(own, margins, dimension)),
    compared,
    byChance: toOneDecimal(markedByChance(compared)),
  }
}

interface Margins {
  score: Margin | null
  others: Margin | null
  rows: (Margin | null)[]
  /** Others in all. */
  raters: number
}

function marginsOf(rows: readonly MemberRow[], own: MemberDimension, spread: Spread | null): Margins {
  const weighing = rows.map(({ weight }, index) => (own.byRow[index] === null ? 0 : (weight ?? 0)))
  const total = weighing.reduce((sum, weight) => sum + weight, 0)
  const ratersOf = (index: number) => (rows[index]?.kind === 'self' ? 0 : (own.raters[index] ?? 0))
  const raters = rows.reduce((sum, _, index) => sum + ratersOf(index), 0)
  return {
    // One's own rating is taken as it stands: its share moves the mean, and makes it no less sure.
    score: weightedMargin(
      spread,
      weighing.map((weight, index) => ({ raters: ratersOf(index), share: total > 0 ? weight / total : 0 })),
    ),
    others: levelMargin(spread, raters),
    rows: rows.map((_, index) => levelMargin(spread, ratersOf(index))),
    raters,
  }
}

const gapOf = ({ othersPercent, selfPercent }: MemberDimension): number | null =>
  othersPercent === null || selfPercent === null ? null : toOneDecimal(othersPercent - selfPercent)

function around(percent: number | null, margin: Margin | null, lowest: number): Band | null {
  if (percent === null || margin === null) return null
  return publishedBand(bandAround(percent, margin, { lowest, highest: 100 }))
}

function comparedIn(own: MemberDimension, margins: Margins, ground: DimensionGround | undefined): DimensionComparison {
  const { lowest = 0, line = null, norm = null, single = null } = ground ?? {}
  const gap = gapOf(own)
  return {
    dimensionId: own.dimensionId,
    norm,
    band: around(own.percent, margins.score, lowest),
    othersBand: around(own.othersPercent, margins.others, lowest),
    rowBands: own.byRow.map((percent, index) => around(percent, margins.rows[index] ?? null, lowest)),
    gap,
    isMarked: isMarkedGap(gap, { raters: margins.raters, margin: margins.others }),
    quadrant: quadrantOf(line, { percent: own.othersPercent, margin: margins.others }, own.selfPercent),
    reliability: margins.raters === 0 ? null : meanReliability(single, margins.raters),
  }
}
