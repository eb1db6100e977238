/** What became of an evaluatee's dimensions since the round before (numbers.md 9 and statistics; docs/decisions/0029). */
import { toOneDecimal } from '../figures.ts'
import type { PersonalReport, ReportDimension, ReportLevel } from '../report.ts'
import { type Margin, type Spread, weightedMargin } from '../statistics/bands.ts'
import { changeOf, isMarkedChange } from '../statistics/change.ts'
import type { Member } from '../team/member.ts'

/** One person in one round. */
export interface PersonInRound {
  report: Pick<PersonalReport, 'levels' | 'dimensions'>
  member: Member
  /** How raters differ, by dimension; null where that is not known. */
  spreads: ReadonlyMap<number, Spread | null>
}

export interface DimensionChange {
  before: number
  now: number
  /** Now minus before, points of percent. */
  difference: number
  /** More than chance; null where one of the two has no band. */
  isMarked: boolean | null
  /** The rows of today's report both are made of; null where they are the printed scores of both rounds. */
  levelKeys: string[] | null
}

/** Weights kept by earlier versions have one decimal. */
const SAME_WEIGHT = 0.1

/** One for each dimension of now; null where the round before has none of that name, or no level of both. */
export function changesOf(before: PersonInRound, now: PersonInRound): (DimensionChange | null)[] {
  return now.report.dimensions.map((dimension) => {
    const past = before.report.dimensions.find(({ name }) => name.trim() === dimension.name.trim())
    return past === undefined ? null : dimensionChange({ ...before, dimension: past }, { ...now, dimension })
  })
}

interface Side extends PersonInRound {
  dimension: ReportDimension
}

function dimensionChange(before: Side, now: Side): DimensionChange | null {
  const [past, present] = [figuresOf(before), figuresOf(now)]
  const common = changeOf(past, present)
  if (common === null) return null
  const keyOf = new Map(present.map(({ level, key }) => [level, key]))
  const isWhole = isSameGround(past, present) && before.dimension.percent !== null && now.dimension.percent !== null
  const means = isWhole ? { before: before.dimension.percent ?? 0, now: now.dimension.percent ?? 0 } : common
  const figures = { before: toOneDecimal(means.before), now: toOneDecimal(means.now) }
  const weightOf = new Map(present.map(({ level, weight }) => [level, weight ?? 0]))
  const weights = common.levels.map((level) => ({ level, weight: weightOf.get(level) ?? 0 }))
  const margins = { before: marginOf(before, past, weights), now: marginOf(now, present, weights) }
  return {
    ...figures,
    difference: toOneDecimal(figures.now - figures.before),
    isMarked: isMarkedChange({ ...figures, levels: common.levels }, margins),
    levelKeys: isWhole ? null : common.levels.flatMap((level) => keyOf.get(level) ?? []),
  }
}

/** The same in both rounds: its type and name, of a pool what is in it. */
function identityOf({ kind, name, pooledNames }: ReportLevel): string {
  const pooled = pooledNames.map((one) => `${one.levelType} ${one.name.trim()}`).sort()
  return JSON.stringify([kind, name.trim(), pooled])
}

type SideFigure = ReturnType<typeof figuresOf>[number]

const figuresOf = ({ report, dimension }: Side) =>
  report.levels.map((level, index) => ({
    level: identityOf(level),
    key: level.key,
    kind: level.kind,
    percent: dimension.byLevel[index] ?? null,
    weight: level.weight,
  }))

/** Whether the scores of both rounds come from the same levels by the same weights. */
function isSameGround(past: readonly SideFigure[], present: readonly SideFigure[]): boolean {
  const taking = (figures: readonly SideFigure[]) =>
    figures.filter(({ percent, weight }) => percent !== null && (weight ?? 0) > 0)
  const [one, other] = [taking(past), taking(present)]
  return (
    one.length === other.length &&
    one.every(({ level, weight }) =>
      other.some((each) => each.level === level && Math.abs((each.weight ?? 0) - (weight ?? 0)) < SAME_WEIGHT),
    )
  )
}

/** Of the mean of these levels by these weights; one's own rating is taken as it stands. */
function marginOf(
  { member, spreads, dimension }: Side,
  figures: readonly SideFigure[],
  weights: readonly { level: string; weight: number }[],
): Margin | null {
  const own = member.dimensions.find(({ dimensionId }) => dimensionId === dimension.dimensionId)
  const total = weights.reduce((sum, { weight }) => sum + weight, 0)
  const levels = weights.map(({ level, weight }) => {
    const figure = figures.find((one) => one.level === level)
    const row = member.rows.findIndex(({ key }) => key === figure?.key)
    const raters = figure?.kind === 'self' ? 0 : (own?.raters[row] ?? 0)
    return { raters, share: total > 0 ? weight / total : 0 }
  })
  return weightedMargin(spreads.get(dimension.dimensionId) ?? null, levels)
}
