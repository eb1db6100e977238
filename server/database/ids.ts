import { randomBytes, randomInt } from 'node:crypto'

/** Ids count from here, so that 40 bits of milliseconds last until 2060. */
const EPOCH = Date.UTC(2026, 0, 1)
const PER_MILLISECOND = 128
const INSTANCES = 64
/** That of the operator's command; servers count from 0 (README). */
export const OPERATOR_INSTANCE = INSTANCES - 1

/** Stands where the id of a person would, and there is none, or none may be kept. */
export const NOBODY = 0

export interface Ids {
  /** Time-ordered, below 2^53, unique over the server processes (40 bits of time, 6 of process, 7 of counter). */
  newId(): number
  /** Random below 2^53: tells nothing of when or after what it was made (anonymity.md). */
  randomId(): number
  /** Names this process among all that ever were on the database: what it has in hand bears it. */
  run: string
}

/**
 * `instance` (0..63) keeps the ids of several server processes apart; all are later than `newest`, in milliseconds since 1970,
 * when the process before of the same number may have made one, by a clock that was ahead.
 */
export function createIds(now: () => number, instance: number, newest = EPOCH): Ids {
  let lastMillisecond = newest - EPOCH + 1
  let counter = 0
  return {
    run: `${instance}-${randomBytes(9).toString('base64url')}`,
    newId() {
      const millisecond = Math.max(now() - EPOCH, lastMillisecond)
      counter = millisecond === lastMillisecond ? counter + 1 : 0
      lastMillisecond = counter === PER_MILLISECOND ? millisecond + 1 : millisecond
      if (counter === PER_MILLISECOND) counter = 0
      return (lastMillisecond * INSTANCES + instance) * PER_MILLISECOND + counter
    },
    randomId() {
      // 2^20 * 2^33 = 2^53, without the modulo bias of one large draw.
      return randomInt(1, 2 ** 20) * 2 ** 33 + randomInt(0, 2 ** 33)
    },
  }
}

/** The server process (0..63) that a name of `run` is of. */
export function instanceOfRun(run: string): number {
  return Number.parseInt(run, 10)
}

/** The smallest id that may be made at that moment (an ISO string, UTC). */
export function firstIdAt(moment: string): number {
  return (Date.parse(moment) - EPOCH) * INSTANCES * PER_MILLISECOND
}

/** When a time-ordered id was made, in milliseconds since 1970. */
export function timeOfId(id: number): number {
  return Math.floor(id / PER_MILLISECOND / INSTANCES) + EPOCH
}
