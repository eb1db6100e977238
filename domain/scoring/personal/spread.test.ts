import { describe, expect, it } from 'vitest'
import type { AnswerList } from '../lists.ts'
import { extremesOf } from './extremes.ts'
import { dimensionSpreads, questionSpread } from './spread.ts'

const list = (scores: number[], sureScores = scores.length): AnswerList => ({
  ...{ scores, sureScores, chosen: { raters: 0, optionIds: [] }, sureChosen: 0 },
})
const STEPS = [1, 2, 3, 4, 5]
const NOTHING = { deviation: null, agreement: null }

describe('how far raters lie apart in a question', () => {
  it.each([
    {
      name: 'three of a named round',
      given: list([1, 2, 4]),
      anonymous: false,
      want: { deviation: 1.53, agreement: 0 },
    },
    { name: 'two are too few', given: list([1, 2]), anonymous: false, want: NOTHING },
    { name: 'four of an anonymous one are too few', given: list([3, 3, 3, 4]), anonymous: true, want: NOTHING },
    {
      name: 'five with one whose door was opened, too',
      given: list([3, 3, 3, 4, 3], 4),
      anonymous: true,
      want: NOTHING,
    },
    {
      name: 'five are enough',
      given: list([3, 3, 3, 4, 3]),
      anonymous: true,
      want: { deviation: 0.4, agreement: 0.9 },
    },
  ])('$name', ({ given, anonymous, want }) => {
    expect(questionSpread(given, STEPS, { anonymous })).toEqual(want)
  })

  it('has no agreement where the scores are too many to be told apart', () => {
    expect(questionSpread(list([10, 20, 60]), null, { anonymous: false })).toEqual({
      deviation: 26.46,
      agreement: null,
    })
  })
})

it('of a dimension it is the mean of its questions, in percent, for each row', () => {
  const levels = [{ key: 'level:1' }, { key: 'level:2' }] as never
  const rule = { anonymous: false } as never
  const question = (questionId: number, maximum: number) => ({ questionId, maximum }) as never
  const dimension = { questions: [question(1, 5), question(2, 10), question(3, 0)] } as never
  const lists = new Map([['level:1', new Map([1, 2, 3].map((id) => [id, list([1, 2, 3])]))]])
  const scores = new Map([
    [1, STEPS],
    [2, null],
    [3, null],
  ])
  expect(dimensionSpreads({ levels, rule }, dimension, lists, scores)).toEqual([
    { deviation: 15, agreement: 0.5 },
    NOTHING,
  ])
})

describe('the highest and the lowest questions', () => {
  const report = (percents: (number | null)[]) => ({
    dimensions: [
      { dimensionId: 1, questions: percents.map((percent, place) => ({ questionId: place + 1, title: '', percent })) },
    ] as never,
  })
  const ids = (percents: (number | null)[]) => {
    const { highest, lowest } = extremesOf(report(percents))
    return [highest, lowest].map((some) => some.map(({ questionId }) => questionId))
  }

  it('are half of few at most, equal ones as the paper has them, none in both', () => {
    expect(ids([50, null, 80, 80, 20])).toEqual([
      [3, 4],
      [5, 1],
    ])
    expect(ids([50])).toEqual([[], []])
    expect(ids([70, 70])).toEqual([[1], []])
  })

  it('are five of many', () => {
    expect(ids([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])).toEqual([
      [12, 11, 10, 9, 8],
      [1, 2, 3, 4, 5],
    ])
  })
})
