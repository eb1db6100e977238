import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Arithmetic, namedArithmetic, publishedArithmetic, type Step } from './arithmetic.ts'
import { SUBJECT, workedExample } from './example.fixture.ts'
import { decimalsOf, type FigureKind, rounded } from './figures.ts'
import type { ScoringInput } from './input.ts'
import { personalReport } from './personalReport.ts'
import { situation } from './proof/situations.fixture.ts'
import type { PersonalReport } from './report.ts'
import { standardRule } from './rule.ts'
import { mean } from './weights.ts'

const named = (input: ScoringInput): ScoringInput => ({ ...input, type: 1, rule: standardRule(1) })

const reportOf = (input: ScoringInput) => personalReport(input, SUBJECT, 'administrator', () => 0)

describe('the worked example of numbers.md', () => {
  it('is walked from the answers where the round is named', () => {
    const { isExact, overall, dimension } = namedArithmetic(named(workedExample()), 1)
    expect(isExact).toBe(true)
    const third = expect.closeTo(100 / 3, 10)
    const score = expect.closeTo(10 / 3, 10)
    const percent = expect.closeTo(200 / 3, 10)
    expect(dimension).toEqual({
      dimensionId: 1,
      name: 'People',
      terms: [{ questionId: 1, value: percent, share: 100 }],
      ...{ result: percent, slack: 0, figure: 66.7 },
      questions: [
        {
          ...{ questionId: 1, title: 'Listens', maximum: 5, result: score, slack: 0, figure: 3.33 },
          percent: { result: percent, slack: 0, figure: 66.7 },
          terms: [
            { levelKey: 'level:1', value: 4, share: third, answers: [{ response: 0, score: 4 }] },
            {
              ...{ levelKey: 'level:2', value: 3.5, share: third },
              answers: [3, 4, 3, 4].map((answer, place) => ({ response: place + 1, score: answer })),
            },
            {
              ...{ levelKey: 'level:3', value: 2.5, share: third },
              answers: [2, 3].map((answer, place) => ({ response: place + 5, score: answer })),
            },
          ],
        },
      ],
    })
    expect(overall).toEqual({
      terms: [{ dimensionId: 1, name: 'People', value: percent, share: 100 }],
      ...{ result: percent, slack: 0, figure: 66.7 },
    })
  })

  it('is walked from the published values where it is anonymous, the hidden level left out', () => {
    const { isExact, overall, dimension } = publishedArithmetic(reportOf(workedExample({ pooling: false })), 1)
    expect(isExact).toBe(false)
    expect(dimension?.questions[0]).toMatchObject({
      ...{ result: 3.75, slack: 0.05, figure: 3.8 },
      percent: { result: 76, slack: 1, figure: 75 },
      terms: [
        { levelKey: 'level:1', value: 4, share: 50, answers: null },
        { levelKey: 'level:2', value: 3.5, share: 50, answers: null },
      ],
    })
    expect(dimension).toMatchObject({ result: 75, slack: 0.5, figure: 75 })
    expect(overall).toMatchObject({ result: 75, slack: 0.05, figure: 75 })
  })

  it('tells no single answer of an anonymous round, whatever is asked', () => {
    expect(() => namedArithmetic(workedExample(), 1)).toThrow('nobody’s to see')
    expect(() => namedArithmetic({ ...workedExample(), type: 1 }, 1)).toThrow('nobody’s to see')
  })

  it('has no dimension that is not asked for, or not there', () => {
    expect(publishedArithmetic(reportOf(workedExample()), null).dimension).toBeNull()
    expect(publishedArithmetic(reportOf(workedExample()), 7).dimension).toBeNull()
  })
})

/** Every step of a report with the kind of its figure and what the report prints. */
function stepsOf(report: PersonalReport, walk: (dimensionId: number) => Arithmetic) {
  const steps: { step: Step; kind: FigureKind; printed: number | null }[] = []
  for (const { dimensionId, percent, questions } of report.dimensions) {
    const { overall, dimension } = walk(dimensionId)
    if (dimension === null) throw new Error('a dimension has no arithmetic')
    steps.push({ step: overall, kind: 'percent', printed: report.overallPercent })
    steps.push({ step: dimension, kind: 'percent', printed: percent })
    questions.forEach((question, place) => {
      const own = dimension.questions[place]
      if (own?.questionId !== question.questionId) throw new Error('a question has no arithmetic')
      steps.push({ step: own, kind: 'points', printed: question.weightedScore })
      steps.push({ step: own.percent, kind: 'questionPercent', printed: question.percent })
    })
  }
  return steps
}

describe('the steps come to the printed figures', () => {
  it('digit by digit in a named round, from the answers on', () => {
    fc.assert(
      fc.property(situation, (drawn) => {
        const input = named(drawn)
        for (const { step, kind, printed } of stepsOf(reportOf(input), (id) => namedArithmetic(input, id))) {
          expect(step.slack).toBe(0)
          expect(step.figure).toBe(printed)
          expect(step.result === null ? null : rounded(step.result, kind, { anonymous: false })).toBe(printed)
        }
        for (const { questions } of input.dimensions.flatMap(
          ({ dimensionId }) => namedArithmetic(input, dimensionId).dimension ?? [],
        )) {
          for (const { value, answers } of questions.flatMap(({ terms }) => terms)) {
            expect(mean((answers ?? []).map(({ score }) => score))).toBeCloseTo(value, 10)
          }
        }
      }),
      { numRuns: 500 },
    )
  })

  it('in an anonymous one as near as the rounding of what is published lets them', () => {
    fc.assert(
      fc.property(situation, (input) => {
        const report = reportOf(input)
        for (const { step, kind, printed } of stepsOf(report, (id) => publishedArithmetic(report, id))) {
          expect(step.figure).toBe(printed)
          expect(step.result === null).toBe(printed === null)
          const half = 0.5 / 10 ** decimalsOf(kind, { anonymous: true })
          if (step.result !== null && printed !== null)
            expect(Math.abs(step.result - printed)).toBeLessThanOrEqual(step.slack + half + 1e-9)
        }
      }),
      { numRuns: 500 },
    )
  })
})
