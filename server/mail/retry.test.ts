import { expect, test } from 'vitest'
import { nextTry } from './retry.ts'

const MINUTE = 60_000

test('a server that is away is asked again soon, at most every quarter of an hour, for ever', () => {
  const waits = [0, 1, 2, 3, 4, 40].map((unreached) => nextTry({ attempts: 2, unreached }, 'unreached'))
  expect(waits.map(({ wait }) => (wait ?? 0) / MINUTE)).toEqual([1, 2, 4, 8, 15, 15])
  expect(waits.map(({ attempts }) => attempts)).toEqual(Array(6).fill(2))
  expect(waits.map(({ unreached }) => unreached)).toEqual([1, 2, 3, 4, 5, 41])
})

test('an answer ends the row of tries that reached nobody', () => {
  expect(nextTry({ attempts: 0, unreached: 7 }, 'later')).toEqual({ attempts: 1, unreached: 0, wait: MINUTE })
  expect(nextTry({ attempts: 0, unreached: 7 }, 'refused')).toEqual({ attempts: 1, unreached: 0, wait: null })
})
