import { expect, test } from 'vitest'
import { createNames } from './named.ts'

const nameAfter = (runs: number, text: string, parameters: number, nameOf = createNames()) =>
  Array.from({ length: runs }, () => nameOf(text, parameters)).at(-1)

test.each([
  { runs: 5, parameters: 2, want: undefined },
  { runs: 6, parameters: 2, want: 'roundview1' },
  { runs: 60, parameters: 2, want: 'roundview1' },
  { runs: 60, parameters: 0, want: undefined },
  { runs: 60, parameters: 40, want: 'roundview1' },
  { runs: 60, parameters: 41, want: undefined },
])('after $runs runs with $parameters parameters: $want', ({ runs, parameters, want }) => {
  expect(nameAfter(runs, 'select', parameters)).toBe(want)
})

test('another text has another name, and no more get one than a connection may hold', () => {
  const nameOf = createNames()
  const names = Array.from({ length: 400 }, (_, index) => nameAfter(6, `select ${index}`, 1, nameOf))
  expect(names[0]).toBe('roundview1')
  expect(new Set(names.slice(0, 300)).size).toBe(300)
  expect(names.slice(300).every((name) => name === undefined)).toBe(true)
})
