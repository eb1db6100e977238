import { describe, expect, it } from 'vitest'
import { ANONYMOUS, inputOf, levelOf } from './example.fixture.ts'
import { disclose } from './gate.ts'
import { type ScoringInput, tally } from './input.ts'
import { floorsOf, raterBand, standardRule } from './rule.ts'

const LEVELS = [
  levelOf(1, 'superior'),
  levelOf(2, 'sameLevel'),
  levelOf(3, 'subordinate'),
  levelOf(4, 'custom', { name: 'Clients' }),
]

/** Sizes of peers, subordinates and clients -> what each row says. */
const rowsOf = (sizes: [number, number, number], rule = ANONYMOUS) => {
  const answers = Object.fromEntries(sizes.map((size, index) => [index + 2, Array.from({ length: size }, () => 3)]))
  const input = inputOf(LEVELS, { 1: [4], ...answers }, { rule })
  const { rows, incomplete } = disclose(input, tally(input), 'evaluatee')
  return { rows: rows.slice(1).map((row) => `${row.key} ${row.members.join('+')} ${row.status}`), incomplete }
}

describe('levels shown, pooled and hidden (R2, R2b)', () => {
  it.each<{ name: string; sizes: [number, number, number]; want: string[]; incomplete: boolean }>([
    {
      name: 'all at k',
      sizes: [3, 3, 3],
      want: ['level:2 1 shown', 'level:3 2 shown', 'level:4 3 shown'],
      incomplete: false,
    },
    {
      name: 'one under k joins the smallest other',
      sizes: [6, 2, 4],
      want: ['level:2 1 shown', 'pool 2+3 shown'],
      incomplete: false,
    },
    {
      name: 'two under k suffice together',
      sizes: [6, 2, 1],
      want: ['level:2 1 shown', 'pool 2+3 shown'],
      incomplete: false,
    },
    { name: 'two of one need a third level', sizes: [6, 1, 1], want: ['pool 1+2+3 shown'], incomplete: false },
    {
      name: 'a tie takes the first level',
      sizes: [4, 4, 1],
      want: ['level:3 2 shown', 'pool 1+3 shown'],
      incomplete: false,
    },
    {
      name: 'a level nobody of which answered is pooled as a small one is (R23)',
      sizes: [5, 2, 0],
      want: ['pool 1+2+3 shown'],
      incomplete: false,
    },
    {
      name: 'too few together are hidden',
      sizes: [1, 1, 0],
      want: ['level:2 1 hidden', 'level:3 2 hidden', 'level:4 3 hidden'],
      incomplete: true,
    },
    {
      name: 'alone under k is hidden',
      sizes: [2, 0, 0],
      want: ['level:2 1 hidden', 'level:3 2 hidden', 'level:4 3 hidden'],
      incomplete: true,
    },
    {
      name: 'nobody answered',
      sizes: [0, 0, 0],
      want: ['level:2 1 hidden', 'level:3 2 hidden', 'level:4 3 hidden'],
      incomplete: true,
    },
  ])('$name', ({ sizes, want, incomplete }) => {
    expect(rowsOf(sizes)).toEqual({ rows: want, incomplete })
  })

  it('shows a pool nothing of which is shown as levels that are too small are shown (R23)', () => {
    const rows = (answers: (number | null)[][]) => {
      const input = inputOf(LEVELS.slice(1, 3), { 2: answers[0] ?? [], 3: answers[1] ?? [] })
      return disclose(input, tally(input), 'evaluatee')
    }
    expect(rows([[null, null], [null]])).toEqual(rows([[3], [3]]))
    expect(rows([[null, null], [null]]).rows.map(({ key, status, raterCount }) => [key, status, raterCount])).toEqual([
      ['level:2', 'hidden', '<3'],
      ['level:3', 'hidden', '<3'],
    ])
  })

  it('tells of a hidden row no number that its questions do not allow (R18)', () => {
    const input = inputOf([levelOf(2, 'sameLevel')], { 2: [1, 2, 1, 2] })
    const questions = input.questions.map((question) => ({ ...question, floor: 5 }))
    const [row] = disclose({ ...input, questions }, tally(input), 'evaluatee').rows
    expect(row).toMatchObject({ status: 'hidden', raterCount: '<5' })
  })

  it('hides instead of pooling when the rule does not pool', () => {
    expect(rowsOf([6, 2, 4], { ...ANONYMOUS, pooling: false }).rows).toEqual([
      'level:2 1 shown',
      'level:3 2 hidden',
      'level:4 3 shown',
    ])
  })

  it.each([
    { name: 'nobody was asked', assigned: 0, answers: [], want: false },
    { name: 'asked, no answer', assigned: 1, answers: [], want: true },
    { name: 'asked, too few answers', assigned: 3, answers: [4, 4], want: true },
    { name: 'too few answers of people no longer assigned', assigned: 0, answers: [4, 4], want: true },
    { name: 'asked, enough answers', assigned: 4, answers: [4, 4, 4], want: false },
  ])('is incomplete only by levels with assigned raters: $name', ({ assigned, answers, want }) => {
    const input = inputOf(
      [levelOf(1, 'superior'), levelOf(3, 'subordinate', { assigned })],
      { 1: [4], 3: answers },
      { rule: { ...ANONYMOUS, pooling: false } },
    )
    expect(disclose(input, tally(input), 'evaluatee').incomplete).toBe(want)
  })

  it.each([
    { name: 'left out, and nobody else sent one', scores: [], leftOut: 1, want: 'leftOut' },
    { name: 'unable throughout', scores: [null], leftOut: 0, want: 'unable' },
    { name: 'one left out and one unable throughout: that one counts', scores: [null], leftOut: 1, want: 'unable' },
    { name: 'none sent', scores: [], leftOut: 0, want: 'notAnswered' },
  ])('says why an open level has no figure: $name (numbers.md 13)', ({ scores, leftOut, want }) => {
    const input = inputOf(
      [levelOf(1, 'superior', { assigned: 2, leftOut })],
      { 1: scores },
      { type: 1, rule: standardRule(1) },
    )
    const [row] = disclose(input, tally(input), 'administrator').rows
    expect(row).toMatchObject({ status: 'empty', absence: want, raterCount: '0' })
  })

  it('never pools self, exempt or not', () => {
    const input = inputOf(
      [levelOf(2, 'sameLevel'), levelOf(4, 'self')],
      { 2: [1, 2], 4: [5] },
      {
        rule: { ...ANONYMOUS, exemptLevelTypes: [] },
      },
    )
    expect(disclose(input, tally(input), 'evaluatee').rows.map((row) => `${row.key} ${row.status}`)).toEqual([
      'level:2 hidden',
      'level:4 hidden',
    ])
  })
})

