import { describe, expect, it } from 'vitest'
import type { Question } from '../../paper/model.ts'
import { ANONYMOUS, inputOf, levelOf, SUBJECT } from '../example.fixture.ts'
import type { Viewer } from '../gate.ts'
import type { ScoringInput } from '../input.ts'
import { disclosedReport } from '../personalReport.ts'
import { publish } from '../publish.ts'
import type { AnonymityRule, ReportTold } from '../report.ts'
import { standardRule } from '../rule.ts'
import type { SealedCell } from '../sealed.ts'
import { toldOfNamed, toldOfPublished } from './told.ts'

const LEVELS = [levelOf(1, 'superior'), levelOf(2, 'sameLevel'), levelOf(3, 'subordinate'), levelOf(4, 'self')]

/** A single choice, a multiple one that counts nowhere, and an open text. */
const QUESTIONS: Question[] = (['DAN_XUAN', 'DUO_XUAN', 'WEN_DA'] as const).map((type, index) => ({
  ...{ id: index + 1, pageId: 1, index: index + 1, type, config: {} },
  data: {
    title: `Q${index + 1}`,
    summary: '',
    ...(type !== 'WEN_DA' && {
      options: [1, 3, 5].map((score) => ({ id: 10 * (index + 1) + score, title: `O${score}`, score })),
    }),
  },
}))

type Texts = SealedCell['texts'] & object

interface Said {
  score: number | null
  why?: string
  several?: number[]
  unable?: number[]
}

const said = (score: number | null, why?: string, several?: number[]): Said => ({
  score,
  ...(why !== undefined && { why }),
  ...(several !== undefined && { several }),
})

function inputWith(forms: Partial<Record<number, Said[]>>, rule: AnonymityRule, type: 1 | 2): ScoringInput {
  const question = { title: '', dimensionId: 1, maximum: 5, minimum: 1, floor: 3 }
  return inputOf(
    LEVELS,
    {},
    {
      ...{ type, rule },
      questions: [
        { ...question, questionId: 1, title: 'Q1', scored: true, commentable: true },
        { ...question, questionId: 2, dimensionId: null, scored: false, commentable: false },
        { ...question, questionId: 3, dimensionId: null, scored: false, commentable: true },
      ],
      responses: LEVELS.flatMap(({ levelId }) =>
        (forms[levelId] ?? []).map(({ score, why = null, several, unable = [] }) => ({
          ...{ levelId, unable },
          scores: [score, null, null],
          texts: [why, null, 'open'],
          chosen: [score === null ? null : [10 + score], several?.map((one) => 20 + one) ?? null, null],
        })),
      ),
    },
  )
}

const anonymous = (forms: Partial<Record<number, Said[]>>, rule: Partial<AnonymityRule> = {}): ReportTold => {
  const input = inputWith(forms, { ...ANONYMOUS, ...rule }, 2)
  const { report, rows } = publish(input, SUBJECT, () => 0)
  // What a finish leaves: of protected levels no form.
  const left = { ...input, responses: input.responses.filter(({ levelId }) => levelId === 1 || levelId === 4) }
  return toldOfPublished(left, report, rows, QUESTIONS)
}

const named = (
  forms: Partial<Record<number, Said[]>>,
  viewer: Viewer,
  rule: Partial<AnonymityRule> = {},
): ReportTold => {
  const input = inputWith(forms, { ...standardRule(1), ...rule }, 1)
  return toldOfNamed(
    input,
    disclosedReport(input, SUBJECT, viewer, () => 0),
    QUESTIONS,
    viewer,
  )
}

const PEERS = [said(1, 'late'), said(5, 'kind'), said(5, 'kind'), said(3), said(1, 'kind')]
const SUPERIOR = [said(5, 'sure', [1, 3])]

/** Of the question that asks for reasons: how many texts stand under each option, by label. */
const under = ({ choices }: ReportTold) =>
  choices[0]?.reasons.map(({ levelKey, option, texts }) => [levelKey, option, [...texts].sort()])

