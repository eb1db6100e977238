import { expect, test } from 'vitest'
import { scoresOf } from '../server/records/turns/forms.ts'

test('what a form counts is read from bytes wherever they begin', () => {
  const scores = Float64Array.of(4, Number.NaN, -2.5)
  const stored = new Uint8Array(scores.buffer)
  for (const before of [0, 3, 8]) {
    const bytes = new Uint8Array(before + stored.length + 5)
    bytes.set(stored, before)
    expect(scoresOf(bytes.subarray(before, before + stored.length)), `${before} bytes before`).toEqual(scores)
  }
})
