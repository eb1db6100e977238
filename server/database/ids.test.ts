import { expect, test } from 'vitest'
import { createIds, timeOfId } from './ids.ts'

const HOUR = 3_600_000
const NOW = Date.UTC(2026, 10, 25)

test('ids rise, whatever the clock does, and however many are made in a moment', () => {
  let clock = NOW
  const ids = createIds(() => clock, 3)
  const made: number[] = []
  for (const shift of [0, HOUR, 0, -HOUR, -HOUR + 1, HOUR, HOUR + 1]) {
    clock = NOW + shift
    for (let count = 0; count < 300; count += 1) made.push(ids.newId())
  }
  expect(made).toEqual([...new Set(made)].sort((one, other) => one - other))
  expect(made.every(Number.isSafeInteger)).toBe(true)
})

test('an id tells when it was made, and processes make none alike', () => {
  const made = Array.from({ length: 63 }, (_, instance) => createIds(() => NOW, instance).newId())
  expect(new Set(made).size).toBe(made.length)
  expect(made.map(timeOfId)).toEqual(made.map(() => NOW))
})

test('no id is of the time, or before, of the newest one there is, however far behind the clock is', () => {
  const before = createIds(() => NOW, 3)
  const there = Array.from({ length: 100 }, () => before.newId())
  const ids = createIds(() => NOW - HOUR, 3, timeOfId(there.at(-1) ?? 0))
  const made = Array.from({ length: 300 }, () => ids.newId())
  expect(Math.min(...made)).toBeGreaterThan(Math.max(...there))
  expect(new Set(made).size).toBe(made.length)
})
