import fc from 'fast-check'
import { expect, test } from 'vitest'
import { walked } from '../../domain/steps.fixture.ts'
import { orderSteps } from './statements.ts'

const byName = fc.array(fc.record({ key: fc.constantFrom('b', 'a', '\u{20000}', '\uFF5E', null), id: fc.nat() }), {
  size: '+1',
})
const byNumber = fc.array(fc.record({ key: fc.option(fc.integer({ min: 0, max: 9 })), id: fc.nat() }), { size: '+1' })

/** Byte by byte, and equal ones as they were; what has no key stands last both ways. */
function expected<Row extends { key: string | number | null }>(rows: readonly Row[], sign: 1 | -1): Row[] {
  return rows.toSorted(({ key: a }, { key: b }) => {
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    if (typeof a === 'string') return sign * Buffer.compare(Buffer.from(a), Buffer.from(String(b)))
    return sign * (a - Number(b))
  })
}

test('rows are sorted in steps as they are at once', () => {
  fc.assert(
    fc.property(fc.oneof(byName, byNumber), fc.integer({ min: 1, max: 60 }), (some, times) => {
      const rows = Array.from({ length: times }, () => some as { key: string | number | null }[]).flat()
      const keyOf = ({ key }: { key: string | number | null }) => key
      expect(walked(orderSteps(rows, 'asc', keyOf)).answer).toEqual(expected(rows, 1))
      expect(walked(orderSteps(rows, 'desc', keyOf)).answer).toEqual(expected(rows, -1))
    }),
  )
})

test('equal ones stay as they were over many runs, and there is a pause after every thousand', () => {
  const rows = Array.from({ length: 12_345 }, (_, index) => ({ key: (index * 7919) % 10, index }))
  const { answer, pauses } = walked(orderSteps(rows, 'desc', ({ key }) => key))
  expect(answer).toEqual(rows.toSorted((a, b) => b.key - a.key || a.index - b.index))
  // Sorted by thousands, and merged four times; beside what is done to each row.
  expect(pauses).toBeGreaterThanOrEqual((3 * rows.length) / 50 + (4 * rows.length) / 1000)
})
