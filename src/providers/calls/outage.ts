/** What is asked again and again by itself, while no answer comes. */
import type { Query } from '@tanstack/react-query'

/** A server that is away need not be asked more often, in milliseconds. */
const AWAY_MILLISECONDS = 3_000

/** How soon a question is asked again: where the last answer did not come, less often. */
export const pauseAfter = ({ state }: { state: { error: unknown } }, milliseconds: number) =>
  state.error === null ? milliseconds : Math.max(milliseconds, AWAY_MILLISECONDS)

type AnyQuery = Query<unknown, unknown>

const isAskedAgain = (query: AnyQuery) =>
  query.observers.some(({ options: { refetchInterval } }) =>
    Boolean(refetchInterval instanceof Function ? refetchInterval(query) : refetchInterval),
  )

/** Of a question that is asked again by itself each failure but the first tells what is known already. */
export function createOutages() {
  const known = new WeakSet<AnyQuery>()
  return {
    /** Notes a failure; whether it is one more since the last answer. */
    goesOn(query: AnyQuery): boolean {
      if (!isAskedAgain(query)) return false
      const isKnown = known.has(query)
      known.add(query)
      return isKnown
    },
    end: (query: AnyQuery) => void known.delete(query),
  }
}
