/** What became of an evaluatee's dimensions since the round before (numbers.md 9 and statistics; docs/decisions/0029). */
import { toOneDecimal } from '../figures.ts'
import type { PersonalReport, ReportDimension, ReportLevel } from '../report.ts'
import { type Margin, type Spread, weightedMargin } from '../statistics/bands.ts'
import { changeOf, isMarkedChange, SAME_WEIGHT } from '../statistics/change.ts'
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

const dimensionsOf = ({ report }: PersonInRound, wanted: string) =>
  report.dimensions.filter(({ name }) => name.trim() === wanted.trim())

/** One for each dimension of now; null where its name is not in both rounds, or twice in one, or no level is in both. */
export function changesOf(before: PersonInRound, now: PersonInRound): (DimensionChange | null)[] {
  return now.report.dimensions.map((dimension) => {
    const [past, ...more] = dimensionsOf(before, dimension.name)
    const isOnce = more.length === 0 && dimensionsOf(now, dimension.name).length === 1
    return past === undefined || !isOnce ? null : dimensionChange({ ...before, dimension: past }, { ...now, dimension })
  })
}

interface Side extends PersonInRound {
  dimension: ReportDimension
}

function dimensionChange(before: Side, now: Side): DimensionChange | null {
  const [past, present] = [figuresOf(before), figuresOf(now)]
  const common = changeOf(borneOnce(past), borneOnce(present))
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

/** Levels that can be told from the others of their round. */
const borneOnce = (figures: readonly SideFigure[]) =>
  figures.filter(({ level }) => figures.filter((one) => one.level === level).length === 1)

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
