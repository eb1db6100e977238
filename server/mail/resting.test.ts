import { expect, test } from 'vitest'
import { createResting } from './resting.ts'

const SECOND = 1_000

function setUp() {
  let now = 0
  return {
    resting: createResting(() => now),
    pass: (milliseconds: number) => {
      now += milliseconds
    },
    now: () => now,
  }
}

test('who is not reached rests five seconds, then twice as long each time, a minute at most', () => {
  const { resting, pass, now } = setUp()
  const pauses = [5, 10, 20, 40, 60, 60].map((seconds) => {
    const begins = resting.unreached(7, now())
    pass(seconds * SECOND - 1)
    const before = resting.rested()
    pass(1)
    return { seconds, begins, before, after: resting.rested() }
  })
  expect(pauses).toEqual(
    [5, 10, 20, 40, 60, 60].map((seconds, index) => ({ seconds, begins: index === 0, before: [], after: [7] })),
  )
  expect([resting.rests(7), resting.rests(null), resting.all()]).toEqual([true, false, [7]])
})

test('tries that were begun before the rest was over make it no longer', () => {
  const { resting, pass, now } = setUp()
  const began = now()
  expect(resting.unreached(null, began)).toBe(true)
  pass(6 * SECOND)
  expect(resting.unreached(null, began)).toBe(false)
  expect(resting.rested()).toEqual([null])
})

test('who took a mail since the try began does not rest', () => {
  const { resting, pass, now } = setUp()
  const began = now()
  pass(1)
  expect(resting.answered(7)).toBe(false)
  expect(resting.unreached(7, began)).toBe(false)
  expect(resting.all()).toEqual([])
  pass(1)
  expect(resting.unreached(7, now())).toBe(true)
})

test.each(['answered', 'end'] as const)('%s: the rest is over, and the next one is short again', (how) => {
  const { resting, pass, now } = setUp()
  resting.unreached(7, now())
  pass(5 * SECOND)
  resting.unreached(7, now())
  resting.unreached(8, now())
  expect([resting[how](7), resting[how](7)]).toEqual([true, false])
  expect(resting.all()).toEqual([8])
  pass(1)
  resting.unreached(7, now())
  pass(5 * SECOND)
  expect(resting.rested()).toContain(7)
})

test('a new setup has answered nobody yet: what the former one took is no sign that it is there', () => {
  const { resting, pass, now } = setUp()
  const began = now()
  pass(1)
  resting.answered(7)
  resting.end(7)
  expect(resting.unreached(7, began)).toBe(true)
})
