import { expect, test } from 'vitest'
import { LOCAL_ID_LIMIT, localId, QUESTION_TYPES, type Question } from './model.ts'
import { isScored, newOption, newQuestion, QUESTION_TYPE_RULES } from './questionTypes.ts'

const rating = { required: true, leftDescription: '', rightDescription: '' }

/** Spec §9 and §3, type by type. */
const NEW: Record<Question['type'], Pick<Question, 'data' | 'config'>> = {
  DAN_XUAN: {
    data: {
      title: '',
      summary: '',
      options: [
        { id: 2, title: '', score: 1 },
        { id: 3, title: '', score: 2 },
      ],
    },
    config: { required: true },
  },
  DUO_XUAN: {
    data: {
      title: '',
      summary: '',
      options: [
        { id: 2, title: '' },
        { id: 3, title: '' },
      ],
    },
    config: { required: false },
  },
  XIA_LA: {
    data: {
      title: '',
      summary: '',
      options: [
        { id: 2, title: '' },
        { id: 3, title: '' },
      ],
    },
    config: { required: false },
  },
  WEN_DA: { data: { title: '', summary: '' }, config: { required: true, lengthLimit: false, lengthMaximum: 500 } },
  DA_FEN: {
    data: { title: '', summary: '' },
    config: { ...rating, minimumScore: 1, maximumScore: 5, middleDescription: '' },
  },
  DA_FEN_INPUT: {
    data: { title: '', summary: '' },
    config: { required: true, minimumScore: 0, maximumScore: 100, isFloat: false, precision: 0 },
  },
  DA_FEN_SLIDE: {
    data: { title: '', summary: '' },
    config: { ...rating, minimumScore: 0, maximumScore: 100, step: 1 },
  },
}

test.each(QUESTION_TYPES)('a new %s', (type) => {
  let id = 0
  const question = newQuestion(type, 9, 4, () => {
    id += 1
    return id
  })
  expect(question).toEqual({ id: 1, pageId: 9, type, index: 4, ...NEW[type] })
  expect(question.config).not.toBe(QUESTION_TYPE_RULES[type].config)
})

test('scored are single choice and the rating types; open text and ratings need a summary (spec §5)', () => {
  expect(QUESTION_TYPES.filter((type) => isScored({ type }))).toEqual([
    'DAN_XUAN',
    'DA_FEN',
    'DA_FEN_INPUT',
    'DA_FEN_SLIDE',
  ])
  expect(QUESTION_TYPES.filter((type) => QUESTION_TYPE_RULES[type].needsSummary)).toEqual([
    'WEN_DA',
    'DA_FEN',
    'DA_FEN_INPUT',
    'DA_FEN_SLIDE',
  ])
})

test('a new option of single choice scores the option count plus 1', () => {
  expect(newOption('DAN_XUAN', 4, 7)).toEqual({ id: 7, title: '', score: 5 })
  expect(newOption('DUO_XUAN', 4, 7)).toEqual({ id: 7, title: '' })
})

test.each([
  { given: 0, want: 1 },
  { given: 0.999999999999, want: LOCAL_ID_LIMIT - 1 },
])('local ids lie below one billion and are never 0: $want', ({ given, want }) => {
  expect(localId(given)).toBe(want)
})
