import { expect, test } from 'vitest'
import { checkAnswers, countCharacters, progress } from './answers.ts'
import type { Answer, Paper, Question, QuestionConfig, QuestionType } from './model.ts'
import { newQuestion } from './questionTypes.ts'

const options = [
  { id: 1, title: 'never', score: 1 },
  { id: 2, title: 'always', score: 5, reasonRequired: true },
]

function question(id: number, type: QuestionType, config: QuestionConfig = {}): Question {
  const fresh = newQuestion(type, 1, 1, () => id)
  return {
    ...fresh,
    data: { ...fresh.data, ...(fresh.data.options && { options }) },
    config: { ...fresh.config, ...config },
  }
}

const PAPER: Paper = {
  title: '',
  summary: '',
  pages: [
    { id: 1, type: 'HOME', isServerExists: true, questions: [question(11, 'DAN_XUAN'), question(12, 'DUO_XUAN')] },
    {
      id: 2,
      type: 'CONTENT',
      isServerExists: true,
      questions: [
        question(21, 'XIA_LA'),
        question(22, 'WEN_DA', { required: false, lengthLimit: true, lengthMaximum: 5 }),
        question(23, 'DA_FEN', { required: false }),
        question(24, 'DA_FEN_INPUT', { required: false, isFloat: true, precision: 2 }),
        question(25, 'DA_FEN_SLIDE', { required: false, minimumScore: 0.1, maximumScore: 1, step: 0.2 }),
        question(26, 'DA_FEN_INPUT', { required: false }),
        question(27, 'WEN_DA', { required: false }),
      ],
    },
  ],
}

const single: Answer = { questionId: 11, optionIds: [1] }

const cases: { name: string; given: Answer[]; want: string[] }[] = [
  { name: 'all well', given: [single], want: [] },
  { name: 'nothing', given: [], want: ['11 required'] },
  { name: 'an empty answer is none', given: [{ questionId: 11, optionIds: [] }], want: ['11 required'] },
  { name: 'unable is an answer', given: [{ questionId: 11, unable: true }], want: [] },
  { name: 'unable stands alone', given: [{ questionId: 11, unable: true, optionIds: [1] }], want: ['11 wrongKind'] },
  { name: 'a foreign question', given: [single, { questionId: 99, score: 1 }], want: ['99 unknownQuestion'] },
  { name: 'a question twice', given: [single, single], want: ['11 twice'] },
  { name: 'a foreign option', given: [{ questionId: 11, optionIds: [3] }], want: ['11 unknownOption'] },
  { name: 'two options of single choice', given: [{ questionId: 11, optionIds: [1, 2] }], want: ['11 oneOption'] },
  {
    name: 'a reason is owed',
    given: [{ questionId: 11, optionIds: [2], text: '\u3000' }],
    want: ['11 reasonRequired'],
  },
  { name: 'a reason is given', given: [{ questionId: 11, optionIds: [2], text: 'why' }], want: [] },
  { name: 'a reason alone', given: [{ questionId: 11, text: 'why' }], want: ['11 required'] },
  { name: 'a reason too long', given: [{ ...single, text: 'x'.repeat(5001) }], want: ['11 textTooLong'] },
  { name: 'several options', given: [single, { questionId: 12, optionIds: [1, 2] }], want: [] },
  { name: 'the same option twice', given: [single, { questionId: 12, optionIds: [1, 1] }], want: ['12 unknownOption'] },
  {
    name: 'text for multiple choice',
    given: [single, { questionId: 12, optionIds: [1], text: 'x' }],
    want: ['12 wrongKind'],
  },
  { name: 'two options of a dropdown', given: [single, { questionId: 21, optionIds: [1, 2] }], want: ['21 oneOption'] },
  { name: 'text of five', given: [single, { questionId: 22, text: '一二三四𠮷' }], want: [] },
  { name: 'text of six', given: [single, { questionId: 22, text: '一二三四五六' }], want: ['22 textTooLong'] },
  {
    name: 'unlimited text ends at 5000',
    given: [single, { questionId: 27, text: 'x'.repeat(5001) }],
    want: ['27 textTooLong'],
  },
  { name: 'a score for text', given: [single, { questionId: 22, score: 1 }], want: ['22 wrongKind'] },
  {
    name: 'options for a rating',
    given: [single, { questionId: 23, optionIds: [1], score: 2 }],
    want: ['23 wrongKind'],
  },
  { name: 'words for a score', given: [single, { questionId: 24, text: '85%' }], want: ['24 notNumber'] },
  {
    name: 'words beside a score',
    given: [single, { questionId: 24, score: 85, text: '85%' }],
    want: ['24 wrongKind'],
  },
  { name: 'at the bounds', given: [single, { questionId: 23, score: 1 }, { questionId: 24, score: 100 }], want: [] },
  { name: 'below', given: [single, { questionId: 23, score: 0 }], want: ['23 scoreRange'] },
  { name: 'above', given: [single, { questionId: 24, score: 100.01 }], want: ['24 scoreRange'] },
  { name: 'not a number', given: [single, { questionId: 24, score: Number.NaN }], want: ['24 scoreRange'] },
  { name: 'half a star', given: [single, { questionId: 23, score: 2.5 }], want: ['23 whole'] },
  { name: 'two decimals', given: [single, { questionId: 24, score: 64.35 }], want: [] },
  { name: 'three decimals', given: [single, { questionId: 24, score: 64.355 }], want: ['24 precision'] },
  { name: 'no decimals allowed', given: [single, { questionId: 26, score: 64.5 }], want: ['26 whole'] },
  { name: 'on a step', given: [single, { questionId: 25, score: 0.7 }], want: [] },
  { name: 'between steps', given: [single, { questionId: 25, score: 0.6 }], want: ['25 step'] },
  { name: 'the far end off the steps', given: [single, { questionId: 25, score: 1 }], want: [] },
]

