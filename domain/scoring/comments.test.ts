import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commentsOf } from './comments.ts'
import { ANONYMOUS, inputOf, levelOf } from './example.fixture.ts'
import { disclose } from './gate.ts'
import { type ScoringInput, tally } from './input.ts'
import type { AnonymityRule } from './report.ts'
import { standardRule } from './rule.ts'

const LEVELS = [levelOf(1, 'superior'), levelOf(2, 'sameLevel'), levelOf(3, 'subordinate'), levelOf(4, 'self')]

const QUESTION = { title: 'Why', dimensionId: 1, maximum: 5, minimum: 1, floor: 1 }

/** Every rater of each level answers a scored question; the first `texts` of them also write at an open one. */
const inputWith = (
  texts: Partial<Record<number, number>>,
  raters: Partial<Record<number, number>>,
  more: Partial<ScoringInput> = {},
) =>
  inputOf(
    LEVELS,
    {},
    {
      questions: [
        { ...QUESTION, questionId: 1, scored: false, commentable: true },
        { ...QUESTION, questionId: 2, scored: true, commentable: false },
      ],
      responses: LEVELS.flatMap(({ levelId }) =>
        Array.from({ length: raters[levelId] ?? 0 }, (_, rater) => ({
          levelId,
          scores: [null, 3],
          texts: [rater < (texts[levelId] ?? 0) ? ` ${levelId}.${rater} ` : '  ', null],
          chosen: [],
        })),
      ),
      ...more,
    },
  )

/** The same, but what was written are reasons of a choice everybody made. */
const reasonsWith = (...given: Parameters<typeof inputWith>): ScoringInput => {
  const input = inputWith(...given)
  const questions = input.questions.map((question, q) => (q === 0 ? { ...question, scored: true } : question))
  return { ...input, questions, responses: input.responses.map((response) => ({ ...response, scores: [3, 3] })) }
}

const groupsOf = (input: ScoringInput, seesAll = false, random = () => 0.999) =>
  commentsOf(input, tally(input), disclose(input, tally(input), 'evaluatee'), seesAll, random)[0]

const sizes = (input: ScoringInput, seesAll = false) => {
  const found = groupsOf(input, seesAll)
  return { groups: found?.groups.map(({ levelKey, texts }) => [levelKey, texts.length]), hidden: found?.hidden }
}

describe('comments beside forms whose doors somebody else opened', () => {
  /** Six peers wrote; of so many somebody else set the password or the address. */
  const opened = (peers: number) => {
    const input = inputWith({ 2: 6 }, { 2: 6 })
    return { ...input, responses: input.responses.map((form, rater) => ({ ...form, isUnsure: rater < peers })) }
  }

  it('need five others, and are all shown where there are', () => {
    expect(sizes(opened(1))).toEqual({ groups: [[null, 6]], hidden: false })
    expect(sizes(opened(2))).toEqual({ groups: [], hidden: true })
  })
})

