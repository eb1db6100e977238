import { expect, test } from 'vitest'
import { feedbackQuery, NO_FILTER } from './feedbackQuery.ts'

test.each([
  { given: NO_FILTER, want: { pageIndex: 2, pageSize: 50 } },
  {
    given: { ...NO_FILTER, status: 'unfinished' },
    want: { pageIndex: 2, pageSize: 50, feedbackStatusList: ['waiting', 'drafting'] },
  },
  {
    given: { status: 'submitted', mail: 'failed', evaluatee: ' 何 ', rater: '  ' },
    want: {
      pageIndex: 2,
      pageSize: 50,
      feedbackStatusList: ['submitted'],
      emailStatus: 'failed',
      evaluatorKeyword: '何',
    },
  },
  { given: { ...NO_FILTER, rater: 'zeng' }, want: { pageIndex: 2, pageSize: 50, valuerKeyword: 'zeng' } },
] as const)('$given', ({ given, want }) => {
  expect(feedbackQuery(given, 2, 50)).toEqual(want)
})
