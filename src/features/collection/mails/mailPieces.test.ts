import { expect, test } from 'vitest'
import { previewPieces } from './mailPieces.ts'

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
