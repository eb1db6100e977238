/** An app that is gone plans nothing more: what it still wanted to do later would happen in the next test. */
import { onTestFinished } from 'vitest'

const planned = new Set<number>()
/** What is to be done when the page goes. */
const leaving = new Set<EventListenerOrEventListenerObject>()

/** Notices, and acts that can still be called off, stay so long and longer. */
const LONG = 4_000
/** A notice that has to be read stays nearly so long, whatever waits. */
const READING = 2_500
/** No notice has so long a time of its own; what is kept in memory has. */
const LONGEST = 60_000
/** As long as a timer can be. */
const NEVER = 2 ** 31 - 1

const staysWithTheTest = () => NEVER
/** Of what stays long, in milliseconds. */
let lasts: (delay: number) => number = staysWithTheTest
let long = LONG

/**
 * Notes every timer of the page, once a page; the test runner keeps its own. What stays long stays as long as the
 * test: on a busy machine a notice would be gone before the test came to its button.
 */
export function noteTimers(): void {
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const plan = window[name].bind(window)
    const noting = (handler: TimerHandler, delay?: number, ...given: unknown[]) => {
      const staysLong = name === 'setTimeout' && delay !== undefined && delay >= long
      const id = plan(handler, staysLong ? lasts(delay) : delay, ...given)
      planned.add(id)
      return id
    }
    Object.assign(window, { [name]: noting })
  }
  const listen = window.addEventListener.bind(window)
  const addEventListener: typeof listen = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    how?: boolean | AddEventListenerOptions,
  ) => {
    if (type === 'pagehide') leaving.add(listener)
    listen(type, listener, how)
  }
  Object.assign(window, { addEventListener })
}

function letLast(how: typeof lasts): void {
  lasts = how
  onTestFinished(() => {
    lasts = staysWithTheTest
  })
}

/** Until the test is over, what stays long goes when its time has come. */
export const letLongTimePass = () => letLast((delay) => delay)

/** Until the test is over, what comes and would stay long goes at once: what is still there has no time it goes by. */
export const letLongTimeFly = () => letLast((delay) => (delay < LONGEST ? 0 : NEVER))

/** Until the test is over, nobody has read anything: what is told has taken no time of what stands to be read. */
export function letNobodyRead(): void {
  long = READING
  onTestFinished(() => {
    long = LONG
  })
}

/** Of an app that is gone: acts that waited in it would go out when the page of another goes. */
export function stopLeaving(): void {
  for (const listener of leaving) window.removeEventListener('pagehide', listener)
  leaving.clear()
}

/** Calls off whatever is planned; in a test: the pause that a page waits for never ends. */
export function stopTimers(): void {
  for (const id of planned) clearTimeout(id)
  planned.clear()
}
