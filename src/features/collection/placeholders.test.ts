import { describe, expect, test } from 'vitest'
import { previewPieces, templateFault } from './placeholders.ts'

const sample = {
  raterName: 'Wang',
  enterpriseName: 'Co',
  questionnaireTitle: 'Review',
  evaluateeNames: 'Li',
  count: '2',
  deadline: 'Friday',
  link: 'https://x',
}

test('fills what is known and leaves what is not', () => {
  expect(previewPieces('{raterName}: {count} of {nobody}', sample)).toEqual([
    { text: 'Wang', isFilled: true },
    { text: ': ', isFilled: false },
    { text: '2', isFilled: true },
    { text: ' of ', isFilled: false },
    { text: '{nobody}', isFilled: false },
  ])
})

describe('templateFault', () => {
  test.each([
    { given: ['invite', 'Hello', 'Open {link}'], want: null },
    { given: ['invite', ' ', 'Open {link}'], want: { fault: 'titleEmpty', names: [] } },
    { given: ['invite', 'Hello', '\n'], want: { fault: 'contentEmpty', names: [] } },
    { given: ['invite', 'Hello', 'No way in'], want: { fault: 'linkMissing', names: [] } },
    { given: ['remind', 'Hello', 'No way in'], want: { fault: 'linkMissing', names: [] } },
    { given: ['invite', 'Open {link}', 'Open {link}'], want: { fault: 'linkInTitle', names: [] } },
    { given: ['finished', 'Hello', 'Thanks'], want: null },
    { given: ['finished', '{a}', '{姓名} {a}'], want: { fault: 'unknown', names: ['{a}', '{姓名}'] } },
  ] as const)('$given', ({ given, want }) => {
    expect(templateFault(given[0], given[1], given[2])).toEqual(want)
  })
})