describe('comments of an anonymous questionnaire', () => {
  it.each([
    {
      name: 'labelled where every level has five forms, however few wrote',
      raters: { 2: 6, 3: 5 },
      texts: { 2: 6, 3: 1 },
      want: {
        groups: [
          ['level:2', 6],
          ['level:3', 1],
        ],
        hidden: false,
      },
    },
    {
      name: 'one level short: all together unlabelled',
      raters: { 2: 6, 3: 4 },
      texts: { 2: 6, 3: 4 },
      want: { groups: [[null, 10]], hidden: false },
    },
    {
      name: 'one level short which wrote nothing: the same',
      raters: { 2: 6, 3: 4 },
      texts: { 2: 6 },
      want: { groups: [[null, 6]], hidden: false },
    },
    {
      name: 'a level that did not answer: the same',
      raters: { 2: 6 },
      texts: { 2: 6 },
      want: { groups: [[null, 6]], hidden: false },
    },
    { name: 'five together', raters: { 2: 3, 3: 2 }, texts: { 2: 1 }, want: { groups: [[null, 1]], hidden: false } },
    { name: 'four together', raters: { 2: 2, 3: 2 }, texts: { 2: 2, 3: 2 }, want: { groups: [], hidden: true } },
    { name: 'four who wrote nothing: the same', raters: { 2: 2, 3: 2 }, texts: {}, want: { groups: [], hidden: true } },
    {
      name: 'exempt levels from one on, not counted with the others',
      raters: { 1: 1, 2: 4, 4: 1 },
      texts: { 1: 1, 2: 4, 4: 1 },
      want: {
        groups: [
          ['level:1', 1],
          ['level:4', 1],
        ],
        hidden: true,
      },
    },
    { name: 'nobody wrote', raters: { 2: 6, 3: 6 }, texts: {}, want: { groups: [], hidden: false } },
  ])('$name', ({ raters, texts, want }) => {
    expect(sizes(inputWith(texts, raters))).toEqual(want)
  })

  it('says nothing of a level nobody was asked on', () => {
    const levels = LEVELS.map((level) => ({ ...level, assigned: level.levelId === 3 ? 0 : 6 }))
    expect(sizes(inputWith({ 2: 6 }, { 2: 6 }, { levels }))).toEqual({ groups: [['level:2', 6]], hidden: false })
  })

  it('counts those who answered the question a reason belongs to, and all who sent a form for an open one', () => {
    const raters = { 2: 5, 3: 5 }
    const unable = (input: ScoringInput) => ({
      ...input,
      responses: input.responses.map((response, index) =>
        index === 0 ? { ...response, scores: [null, 3] } : response,
      ),
    })
    expect(sizes(unable(reasonsWith(raters, raters)))).toEqual({ groups: [['level:3', 5]], hidden: true })
    expect(sizes(unable(inputWith(raters, raters))).hidden).toBe(false)
  })

  it('keeps reasons back where a row of scores among the raters has fewer than five answers (R7)', () => {
    // Four peers whose mean is shown, and a subordinate: unlabelled, a reason that fits no peer would be the latter's.
    expect(sizes(reasonsWith({ 3: 3 }, { 2: 4, 3: 3 }))).toEqual({ groups: [], hidden: true })
    expect(sizes(reasonsWith({ 3: 1 }, { 2: 5, 3: 4 }))).toEqual({ groups: [], hidden: true })
    expect(sizes(reasonsWith({ 3: 1 }, { 2: 4, 3: 1 }))).toEqual({ groups: [[null, 1]], hidden: false })
  })

  it('gives no label to a level that was unable throughout: it looks like one that is too small (R23)', () => {
    const input = inputWith({ 2: 5 }, { 2: 5 })
    const responses = input.responses.map((response) => ({ ...response, scores: [null, null] }))
    const levels = LEVELS.map((level) => ({ ...level, assigned: level.levelId === 2 ? 5 : 0 }))
    expect(sizes({ ...input, levels })).toEqual({ groups: [['level:2', 5]], hidden: false })
    expect(sizes({ ...input, levels, responses })).toEqual({ groups: [[null, 5]], hidden: false })
  })

  it('gives no label to a level whose scores are pooled', () => {
    const rule = { ...ANONYMOUS, scoreFloor: 7, commentFloor: 7 }
    expect(sizes(inputWith({ 2: 7, 3: 1 }, { 2: 7, 3: 1 }, { rule }))).toEqual({ groups: [[null, 8]], hidden: false })
  })

  it('gives no label to a level whose scores are hidden', () => {
    const rule = { ...ANONYMOUS, scoreFloor: 8 }
    expect(sizes(inputWith({ 2: 6 }, { 2: 6 }, { rule }))).toEqual({ groups: [[null, 6]], hidden: false })
  })

  it('hides small levels when the rule does not pool', () => {
    const rule = { ...ANONYMOUS, pooling: false }
    expect(sizes(inputWith({ 2: 6, 3: 4 }, { 2: 6, 3: 4 }, { rule }))).toEqual({
      groups: [['level:2', 6]],
      hidden: true,
    })
  })

  it('keeps a protected self out of what is shown together', () => {
    const rule: AnonymityRule = { ...ANONYMOUS, exemptLevelTypes: ['superior'] }
    expect(sizes(inputWith({ 2: 4, 4: 1 }, { 2: 4, 4: 1 }, { rule }))).toEqual({ groups: [], hidden: true })
    expect(sizes(inputWith({ 2: 5, 4: 1 }, { 2: 5, 3: 1, 4: 1 }, { rule }))).toEqual({
      groups: [[null, 5]],
      hidden: true,
    })
  })

  it('leaves out closed levels', () => {
    const levels = LEVELS.map((level) => ({ ...level, open: level.levelId !== 3 }))
    expect(sizes(inputWith({ 2: 4, 3: 6 }, { 2: 4, 3: 6 }, { levels }))).toEqual({ groups: [], hidden: true })
    expect(sizes(inputWith({ 2: 5, 3: 6 }, { 2: 5, 3: 6 }, { levels }))).toEqual({
      groups: [['level:2', 5]],
      hidden: false,
    })
  })

  it('shows no protected text of fewer than five raters, nor one group inside another', () => {
    const size = fc.integer({ min: 0, max: 9 })
    fc.assert(
      fc.property(size, size, size, size, (a, b, c, d) => {
        const raters: Record<number, number> = { 1: 1, 2: a + c, 3: b + d, 4: 1 }
        const groups = groupsOf(inputWith({ 1: 1, 2: a, 3: b, 4: 1 }, raters))?.groups ?? []
        const guarded = groups.filter(({ levelKey }) => levelKey !== 'level:1' && levelKey !== 'level:4')
        for (const { levelKey } of guarded) {
          const own = levelKey === null ? a + b + c + d : (raters[Number(levelKey.slice('level:'.length))] ?? 0)
          expect(own).toBeGreaterThanOrEqual(5)
        }
        const all = guarded.flatMap(({ texts }) => texts)
        expect(new Set(all).size).toBe(all.length)
        expect(all.length === 0 || all.length === a + b).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})

describe('shuffling (R8)', () => {
  it('trims texts and orders them by the given random numbers', () => {
    const input = inputWith({ 2: 5 }, { 2: 5 })
    expect(groupsOf(input, false, () => 0.999)?.groups[0]?.texts).toEqual(['2.0', '2.1', '2.2', '2.3', '2.4'])
    expect(groupsOf(input, false, () => 0)?.groups[0]?.texts).toEqual(['2.1', '2.2', '2.3', '2.4', '2.0'])
  })
})

describe('comments of a named questionnaire', () => {
  const named = { type: 1 as const, rule: standardRule(1) }
  it('labels every level from one on', () => {
    const input = inputWith({ 1: 1, 2: 1, 3: 2 }, { 1: 1, 2: 1, 3: 2 }, named)
    expect(sizes(input)).toEqual({
      groups: [
        ['level:1', 1],
        ['level:2', 1],
        ['level:3', 2],
      ],
      hidden: false,
    })
  })
  it('shows administrators what a raised floor hides from the evaluatee', () => {
    const input = inputWith(
      { 2: 1 },
      { 2: 1 },
      { type: 1, rule: { ...standardRule(1), scoreFloor: 3, commentFloor: 3 } },
    )
    expect(sizes(input)).toEqual({ groups: [], hidden: true })
    expect(sizes(input, true)).toEqual({ groups: [['level:2', 1]], hidden: false })
  })
})
