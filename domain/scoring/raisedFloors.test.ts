import { describe, expect, it } from 'vitest'
import type { Question } from '../paper/model.ts'
import { insiderOf, raisedFloors } from './raisedFloors.ts'
import { standardRule } from './rule.ts'

const choice = (title: string, scores: number[]): Question => ({
  id: 1,
  pageId: 1,
  index: 1,
  type: 'DAN_XUAN',
  data: { title, summary: '', options: scores.map((score, id) => ({ id, title: '', score })) },
  config: {},
})
const text: Question = { ...choice('words', []), type: 'WEN_DA' }
const PAPER = [
  choice('a', [1, 2, 3]),
  choice('b', [1, 2, 3, 4]),
  text,
  choice('c', [1, 2, 3, 4, 5]),
  choice('d', [0, 1]),
]

describe('floors raised by scales (R18)', () => {
  it('groups the questions by the raters they need', () => {
    expect(raisedFloors(standardRule(2), PAPER)).toEqual({
      groups: [
        { floor: 4, numbers: [2] },
        { floor: 5, numbers: [1, 5] },
      ],
      hasTwoScores: true,
    })
  })

  it.each([
    { name: 'a rule that asks for as many', rule: { ...standardRule(2), scoreFloor: 5 }, questions: PAPER, two: true },
    { name: 'a named questionnaire', rule: standardRule(1), questions: PAPER, two: false },
    { name: 'scales of five and more', rule: standardRule(2), questions: PAPER.slice(2, 4), two: false },
  ])('has none for $name', ({ rule, questions, two }) => {
    expect(raisedFloors(rule, questions)).toEqual({ groups: [], hasTwoScores: two })
  })

  it('takes one score for no two', () => {
    expect(raisedFloors(standardRule(2), [choice('e', [3, 3])])).toEqual({
      groups: [{ floor: 5, numbers: [1] }],
      hasTwoScores: false,
    })
  })
})

describe('what an insider learns (R18)', () => {
  it.each([
    { scoreFloor: 1, want: 'ofTwo' },
    { scoreFloor: 2, want: 'ofTwo' },
    { scoreFloor: 3, want: 'ofThree' },
    { scoreFloor: 4, want: null },
    { scoreFloor: 5, want: null },
  ])('from the mean of $scoreFloor: $want', ({ scoreFloor, want }) => {
    expect(insiderOf({ ...standardRule(2), scoreFloor })).toBe(want)
  })

  it('is nothing that was a secret in a named questionnaire', () => {
    expect(insiderOf(standardRule(1))).toBeNull()
  })
})
