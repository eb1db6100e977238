import { expect, test } from 'vitest'
import { rangeFault, rangeOf } from './scoreRange.ts'

test.each([
  { given: ['', ''], fault: null, want: {} },
  { given: ['3', ''], fault: null, want: { valuerScoreMin: 3 } },
  { given: ['', ' 4,5 '], fault: null, want: { valuerScoreMax: 4.5 } },
  { given: ['-1', '-1'], fault: null, want: { valuerScoreMin: -1, valuerScoreMax: -1 } },
  { given: ['5', '4.9'], fault: 'reversed', want: null },
  { given: ['three', ''], fault: 'notNumber', want: null },
  { given: ['', '1000000001'], fault: 'notNumber', want: null },
  { given: ['Infinity', ''], fault: 'notNumber', want: null },
])('$given', ({ given: [valuerScoreMin = '', valuerScoreMax = ''], fault, want }) => {
  const text = { valuerScoreMin, valuerScoreMax }
  expect(rangeFault(text)).toBe(fault)
  if (want !== null) expect(rangeOf(text)).toEqual(want)
})
