import { describe, expect, it } from 'vitest'
import type { Question, QuestionType } from '../paper/model.ts'
import { distributionsOf } from './distributions.ts'
import type { AnswerLists } from './lists.ts'
import type { ReportLevel } from './report.ts'

const question = (type: QuestionType, more: Partial<Question['config']> = {}, options?: number[]): Question => ({
  id: 1,
  pageId: 1,
  type,
  index: 1,
  data: {
    title: 'Q',
    summary: '',
    ...(options !== undefined && { options: options.map((id) => ({ id, title: `O${id}`, score: id })) }),
  },
  config: more,
})
const level = (key: string, kind: ReportLevel['kind'], status: ReportLevel['status'] = 'shown'): ReportLevel => ({
  ...{ key, kind, status, name: '', pooledNames: [], raterCount: '', weight: null },
})
const PEERS = level('level:2', 'sameLevel')
const SUPERIOR = level('level:1', 'superior')
const ANONYMOUS = { anonymous: true, commentFloor: 5, isFree: ({ kind }: ReportLevel) => kind === 'superior' }

const listed = (key: string, scores: number[], optionIds: number[] = [], raters = optionIds.length): AnswerLists => {
  const list = { scores, sureScores: scores.length, chosen: { raters, optionIds }, sureChosen: raters }
  return new Map([[key, new Map([[1, list]])]])
}

describe('of raters who gave no score', () => {
  const unable = (key: string, kind: ReportLevel['kind']): ReportLevel => ({
    ...level(key, kind, 'empty'),
    absence: 'unable',
  })
  const told = (row: ReportLevel, chosen: number[], more = ANONYMOUS) =>
    distributionsOf([question('DUO_XUAN', {}, [1, 2])], [row], listed(row.key, [], chosen), more).map(
      ({ groups, hidden }) => ({ rows: groups.map(({ levelKey }) => levelKey), hidden }),
    )

  it('what they chose is told where nothing protects it, as much as floors allow elsewhere', () => {
    expect(told(unable('level:1', 'superior'), [1])).toEqual([{ rows: ['level:1'], hidden: false }])
    expect(told(unable('level:2', 'sameLevel'), [1])).toEqual([{ rows: [], hidden: true }])
    expect(told(unable('level:2', 'sameLevel'), [1, 1, 2, 2, 2])).toEqual([{ rows: ['level:2'], hidden: false }])
  })

  it('there is no row of who chose nothing', () => {
    expect(told(unable('level:2', 'sameLevel'), [])).toEqual([{ rows: [], hidden: false }])
    expect(told(level('level:2', 'sameLevel', 'hidden'), [1, 1, 2, 2, 2])).toEqual([{ rows: [], hidden: false }])
  })
})