describe('a paper without scores', () => {
  const LEVELS_AND_SELF = [...LEVELS, levelOf(5, 'self')]
  const asked = (rule: ScoringInput['rule'], sizes: Record<number, number>, viewer: Parameters<typeof disclose>[2]) => {
    const answers = Object.entries(sizes).map(([level, size]) => [level, Array.from({ length: size }, () => 3)])
    const input = inputOf(LEVELS_AND_SELF, Object.fromEntries(answers), { rule, type: rule.anonymous ? 2 : 1 })
    const scoreless = { ...input, questions: input.questions.map((one) => ({ ...one, scored: false })) }
    const { rows, incomplete } = disclose(scoreless, tally(scoreless), viewer)
    const told = rows.map(({ key, status, raterCount, absence = '' }) => `${key} ${status} ${raterCount} ${absence}`)
    return { rows: told.map((row) => row.trim()), incomplete, shown: rows.flatMap((row) => row.shown) }
  }

  it('shows whoever sent a form, and lacks nobody', () => {
    const { rows, incomplete, shown } = asked(standardRule(1), { 1: 1, 2: 3, 3: 1, 4: 2, 5: 1 }, 'administrator')
    expect(rows).toEqual([
      'level:1 shown 1',
      'level:2 shown 3',
      'level:3 shown 1',
      'level:4 shown 2',
      'level:5 shown 1',
    ])
    expect(incomplete).toBe(false)
    expect(shown).not.toContain(true)
  })

  it('keeps the floors', () => {
    const sizes = { 1: 1, 2: 3, 3: 2, 4: 0, 5: 1 }
    const apart = asked({ ...ANONYMOUS, pooling: false }, sizes, 'administrator')
    expect(apart.rows.slice(1, 4)).toEqual(['level:2 shown 3-4', 'level:3 hidden <3', 'level:4 hidden <3'])
    expect(apart.incomplete).toBe(true)
    expect(asked(ANONYMOUS, sizes, 'administrator').rows.slice(1)).toEqual(['level:5 shown 1', 'pool shown 5-9'])
  })

  it.each([
    { forms: 3, opened: 1, want: 'hidden' },
    { forms: 4, opened: 1, want: 'shown' },
    { forms: 4, opened: 2, want: 'hidden' },
  ])('counts nobody whose door somebody else opened: $forms forms, $opened of those, is $want (R20)', (given) => {
    const answers = Array.from({ length: given.forms }, () => 3)
    const input = inputOf([levelOf(2, 'sameLevel')], { 2: answers }, { rule: { ...ANONYMOUS, pooling: false } })
    const questions = input.questions.map((question) => ({ ...question, scored: false }))
    const responses = input.responses.map((form, rater) => ({ ...form, isUnsure: rater < given.opened }))
    const scoreless = { ...input, questions, responses }
    const { rows, incomplete } = disclose(scoreless, tally(scoreless), 'administrator')
    expect(rows.map(({ status }) => status)).toEqual([given.want])
    expect(incomplete).toBe(given.want === 'hidden')
  })
})

