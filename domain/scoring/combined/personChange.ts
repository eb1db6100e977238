/**
 * What became of one evaluatee from one round to another (numbers.md 9 and statistics; docs/decisions/0027): the one rule of
 * personal and of combined reports.
 */
import { effectiveWeights } from '../../evaluation/weights.ts'
import { toOneDecimal } from '../figures.ts'
import { differenceMargin, type Margin, overallMargin, type Spread, weightedMargin } from '../statistics/bands.ts'
import { changeOf, isMarkedChange, type LevelFigure, SAME_WEIGHT } from '../statistics/change.ts'
import type { MemberDimension, MemberRow } from '../team/member.ts'
import { weightedMean } from '../weights.ts'
import { figuresOf, type MatchedDimension, type Pair, type RoundDimension, type RoundMember } from './rounds.ts'

/** As it is published, percentage points to one decimal. */
export interface PersonChange {
  before: number
  now: number
  /** Of these two, so that a reader's own subtraction agrees. */
  difference: number
  /** Half the width of its band, exact; null where a round has none. */
  margin: Margin | null
  /** More than chance; null without a band. */
  isMarked: boolean | null
  /** The scales of the two rounds start elsewhere, so the difference may be theirs: it is not judged. */
  isOtherScale: boolean
  /** It is over a part of what made the two figures, so it is not their difference. */
  isPartial: boolean
}

/** In a dimension. */
interface DimensionChange extends PersonChange {
  /** The rows of the later round whose levels were compared. */
  levelKeys: string[]
}

interface RowFigure extends LevelFigure {
  key: string
  /** 0 for oneself: one's own rating is taken as it stands. */
  raters: number
}

/**
 * Whether a row of one round may stand beside one of another: a level of the same kind and name. What a pool holds differs from
 * round to round, so it stands beside nothing, and a difference of two pools would tell of the level that left it.
 */
export const mayStandBeside = (row: MemberRow, other: MemberRow): boolean =>
  row.kind !== 'pool' && row.kind === other.kind && row.name.trim() === other.name.trim()

/** The rows that may stand beside one of the other round's, each once. */
function rowFigures(rows: readonly MemberRow[], others: readonly MemberRow[], own: MemberDimension): RowFigure[] {
  return rows.flatMap((row, index) => {
    const isOnce = rows.filter((one) => mayStandBeside(row, one)).length === 1
    const [other, ...more] = others.filter((one) => mayStandBeside(row, one))
    if (!isOnce || other === undefined || more.length > 0) return []
    const percent = own.byRow[index] ?? null
    const raters = row.kind === 'self' ? 0 : (own.raters[index] ?? 0)
    return [{ key: row.key, level: `${row.kind}:${row.name.trim()}`, percent, weight: row.weight, raters }]
  })
}

/** How many rows took part in the figure of a dimension. */
const taking = (rows: readonly MemberRow[], own: MemberDimension) =>
  rows.filter(({ weight }, index) => (weight ?? 0) > 0 && (own.byRow[index] ?? null) !== null)

/** The same levels made both figures, with the same weights. */
function isWhole(before: readonly MemberRow[], now: readonly MemberRow[]): boolean {
  const shares = (rows: readonly MemberRow[]) =>
    effectiveWeights(rows.map(({ weight }) => ({ weight, takesPart: true })))
  const [earlier, later] = [shares(before), shares(now)]
  return (
    before.length === now.length &&
    now.every((row, index) => {
      const place = before.findIndex((one) => mayStandBeside(row, one))
      return place >= 0 && Math.abs((earlier[place] ?? 0) - (later[index] ?? 0)) < SAME_WEIGHT
    })
  )
}

interface InRound {
  member: RoundMember
  dimension: RoundDimension
  own: MemberDimension
}

/** Not rounded yet. */
interface Exact {
  before: number
  now: number
  isPartial: boolean
  isOtherScale: boolean
  margins: { before: Margin | null; now: Margin | null }
}

interface ExactOfDimension extends Exact {
  levelKeys: string[]
}

function published({ before, now, isPartial, isOtherScale, margins }: Exact): PersonChange {
  const sides = { before: toOneDecimal(before), now: toOneDecimal(now) }
  const difference = toOneDecimal(sides.now - sides.before)
  const { before: earlier, now: later } = margins
  const margin = earlier === null || later === null || isOtherScale ? null : differenceMargin(earlier, later)
  return { ...sides, difference, margin, isMarked: isMarkedChange(difference, margin), isPartial, isOtherScale }
}

function marginOf(spread: Spread | null, figures: readonly RowFigure[], weights: ReadonlyMap<string, number>) {
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  return weightedMargin(
    spread,
    figures.flatMap(({ level, raters }) => {
      const weight = weights.get(level)
      return weight === undefined ? [] : [{ raters, share: weight / total }]
    }),
  )
}