test.each(cases)('$name: $want', ({ given, want }) => {
  const issues = checkAnswers(PAPER, given, { allowUnable: true, complete: true })
  expect(issues.map(({ questionId, key }) => `${questionId} ${key.replace('paper.answer.', '')}`)).toEqual(want)
})

test('an issue says where and what', () => {
  expect(checkAnswers(PAPER, [single, { questionId: 23, score: 6 }], { allowUnable: true, complete: true })).toEqual([
    {
      questionId: 23,
      key: 'paper.answer.scoreRange',
      params: { pageNumber: 2, questionNumber: 3, minimum: 1, maximum: 5 },
    },
  ])
})

test('unable only where the setting allows it', () => {
  const issues = checkAnswers(PAPER, [{ questionId: 11, unable: true }], { allowUnable: false, complete: true })
  expect(issues.map(({ key }) => key)).toEqual(['paper.answer.unableNotAllowed'])
})

test.each([
  { name: 'nothing yet', given: [], want: [] },
  { name: 'the reason still to come', given: [{ questionId: 11, optionIds: [2] }], want: [] },
  { name: 'the option still to come', given: [{ questionId: 11, text: 'why' }], want: [] },
  { name: 'wrong is wrong', given: [{ questionId: 23, score: 9 }], want: ['paper.answer.scoreRange'] },
])('a draft: $name', ({ given, want }) => {
  expect(checkAnswers(PAPER, given, { allowUnable: true, complete: false }).map(({ key }) => key)).toEqual(want)
})

test.each([
  { given: [], want: { answered: 0, total: 9, requiredLeft: 1 } },
  { given: [{ questionId: 11, optionIds: [2] }], want: { answered: 0, total: 9, requiredLeft: 1 } },
  {
    given: [
      { questionId: 11, optionIds: [2], text: 'why' },
      { questionId: 24, score: 0 },
    ],
    want: { answered: 2, total: 9, requiredLeft: 0 },
  },
  {
    given: [
      { questionId: 24, score: 500 },
      { questionId: 26, text: '85%' },
    ],
    want: { answered: 0, total: 9, requiredLeft: 1 },
  },
  {
    given: [
      { questionId: 11, unable: true },
      { questionId: 22, text: ' ' },
      { questionId: 99, score: 1 },
    ],
    want: { answered: 1, total: 9, requiredLeft: 0 },
  },
])('progress of $given', ({ given, want }) => {
  expect(progress(PAPER, given, true)).toEqual(want)
})

test('characters are code points', () => {
  expect(countCharacters('a𠮷😀')).toBe(3)
})
