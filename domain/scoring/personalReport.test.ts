import { describe, expect, it } from 'vitest'
import { ANONYMOUS, inputOf, levelOf, SUBJECT, workedExample } from './example.fixture.ts'
import { personalReport } from './personalReport.ts'
import type { PersonalReport } from './report.ts'
import { standardRule } from './rule.ts'

const report = (input = workedExample(), viewer: 'administrator' | 'evaluatee' = 'evaluatee') =>
  personalReport(input, SUBJECT, viewer, () => 0)

describe('the worked example of numbers.md', () => {
  it('hides the two subordinates and leaves them out of every total', () => {
    const want: PersonalReport = {
      questionnaire: { id: 7, title: 'Leadership', type: 2, finishedAt: '2026-03-01T00:00:00Z' },
      evaluatee: { employeeId: 42, name: '王芳', departmentName: '研发部' },
      computedAt: '2026-03-02T00:00:00Z',
      rule: { ...ANONYMOUS, pooling: false },
      overallPercent: 75,
      points: { earned: 3.8, possible: 5 },
      incomplete: true,
      levels: [
        { key: 'level:1', kind: 'superior', name: '', pooledNames: [], status: 'shown', raterCount: '1', weight: 50 },
        {
          key: 'level:2',
          kind: 'sameLevel',
          name: '',
          pooledNames: [],
          status: 'shown',
          raterCount: '3-4',
          weight: 50,
        },
        {
          key: 'level:3',
          kind: 'subordinate',
          name: '',
          pooledNames: [],
          status: 'hidden',
          raterCount: '<3',
          weight: null,
        },
        { key: 'level:4', kind: 'self', name: '', pooledNames: [], status: 'shown', raterCount: '1', weight: null },
      ],
      dimensions: [
        {
          dimensionId: 1,
          name: 'People',
          weight: 100,
          percent: 75,
          othersPercent: 72,
          selfPercent: 100,
          byLevel: [80, 70, null, 100],
          questions: [
            {
              questionId: 1,
              title: 'Listens',
              minimum: 1,
              maximum: 5,
              weightedScore: 3.8,
              percent: 75,
              othersScore: 3.6,
              selfScore: 5,
              byLevel: [4, 3.5, null, 5],
            },
          ],
        },
      ],
      comments: [],
    }
    expect(report(workedExample({ pooling: false }))).toEqual(want)
  })

  it('pools the subordinates with the peers and shows neither apart', () => {
    const { levels, dimensions, incomplete, overallPercent } = report()
    expect(levels.map(({ key, raterCount, weight }) => ({ key, raterCount, weight }))).toEqual([
      { key: 'level:1', raterCount: '1', weight: expect.closeTo(100 / 3, 10) },
      { key: 'level:4', raterCount: '1', weight: null },
      { key: 'pool', raterCount: '5-9', weight: expect.closeTo(200 / 3, 10) },
    ])
    expect(levels[2]?.pooledNames).toEqual([
      { levelType: 'sameLevel', name: '' },
      { levelType: 'subordinate', name: '' },
    ])
    expect(dimensions[0]?.questions[0]?.byLevel).toEqual([4, 5, 3.2])
    // (4 + 2 x 19/6) / 3 = 31/9 points; others over all seven: 23/7.
    expect(dimensions[0]?.questions[0]?.weightedScore).toBe(3.4)
    expect(dimensions[0]?.questions[0]?.othersScore).toBe(3.3)
    expect({ incomplete, overallPercent }).toEqual({ incomplete: false, overallPercent: 68.9 })
  })

  it('is the same for administrators and evaluatees of an anonymous questionnaire', () => {
    const input = workedExample()
    const questions = input.questions.map((question) => ({ ...question, commentable: true }))
    const responses = input.responses.map((response) => ({ ...response, texts: [`from ${response.levelId}`] }))
    const written = { ...input, questions, responses: responses.slice(0, 5) }
    expect(report(written, 'administrator')).toEqual(report(written, 'evaluatee'))
    expect(report(written, 'administrator').comments).toEqual([
      { questionId: 1, title: 'Listens', groups: [{ levelKey: 'level:1', texts: ['from 1'] }], hidden: true },
    ])
  })
})

