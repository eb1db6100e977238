import { expect, test } from 'vitest'
import { nextTry } from './retry.ts'

const MINUTE = 60_000

test('a mail whose server is away is due again a minute later, for ever', () => {
  const next = [0, 1, 40].map((unreached) => nextTry({ attempts: 2, unreached }, 'unreached'))
  expect(next).toEqual([1, 2, 41].map((unreached) => ({ attempts: 2, unreached, wait: MINUTE })))
})

test('a mail that was not answered for is tried farther and farther apart, and given up after two days', () => {
  const tries = [nextTry({ attempts: 0, unreached: 0 }, 'unanswered')]
  while (tries.at(-1)?.wait) tries.push(nextTry(tries.at(-1) ?? { attempts: 0, unreached: 0 }, 'unanswered'))
  expect(tries.slice(0, 3)).toEqual([
    { attempts: 1, unreached: 1, wait: MINUTE },
    { attempts: 2, unreached: 2, wait: 5 * MINUTE },
    { attempts: 3, unreached: 3, wait: 15 * MINUTE },
  ])
  expect(tries.at(-1)).toEqual({ attempts: 29, unreached: 29, wait: null })
})

test('an answer ends the row of tries that reached nobody', () => {
  expect(nextTry({ attempts: 0, unreached: 7 }, 'later')).toEqual({ attempts: 1, unreached: 0, wait: MINUTE })
  expect(nextTry({ attempts: 0, unreached: 7 }, 'refused')).toEqual({ attempts: 1, unreached: 0, wait: null })
})
