/** Empties one handler after the other and runs the tests that call it, until one of them turns red. */
import type { Handler } from './find.ts'
import { NO_FAULT, type Runner, type TestOutcome } from './run.ts'

export interface Verdicts {
  red: Handler[]
  survived: Handler[]
  neverCalled: Handler[]
  /** Tests that are red without a fault: they prove nothing. */
  redAnyway: string[]
}

/** More tests than these seldom say anything new; what survives them is shown to all the others. */
const FIRST_TESTS = 24

/** The tests that call each handler: the ones that call least come first, they look closest. */
function coverage(sound: TestOutcome[]): Map<string, string[]> {
  const covering = new Map<string, string[]>()
  for (const { id, handlers } of [...sound].sort((a, b) => a.handlers.length - b.handlers.length)) {
    for (const handler of handlers) covering.set(handler, [...(covering.get(handler) ?? []), id])
  }
  return covering
}

/**
 * One round: every test runs once at most, each with a fault of its own. First every handler gets its
 * next test; from the second round on the tests left over are given to handlers that need several.
 */
function assign(waiting: Map<string, string[]>, isFirst: boolean): Map<string, string> {
  const faults = new Map<string, string>()
  for (let isGiven = true, pass = 0; isGiven && !(isFirst && pass > 0); pass += 1) {
    isGiven = false
    for (const [handler, tests] of waiting) {
      const test = tests.find((each) => !faults.has(each))
      if (test === undefined) continue
      faults.set(test, handler)
      waiting.set(
        handler,
        tests.filter((each) => each !== test),
      )
      isGiven = true
    }
  }
  return faults
}

/** Runs the tests of each handler that waits until one is red: then it is, too. */
async function seek(waiting: Map<string, string[]>, red: Set<string>, runner: Runner, tell: (line: string) => void) {
  for (let round = 1; waiting.size > 0; round += 1) {
    const faults = assign(waiting, round === 1)
    for (const { id, isRed } of await runner.runFaulty(faults)) {
      const handler = faults.get(id)
      if (isRed && handler !== undefined) red.add(handler)
    }
    for (const [id, tests] of waiting) {
      if (!red.has(id) && tests.length > 0) continue
      if (!red.has(id)) tell(`  none of these saw: ${id}`)
      waiting.delete(id)
    }
    tell(`round ${round}: ${faults.size} tests with a fault, ${red.size} handlers red, ${waiting.size} to go`)
  }
}

/** Judges every handler; `tell` hears of each round. */
export async function judge(handlers: Handler[], runner: Runner, tell: (line: string) => void): Promise<Verdicts> {
  const sound = await runner.runSound()
  const doubtful = sound.filter(({ isRed }) => isRed)
  if (doubtful.length > 0) tell(`red without any fault, run once more: ${doubtful.map(({ name }) => name).join('; ')}`)
  const again = doubtful.length > 0 ? await runner.runFaulty(new Map(doubtful.map(({ id }) => [id, NO_FAULT]))) : []
  const trusted = [...sound, ...again].filter(({ isRed }) => !isRed)
  const covering = coverage(trusted)
  const called = handlers.filter(({ id }) => covering.has(id))
  tell(`${trusted.length} tests call ${called.length} of ${handlers.length} handlers`)
  for (const { id } of handlers.filter((handler) => !covering.has(handler.id))) tell(`  never called: ${id}`)
  const red = new Set<string>()
  const shares = [(tests: string[]) => tests.slice(0, FIRST_TESTS), (tests: string[]) => tests.slice(FIRST_TESTS)]
  for (const shareOf of shares) {
    const left = called.filter(({ id }) => !red.has(id))
    const waiting = new Map(left.map(({ id }) => [id, shareOf(covering.get(id) ?? [])]))
    await seek(waiting, red, runner, tell)
  }
  return {
    red: called.filter(({ id }) => red.has(id)),
    survived: called.filter(({ id }) => !red.has(id)),
    neverCalled: handlers.filter(({ id }) => !covering.has(id)),
    redAnyway: again.filter(({ isRed }) => isRed).map(({ name }) => name),
  }
}
