import { expect, it } from 'vitest'
import type { Question } from '../../paper/model.ts'
import { ANONYMOUS, inputOf, levelOf, SUBJECT } from '../example.fixture.ts'
import type { ScoringInput } from '../input.ts'
import { listsOfPublished } from '../lists.ts'
import { publish } from '../publish.ts'
import { questionRows } from './questionRows.ts'

const OPTIONS = [1, 2, 3, 4, 5].map((score) => ({ id: score, title: String(score), score }))
const QUESTION: Question = {
  ...{ id: 1, pageId: 1, index: 1, type: 'DAN_XUAN', config: {} },
  data: { title: 'Listens', summary: '', options: OPTIONS },
}

/** Every choice has its score for its id. */
const answered = ({ responses, ...input }: ScoringInput): ScoringInput => ({
  ...input,
  responses: responses.map((one) => ({ ...one, chosen: [one.scores[0] == null ? null : [one.scores[0]]] })),
})

const LEVELS = [levelOf(1, 'superior'), levelOf(2, 'sameLevel'), levelOf(3, 'subordinate')]

function pageOf(answers: Record<number, (number | null)[]>, more: Partial<ScoringInput> = {}) {
  const base = inputOf(LEVELS, answers, more)
  const input = answered({ ...base, questions: base.questions.map((one) => ({ ...one, floor: 3 })) })
  const { report, rows } = publish(input, SUBJECT, () => 0)
  return questionRows(report, [QUESTION], listsOfPublished(input, report, rows))
}

it('counts in words, and tells how answers lie where there are five', () => {
  const { levels, questions } = pageOf({ 1: [4], 2: [3, 3, 3, 4, 4], 3: [2, 3, 4] })
  expect(levels.map(({ key }) => key)).toEqual(['level:1', 'level:2', 'level:3'])
  expect(questions).toEqual([
    {
      ...{ questionId: 1, title: 'Listens', labels: ['1', '2', '3', '4', '5'], hidden: true },
      rows: [
        { levelKey: 'level:1', raters: '1', mean: 4, shares: [0, 0, 0, 100, 0], deviation: null, agreement: null },
        { levelKey: 'level:2', raters: '5-9', mean: 3.4, shares: [0, 0, 60, 40, 0], deviation: 0.5, agreement: 0.85 },
        { levelKey: 'level:3', raters: '3-4', mean: 3, shares: null, deviation: null, agreement: null },
      ],
    },
  ])
})

it('tells the fewest raters of a protected row before it says how answers lie: as many as comments ask for (R13)', () => {
  const { floor, questions } = pageOf(
    { 2: [3, 3, 3, 4, 4], 3: [2, 3, 4, 4, 4, 5] },
    { rule: { ...ANONYMOUS, commentFloor: 6 } },
  )
  expect(floor).toBe(6)
  expect(questions[0]?.rows.map(({ shares, deviation }) => [shares !== null, deviation !== null])).toEqual([
    [false, false],
    [true, true],
  ])
  expect(pageOf({ 2: [3, 3, 3, 4, 4] }).floor).toBe(5)
})

it('of a named questionnaire that is three, whatever comments ask for', () => {
  const rule = { ...ANONYMOUS, anonymous: false, commentFloor: 6 }
  expect(pageOf({ 2: [3, 4, 4] }, { type: 1, rule }).floor).toBe(3)
})

it('of a cell that is hidden it has one word for unable, not answered and too few: none', () => {
  const page = (peers: (number | null)[]) => {
    const two = { 1: [4], 2: peers, 3: [2, 3, 4, 5, 1] }
    const base = inputOf(LEVELS, two)
    // Another question shows the row.
    const [first] = base.questions
    if (first === undefined) return expect.unreachable()
    const questions = [
      { ...first, floor: 3 },
      { ...first, questionId: 2, floor: 3 },
    ]
    const responses = base.responses.map((one) => ({ ...one, scores: [one.scores[0] ?? null, 3] }))
    const input = {
      ...base,
      questions,
      responses: responses.map((one) => ({ ...one, texts: [null, null], chosen: [null, null] })),
    }
    const { report, rows } = publish(input, SUBJECT, () => 0)
    const [found] = questionRows(report, [QUESTION], listsOfPublished(input, report, rows)).questions
    return found?.rows.find(({ levelKey }) => levelKey === 'level:2')
  }
  const nothing = { levelKey: 'level:2', raters: null, mean: null, shares: null, deviation: null, agreement: null }
  expect(page([null, null, null])).toEqual(nothing)
  expect(page([4, 5, null])).toEqual(nothing)
})
