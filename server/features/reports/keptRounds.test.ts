import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createKeptRounds, type RoundFigures } from './keptRounds.ts'

const MINUTE = 60_000
const figures = (): RoundFigures => ({ members: [], reliability: [], unable: new Map() })
const round = (id: number, { digest = 'same', size = 10 } = {}) => ({ key: String(id), digest, size })

let made: number[]
/** Makes them, and notes of which round. */
const making = (id: number) => async () => {
  made.push(id)
  return figures()
}

beforeEach(() => {
  made = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test('what was made is there again, also for who asks meanwhile', async () => {
  const kept = createKeptRounds()
  const [one, other] = await Promise.all([kept.find(round(1), making(1)), kept.find(round(1), making(1))])
  expect(one).toBe(other)
  expect(await kept.find(round(1), making(1))).toBe(one)
  expect(made).toEqual([1])
})

test('of something else it is made anew', async () => {
  const kept = createKeptRounds()
  await kept.find(round(1), making(1))
  await kept.find(round(1, { digest: 'other' }), making(1))
  await kept.find(round(1, { digest: 'other' }), making(1))
  await kept.find(round(2), making(2))
  expect(made).toEqual([1, 1, 2])
})

test('the one asked for longest ago goes where there are too many; one that is larger than all is shared while it is made', async () => {
  const kept = createKeptRounds({ size: 25 })
  await kept.find(round(1), making(1))
  await kept.find(round(2), making(2))
  await kept.find(round(1), making(1))
  await kept.find(round(3), making(3))
  expect(made).toEqual([1, 2, 3])
  await kept.find(round(1), making(1))
  expect(made).toEqual([1, 2, 3])
  await kept.find(round(2), making(2))
  expect(made).toEqual([1, 2, 3, 2])
  const large = round(4, { size: 26 })
  await Promise.all([kept.find(large, making(4)), kept.find(large, making(4))])
  expect(made).toEqual([1, 2, 3, 2, 4])
  await kept.find(large, making(4))
  expect(made).toEqual([1, 2, 3, 2, 4, 4])
  // It took the place of none.
  await kept.find(round(2), making(2))
  expect(made).toEqual([1, 2, 3, 2, 4, 4])
})

test('it goes a while after the last who asked', async () => {
  const kept = createKeptRounds({ milliseconds: 3 * MINUTE })
  await kept.find(round(1), making(1))
  vi.advanceTimersByTime(2 * MINUTE)
  await kept.find(round(1), making(1))
  vi.advanceTimersByTime(2 * MINUTE)
  await kept.find(round(1), making(1))
  expect(made).toEqual([1])
  vi.advanceTimersByTime(3 * MINUTE)
  await kept.find(round(1), making(1))
  expect(made).toEqual([1, 1])
})

test('what could not be made is tried again', async () => {
  const kept = createKeptRounds()
  const failing = async () => {
    throw new Error('away')
  }
  await expect(kept.find(round(1), failing)).rejects.toThrow('away')
  await kept.find(round(1), making(1))
  expect(made).toEqual([1])
})
