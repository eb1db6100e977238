import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ANONYMOUS, inputOf, levelOf, SUBJECT } from '../example.fixture.ts'
import type { ScoringInput } from '../input.ts'
import { listsOfForms } from '../lists.ts'
import { disclosedReport } from '../personalReport.ts'
import { situation } from '../proof/situations.fixture.ts'
import { memberOf, type QuestionScores } from './member.ts'
import { memberFigures } from './memberFigures.ts'

/** Agreement is found from squares, not from distances: it may differ where nobody reads. */
const told = (member: ReturnType<typeof memberOf>) => ({
  ...member,
  dimensions: member.dimensions.map(({ agreement, ...figures }) => ({
    ...figures,
    agreement: agreement === null ? null : Math.round(agreement * 1e9),
  })),
})

function expectAlike(input: ScoringInput, scores: QuestionScores) {
  for (const viewer of ['administrator', 'evaluatee'] as const) {
    const { report, disclosure } = disclosedReport(input, SUBJECT, viewer, () => 0)
    const found = memberFigures(scores)(input, SUBJECT.evaluatee, viewer)
    expect(told(found.member)).toEqual(told(memberOf(report, listsOfForms(input, disclosure), scores)))
    expect(found.disclosure).toEqual(disclosure)
  }
}

it('are those of the report and the lists behind it, whatever the round', () => {
  fc.assert(
    fc.property(situation, fc.constantFrom(1 as const, 2 as const), (drawn, type) => {
      const input = { ...drawn, type, rule: { ...drawn.rule, anonymous: type === 2 } }
      const scores = new Map(input.questions.map(({ questionId }) => [questionId, [1, 2.25, 3, 4, 5]]))
      expectAlike(input, scores)
    }),
    { numRuns: 500 },
  )
})

it('have an agreement where raters of one level are enough', () => {
  const levels = [levelOf(1, 'superior'), levelOf(2, 'sameLevel'), levelOf(4, 'self')]
  const input = inputOf(
    levels,
    { 1: [4], 2: [3, 4, 3, 4, 3, null], 4: [5] },
    { rule: { ...ANONYMOUS, pooling: false } },
  )
  const scores = new Map([[1, [1, 2, 3, 4, 5]]])
  expectAlike(input, scores)
  const { member } = memberFigures(scores)(input, SUBJECT.evaluatee, 'administrator')
  expect(member.dimensions[0]?.agreement).toBeCloseTo(0.85, 10)
})
