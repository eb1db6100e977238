/** A questionnaire's results over all its evaluatees (numbers.md 8): means of what their reports show, from five of them on. */
import type { LevelType } from '../../evaluation/levels.ts'
import { eachOf, toEnd } from '../../steps.ts'
import { toOneDecimal } from '../figures.ts'
import { NORM_FLOOR } from '../rule.ts'
import { levelMargin, pooledSpread } from '../statistics/bands.ts'
import { type Line, lineOf, type Quadrant, quadrantOf } from '../statistics/johari.ts'
import type { DimensionReliability } from '../statistics/meanSquares.ts'
import { alphaOf, singleReliability } from '../statistics/reliability.ts'
import { mean } from '../weights.ts'
import { type LevelPair, widestPair } from './levelPairs.ts'
import type { Member, MemberDimension, WholeMember } from './member.ts'
import { type Norm, normOf } from './norms.ts'
import { overallLowest } from './overallLowest.ts'

/** A dimension as it was set; `lowest` is its percentage when every question gets its fewest points. */
export interface TeamDimensionGround {
  dimensionId: number
  name: string
  weight: number | null
  lowest: number
  questions: { questionId: number; title: string }[]
}

export interface TeamLevel {
  /** As in reports: `level:<id>` or `pool`. */
  key: string
  kind: LevelType | 'pool'
  name: string
}

export interface TeamDimension {
  dimensionId: number
  name: string
  weight: number | null
  lowest: number
  score: Norm | null
  /** Means over those who have both; the gap is others minus self, rounded once from the exact means. */
  others: number | null
  self: number | null
  gap: number | null
  /** One for each of `levels`: of the people who have it, who may be others than those of the next. */
  byLevel: (number | null)[]
  /** The two levels, self apart, that are furthest from each other over the people who have both. */
  widestPair: LevelPair | null
  /** Mean rwg over the evaluatees, 0 to 1. */
  agreement: number | null
  /** ICC(1), by level and centred by level, 0 where it is below: that is no reliability at all; none below ten evaluatees. */
  reliability: { scope: string; single: number }[]
  /** Cronbach's alpha, 0 where it is below, with the forms it is made of. */
  consistency: { alpha: number; complete: number; forms: number } | null
  windows: { line: Line; places: TeamPlace[] } | null
}

/** Where someone stands in the windows of a dimension. */
export interface TeamPlace {
  employeeId: number
  others: number
  self: number
  quadrant: Quadrant | null
  /** Whether enough others rated for a band of their own; without one the line's alone parts the windows. */
  hasBand: boolean
}

export interface TeamQuestion {
  questionId: number
  title: string
  dimensionId: number
  mean: number
}

export interface TeamReport {
  evaluatees: number
  /** Those of them who have an overall score, and those who have it from every level that was asked. */
  scored: number
  complete: number
  overall: Norm | null
  levels: TeamLevel[]
  dimensions: TeamDimension[]
  /** The questions with the highest means, and with the lowest. */
  highest: TeamQuestion[]
  lowest: TeamQuestion[]
}

/** So many questions are named as the highest, and as the lowest. */
const NAMED_QUESTIONS = 5

export const teamReport = (
  members: readonly WholeMember[],
  grounds: readonly TeamDimensionGround[],
  reliability: readonly DimensionReliability[],
): TeamReport => toEnd(teamReportSteps(members, grounds, reliability))

/** The same with pauses: of ten thousand people it is a quarter of a second's work. */
export function* teamReportSteps(
  members: readonly WholeMember[],
  grounds: readonly TeamDimensionGround[],
  reliability: readonly DimensionReliability[],
): Generator<void, TeamReport> {
  const levels = teamLevels(members)
  yield
  const [lowest, weights] = [
    new Map(grounds.map((ground) => [ground.dimensionId, ground.lowest])),
    new Map(grounds.map((ground) => [ground.dimensionId, ground.weight])),
  ]
  const least = mean(yield* eachOf(members, (member) => lowestOf(member, lowest, weights)))
  const placed = yield* eachOf(members, (member) => ({ member, places: placesIn(member, levels) }))
  const dimensions: TeamDimension[] = []
  for (const ground of grounds) {
    const kept = reliability.find((one) => one.dimensionId === ground.dimensionId)
    dimensions.push(yield* dimensionOf(ground, placed, levels, kept))
  }
  const questions = yield* questionMeans(members, grounds)
  const named = Math.min(NAMED_QUESTIONS, Math.floor(questions.length / 2))
  return {
    evaluatees: members.length,
    scored: members.filter(({ overallPercent }) => overallPercent !== null).length,
    complete: members.filter(({ overallPercent, incomplete }) => overallPercent !== null && !incomplete).length,
    overall: normOf(
      members.map(({ overallPercent }) => overallPercent),
      least ?? 0,
    ),
    levels,
    dimensions,
    highest: questions.slice(0, named),
    lowest: questions.slice(questions.length - named).reverse(),
  }
}

/** Of those who have an overall score: where it starts. */
const lowestOf = (member: Member, ...ground: [ReadonlyMap<number, number>, ReadonlyMap<number, number | null>]) =>
  member.overallPercent === null ? null : overallLowest(member, ...ground)

