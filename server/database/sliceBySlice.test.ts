import { expect, test } from 'vitest'
import { inTurns, sliceBySlice } from './sliceBySlice.ts'

/** What happened, and that somebody else's call was served when it came first. */
function watched() {
  const happened: unknown[] = []
  setImmediate(() => happened.push('another call'))
  return happened
}

test('each slice begins where the one before ended, and others come between', async () => {
  const happened = watched()
  await sliceBySlice(async (after) => {
    happened.push(after)
    return after < 2 ? after + 1 : undefined
  })
  expect(happened).toEqual([0, 'another call', 1, 2])
})

test('a list is gone through some at a time, and others come between', async () => {
  const happened = watched()
  await inTurns([1, 2, 3], 2, (some) => void happened.push(some))
  expect(happened).toEqual([[1, 2], 'another call', [3]])
})
