/**
 * Who rests: an enterprise whose mail server was not reached keeps its mails where they lie, so that they stand in nobody's
 * way. When its rest is over one mail tries the server; unless it is reached then, it rests longer. In memory: whoever starts
 * anew finds out for himself.
 */

/** The enterprise whose own mail server it is; null: the installation's, at which all without one rest together. */
export type Owner = number | null

/** Mails by whose mail server is to send them. */
export type ByOwner = { only: Owner } | { except: readonly Owner[] }

const FIRST_PAUSE_MILLISECONDS = 5_000
const LONGEST_PAUSE_MILLISECONDS = 60_000

export interface Resting {
  /** Of a try, begun at `began`, that reached no server; whether the rest begins with it. */
  unreached(owner: Owner, began: number): boolean
  /** The server answered; whether a rest ends with it. */
  answered(owner: Owner): boolean
  /** Whatever was, is forgotten; whether a rest ends with it. */
  end(owner: Owner): boolean
  rests(owner: Owner): boolean
  /** All who rest, also those who may be tried. */
  all(): Owner[]
  /** Whose server is to be tried by one mail. */
  rested(): Owner[]
}

/** `clock` in milliseconds from anywhere, never set back. */
export function createResting(clock: () => number): Resting {
  const rests = new Map<Owner, { pause: number; until: number }>()
  const answeredAt = new Map<Owner, number>()
  return {
    unreached(owner, began) {
      // Others reached it meanwhile: it has no room for all at once, but is there.
      if ((answeredAt.get(owner) ?? Number.NEGATIVE_INFINITY) > began) return false
      const known = rests.get(owner)
      // Begun before the rest was over, it says nothing new.
      if (known !== undefined && began < known.until) return false
      const pause =
        known === undefined ? FIRST_PAUSE_MILLISECONDS : Math.min(2 * known.pause, LONGEST_PAUSE_MILLISECONDS)
      rests.set(owner, { pause, until: clock() + pause })
      return known === undefined
    },
    answered(owner) {
      answeredAt.set(owner, clock())
      return rests.delete(owner)
    },
    end(owner) {
      answeredAt.delete(owner)
      return rests.delete(owner)
    },
    rests: (owner) => rests.has(owner),
    all: () => [...rests.keys()],
    rested: () => [...rests].flatMap(([owner, { until }]) => (clock() >= until ? [owner] : [])),
  }
}
