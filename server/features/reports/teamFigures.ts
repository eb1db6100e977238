/** Ranking and heat map from published reports (numbers.md 8): no figure here that a report does not show. */
import { BusinessError } from '../../../domain/errors.ts'
import { effectiveWeights } from '../../../domain/evaluation/weights.ts'
import type { Band } from '../../../domain/scoring/statistics/bands.ts'
import { levelFigures } from '../../../domain/scoring/team/levelFigures.ts'
import type { Member } from '../../../domain/scoring/team/member.ts'
import { spreadOf } from '../../../domain/scoring/team/norms.ts'
import { type Alike, alikeOf, rankingOf } from '../../../domain/scoring/team/ranking.ts'
import type { Standing } from '../../../domain/scoring/team/standing.ts'
import { teamLevels } from '../../../domain/scoring/team/teamReport.ts'
import { eachOf, toEnd } from '../../../domain/steps.ts'
import type { ResultOf } from '../../http/call.ts'
import type { NameMarks } from '../../records/people/nameMarks.ts'
import { EVERYBODY, type Selection } from './selection.ts'

type Ranking = ResultOf<'getRanking'>
type RankingItem = Ranking['items'][number]
type RankingDetail = ResultOf<'getRankingDetail'>
type RankingLevels = ResultOf<'getRankingLevels'>

export type RankingSort = 'scoreDesc' | 'scoreAsc' | 'name'
/** The heat map's may be that in which they were added, too. */
export type DetailSort = RankingSort | 'added'

/** Pinyin keys by employee; texts are compared code unit by code unit, alike everywhere. */
type SortKeys = ReadonlyMap<number, string>

/** How people are ordered by name, and told apart from others of theirs. */
export interface Names {
  sortKeys: SortKeys
  markOf: NameMarks
}

/** Orders people by their names' keys, then by id. */
export function byName(sortKeys: SortKeys) {
  return (a: { employeeId: number }, b: { employeeId: number }) => {
    const [first, second] = [sortKeys.get(a.employeeId) ?? '', sortKeys.get(b.employeeId) ?? '']
    if (first !== second) return first < second ? -1 : 1
    return a.employeeId - b.employeeId
  }
}

interface Ordered {
  employeeId: number
  percent: number | null
}

/** By score or by name; no figure comes last in either direction, and those alike stand by name. */
function bySort(sort: RankingSort, sortKeys: SortKeys) {
  const named = byName(sortKeys)
  const direction = sort === 'scoreAsc' ? 1 : -1
  const worth = ({ percent }: Ordered) => percent ?? Number.POSITIVE_INFINITY * direction
  return (a: Ordered, b: Ordered) => {
    const difference = worth(a) === worth(b) ? 0 : (worth(a) - worth(b)) * direction
    return sort === 'name' || difference === 0 ? named(a, b) : difference
  }
}

type Scored = Pick<Standing, 'evaluatee' | 'overallPercent' | 'incomplete' | 'dimensions'>

/** A person's figure in a dimension, or over all of them. */
const percentOf = ({ overallPercent, dimensions }: Scored, dimensionId: number | null): number | null =>
  dimensionId === null ? overallPercent : (dimensions.find((one) => one.dimensionId === dimensionId)?.percent ?? null)

/** Lacking a level, or the score itself: then it cannot be compared (numbers.md 8). */
const isIncomplete = ({ incomplete, overallPercent }: Pick<Standing, 'incomplete' | 'overallPercent'>): boolean =>
  incomplete || overallPercent === null

/** Throws NOT_FOUND for a dimension that is none of these. */
export function expectDimension(dimensions: readonly { id: number }[], dimensionId: number | null): void {
  const isThere = dimensionId === null || dimensions.some(({ id }) => id === dimensionId)
  if (!isThere) throw new BusinessError('NOT_FOUND')
}

/** A team by its overall scores or by those of a dimension, behind those who are compared those who are not; or by name. */
export function inOrder<Of extends Scored>(
  team: readonly Of[],
  { sort, dimensionId = null }: { sort: DetailSort; dimensionId?: number | null },
  { sortKeys }: Names,
): readonly Of[] {
  if (sort === 'added') return team
  const compare = bySort(sort, sortKeys)
  return team
    .map((member) => ({
      employeeId: member.evaluatee.employeeId,
      percent: percentOf(member, dimensionId),
      isApart: sort !== 'name' && isIncomplete(member),
      member,
    }))
    .sort((a, b) => Number(a.isApart) - Number(b.isApart) || compare(a, b))
    .map(({ member }) => member)
}

/** What a ranking shows beside its figures; how sure they are is known of some lists only. */
interface Beside {
  selection?: Selection
  bandOf?: (employeeId: number) => Band | null
}

const noBand = () => null

/** The ranking in the order asked for; ranks follow the score over everybody, whatever the order and whoever is asked for. */
export const rankingAnswer = (...given: Parameters<typeof rankingSteps>): Ranking => toEnd(rankingSteps(...given))