describe('how often each answer was given', () => {
  it.each<{ name: string; given: Question; lists: AnswerLists; want: [string, number][] }>([
    {
      name: 'options of a single choice, also those nobody chose',
      given: question('DAN_XUAN', {}, [1, 2, 3]),
      lists: listed('level:2', [1, 1, 1, 3, 3], [1, 1, 1, 3, 3]),
      want: [
        ['O1', 60],
        ['O2', 0],
        ['O3', 40],
      ],
    },
    {
      name: 'several options of one rater: shares of the raters',
      given: question('DUO_XUAN', {}, [1, 2]),
      lists: listed('level:2', [], [1, 2, 1, 2, 1, 1, 1], 5),
      want: [
        ['O1', 100],
        ['O2', 40],
      ],
    },
    {
      name: 'ratings',
      given: question('DA_FEN', { minimumScore: 1, maximumScore: 3 }),
      lists: listed('level:2', [1, 1, 2, 3, 3, 3]),
      want: [
        ['1', 33],
        ['2', 17],
        ['3', 50],
      ],
    },
    {
      name: 'typed scores of many values in classes, whose ends belong to the next but for the last',
      given: question('DA_FEN_INPUT', { minimumScore: 0, maximumScore: 100 }),
      lists: listed('level:2', [0, 19, 20, 99, 100]),
      want: [
        ['0–<20', 40],
        ['20–<40', 20],
        ['40–<60', 0],
        ['60–<80', 0],
        ['80–100', 40],
      ],
    },
    {
      name: 'scores below zero, with their minus sign',
      given: question('DA_FEN', { minimumScore: -2, maximumScore: 0 }),
      lists: listed('level:2', [-2, -1, -1, 0, 0]),
      want: [
        ['−2', 20],
        ['−1', 40],
        ['0', 40],
      ],
    },
    {
      name: 'typed decimals that can be told apart',
      given: question('DA_FEN_INPUT', { minimumScore: 0, maximumScore: 0.3, isFloat: true, precision: 1 }),
      lists: listed('level:2', [0.1, 0.1 + 0.2, 0.3, 0.3, 0]),
      want: [
        ['0', 20],
        ['0.1', 20],
        ['0.2', 0],
        ['0.3', 60],
      ],
    },
  ])('$name', ({ given, lists, want }) => {
    const [found] = distributionsOf([given], [PEERS], lists, ANONYMOUS)
    expect(found?.groups).toEqual([
      { levelKey: 'level:2', shares: want.map(([label, percent]) => ({ label, percent, count: null })) },
    ])
    expect(found?.hidden).toBe(false)
  })

  it('waits for five raters of a protected row, and says so; for one where nothing is protected', () => {
    const rating = question('DA_FEN', { minimumScore: 1, maximumScore: 2 })
    const lists = new Map([...listed('level:2', [1, 1, 1, 1]), ...listed('level:1', [2])])
    const [found] = distributionsOf([rating], [SUPERIOR, PEERS], lists, ANONYMOUS)
    expect(found?.groups.map(({ levelKey }) => levelKey)).toEqual(['level:1'])
    expect(found?.hidden).toBe(true)
    const five = listed('level:2', [1, 1, 1, 1, 2])
    expect(distributionsOf([rating], [PEERS], five, ANONYMOUS)).toMatchObject([{ hidden: false }])
    const asked = { ...ANONYMOUS, commentFloor: 6 }
    expect(distributionsOf([rating], [PEERS], five, asked)).toMatchObject([{ groups: [], hidden: true }])
    const named = { anonymous: false, commentFloor: 1, isFree: () => false }
    const [open] = distributionsOf([rating], [SUPERIOR, PEERS], lists, named)
    expect(open?.groups.map(({ levelKey }) => levelKey)).toEqual(['level:1', 'level:2'])
  })

  it('does not count whose door somebody else opened (R20)', () => {
    const rating = question('DA_FEN', { minimumScore: 1, maximumScore: 2 })
    const list = { scores: [1, 1, 1, 1, 2], sureScores: 4, chosen: { raters: 0, optionIds: [] }, sureChosen: 0 }
    const lists = new Map([['level:2', new Map([[1, list]])]])
    expect(distributionsOf([rating], [PEERS], lists, ANONYMOUS)).toMatchObject([{ groups: [], hidden: true }])
  })

  it('has nothing of a row that is not shown, and does not say that it is hidden where nothing hides it', () => {
    const rating = question('DA_FEN', { minimumScore: 1, maximumScore: 2 })
    const hidden = { ...PEERS, status: 'hidden' as const }
    expect(distributionsOf([rating], [hidden], listed('level:2', [1, 1, 1, 1, 1]), ANONYMOUS)).toMatchObject([
      { groups: [], hidden: false },
    ])
    expect(distributionsOf([rating], [SUPERIOR], new Map(), ANONYMOUS)).toMatchObject([{ groups: [], hidden: false }])
  })

  it('is of no open text', () => {
    expect(distributionsOf([question('WEN_DA')], [PEERS], new Map(), ANONYMOUS)).toEqual([])
  })
})
