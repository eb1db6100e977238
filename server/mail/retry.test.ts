import { expect, test } from 'vitest'
import { nextTry } from './retry.ts'

const MINUTE = 60_000

test('a mail whose server is away is due again a minute later, for ever', () => {
  const next = [0, 1, 40].map((unreached) => nextTry({ attempts: 2, unreached }, 'unreached'))
  expect(next).toEqual([1, 2, 41].map((unreached) => ({ attempts: 2, unreached, wait: MINUTE })))
})

test('an answer ends the row of tries that reached nobody', () => {
  expect(nextTry({ attempts: 0, unreached: 7 }, 'later')).toEqual({ attempts: 1, unreached: 0, wait: MINUTE })
  expect(nextTry({ attempts: 0, unreached: 7 }, 'refused')).toEqual({ attempts: 1, unreached: 0, wait: null })
})