describe('single cells (R2, R10)', () => {
  const question = { title: '', dimensionId: 1, maximum: 5, minimum: 1, scored: true, commentable: false, floor: 1 }
  const withScores = (scores: (number | null)[][], more: Partial<ScoringInput> = {}) =>
    inputOf(
      [levelOf(2, 'sameLevel')],
      {},
      {
        questions: [1, 2].map((questionId) => ({ ...question, questionId })),
        responses: scores.map((own) => ({ levelId: 2, scores: own, texts: [], chosen: [] })),
        ...more,
      },
    )

  it.each([
    {
      name: 'two unable to observe',
      scores: [
        [1, null],
        [2, null],
        [3, 4],
        [4, 4],
      ],
      want: { status: 'shown', shown: [true, false] },
    },
    {
      name: 'just at k',
      scores: [
        [1, null],
        [2, 4],
        [3, 4],
        [4, 4],
      ],
      want: { status: 'shown', shown: [true, true] },
    },
    {
      name: 'three raters, no cell of three',
      scores: [
        [1, null],
        [2, 4],
        [null, 4],
      ],
      want: { status: 'hidden', shown: [false, false] },
    },
  ])('$name', ({ scores, want }) => {
    const input = withScores(scores)
    const [row] = disclose(input, tally(input), 'administrator').rows
    expect(row).toMatchObject({ ...want, counted: want.shown })
  })

  it('leaves hidden cells of a named questionnaire out of the evaluatee’s totals, and in the administrator’s', () => {
    const input = withScores(
      [
        [1, null],
        [2, 4],
        [3, 4],
      ],
      { type: 1, rule: { ...standardRule(1), scoreFloor: 3 } },
    )
    const shownTo = (viewer: 'administrator' | 'evaluatee') => disclose(input, tally(input), viewer).rows[0]
    expect(shownTo('evaluatee')).toMatchObject({ shown: [true, false], counted: [true, false] })
    expect(shownTo('administrator')).toMatchObject({ shown: [true, true], counted: [true, true] })
  })

  it('treats a questionnaire as anonymous when type or rule says so', () => {
    const input = withScores([[1, 1]], { type: 2, rule: standardRule(1) })
    expect(disclose(input, tally(input), 'administrator').rows[0]?.status).toBe('hidden')
    const ruled = withScores([[1, 1]], { type: 1, rule: standardRule(2) })
    expect(disclose(ruled, tally(ruled), 'administrator').rows[0]?.status).toBe('hidden')
  })
})

describe('floors (R2)', () => {
  it.each([
    { type: 2 as const, scoreFloor: 1, want: 2 },
    { type: 2 as const, scoreFloor: 2, want: 2 },
    { type: 2 as const, scoreFloor: 4, want: 4 },
    { type: 1 as const, scoreFloor: 1, want: 1 },
    { type: 1 as const, scoreFloor: 0, want: 1 },
    { type: 2 as const, scoreFloor: Number.NaN, want: Number.POSITIVE_INFINITY },
  ])('type $type with $scoreFloor', ({ type, scoreFloor, want }) => {
    expect(floorsOf({ type, rule: { ...standardRule(type), scoreFloor } }).scores).toBe(want)
  })
})

describe('numbers of raters in bands (R13)', () => {
  it.each([
    { floor: 3, want: ['0', '<3', '<3', '3-4', '3-4', '5-9', '5-9', '10+', '10+'] },
    { floor: 1, want: ['0', '1-2', '1-2', '3-4', '3-4', '5-9', '5-9', '10+', '10+'] },
    { floor: 2, want: ['0', '<2', '2-4', '2-4', '2-4', '5-9', '5-9', '10+', '10+'] },
    { floor: 4, want: ['0', '<4', '<4', '<4', '4-9', '4-9', '4-9', '10+', '10+'] },
    { floor: 9, want: ['0', '<9', '<9', '<9', '<9', '<9', '9+', '9+', '9+'] },
  ])('from $floor on', ({ floor, want }) => {
    expect([0, 1, 2, 3, 4, 5, 9, 10, 40].map((raters) => raterBand(raters, floor))).toEqual(want)
  })
})