describe('named questionnaires (numbers.md 10)', () => {
  const named = { ...workedExample(), type: 1 as const, rule: { ...standardRule(1), scoreFloor: 3 } }

  it('shows administrators every row and exact numbers', () => {
    const { levels, dimensions } = report(named, 'administrator')
    expect(levels.map(({ status, raterCount }) => [status, raterCount])).toEqual([
      ['shown', '1'],
      ['shown', '4'],
      ['shown', '2'],
      ['shown', '1'],
    ])
    expect(dimensions[0]?.byLevel).toEqual([80, 70, 50, 100])
  })

  it('hides the small row from the evaluatee, for whom every figure is made without it: a total would give it away', () => {
    const [seen, whole] = [report(named, 'evaluatee'), report(named, 'administrator')]
    expect(seen.dimensions[0]?.byLevel).toEqual([80, 70, null, 100])
    expect(seen.levels[2]).toMatchObject({ status: 'hidden', raterCount: '<3', weight: null })
    expect([seen.overallPercent, whole.overallPercent]).toEqual([75, 66.7])
    expect([seen.points, whole.points]).toEqual([
      { earned: 3.75, possible: 5 },
      { earned: 3.33, possible: 5 },
    ])
    expect([seen.dimensions[0]?.othersPercent, whole.dimensions[0]?.othersPercent]).toEqual([72, 65.7])
    expect([seen.incomplete, whole.incomplete]).toEqual([true, false])
  })

  it('never hides one’s own row', () => {
    const rule = { ...standardRule(1), scoreFloor: 3, exemptLevelTypes: [] }
    expect(report({ ...named, rule }).levels[3]?.status).toBe('shown')
  })
})

