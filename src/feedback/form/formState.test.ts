import { describe, expect, test } from 'vitest'
import type { Answer, Paper, Question, QuestionType } from '../../../domain/paper/model.ts'
import { newQuestion } from '../../../domain/paper/questionTypes.ts'
import {
  countSkipped,
  draftIssue,
  halfAnswered,
  issueInSight,
  openIssues,
  resumeAt,
  startAnswers,
  wholeForm,
} from './formState.ts'

function question(id: number, type: QuestionType, required = true): Question {
  const fresh = newQuestion(type, 1, id, () => id)
  const options = [
    { id: 1, title: 'a' },
    { id: 2, title: 'b', reasonRequired: true },
  ]
  const data = fresh.data.options ? { ...fresh.data, options } : fresh.data
  return { ...fresh, data, config: { ...fresh.config, required } }
}

const single = question(101, 'DAN_XUAN')
const number = question(102, 'DA_FEN_INPUT')
const text = question(201, 'WEN_DA', false)
const paper: Paper = {
  title: '',
  summary: '',
  pages: [
    { id: 1, type: 'HOME', isServerExists: true, questions: [single, number] },
    { id: 2, type: 'CONTENT', isServerExists: true, questions: [text] },
  ],
}
const answers = (...list: Answer[]) => startAnswers(paper, list, [])
const ids = (list: Answer[]) => list.map(({ questionId }) => questionId)

describe('startAnswers', () => {
  test('what the server has not got lies over its draft, also where it takes an answer back', () => {
    const served = [
      { questionId: 101, optionIds: [1] },
      { questionId: 102, score: 5 },
      { questionId: 201, text: 'old' },
    ]
    const start = startAnswers(paper, served, [{ questionId: 102 }, { questionId: 201, text: 'new' }])
    expect(wholeForm(paper, start)).toEqual([
      { questionId: 101, optionIds: [1] },
      { questionId: 201, text: 'new' },
    ])
  })

  test('answers to a question that is gone are left out', () => {
    expect([...startAnswers(paper, [{ questionId: 999, text: 'x' }], [{ questionId: 998 }]).keys()]).toEqual([])
  })
})

test('the whole form stands in the order of the paper, without empty and hidden parts', () => {
  const form = wholeForm(
    paper,
    answers(
      { questionId: 201, text: '  ' },
      { questionId: 102, score: 0 },
      { questionId: 101, optionIds: [1], text: 'of another option' },
    ),
  )
  expect(form).toEqual([
    { questionId: 101, optionIds: [1] },
    { questionId: 102, score: 0 },
  ])
})

test.each([
  { name: 'empty', given: [], want: { 101: 'required', 102: 'required' } },
  {
    name: 'reason owed',
    given: [{ questionId: 101, optionIds: [2] }],
    want: { 101: 'reasonRequired', 102: 'required' },
  },
  { name: 'out of range', given: [{ questionId: 102, score: 101 }], want: { 101: 'required', 102: 'scoreRange' } },
  {
    name: 'unable everywhere',
    given: [
      { questionId: 101, unable: true },
      { questionId: 102, unable: true },
    ],
    want: {},
  },
] satisfies { name: string; given: Answer[]; want: Record<number, string> }[])('$name: owed', ({ given, want }) => {
  const issues = [...openIssues(paper, answers(...given), true)]
  expect(Object.fromEntries(issues.map(([id, { key }]) => [id, key.replace('paper.answer.', '')]))).toEqual(want)
})

test.each([
  { name: 'nothing', given: [], want: undefined },
  { name: 'a reason owed', given: [{ questionId: 101, optionIds: [2] }], want: 'paper.answer.reasonRequired' },
  {
    name: 'a blank reason',
    given: [{ questionId: 101, optionIds: [2], text: ' ' }],
    want: 'paper.answer.reasonRequired',
  },
  { name: 'whole', given: [{ questionId: 101, optionIds: [2], text: 'why' }], want: undefined },
] satisfies { name: string; given: Answer[]; want: string | undefined }[])('going on with $name', ({ given, want }) => {
  expect(halfAnswered(single, answers(...given), true)?.key).toBe(want)
})

test.each([
  { given: { questionId: 102, score: 50 }, want: undefined },
  { given: { questionId: 102 }, want: undefined },
  { given: { questionId: 102, score: 500 }, want: 'paper.answer.scoreRange' },
  { given: { questionId: 102, score: 0.5 }, want: 'paper.answer.whole' },
  { given: { questionId: 102, text: '85%' }, want: 'paper.answer.notNumber' },
  { given: { questionId: 201, text: '长'.repeat(5001) }, want: 'paper.answer.textTooLong' },
])('into the draft $given.questionId $given.score: $want', ({ given, want }) => {
  expect(draftIssue(paper, given, false)?.key).toBe(want)
})

test.each([
  { given: { questionId: 201, text: 'x'.repeat(5001) }, of: text, told: false, want: { maximum: 5000, excess: 1 } },
  { given: { questionId: 201, text: 'x'.repeat(5000) }, of: text, told: false, want: undefined },
  { given: { questionId: 102, score: 500 }, of: number, told: false, want: undefined },
  { given: { questionId: 102, score: 500 }, of: number, told: true, want: { minimum: 0, maximum: 100 } },
])('in sight of $given.questionId $given.score, told $told: $want', ({ given, of, told, want }) => {
  const issue = issueInSight(halfAnswered(of, answers(given), false), told)
  if (want === undefined) expect(issue).toBeUndefined()
  else expect(issue?.params).toMatchObject(want)
})

test.each([
  { name: 'nothing answered', given: [], want: 0 },
  { name: 'the first', given: [{ questionId: 101, optionIds: [1] }], want: 1 },
  { name: 'one left out on the way', given: [{ questionId: 102, score: 1 }], want: 2 },
  { name: 'the last', given: [{ questionId: 201, text: 'x' }], want: 3 },
  { name: 'one taken back', given: [{ questionId: 101, optionIds: [] }], want: 0 },
] satisfies { name: string; given: Answer[]; want: number }[])('goes on behind $name', ({ given, want }) => {
  expect(resumeAt(paper, answers(...given), true)).toBe(want)
})

test.each([
  { name: 'whose reason is owed', given: [{ questionId: 101, optionIds: [2] }], want: 0 },
  {
    name: 'whose reason is owed, others answered',
    given: [
      { questionId: 101, optionIds: [2] },
      { questionId: 201, text: 'x' },
    ],
    want: 0,
  },
  {
    name: 'whose score is no number',
    given: [
      { questionId: 101, optionIds: [1] },
      { questionId: 102, text: '85%' },
    ],
    want: 1,
  },
  { name: 'whose score is out of range', given: [{ questionId: 102, score: 500 }], want: 1 },
] satisfies { name: string; given: Answer[]; want: number }[])('goes on at a question $name', ({ given, want }) => {
  expect(resumeAt(paper, answers(...given), true)).toBe(want)
})

test('counts optional questions only as skipped', () => {
  expect(countSkipped(paper, answers())).toBe(1)
  expect(countSkipped(paper, answers({ questionId: 201, text: 'x' }))).toBe(0)
  expect(ids(wholeForm(paper, answers()))).toEqual([])
})