describe('the options of an anonymous report', () => {
  const both = { 1: SUPERIOR, 2: PEERS, 3: [...PEERS.slice(0, 4), said(3)] }

  it('have shares from five raters on, each reason under its option, and those of exempt levels from one on', () => {
    expect(anonymous(both).choices).toEqual([
      {
        ...{ questionId: 1, title: 'Q1', options: ['O1', 'O3', 'O5'], hidden: false },
        rows: [
          { levelKey: 'level:1', raters: '1', percents: [0, 0, 100] },
          { levelKey: 'level:2', raters: '5-9', percents: [40, 20, 40] },
          { levelKey: 'level:3', raters: '5-9', percents: [20, 40, 40] },
        ],
        reasons: [
          { levelKey: 'level:1', option: 2, texts: ['sure'] },
          { levelKey: 'level:2', option: 0, texts: expect.arrayContaining(['late', 'kind']) },
          { levelKey: 'level:2', option: 2, texts: ['kind', 'kind'] },
          { levelKey: 'level:3', option: 0, texts: ['late'] },
          { levelKey: 'level:3', option: 2, texts: ['kind', 'kind'] },
        ],
      },
      {
        ...{ questionId: 2, title: 'Q2', options: ['O1', 'O3', 'O5'], hidden: true, reasons: [] },
        rows: [{ levelKey: 'level:1', raters: '1', percents: [100, 100, 0] }],
      },
    ])
  })

  it('have reasons without a label where their raters are read together, and shares of all of them', () => {
    const pooled = anonymous({ 1: SUPERIOR, 2: PEERS, 3: PEERS.slice(0, 2) })
    expect(pooled.choices[0]?.rows.map(({ levelKey }) => levelKey)).toEqual(['level:1', 'pool'])
    expect(under(pooled)).toEqual([
      ['level:1', 2, ['sure']],
      [null, 0, ['kind', 'late', 'late']],
      [null, 2, ['kind', 'kind', 'kind']],
    ])
  })

  it.each<[string, Parameters<typeof anonymous>]>([
    ['fewer than five chose', [{ 1: SUPERIOR, 2: PEERS.slice(0, 4), 3: PEERS.slice(0, 4) }]],
    [
      'four are read together, without a label',
      [{ 1: SUPERIOR, 2: PEERS.slice(0, 3), 3: PEERS.slice(0, 1) }, { commentFloor: 3 }],
    ],
    // Comments may be released earlier than a distribution: which option each explains would be one.
    [
      'comments start below the floor of shares',
      [{ 1: SUPERIOR, 2: PEERS.slice(0, 4), 3: PEERS.slice(0, 4) }, { commentFloor: 3 }],
    ],
    [
      'a level beside is hidden',
      [
        { 1: SUPERIOR, 2: PEERS, 3: PEERS.slice(0, 2) },
        { commentFloor: 2, pooling: false },
      ],
    ],
  ])('tell no reason of a protected level where %s', (_, given) => {
    expect(
      under(anonymous(...given))?.filter(([levelKey]) => levelKey !== 'level:1' && levelKey !== 'level:2'),
    ).toEqual([])
  })

  it.each<[string, (texts: Texts) => Texts]>([
    ['fewer', (texts) => texts.slice(1)],
    ['more', (texts) => [...texts, { text: 'more', optionId: 11 }]],
    ['others', (texts) => texts.map((one) => ({ ...one, text: 'other' }))],
  ])('tell no option where %s texts are known than were published', (_, change) => {
    const input = inputWith(both, ANONYMOUS, 2)
    const { report, rows } = publish(input, SUBJECT, () => 0)
    const others = rows.map(({ key, cells }) => ({
      key,
      cells: cells.map((cell) => ({ ...cell, ...(cell.texts && { texts: change(cell.texts) }) })),
    }))
    const left = { ...input, responses: [] }
    expect(under(toldOfPublished(left, report, others, QUESTIONS))).toEqual([])
  })
})

describe('the options of a named report', () => {
  const forms = { 1: SUPERIOR, 2: PEERS.slice(0, 2), 4: [said(3, 'me')] }

  it('are all the administrator’s, and the evaluatee’s from the floor on', () => {
    const administrators = named(forms, 'administrator', { scoreFloor: 3, commentFloor: 3 }).choices[0]
    expect(administrators?.rows.map(({ levelKey, raters }) => [levelKey, raters])).toEqual([
      ['level:1', '1'],
      ['level:2', '2'],
      ['level:4', '1'],
    ])
    const evaluatees = named(forms, 'evaluatee', { scoreFloor: 3, commentFloor: 3 })
    expect(evaluatees.choices[0]?.rows.map(({ levelKey }) => levelKey)).toEqual(['level:1', 'level:4'])
    expect(under(evaluatees)).toEqual([
      ['level:1', 2, ['sure']],
      ['level:4', 1, ['me']],
    ])
    expect(under(named(forms, 'administrator'))).toEqual([
      ['level:1', 2, ['sure']],
      ['level:2', 0, ['late']],
      ['level:2', 2, ['kind']],
      ['level:4', 1, ['me']],
    ])
  })
})

describe('answers that do not count', () => {
  const forms = {
    1: [{ score: null, unable: [0] }, said(3, undefined, [1])],
    2: [...PEERS, { score: null, unable: [0] }],
  }
  const superior = { levelKey: 'level:1', unable: 1, blank: 0 }

  it('are told of every level to administrators of a named round, “unable” apart from none at all', () => {
    expect(named(forms, 'administrator').leftOut.answers).toEqual([
      { questionId: 1, title: 'Q1', rows: [superior, { levelKey: 'level:2', unable: 1, blank: 0 }] },
      {
        ...{ questionId: 2, title: 'Q2' },
        rows: [
          { levelKey: 'level:1', unable: 0, blank: 1 },
          { levelKey: 'level:2', unable: 0, blank: 6 },
        ],
      },
    ])
  })

  it('are told of nobody who is protected, of an anonymous round or from the evaluatee (R23)', () => {
    const keys = ({ leftOut }: ReportTold) => [
      ...new Set(leftOut.answers.flatMap(({ rows }) => rows.map(({ levelKey }) => levelKey))),
    ]
    expect(anonymous(forms).leftOut.answers[0]).toEqual({ questionId: 1, title: 'Q1', rows: [superior] })
    expect(keys(anonymous(forms))).toEqual(['level:1'])
    expect(keys(named(forms, 'evaluatee', { scoreFloor: 3, commentFloor: 3 }))).toEqual(['level:1'])
  })
})