/** Every row that is shown of somebody, levels before the pool. */
export function teamLevels(members: readonly Member[]): TeamLevel[] {
  const known = new Map<string, TeamLevel>()
  for (const { rows } of members) for (const { key, kind, name } of rows) known.set(key, { key, kind, name })
  return [...known.values()].sort((a, b) => Number(a.kind === 'pool') - Number(b.kind === 'pool'))
}

/** A member, and the place of each of the levels among its rows, -1 where it is not shown. */
interface Placed {
  member: Member
  places: number[]
}

const placesIn = ({ rows }: Member, levels: readonly TeamLevel[]) =>
  levels.map(({ key }) => rows.findIndex((row) => row.key === key))

/** Over those who have a value; null below the floor. */
function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length < NORM_FLOOR ? null : known.reduce((sum, value) => sum + value, 0) / known.length
}

const rounded = (value: number | null) => (value === null ? null : toOneDecimal(value))

function* dimensionOf(
  { questions: _questions, ...ground }: TeamDimensionGround,
  placed: readonly Placed[],
  levels: readonly TeamLevel[],
  kept: DimensionReliability | undefined,
): Generator<void, TeamDimension> {
  const found = yield* eachOf(placed, ({ member, places }) => {
    const figures = member.dimensions.find(({ dimensionId }) => dimensionId === ground.dimensionId)
    return figures === undefined ? null : { member, places, figures }
  })
  const own = found.filter((one) => one !== null)
  const column = (pick: (figures: MemberDimension, places: readonly number[]) => number | null) =>
    eachOf(own, ({ figures, places }) => pick(figures, places))
  const line = lineOf(yield* column(({ othersPercent }) => othersPercent))
  const byLevel: (number | null)[] = []
  for (const level of levels.keys()) {
    byLevel.push(rounded(meanOf(yield* column(({ byRow }, places) => byRow[places[level] ?? -1] ?? null))))
  }
  const others = [...levels.entries()].filter(([, { kind }]) => kind !== 'self')
  const rated = yield* eachOf(own, ({ figures: { byRow }, places }) =>
    others.map(([level]) => byRow[places[level] ?? -1] ?? null),
  )
  const pairKeys = others.map(([, { key }]) => key)
  const placeIn = (known: Line) => eachOf(own, ({ member, figures }) => placeOf(known, member, figures, kept))
  return {
    ...ground,
    score: normOf(yield* column(({ percent }) => percent), ground.lowest),
    others: rounded(meanOf(yield* column((one) => (gapOf(one) === null ? null : one.othersPercent)))),
    self: rounded(meanOf(yield* column((one) => (gapOf(one) === null ? null : one.selfPercent)))),
    gap: rounded(meanOf(yield* column(gapOf))),
    byLevel,
    widestPair: yield* widestPair(pairKeys, rated),
    agreement: meanOf(yield* column(({ agreement }) => agreement)),
    reliability: (kept?.squares ?? []).flatMap((squares) => {
      const single = singleReliability(squares)
      return single === null ? [] : [{ scope: squares.scope, single: Math.max(0, single) }]
    }),
    consistency: consistencyOf(kept),
    windows: line === null ? null : { line, places: (yield* placeIn(line)).flat() },
  }
}

/** Null of whoever lacks one of the two. */
const gapOf = ({ othersPercent, selfPercent }: MemberDimension) =>
  othersPercent === null || selfPercent === null ? null : othersPercent - selfPercent

function consistencyOf(kept: DimensionReliability | undefined): TeamDimension['consistency'] {
  const items = kept?.items ?? null
  const alpha = items === null ? null : alphaOf(items)
  return items === null || alpha === null
    ? null
    : { alpha: Math.max(0, alpha), complete: items.complete, forms: items.forms }
}

function placeOf(
  line: Line,
  { evaluatee, rows }: Member,
  own: MemberDimension,
  kept: DimensionReliability | undefined,
): TeamPlace[] {
  const { othersPercent: others, selfPercent: self } = own
  if (others === null || self === null) return []
  const raters = rows.reduce((sum, { kind }, index) => sum + (kind === 'self' ? 0 : (own.raters[index] ?? 0)), 0)
  const margin = levelMargin(pooledSpread(kept?.squares ?? []), raters)
  const quadrant = quadrantOf(line, { percent: others, margin }, self)
  return [{ employeeId: evaluatee.employeeId, others, self, quadrant, hasBand: margin !== null }]
}

/** Of the questions whose mean may be shown, highest first. */
function* questionMeans(
  members: readonly WholeMember[],
  grounds: readonly TeamDimensionGround[],
): Generator<void, TeamQuestion[]> {
  const percents = new Map<number, (number | null)[]>()
  yield* eachOf(members, ({ questions }) => {
    for (const { questionId, percent } of questions) {
      const own = percents.get(questionId)
      if (own === undefined) percents.set(questionId, [percent])
      else own.push(percent)
    }
  })
  return grounds
    .flatMap(({ dimensionId, questions }) =>
      questions.flatMap(({ questionId, title }) => {
        const mean = meanOf(percents.get(questionId) ?? [])
        return mean === null ? [] : [{ questionId, title, dimensionId, mean: toOneDecimal(mean) }]
      }),
    )
    .sort((a, b) => b.mean - a.mean)
}
