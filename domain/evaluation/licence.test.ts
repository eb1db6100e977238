import { expect, test } from 'vitest'
import { isBeyondLicence, licenceUse } from './licence.ts'

test.each([
  { used: 0, permitted: 0, want: { stage: 'near', percent: 100 } },
  { used: 1, permitted: 0, want: { stage: 'beyond' } },
  { used: 0, permitted: 1000, want: { stage: 'within' } },
  { used: 894, permitted: 1000, want: { stage: 'within' } },
  { used: 895, permitted: 1000, want: { stage: 'within' } },
  { used: 899, permitted: 1000, want: { stage: 'within' } },
  { used: 900, permitted: 1000, want: { stage: 'near', percent: 90 } },
  { used: 995, permitted: 1000, want: { stage: 'near', percent: 99 } },
  { used: 999, permitted: 1000, want: { stage: 'near', percent: 99 } },
  { used: 1000, permitted: 1000, want: { stage: 'near', percent: 100 } },
  { used: 1001, permitted: 1000, want: { stage: 'beyond' } },
  { used: 99, permitted: 110, want: { stage: 'near', percent: 90 } },
  { used: 5000, permitted: null, want: { stage: 'within' } },
])('$used of $permitted', ({ used, permitted, want }) => {
  expect(licenceUse(used, permitted)).toEqual(want)
  expect(isBeyondLicence(used, permitted)).toBe(want.stage === 'beyond')
})
