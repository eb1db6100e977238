import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ANONYMOUS, inputOf, levelOf } from './example.fixture.ts'
import { disclose } from './gate.ts'
import { type ScoringInput, tally } from './input.ts'
import { situation } from './proof/situations.fixture.ts'
import { sealedRowsOf } from './sealed.ts'

const LEVELS = [
  levelOf(1, 'superior'),
  levelOf(2, 'sameLevel'),
  levelOf(3, 'subordinate', { assigned: 0 }),
  levelOf(4, 'self'),
]

function sealedOf(input: ScoringInput, random: () => number = () => 0) {
  const counted = tally(input)
  return sealedRowsOf(input, counted, disclose(input, counted, 'evaluatee'), random)
}

describe('what is kept after the finish (R21)', () => {
  it('is the list of a row that is shown, and nothing of exempt levels', () => {
    expect(sealedOf(inputOf(LEVELS, { 1: [4], 2: [3, 5, 4], 4: [5] }))).toEqual([
      { key: 'level:2', cells: [{ questionId: 1, scores: expect.arrayContaining([3, 4, 5]) }] },
    ])
  })

  it('is nothing of a level that is too small, and the pool where there is one', () => {
    expect(sealedOf(inputOf(LEVELS, { 1: [4], 2: [3, 4] }))).toEqual([])
    const [pool, ...more] = sealedOf(inputOf(LEVELS, { 2: [3], 3: [1, 2] }))
    expect(more).toEqual([])
    expect(pool).toMatchObject({ key: 'pool', cells: [{ questionId: 1 }] })
    expect(pool?.cells[0]?.scores?.sort()).toEqual([1, 2, 3])
  })

  it('is no cell below its floor, although its row is shown', () => {
    const questions = [1, 2].map((questionId) => ({ ...question(questionId), floor: 3 }))
    const responses = [
      [3, 1],
      [4, 2],
      [5, null],
    ].map((scores) => ({ levelId: 2, scores, texts: [], chosen: [] }))
    const [row] = sealedOf({ ...inputOf(LEVELS, {}), questions, responses })
    expect(row?.cells.map(({ questionId }) => questionId)).toEqual([1])
  })

  it('has choices from five raters on, each option as often as it was chosen', () => {
    const asked = (raters: number) => ({
      ...inputOf(LEVELS, {}),
      questions: [question(1), { ...question(2), scored: false }],
      responses: Array.from({ length: raters }, (_, rater) => ({
        levelId: 2,
        scores: [3, null],
        texts: [],
        chosen: [null, rater === 0 ? [7, 9] : [7]],
      })),
    })
    expect(sealedOf(asked(4))[0]?.cells).toEqual([{ questionId: 1, scores: [3, 3, 3, 3] }])
    const [, choices] = sealedOf(asked(5))[0]?.cells ?? []
    expect(choices).toMatchObject({ questionId: 2, chosen: { raters: 5 } })
    // None before as many as comments ask for (R13).
    const rule = { ...ANONYMOUS, commentFloor: 6 }
    expect(sealedOf({ ...asked(5), rule })[0]?.cells).toEqual([{ questionId: 1, scores: [3, 3, 3, 3, 3] }])
    expect(sealedOf({ ...asked(6), rule })[0]?.cells).toMatchObject([{ mayDiffer: true }, { chosen: { raters: 6 } }])
    expect(choices?.chosen?.optionIds.sort()).toEqual([7, 7, 7, 7, 7, 9])
    expect(choices?.scores).toBeUndefined()
  })

  it('has texts as they are published, a reason with its option', () => {
    const five = Array.from({ length: 5 }, (_, rater) => ({
      levelId: 2,
      scores: [3],
      texts: [rater === 2 ? ' because ' : null],
      chosen: [[rater]],
    }))
    const input = { ...inputOf(LEVELS, {}), questions: [{ ...question(1), commentable: true }], responses: five }
    expect(sealedOf(input)[0]?.cells[0]?.texts).toEqual([{ text: 'because', optionId: 2 }])
    expect(sealedOf({ ...input, responses: five.slice(1) })[0]?.cells[0]?.texts).toBeUndefined()
  })

  it('has unlabelled texts in a row of their own', () => {
    const responses = [2, 2, 2, 3, 3].map((levelId) => ({ levelId, scores: [3, null], texts: [null, 'x'], chosen: [] }))
    const questions = [question(1), { ...question(2), scored: false, commentable: true }]
    const rows = sealedOf({ ...inputOf(LEVELS, {}), questions, responses })
    expect(rows.map(({ key }) => key)).toEqual(['pool', 'texts'])
    expect(rows[1]?.cells).toEqual([
      { questionId: 2, texts: Array.from({ length: 5 }, () => ({ text: 'x', optionId: null })) },
    ])
  })

  it('shuffles the list of each question on its own', () => {
    const scores = Array.from({ length: 30 }, (_, rater) => rater)
    const responses = scores.map((own) => ({ levelId: 2, scores: [own, own], texts: [], chosen: [] }))
    const [row] = sealedOf({ ...inputOf(LEVELS, {}), questions: [question(1), question(2)], responses }, Math.random)
    const [first, second] = (row?.cells ?? []).map((cell) => cell.scores)
    expect(first).not.toEqual(scores)
    expect(second).not.toEqual(first)
    expect([...(second ?? [])].sort((a, b) => a - b)).toEqual(scores)
  })

  it('never holds an answer that no published figure or text holds', () => {
    fc.assert(
      fc.property(situation, (input) => {
        const counted = tally(input)
        const { rows } = disclose(input, counted, 'evaluatee')
        for (const sealed of sealedOf(input, Math.random)) {
          const row = rows.find(({ key }) => key === sealed.key)
          for (const { questionId, scores } of sealed.cells) {
            const q = input.questions.findIndex((one) => one.questionId === questionId)
            if (scores === undefined) continue
            expect(row?.shown[q]).toBe(true)
            const of = (member: number) => counted.counts[member * counted.questions + q] ?? 0
            expect(scores).toHaveLength((row?.members ?? []).reduce((sum, member) => sum + of(member), 0))
          }
        }
      }),
      { numRuns: 300 },
    )
  })
})

function question(questionId: number) {
  const rest = {
    title: '',
    dimensionId: 1,
    maximum: 5,
    minimum: 1,
    scored: true,
    commentable: false,
    floor: ANONYMOUS.scoreFloor,
  }
  return { questionId, ...rest }
}
