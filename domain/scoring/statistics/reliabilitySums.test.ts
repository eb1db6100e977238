import { describe, expect, it } from 'vitest'
import { toEnd } from '../../steps.ts'
import { inputOf, levelOf } from '../example.fixture.ts'
import { disclose } from '../gate.ts'
import { type ScoringInput, tally } from '../input.ts'
import { standardRule } from '../rule.ts'
import { reliabilitySums } from './reliabilitySums.ts'
import { covariancesOf, oneWaySquaresOf } from './statistics.fixture.ts'

const LEVELS = [
  levelOf(1, 'superior'),
  levelOf(2, 'sameLevel'),
  levelOf(3, 'subordinate', { assigned: 0 }),
  levelOf(4, 'self'),
]
const QUESTIONS = [1, 2].map((questionId) => {
  const rest = { title: '', dimensionId: 1, maximum: 5, minimum: 1, scored: true, commentable: false, floor: 3 }
  return { questionId, ...rest }
})

type Form = { levelId: number; scores: (number | null)[]; isUnsure?: boolean }

const evaluateeOf = (forms: Form[]): ScoringInput => ({
  ...inputOf(LEVELS, {}),
  questions: QUESTIONS,
  responses: forms.map((form) => ({ ...form, texts: [], chosen: [] })),
})

function sumsOf(inputs: ScoringInput[]) {
  const sums = reliabilitySums()
  for (const input of inputs) sums.add(input, disclose(input, tally(input), 'administrator'))
  const [dimension] = sums.results().map(toEnd)
  if (dimension === undefined) throw new Error('there is a dimension')
  return dimension
}

/** Answers that differ from rater to rater and from evaluatee to evaluatee, 1..5. */
const answer = (evaluatee: number, rater: number, question: number) => 1 + ((evaluatee * 7 + rater * 3 + question) % 5)

const peersOf = (evaluatee: number, raters: number): Form[] =>
  Array.from({ length: raters }, (_, rater) => ({
    levelId: 2,
    scores: [answer(evaluatee, rater, 0), answer(evaluatee, rater, 1)],
  }))

const round = (evaluatees: number, raters = 5) =>
  Array.from({ length: evaluatees }, (_, evaluatee) => evaluateeOf(peersOf(evaluatee, raters)))

const percents = ({ responses }: ScoringInput) =>
  responses.map(({ scores }) => ([...scores] as number[]).reduce((sum, score) => sum + 20 * score, 0) / 2)

describe('mean squares', () => {
  it('are those of the forms', () => {
    const inputs = round(10)
    const { squares } = sumsOf(inputs)
    const own = squares.find(({ scope }) => scope === 'level:2')
    const { between, within } = oneWaySquaresOf(inputs.map(percents))
    expect(own).toMatchObject({ evaluatees: 10, raters: 50, squaredSizes: 250 })
    expect([own?.between, own?.within]).toEqual([expect.closeTo(between, 8), expect.closeTo(within, 8)])
  })

  it('are centred by level over the questionnaire', () => {
    const inputs = round(10).map((input) => ({
      ...input,
      // Every superior gives 100 percent: less their mean that is 0.
      responses: [...input.responses, { levelId: 1, scores: [5, 5], texts: [], chosen: [] }],
    }))
    const { squares } = sumsOf(inputs)
    const peers = round(10).map(percents)
    const mean = peers.flat().reduce((sum, value) => sum + value, 0) / 50
    const { between, within } = oneWaySquaresOf(peers.map((values) => [...values.map((value) => value - mean), 0]))
    const centred = squares.find(({ scope }) => scope === 'centred')
    expect(centred).toMatchObject({ evaluatees: 10, raters: 60, squaredSizes: 360 })
    expect([centred?.between, centred?.within]).toEqual([expect.closeTo(between, 8), expect.closeTo(within, 8)])
    // A superior each: nothing lies within.
    expect(squares.map(({ scope }) => scope)).toEqual(['level:2', 'centred'])
  })

  it('start at ten evaluatees, and at five raters of a protected row', () => {
    expect(sumsOf(round(9)).squares).toEqual([])
    expect(sumsOf(round(12, 4)).squares).toEqual([])
  })

  it('leave out a row in which few left out a question: beside the lists of its cells their other answers would be told', () => {
    const leaving = (raters: number) =>
      round(11, 12).map((input, evaluatee) => ({
        ...input,
        responses: input.responses.map((form, rater) =>
          evaluatee === 0 && rater < raters ? { ...form, scores: [form.scores[0] ?? null, null] } : form,
        ),
      }))
    const evaluatees = (raters: number) => sumsOf(leaving(raters)).squares.map((own) => own.evaluatees)
    expect(evaluatees(0)).toEqual([11, 11])
    expect(evaluatees(1)).toEqual([10, 10])
    expect(evaluatees(4)).toEqual([10, 10])
    expect(evaluatees(5)).toEqual([11, 11])
    // Too few are left that answered both.
    expect(evaluatees(8)).toEqual([10, 10])
  })

  it('of a named round start at two evaluatees, with every row: its readers see the answers', () => {
    const named = round(2, 2).map((input) => ({ ...input, type: 1 as const, rule: standardRule(1) }))
    const { between, within } = oneWaySquaresOf(named.map(percents))
    expect(sumsOf(named).squares[0]).toMatchObject({ scope: 'level:2', evaluatees: 2, raters: 4, between, within })
  })

  it('leave out what people say of themselves', () => {
    const inputs = round(10).map((input) => ({
      ...input,
      responses: [...input.responses, { levelId: 4, scores: [1, 1], texts: [], chosen: [] }],
    }))
    expect(sumsOf(inputs)).toEqual(sumsOf(round(10)))
  })
})