describe('figures', () => {
  const levels = [levelOf(1, 'superior'), levelOf(2, 'sameLevel')]
  const question = { title: '', maximum: 5, minimum: 1, scored: true, commentable: false, floor: 1 }

  it('has no score without a shown level other than self', () => {
    const alone = report(inputOf([levelOf(4, 'self', { weight: 20 }), levelOf(2, 'sameLevel')], { 4: [5], 2: [1, 2] }))
    expect(alone).toMatchObject({ overallPercent: null, points: null, incomplete: true })
    expect(alone.dimensions[0]).toMatchObject({ weight: null, percent: null, othersPercent: null, selfPercent: 100 })
  })

  it('has no score when only levels without weight stand beside self', () => {
    const input = inputOf([levelOf(1, 'superior', { weight: 0 }), levelOf(4, 'self', { weight: 100 })], {
      1: [4],
      4: [5],
    })
    expect(report(input).dimensions[0]).toMatchObject({ percent: null, othersPercent: 80, selfPercent: 100 })
  })

  it('is complete without a self-assessment', () => {
    const input = inputOf([levelOf(1, 'superior'), levelOf(4, 'self')], { 1: [4] })
    expect(report(input)).toMatchObject({ incomplete: false, overallPercent: 80 })
  })

  it.each([
    { name: 'weights of 30 and 70', weights: [30, 70], want: 72.4 },
    { name: 'an unset weight takes the rest', weights: [30, null], want: 72.4 },
    { name: 'a weight of 0 takes no part', weights: [0, 100], want: 69.1 },
  ])('weighs levels: $name', ({ weights, want }) => {
    const weighted = levels.map((level, index) => ({ ...level, weight: weights[index] ?? null }))
    // Superior 4 = 80 %; eleven peers with 38 points = 69.0909 %.
    expect(report(inputOf(weighted, { 1: [4], 2: [4, 3, 4, 3, 4, 3, 4, 3, 4, 3, 3] })).overallPercent).toBe(want)
  })

  it('gives self its own weight only when set', () => {
    const input = inputOf([levelOf(1, 'superior', { weight: 80 }), levelOf(4, 'self', { weight: 20 })], {
      1: [4],
      4: [5],
    })
    expect(report(input).overallPercent).toBe(84)
    expect(report(input).dimensions[0]?.othersPercent).toBe(80)
  })

  it('ignores closed levels, voided answers and questions without a positive maximum', () => {
    const input = inputOf(
      [...levels, levelOf(3, 'custom', { open: false })],
      {},
      {
        questions: [
          { ...question, questionId: 1, dimensionId: 1 },
          { ...question, questionId: 2, dimensionId: 1, maximum: 0 },
          { ...question, questionId: 3, dimensionId: 1, scored: false },
        ],
        responses: [
          { levelId: 1, scores: Float64Array.of(4, -1, 5), texts: [], chosen: [] },
          { levelId: 1, scores: Float64Array.of(Number.NaN, Number.NaN, Number.NaN), texts: [], chosen: [] },
          { levelId: 3, scores: [1, 1, 1], texts: [], chosen: [] },
        ],
      },
    )
    const seen = report(input)
    expect(seen.levels.map(({ key, status, raterCount }) => [key, status, raterCount])).toEqual([
      ['level:1', 'shown', '1'],
      ['level:2', 'hidden', '<3'],
    ])
    expect(seen.overallPercent).toBe(80)
    expect(seen.points).toEqual({ earned: 3, possible: 5 })
    expect(seen.dimensions[0]?.questions.map(({ weightedScore, percent }) => [weightedScore, percent])).toEqual([
      [4, 80],
      [-1, null],
    ])
  })

  it.each([
    { name: 'anonymous: percent whole, from the exact value', given: {}, want: [2.3, 45] },
    {
      name: 'named: points to two, percent to one decimal',
      given: { type: 1 as const, rule: standardRule(1) },
      want: [2.27, 45.5],
    },
  ])('prints a question’s points and percent, $name (R13)', ({ given, want }) => {
    // 25 points of eleven: 45.4545 %, which rounded twice would be 46.
    const input = inputOf([levelOf(2, 'sameLevel')], { 2: [2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3] }, given)
    const [dimension] = report(input).dimensions
    expect(dimension?.questions.map(({ weightedScore, percent }) => [weightedScore, percent])).toEqual([want])
    expect(dimension?.percent).toBe(45.5)
  })

  it.each([
    { name: 'equal when unset', weights: [null, null, null], want: { overall: 60, shares: [50, 50, null] } },
    {
      name: 'renormalised over dimensions with a score',
      weights: [60, 20, 20],
      want: { overall: 50, shares: [75, 25, null] },
    },
  ])('weighs dimensions: $name', ({ weights, want }) => {
    const seen = report(
      inputOf(
        [levelOf(1, 'superior')],
        {},
        {
          questions: [1, 2, 3].map((id) => ({ ...question, questionId: id, dimensionId: id })),
          dimensions: weights.map((weight, index) => ({ dimensionId: index + 1, name: '', weight })),
          responses: [{ levelId: 1, scores: [2, 4, null], texts: [], chosen: [] }],
        },
      ),
    )
    expect(seen.overallPercent).toBe(want.overall)
    expect(seen.dimensions.map((dimension) => dimension.weight)).toEqual(want.shares)
  })
})

it('adds points that are possible as people do', () => {
  const levels = [levelOf(1, 'superior')]
  const { questions } = inputOf(levels, {})
  const three = [1, 2, 3].flatMap((questionId) => questions.map((one) => ({ ...one, questionId, maximum: 0.1 })))
  const responses = [{ levelId: 1, scores: [0.1, 0.1, null], texts: [null, null, null], chosen: [null, null, null] }]
  expect(report(inputOf(levels, {}, { questions: three, responses })).points).toEqual({ earned: 0.2, possible: 0.3 })
})
