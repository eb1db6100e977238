import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commentsOf } from './comments.ts'
import { ANONYMOUS, inputOf, levelOf } from './example.fixture.ts'
import { disclose } from './gate.ts'
import { type ScoringInput, tally } from './input.ts'
import type { AnonymityRule } from './report.ts'
import { standardRule } from './rule.ts'

const LEVELS = [levelOf(1, 'superior'), levelOf(2, 'sameLevel'), levelOf(3, 'subordinate'), levelOf(4, 'self')]

/** Every rater of each level answers; the first `texts` of them also write. */
const inputWith = (
  texts: Partial<Record<number, number>>,
  raters: Partial<Record<number, number>>,
  more: Partial<ScoringInput> = {},
) =>
  inputOf(
    LEVELS,
    {},
    {
      questions: [{ questionId: 1, title: 'Why', dimensionId: 1, maximum: 5, scored: true, commentable: true }],
      responses: LEVELS.flatMap(({ levelId }) =>
        Array.from({ length: raters[levelId] ?? 0 }, (_, rater) => ({
          levelId,
          scores: [3],
          texts: [rater < (texts[levelId] ?? 0) ? ` ${levelId}.${rater} ` : '  '],
        })),
      ),
      ...more,
    },
  )

const groupsOf = (input: ScoringInput, seesAll = false, random = () => 0.999) =>
  commentsOf(input, disclose(input, tally(input), 'evaluatee'), seesAll, random)[0]

const sizes = (input: ScoringInput, seesAll = false) => {
  const found = groupsOf(input, seesAll)
  return { groups: found?.groups.map(({ levelKey, texts }) => [levelKey, texts.length]), hidden: found?.hidden }
}

describe('comments of an anonymous questionnaire', () => {
  const raters = { 1: 1, 2: 6, 3: 6, 4: 1 }
  it.each([
    {
      name: 'labelled from five on',
      texts: { 2: 5, 3: 6 },
      want: {
        groups: [
          ['level:2', 5],
          ['level:3', 6],
        ],
        hidden: false,
      },
    },
    {
      name: 'one level short: all together unlabelled',
      texts: { 2: 6, 3: 1 },
      want: { groups: [[null, 7]], hidden: false },
    },
    { name: 'five together', texts: { 2: 3, 3: 2 }, want: { groups: [[null, 5]], hidden: false } },
    { name: 'four together', texts: { 2: 2, 3: 2 }, want: { groups: [], hidden: true } },
    {
      name: 'exempt levels from one on, not counted with the others',
      texts: { 1: 1, 2: 4, 4: 1 },
      want: {
        groups: [
          ['level:1', 1],
          ['level:4', 1],
        ],
        hidden: true,
      },
    },
    { name: 'none', texts: {}, want: { groups: [], hidden: false } },
  ])('$name', ({ texts, want }) => {
    expect(sizes(inputWith(texts, raters))).toEqual(want)
  })

  it('gives no label to a level whose scores are pooled', () => {
    expect(sizes(inputWith({ 2: 6 }, { 2: 6, 3: 1 }))).toEqual({ groups: [[null, 6]], hidden: false })
  })

  it('gives no label to a level whose scores are hidden', () => {
    const rule = { ...ANONYMOUS, scoreFloor: 8 }
    expect(sizes(inputWith({ 2: 6 }, { 2: 6 }, { rule }))).toEqual({ groups: [[null, 6]], hidden: false })
  })

  it('hides small levels when the rule does not pool', () => {
    const rule = { ...ANONYMOUS, pooling: false }
    expect(sizes(inputWith({ 2: 6, 3: 4 }, raters, { rule }))).toEqual({ groups: [['level:2', 6]], hidden: true })
  })

  it('keeps a protected self out of what is shown together', () => {
    const rule: AnonymityRule = { ...ANONYMOUS, exemptLevelTypes: ['superior'] }
    expect(sizes(inputWith({ 2: 4, 4: 1 }, raters, { rule }))).toEqual({ groups: [], hidden: true })
    expect(sizes(inputWith({ 2: 5, 4: 1 }, raters, { rule }))).toEqual({ groups: [['level:2', 5]], hidden: true })
  })

  it('leaves out closed levels', () => {
    const levels = LEVELS.map((level) => ({ ...level, open: level.levelId !== 3 }))
    expect(sizes(inputWith({ 2: 4, 3: 6 }, raters, { levels }))).toEqual({ groups: [], hidden: true })
    expect(sizes(inputWith({ 2: 5, 3: 6 }, raters, { levels }))).toEqual({ groups: [['level:2', 5]], hidden: false })
  })

  it('shows no set of protected comments under five, nor one inside another', () => {
    const size = fc.integer({ min: 0, max: 9 })
    fc.assert(
      fc.property(size, size, size, size, (a, b, c, d) => {
        const groups = groupsOf(inputWith({ 1: 1, 2: a, 3: b, 4: 1 }, { 1: 1, 2: a + c, 3: b + d, 4: 1 }))?.groups ?? []
        const guarded = groups.filter(({ levelKey }) => levelKey !== 'level:1' && levelKey !== 'level:4')
        for (const { texts } of guarded) expect(texts.length).toBeGreaterThanOrEqual(5)
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
