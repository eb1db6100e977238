/** Ranking and heat map from published reports (numbers.md 8): no figure here that a report does not show. */
import { effectiveWeights } from '../../../domain/evaluation/weights.ts'
import { rankingOf, teamMean } from '../../../domain/scoring/team/ranking.ts'
import type { Standing } from '../../../domain/scoring/team/standing.ts'
import type { ResultOf } from '../../http/call.ts'
import type { NameMarks } from '../../records/people/nameMarks.ts'

type Ranking = ResultOf<'getRanking'>
type RankingItem = Ranking['items'][number]
type RankingDetail = ResultOf<'getRankingDetail'>

export type RankingSort = 'scoreDesc' | 'scoreAsc' | 'name'

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

function itemOf(member: Standing, rank: number | null, markOf: NameMarks): RankingItem {
  const { evaluatee, overallPercent: percent, points, incomplete } = member
  const nameMark = markOf(evaluatee.employeeId)
  return { rank, ...evaluatee, nameMark, percent, points, incomplete: incomplete || percent === null }
}

/** The ranking in the order asked for; ranks follow the score whatever the order. */
export function rankingAnswer(team: readonly Standing[], sort: RankingSort, { sortKeys, markOf }: Names): Ranking {
  const entries = team.map((member) => ({
    employeeId: member.evaluatee.employeeId,
    percent: member.overallPercent,
    incomplete: member.incomplete,
    member,
  }))
  const ranking = rankingOf(entries)
  const items = ranking.ranked.map(({ rank, entry }) => itemOf(entry.member, rank, markOf))
  const incomplete = ranking.incomplete.map(({ member }) => itemOf(member, null, markOf))
  const named = byName(sortKeys)
  const direction = sort === 'scoreAsc' ? 1 : -1
  // No figure comes last in either direction.
  const worth = ({ percent }: RankingItem) => percent ?? Number.POSITIVE_INFINITY * direction
  const compare = (a: RankingItem, b: RankingItem) => {
    const difference = worth(a) === worth(b) ? 0 : (worth(a) - worth(b)) * direction
    return sort === 'name' || difference === 0 ? named(a, b) : difference
  }
  return { items: items.sort(compare), incomplete: incomplete.sort(compare) }
}

/** The heat map: a row an evaluatee, a column a dimension; means over five evaluatees at least (R7). */
export function rankingDetailAnswer(
  team: readonly Standing[],
  dimensions: readonly { id: number; name: string; weight: number | null }[],
  markOf: NameMarks,
): RankingDetail {
  const weights = effectiveWeights(dimensions.map(({ weight }) => ({ weight, takesPart: true })))
  const rows = team.map(({ evaluatee, overallPercent: percent, dimensions: own, incomplete }) => ({
    ...evaluatee,
    nameMark: markOf(evaluatee.employeeId),
    percent,
    percents: dimensions.map(({ id }) => own.find(({ dimensionId }) => dimensionId === id)?.percent ?? null),
    incomplete: incomplete || percent === null,
  }))
  return {
    dimensions: dimensions.map(({ id, name }, column) => ({
      dimensionId: id,
      name,
      weight: weights[column] ?? null,
      mean: teamMean(rows.map(({ percents }) => percents[column] ?? null)),
    })),
    rows,
  }
}