function dimensionChange(before: InRound, now: InRound): ExactOfDimension | null {
  const earlier = rowFigures(before.member.rows, now.member.rows, before.own)
  const later = rowFigures(now.member.rows, before.member.rows, now.own)
  const change = changeOf(earlier, later)
  if (change === null) return null
  const compared = later.filter(({ level }) => change.levels.includes(level))
  const weights = new Map(compared.map(({ level, weight }) => [level, weight ?? 0]))
  const levelKeys = compared.map(({ key }) => key)
  const margins = {
    before: marginOf(before.dimension.spread, earlier, weights),
    now: marginOf(now.dimension.spread, later, weights),
  }
  const isOtherScale = startElsewhere(before.dimension, now.dimension)
  const isAll = isWhole(taking(before.member.rows, before.own), taking(now.member.rows, now.own))
  const [past, present] = [before.own.percent, now.own.percent]
  if (isAll && past !== null && present !== null)
    return { before: past, now: present, isPartial: false, isOtherScale, margins, levelKeys }
  return { before: change.before, now: change.now, isPartial: true, isOtherScale, margins, levelKeys }
}

/** Percentages that are printed alike are alike. */
const SAME_START = 0.05

/** The middle of a scale from 1 to 5 is 60 percent, that of one from 0 to 100 is 50: what changed there is the scale. */
const startElsewhere = (before: RoundDimension, now: RoundDimension): boolean =>
  Math.abs(before.lowest - now.lowest) >= SAME_START

function inRound(member: RoundMember | undefined, dimension: RoundDimension | null | undefined): InRound | undefined {
  const own = figuresOf(member, dimension)
  return member === undefined || dimension == null || own === undefined ? undefined : { member, dimension, own }
}

/** The two sides of a comparison: the person in each round, undefined where there is none. */
export type Sides = readonly [RoundMember | undefined, RoundMember | undefined]

function changeIn([before, now]: Sides, { byRound }: MatchedDimension, { from, to }: Pair): ExactOfDimension | null {
  const [earlier, later] = [inRound(before, byRound[from]), inRound(now, byRound[to])]
  return earlier === undefined || later === undefined ? null : dimensionChange(earlier, later)
}

/** In a dimension; null where no level is shown in both. */
export function personChange(sides: Sides, matched: MatchedDimension, pair: Pair): DimensionChange | null {
  const change = changeIn(sides, matched, pair)
  return change && { ...published(change), levelKeys: change.levelKeys }
}

/**
 * Of the overall score, over the dimensions of both rounds by the weights of the later one; null where there are none. What the
 * rounds themselves say of it is found once, for all people.
 */
export function overallChanges(
  matched: readonly MatchedDimension[],
  pair: Pair,
): (sides: Sides) => PersonChange | null {
  const [earlier, later] = [weightsIn(matched, pair.from), weightsIn(matched, pair.to)]
  const sameWeights = matched.every((_, index) => Math.abs((earlier[index] ?? 0) - (later[index] ?? 0)) < SAME_WEIGHT)
  return (sides) => {
    const parts = matched.flatMap((one, index) => {
      const change = changeIn(sides, one, pair)
      return change === null ? [] : [{ change, share: later[index] ?? 0 }]
    })
    return overallOf(sides, parts, sameWeights)
  }
}

/** What each dimension weighs in a round. */
const weightsIn = (matched: readonly MatchedDimension[], place: number) =>
  effectiveWeights(
    matched.map(({ byRound }) => ({ weight: byRound[place]?.weight ?? null, takesPart: byRound[place] != null })),
  )

function overallOf(
  sides: Sides,
  parts: readonly { change: ExactOfDimension; share: number }[],
  sameWeights: boolean,
): PersonChange | null {
  const shares = parts.map(({ share }) => share)
  const meanOf = (side: 'before' | 'now') =>
    weightedMean(
      parts.map(({ change }) => change[side]),
      shares,
    )
  const marginIn = (side: 'before' | 'now') =>
    overallMargin(parts.map(({ change, share }) => ({ margin: change.margins[side], share })))
  const [before, now] = [meanOf('before'), meanOf('now')]
  if (before === null || now === null) return null
  const margins = { before: marginIn('before'), now: marginIn('now') }
  const isOtherScale = parts.some(({ change, share }) => share > 0 && change.isOtherScale)
  const scored = sides.map((member) => member?.dimensions.filter(({ percent }) => percent !== null).length)
  const isAll =
    sameWeights && parts.every(({ change }) => !change.isPartial) && scored.every((count) => count === parts.length)
  const [past, present] = sides.map((member) => member?.overallPercent ?? null)
  if (isAll && past != null && present != null)
    return published({ before: past, now: present, isPartial: false, isOtherScale, margins })
  return published({ before, now, isPartial: true, isOtherScale, margins })
}
