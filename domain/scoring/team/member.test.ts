import { describe, expect, it } from 'vitest'
import { ANONYMOUS, inputOf, levelOf, SUBJECT } from '../example.fixture.ts'
import { disclose } from '../gate.ts'
import { tally } from '../input.ts'
import { listsOfForms } from '../lists.ts'
import { personalReport } from '../personalReport.ts'
import { asksForScores, hasOthersFigures, memberOf } from './member.ts'

const LEVELS = [levelOf(1, 'superior'), levelOf(2, 'sameLevel'), levelOf(3, 'subordinate'), levelOf(4, 'self')]
const FIVE = new Map([[1, [1, 2, 3, 4, 5]]])

function member(answers: Record<number, (number | null)[]>, scores: Parameters<typeof memberOf>[2] = FIVE) {
  const input = inputOf(LEVELS, answers, { rule: { ...ANONYMOUS, pooling: false } })
  const report = personalReport(input, SUBJECT, 'administrator', () => 0)
  return memberOf(report, listsOfForms(input, disclose(input, tally(input), 'administrator')), scores)
}

describe('what team figures read of an evaluatee', () => {
  it('is what the report shows, and how many stand behind it', () => {
    expect(member({ 1: [4], 2: [3, 4, 3, 4, 3, null], 3: [2, 3], 4: [5] })).toEqual({
      evaluatee: SUBJECT.evaluatee,
      overallPercent: 74,
      points: { earned: 3.7, possible: 5 },
      incomplete: true,
      rows: [
        { key: 'level:1', kind: 'superior', name: '', weight: 50 },
        { key: 'level:2', kind: 'sameLevel', name: '', weight: 50 },
        { key: 'level:4', kind: 'self', name: '', weight: null },
      ],
      dimensions: [
        {
          ...{ dimensionId: 1, percent: 74, othersPercent: 70, selfPercent: 100 },
          byRow: [80, 68, 100],
          raters: [1, 5, 1],
          // s² = 0.3 of 2.
          agreement: expect.closeTo(0.85, 10),
        },
      ],
      questions: [{ questionId: 1, percent: 74 }],
    })
  })

  it('has no agreement of too few, nor of scores that are not single ones', () => {
    expect(member({ 1: [4], 2: [3, 4, 3, 4] }).dimensions[0]?.agreement).toBeNull()
    expect(member({ 1: [4], 2: [3, 4, 3, 4, 3] }, new Map([[1, null]])).dimensions[0]?.agreement).toBeNull()
  })
})

it.each([
  { given: [], want: false },
  { given: [null], want: false },
  { given: [null, null], want: false },
  // One indicator may be hidden, or nobody saw it: the other is told all the same.
  { given: [62, null], want: true },
  { given: [null, 62], want: true },
  { given: [0], want: true },
])('others gave a score that is shown: $given', ({ given, want }) => {
  expect(hasOthersFigures({ dimensions: given.map((othersPercent) => ({ othersPercent })) })).toBe(want)
})

it.each([
  { given: [], want: false },
  { given: [0], want: false },
  { given: [0, 0], want: false },
  // One indicator of texts alone does not hide that the other has a score.
  { given: [0, 3], want: true },
  { given: [1, 0], want: true },
])('a paper whose dimensions have so many questions with a score asks for any: $given', ({ given, want }) => {
  const dimensions = given.map((count) => ({ questions: Array.from({ length: count }, (_, index) => index) }))
  expect(asksForScores(dimensions)).toBe(want)
})