/** The same with pauses. */
export function* rankingSteps(
  team: readonly Standing[],
  sort: RankingSort,
  { sortKeys, markOf }: Names,
  { selection = EVERYBODY, bandOf = noBand }: Beside = {},
): Generator<void, Ranking> {
  const entries = yield* eachOf(team, (member) => ({
    employeeId: member.evaluatee.employeeId,
    percent: member.overallPercent,
    incomplete: member.incomplete,
    member,
  }))
  const ranking = rankingOf(entries)
  yield
  const placed = ranking.ranked.flatMap(({ entry: { percent, employeeId } }) =>
    percent === null ? [] : [{ percent, band: bandOf(employeeId) }],
  )
  const alike = alikeOf(placed)
  function itemOf({ member }: (typeof entries)[number], rank: number | null, own: Alike | null): RankingItem {
    const { evaluatee, overallPercent: percent, points } = member
    const [nameMark, band] = [markOf(evaluatee.employeeId), bandOf(evaluatee.employeeId)]
    return {
      rank,
      ...evaluatee,
      nameMark,
      percent,
      points,
      band,
      alike: own,
      incomplete: isIncomplete(member),
    }
  }
  const items = yield* eachOf(ranking.ranked, ({ rank, entry }, place) => itemOf(entry, rank, alike[place] ?? null))
  const incomplete = yield* eachOf(ranking.incomplete, (entry) => itemOf(entry, null, null))
  const compare = bySort(sort, sortKeys)
  const chosen = (some: RankingItem[]) => some.filter(({ employeeId }) => selection.has(employeeId)).sort(compare)
  const first = chosen(items)
  yield
  const answer = { items: first, incomplete: chosen(incomplete) }
  yield
  const percents = [...answer.items, ...answer.incomplete].map(({ percent }) => percent)
  return { ...answer, summed: selection.maySum(null) && spreadOf(percents) !== null }
}

const UNTOLD = { mean: null, deviation: null, lowest: null, highest: null }

/** The heat map: a row an evaluatee, a column a dimension; means over five evaluatees at least (R7). */
export const rankingDetailAnswer = (...given: Parameters<typeof rankingDetailSteps>): RankingDetail =>
  toEnd(rankingDetailSteps(...given))

/** The same with pauses. */
export function* rankingDetailSteps(
  team: readonly Standing[],
  dimensions: readonly { id: number; name: string; weight: number | null }[],
  markOf: NameMarks,
  selection: Selection = EVERYBODY,
): Generator<void, RankingDetail> {
  const weights = effectiveWeights(dimensions.map(({ weight }) => ({ weight, takesPart: true })))
  const chosen = team.filter(({ evaluatee }) => selection.has(evaluatee.employeeId))
  const rows = yield* eachOf(chosen, (member) => ({
    ...member.evaluatee,
    nameMark: markOf(member.evaluatee.employeeId),
    percent: member.overallPercent,
    percents: dimensions.map(({ id }) => percentOf(member, id)),
    incomplete: isIncomplete(member),
  }))
  const spread = (dimensionId: number | null, percents: readonly (number | null)[]) =>
    (selection.maySum(dimensionId) ? spreadOf(percents) : null) ?? UNTOLD
  const columns: RankingDetail['dimensions'] = []
  for (const [column, { id, name }] of dimensions.entries()) {
    const percents = yield* eachOf(rows, (row) => row.percents[column] ?? null)
    columns.push({ ...{ dimensionId: id, name, weight: weights[column] ?? null }, ...spread(id, percents) })
  }
  return { overall: spread(null, yield* eachOf(rows, ({ percent }) => percent)), dimensions: columns, rows }
}

/** What relation levels say of everybody, of a dimension or over all; every figure is published already, or made of such. */
export const rankingLevelsAnswer = (...given: Parameters<typeof rankingLevelsSteps>): RankingLevels =>
  toEnd(rankingLevelsSteps(...given))

/** The same with pauses. */
export function* rankingLevelsSteps(
  team: readonly Member[],
  dimensions: readonly { id: number; name: string; weight: number | null }[],
  markOf: NameMarks,
  { dimensionId, selection }: { dimensionId: number | null; selection: Selection },
): Generator<void, RankingLevels> {
  const shares = effectiveWeights(dimensions.map(({ weight }) => ({ weight, takesPart: true })))
  const weights = new Map(dimensions.map(({ id }, index) => [id, shares[index] ?? null]))
  const levels = teamLevels(team)
  const keys = levels.map(({ key }) => key)
  const chosen = team.filter(({ evaluatee }) => selection.has(evaluatee.employeeId))
  const rows = yield* eachOf(chosen, (member) => ({
    ...member.evaluatee,
    nameMark: markOf(member.evaluatee.employeeId),
    percent: percentOf(member, dimensionId),
    byLevel: levelFigures(member, keys, weights, dimensionId),
    incomplete: isIncomplete(member),
  }))
  return { dimensions: dimensions.map(({ id, name }) => ({ dimensionId: id, name })), levels, rows }
}
