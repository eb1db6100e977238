import { expect, it } from 'vitest'
import { besideColumns, besideNotes, gapCaption, isMarkedGap } from './beside.ts'

const of = (norm: number | null, before: number | null, previousTitle: string | null = null) => ({
  beside: { previousTitle, dimensions: [{ dimensionId: 1, norm, before, isMarked: true }] },
})
const say = (key: string, params?: Record<string, string>) => `${key} ${params?.['title'] ?? ''}`

it.each([
  { name: 'nothing is known', given: {}, want: [] },
  { name: 'there are too few people and no round before', given: of(null, null), want: [] },
  { name: 'there is a mean alone', given: of(70.5, null), want: [['report.norm', 70.5]] },
  {
    name: 'there are both',
    given: of(70.5, 60, 'Last year'),
    want: [
      ['report.norm', 70.5],
      ['report.before', 60],
    ],
  },
])('has the columns that hold something: $name', ({ given, want }) => {
  expect(besideColumns(given).map(({ label, figureOf }) => [label, figureOf(1)])).toEqual(want)
  expect(besideColumns(given).map(({ figureOf }) => figureOf(2))).toEqual(want.map(() => null))
})

it('marks the gaps that are more than chance, and says so where that is known', () => {
  const { beside } = of(null, null)
  const dimensions = [...beside.dimensions, { dimensionId: 2, norm: null, before: null, isMarked: false }]
  const marked = [1, 2, 3].map((wanted) => isMarkedGap({ beside: { ...beside, dimensions } }, wanted))
  expect(marked).toEqual([true, false, false])
  expect(isMarkedGap({}, 1)).toBe(false)
  expect([of(null, null), {}].map(gapCaption)).toEqual(['report.gap.judged', 'report.gap.caption'])
})

it('names the round before', () => {
  expect(besideNotes(of(null, 60, 'Last year'), say)).toEqual(['report.beforeNote Last year'])
})
