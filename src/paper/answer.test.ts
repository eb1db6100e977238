import { describe, expect, test } from 'vitest'
import type { Answer, Question, QuestionType } from '../../domain/paper/model.ts'
import { newQuestion } from '../../domain/paper/questionTypes.ts'
import {
  answerByDigit,
  chooseOption,
  chooseUnable,
  giveScore,
  isSettledByOneTouch,
  offersUnable,
  readNumber,
  toggleOption,
  typeScore,
  visibleAnswer,
  writeText,
} from './answer.ts'

function question(type: QuestionType, config: Question['config'] = {}): Question {
  const fresh = newQuestion(type, 1, 1, () => 9)
  const options = [
    { id: 11, title: 'a' },
    { id: 12, title: 'b', reasonRequired: true },
    { id: 13, title: 'c' },
  ]
  const data = fresh.data.options ? { ...fresh.data, options } : fresh.data
  return { ...fresh, data, config: { ...fresh.config, ...config } }
}

const single = question('DAN_XUAN')
const several = question('DUO_XUAN')
const number = question('DA_FEN_INPUT')

test('several options stand in the order of the question, whatever the order of touching', () => {
  const given = [13, 11, 12, 13].reduce<Answer | undefined>(
    (answer, id) => toggleOption(several, answer, id),
    undefined,
  )
  expect(given).toEqual({ questionId: 9, optionIds: [11, 12], unable: false })
})

describe('only what is seen is sent', () => {
  const reasoned = writeText(single, chooseOption(single, undefined, 12), 'because')
  const table: { name: string; question: Question; given: Answer | undefined; want: Answer }[] = [
    { name: 'nothing', question: single, given: undefined, want: { questionId: 9 } },
    { name: 'a reason', question: single, given: reasoned, want: { questionId: 9, optionIds: [12], text: 'because' } },
    {
      name: 'a reason whose option was left',
      question: single,
      given: chooseOption(single, reasoned, 11),
      want: { questionId: 9, optionIds: [11] },
    },
    {
      name: 'unable, after an answer',
      question: single,
      given: chooseUnable(single, reasoned, true),
      want: { questionId: 9, unable: true },
    },
    {
      name: 'unable, taken back',
      question: single,
      given: chooseUnable(single, chooseUnable(single, reasoned, true), false),
      want: { questionId: 9, optionIds: [12], text: 'because' },
    },
    {
      name: 'a choice taken back',
      question: question('XIA_LA'),
      given: chooseOption(question('XIA_LA'), { questionId: 9, optionIds: [11] }, null),
      want: { questionId: 9 },
    },
    {
      name: 'score 0',
      question: question('DA_FEN_SLIDE'),
      given: giveScore(question('DA_FEN_SLIDE'), undefined, 0),
      want: { questionId: 9, score: 0 },
    },
    {
      name: 'a score that is none',
      question: number,
      given: typeScore(number, { questionId: 9, score: 85 }, '85%'),
      want: { questionId: 9, text: '85%' },
    },
    {
      name: 'a score mended',
      question: number,
      given: typeScore(number, { questionId: 9, text: '85%' }, '85'),
      want: { questionId: 9, score: 85 },
    },
    {
      name: 'a score taken back',
      question: number,
      given: typeScore(number, { questionId: 9, text: '85%' }, ' '),
      want: { questionId: 9 },
    },
    {
      name: 'text',
      question: question('WEN_DA'),
      given: { questionId: 9, text: ' a ' },
      want: { questionId: 9, text: ' a ' },
    },
  ]
  test.each(table)('$name', (row) => expect(visibleAnswer(row.question, row.given)).toEqual(row.want))
})

test.each([
  { given: [single, 2], want: { questionId: 9, optionIds: [12], unable: false } },
  { given: [single, 4], want: undefined },
  { given: [several, 3], want: { questionId: 9, optionIds: [13], unable: false } },
  { given: [question('DA_FEN'), 5], want: { questionId: 9, score: 5, unable: false } },
  { given: [question('DA_FEN', { minimumScore: 2 }), 1], want: undefined },
  { given: [question('DA_FEN', { maximumScore: 100 }), 5], want: undefined },
  { given: [question('XIA_LA'), 1], want: undefined },
  { given: [question('WEN_DA'), 1], want: undefined },
] satisfies { given: [Question, number]; want: Answer | undefined }[])('digit $given.1', ({ given, want }) => {
  expect(answerByDigit(given[0], undefined, given[1])).toEqual(want)
})

test.each([
  { given: '85', want: 85 },
  { given: ' 8.5 ', want: 8.5 },
  { given: '８．５', want: 8.5 },
  { given: '8,5', want: 8.5 },
  { given: '-2', want: -2 },
  { given: '', want: undefined },
  { given: '-', want: undefined },
  { given: '1e3', want: undefined },
  { given: '8.5.1', want: undefined },
])('typed "$given" is $want', ({ given, want }) => {
  expect(readNumber(given)).toBe(want)
})

test('one touch settles a single choice and a short rating only', () => {
  const types = (['DAN_XUAN', 'DUO_XUAN', 'XIA_LA', 'DA_FEN', 'DA_FEN_SLIDE'] as const).map((type) => question(type))
  expect(types.filter(isSettledByOneTouch).map(({ type }) => type)).toEqual(['DAN_XUAN', 'DA_FEN'])
  expect(isSettledByOneTouch(question('DA_FEN', { minimumScore: 0, maximumScore: 12 }))).toBe(false)
})

test('unable is offered where the setting allows it, never beside a text that may stay empty', () => {
  expect(offersUnable(single, false)).toBe(false)
  expect(offersUnable(single, true)).toBe(true)
  expect(offersUnable(question('WEN_DA', { required: true }), true)).toBe(true)
  expect(offersUnable(question('WEN_DA', { required: false }), true)).toBe(false)
})
