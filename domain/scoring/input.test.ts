import { describe, expect, it } from 'vitest'
import { inputOf, levelOf } from './example.fixture.ts'
import { cellOf, tally } from './input.ts'

const question = { title: '', dimensionId: 1, maximum: 5, minimum: 1, commentable: false, floor: 1 }

/** Two scored questions and a text question; level 1 is open, level 2 closed, level 9 unknown. */
const tallied = (levelId: number, scores: (number | null)[] | Float64Array) =>
  tally(
    inputOf(
      [levelOf(1, 'sameLevel'), levelOf(2, 'custom', { open: false })],
      {},
      {
        questions: [true, true, false].map((scored, index) => ({ ...question, questionId: index, scored })),
        responses: [{ levelId, scores, texts: [], chosen: [] }],
      },
    ),
  )

describe('tally', () => {
  it.each([
    {
      name: 'counts a score of 0 and below',
      levelId: 1,
      scores: [0, -2, null],
      counts: [1, 1, 0],
      sums: [0, -2, 0],
      raters: 1,
    },
    { name: 'leaves out null', levelId: 1, scores: [4, null, null], counts: [1, 0, 0], sums: [4, 0, 0], raters: 1 },
    {
      name: 'leaves out NaN and infinity',
      levelId: 1,
      scores: Float64Array.of(Number.NaN, Number.POSITIVE_INFINITY, 0),
      counts: [0, 0, 0],
      sums: [0, 0, 0],
      raters: 0,
    },
    {
      name: 'leaves out unscored questions',
      levelId: 1,
      scores: [null, null, 5],
      counts: [0, 0, 0],
      sums: [0, 0, 0],
      raters: 0,
    },
    {
      name: 'takes a short vector as unanswered',
      levelId: 1,
      scores: [3],
      counts: [1, 0, 0],
      sums: [3, 0, 0],
      raters: 1,
    },
    { name: 'ignores closed levels', levelId: 2, scores: [3, 3, 3], counts: [0, 0, 0], sums: [0, 0, 0], raters: 0 },
    { name: 'ignores unknown levels', levelId: 9, scores: [3, 3, 3], counts: [0, 0, 0], sums: [0, 0, 0], raters: 0 },
  ])('$name', ({ levelId, scores, counts, sums, raters }) => {
    const found = tallied(levelId, scores)
    expect([...found.counts]).toEqual([...counts, 0, 0, 0])
    expect([...found.sums]).toEqual([...sums, 0, 0, 0])
    expect([...found.raters]).toEqual([raters, 0])
  })

  it('adds up one question over several levels', () => {
    const input = inputOf([levelOf(1, 'sameLevel'), levelOf(2, 'subordinate')], { 1: [1, 2], 2: [5, null] })
    expect(cellOf(tally(input), [0, 1], 0)).toEqual({ count: 3, sure: 3, sum: 8 })
  })
})
