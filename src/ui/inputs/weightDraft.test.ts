import { expect, test } from 'vitest'
import { readWeights } from './weightDraft.ts'

test.each([
  { given: [], want: { sum: 0, state: 'equal', weights: [] } },
  { given: ['', ' '], want: { sum: 0, state: 'equal', weights: [null, null] } },
  { given: ['40', '60'], want: { sum: 100, state: 'complete', weights: [40, 60] } },
  { given: ['33,3', '66.7'], want: { sum: 100, state: 'complete', weights: [33.3, 66.7] } },
  { given: ['100', '0'], want: { sum: 100, state: 'complete', weights: [100, 0] } },
  { given: ['40', '59'], want: { sum: 99, state: 'not100', weights: [40, 59] } },
  { given: ['100', ''], want: { sum: 100, state: 'incomplete', weights: [100, null] } },
  { given: ['-5', '105'], want: { sum: 105, state: 'invalid', weights: [null, 105] } },
  { given: ['many', '100'], want: { sum: 100, state: 'invalid', weights: [null, 100] } },
])('$given', ({ given, want }) => {
  expect(readWeights(given)).toEqual(want)
})