it('are found with pauses, more often the more forms there are', () => {
  const pausesOf = (evaluatees: number) => {
    const sums = reliabilitySums()
    for (const input of round(evaluatees)) sums.add(input, disclose(input, tally(input), 'evaluatee'))
    return sums.results().flatMap((steps) => [...steps]).length
  }
  // Of a hundred evaluatees: their row is added on its own and centred, its distances from the mean, and both squared; of a
  // thousand complete forms each pair of items.
  const thousands = round(1).flatMap(({ responses }) => responses).length
  expect(pausesOf(2000) - pausesOf(1000)).toBe(10 * 5 + thousands * 3)
})

describe('covariances', () => {
  it('are those of the complete forms', () => {
    const inputs = round(6)
    const { items } = sumsOf(inputs)
    expect(items).toMatchObject({ questionIds: [1, 2], forms: 30, complete: 30 })
    const table = inputs.flatMap(({ responses }) =>
      responses.map(({ scores }) => [...scores].map((score) => 20 * Number(score))),
    )
    const covariances = covariancesOf(table)
    expect(items?.covariances.flat()).toEqual(covariances.flat().map((value) => expect.closeTo(value, 8)))
  })

  it('start at thirty complete forms that are at least half of all', () => {
    expect(sumsOf(round(5)).items).toBeNull()
    // Rows of four raters take no part, however many evaluatees have them.
    expect(sumsOf(round(10, 4)).items).toBeNull()
    const half = (unable: number) =>
      round(20).map((input, evaluatee) =>
        evaluatee < unable
          ? { ...input, responses: input.responses.map((form) => ({ ...form, scores: [null, null] })) }
          : input,
      )
    expect(sumsOf(half(10)).items).toMatchObject({ complete: 50 })
    const open = (unable: number) =>
      round(20).map((input, evaluatee) =>
        evaluatee < unable
          ? {
              ...input,
              responses: input.responses.map(({ scores, ...form }) => ({ ...form, scores: [scores[0] ?? null, null] })),
            }
          : input,
      )
    expect(sumsOf(open(10)).items).toMatchObject({ forms: 100, complete: 50 })
    expect(sumsOf(open(11)).items).toBeNull()
  })

  it('are not given where few answered one question without the other: subtracting would tell them', () => {
    const without = (raters: number) =>
      round(10).map((input, evaluatee) =>
        evaluatee < raters
          ? {
              ...input,
              responses: input.responses.map((form, rater) =>
                rater === 0 ? { ...form, scores: [form.scores[0] ?? null, null] } : form,
              ),
            }
          : input,
      )
    expect(sumsOf(without(0)).items).toMatchObject({ complete: 50 })
    expect(sumsOf(without(1)).items).toBeNull()
    expect(sumsOf(without(4)).items).toBeNull()
    expect(sumsOf(without(5)).items).toMatchObject({ complete: 45, forms: 50 })
    // Superiors hide nobody: their forms lie whole beside this.
    const amongSuperiors = without(1).map((input) => ({
      ...input,
      responses: [...input.responses, { levelId: 1, scores: [4, null], texts: [], chosen: [] }],
    }))
    expect(sumsOf(amongSuperiors).items).toBeNull()
  })

  it('are not given where few complete forms are unknown: whoever opened the doors of the others would subtract theirs', () => {
    const whole = (raters: number) => peersOf(0, raters).map((form) => ({ ...form, texts: [], chosen: [] }))
    const known = whole(7).map((form) => ({ ...form, isUnsure: true }))
    // Six are unknown in each row, so that it takes part, but left one of the questions out.
    const partial = [0, 1].flatMap((item) =>
      whole(3).map((form) => ({ ...form, scores: form.scores.map((score, at) => (at === item ? score : null)) })),
    )
    const taking = (unknown: number) =>
      round(6).map((input, evaluatee) => ({
        ...input,
        responses: [...known, ...partial, ...(evaluatee < unknown ? whole(1) : [])],
      }))
    expect(sumsOf(taking(0)).items).toMatchObject({ complete: 42 })
    expect(sumsOf(taking(5)).items).toMatchObject({ complete: 47 })
    expect(sumsOf(taking(1)).items).toBeNull()
    expect(sumsOf(taking(4)).items).toBeNull()
  })
})
