/**
 * The rounds of a combined report (numbers.md 9). It is made of nothing but what each round has published of its evaluatees to
 * the same reader, so that no sum or difference of two such reports tells more than the rounds themselves (anonymity.md R7).
 */
import type { Spread } from '../statistics/bands.ts'
import type { Member, MemberDimension } from '../team/member.ts'

export interface RoundDimension {
  dimensionId: number
  name: string
  /** Share in the overall score, percent. */
  weight: number | null
  /** How raters of one level differ in it. */
  spread: Spread | null
  /** Its percentage when every question gets its fewest points: where its scale starts. */
  lowest: number
}

/** What is read of an evaluatee. */
export type RoundMember = Pick<Member, 'evaluatee' | 'overallPercent' | 'incomplete' | 'rows' | 'dimensions'>

export interface Round {
  dimensions: readonly RoundDimension[]
  members: readonly RoundMember[]
}

/** The rounds, the oldest first; null is one that has no results to show, and keeps its place. */
export type Rounds = readonly (Round | null)[]

/** A dimension of one or more rounds: those of the same trimmed name. */
export interface MatchedDimension {
  name: string
  /** For each round its dimension; null where it has none. */
  byRound: (RoundDimension | null)[]
}

/**
 * In the order of the newest round, those it has not behind them. A name that a round bears twice is no match for anybody: which
 * of the two it would be, nobody can say.
 */
export function matchedDimensions(rounds: Rounds): MatchedDimension[] {
  const known = new Map<string, MatchedDimension>()
  const newestFirst = rounds.map((round, place) => ({ round, place })).reverse()
  for (const { round, place } of newestFirst) {
    const dimensions = round?.dimensions ?? []
    for (const dimension of dimensions) {
      const name = dimension.name.trim()
      const isTwice = dimensions.some((other) => other !== dimension && other.name.trim() === name)
      const key = isTwice ? `${place}:${dimension.dimensionId}` : `:${name}`
      const found = known.get(key) ?? { name, byRound: rounds.map(() => null) }
      found.byRound[place] = dimension
      known.set(key, found)
    }
  }
  return [...known.values()]
}

/** Two rounds or more have it. */
export const isMatched = ({ byRound }: MatchedDimension): boolean => byRound.filter((one) => one !== null).length > 1

/** A person's figures of a dimension in a round. */
export function figuresOf(
  member: RoundMember | undefined,
  dimension: RoundDimension | null | undefined,
): MemberDimension | undefined {
  if (member === undefined || dimension == null) return undefined
  // A loop: it is asked of everybody, in every dimension.
  for (const own of member.dimensions) if (own.dimensionId === dimension.dimensionId) return own
  return undefined
}

/** The places of two rounds, the earlier one first. */
export interface Pair {
  from: number
  to: number
}

/** The newest of these rounds and the one before it; undefined where there are fewer than two. */
export function newestPair(isThere: readonly boolean[]): Pair | undefined {
  const places = isThere.flatMap((is, place) => (is ? [place] : []))
  const [from, to] = places.slice(-2)
  return from === undefined || to === undefined ? undefined : { from, to }
}
