import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodePaper, decodeQuestion, PaperDataError, type WireQuestion } from './codec.ts'
import type { Paper, Question } from './model.ts'
import { QUESTION_TYPES } from './model.ts'
import { newQuestion } from './questionTypes.ts'
import { encodePaper } from './save.ts'

const SERVER_ID = 5_000_000_000

function decoded(type: string, data: unknown, config: unknown = {}): Question {
  const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
  return decodeQuestion({ id: 1, type, data: text(data), config: text(config) }, { pageNumber: 2, questionNumber: 3 })
}

const tolerant: { name: string; type: string; data: unknown; config?: unknown; want: Partial<Question> }[] = [
  {
    name: 'empty texts take the defaults',
    type: 'DA_FEN_SLIDE',
    data: '',
    config: ' ',
    want: { data: { title: '', summary: '' }, config: newQuestion('DA_FEN_SLIDE', 1, 1, () => 1).config },
  },
  {
    name: 'a length of nothing, where there is no limit, is the one that a limit begins with',
    type: 'WEN_DA',
    data: {},
    config: { lengthMaximum: 0 },
    want: { config: newQuestion('WEN_DA', 1, 1, () => 1).config },
  },
  {
    name: 'where there is one it is told',
    type: 'WEN_DA',
    data: {},
    config: { lengthLimit: true, lengthMaximum: 0 },
    want: { config: { required: true, lengthLimit: true, lengthMaximum: 0 } },
  },
  { name: 'null is empty', type: 'WEN_DA', data: 'null', config: 'null', want: { data: { title: '', summary: '' } } },
  {
    name: 'numbers as text, flags as numbers',
    type: 'DA_FEN_INPUT',
    data: { title: 7 },
    config: { maximumScore: '10', minimumScore: '', isFloat: 1, required: 'false', precision: 2 },
    want: {
      data: { title: '7', summary: '' },
      config: { required: false, minimumScore: 0, maximumScore: 10, isFloat: true, precision: 2 },
    },
  },
  {
    name: 'unknown fields and those of other types are dropped',
    type: 'DUO_XUAN',
    data: { title: 'a', colour: 1, options: [{ id: 1, title: 'x', score: 4, extra: true }] },
    config: { step: 2, __proto__: 1, foo: 1 },
    want: { data: { title: 'a', summary: '', options: [{ id: 1, title: 'x' }] }, config: { required: false } },
  },
  {
    name: 'options of a type without options are dropped',
    type: 'WEN_DA',
    data: { options: 'x' },
    want: { data: { title: '', summary: '' } },
  },
  {
    name: 'missing, zero and repeated option ids are filled',
    type: 'XIA_LA',
    data: { options: [{ title: 'a' }, { id: 1, title: 'b' }, { id: 0, title: 'c' }, { id: 1, title: 'd' }] },
    want: {
      data: {
        title: '',
        summary: '',
        options: [
          { id: 2, title: 'a' },
          { id: 1, title: 'b' },
          { id: 3, title: 'c' },
          { id: 4, title: 'd' },
        ],
      },
    },
  },
  {
    name: 'all fields of a single choice',
    type: 'DAN_XUAN',
    data: {
      title: 't',
      summary: 's',
      options: [{ id: 3, title: 'a', score: 0, reasonRequired: true, reasonInputPlaceholder: '?' }],
    },
    want: {
      data: {
        title: 't',
        summary: 's',
        options: [{ id: 3, title: 'a', score: 0, reasonRequired: true, reasonInputPlaceholder: '?' }],
      },
    },
  },
]

test.each(tolerant)('$name', ({ type, data, config, want }) => {
  expect(decoded(type, data, config)).toMatchObject(want)
  if (want.data) expect(decoded(type, data, config).data).toEqual(want.data)
  if (want.config) expect(decoded(type, data, config).config).toEqual(want.config)
})

test.each([
  { name: 'broken JSON', type: 'WEN_DA', data: '{', want: ['data', 'notJson'] },
  { name: 'broken config', type: 'WEN_DA', data: '', config: '{"a"', want: ['config', 'notJson'] },
  { name: 'a list', type: 'WEN_DA', data: '[]', want: ['data', 'notObject'] },
  { name: 'a number', type: 'WEN_DA', data: '5', want: ['data', 'notObject'] },
  { name: 'an unknown type', type: 'PAI_XU', data: '', want: ['type', 'unknownType'] },
  { name: 'a name of Object.prototype as type', type: 'toString', data: '', want: ['type', 'unknownType'] },
  { name: 'a title that is a list', type: 'WEN_DA', data: { title: [] }, want: ['data.title', 'wrongType'] },
  { name: 'options that are no list', type: 'XIA_LA', data: { options: {} }, want: ['data.options', 'wrongType'] },
  { name: 'an option that is text', type: 'XIA_LA', data: { options: ['a'] }, want: ['data.options', 'wrongType'] },
  {
    name: 'a score that is no number',
    type: 'DAN_XUAN',
    data: { options: [{ score: 'many' }] },
    want: ['data.options.score', 'wrongType'],
  },
  {
    name: 'a bound that is no number',
    type: 'DA_FEN',
    data: '',
    config: { maximumScore: true },
    want: ['config.maximumScore', 'wrongType'],
  },
  {
    name: 'a flag that is text',
    type: 'DA_FEN',
    data: '',
    config: { required: 'yes' },
    want: ['config.required', 'wrongType'],
  },
])('$name is refused at $want', ({ type, data, config, want }) => {
  const attempt = () => decoded(type, data, config)
  expect(attempt).toThrow(PaperDataError)
  try {
    attempt()
  } catch (error) {
    const [field, reason] = want
    expect(error).toMatchObject({ pageNumber: 2, questionNumber: 3, field, reason, key: `paper.data.${reason}` })
    expect(String(error)).toBe(`PaperDataError: page 2, question 3: ${field} is unreadable (${reason})`)
  }
})

const text: Omit<WireQuestion, 'id'> = { type: 'WEN_DA', data: '{"title":"a"}', config: '' }

test('a save: order by index, ids 0 replaced, the first page is home', () => {
  let next = SERVER_ID
  const wire = {
    title: 'T',
    summary: 'S',
    pages: [
      { id: 0, index: 2, questions: [{ ...text, id: 0, index: 1 }] },
      {
        id: 70,
        index: 1,
        questions: [
          { ...text, id: 72, index: 2 },
          { ...text, id: 71, index: 1 },
        ],
      },
    ],
  }
  const paper = decodePaper(wire, () => {
    next += 1
    return next
  })
  expect(paper.pages.map(({ id, type, isServerExists }) => ({ id, type, isServerExists }))).toEqual([
    { id: 70, type: 'HOME', isServerExists: true },
    { id: SERVER_ID + 1, type: 'CONTENT', isServerExists: false },
  ])
  expect(paper.pages.map(({ questions }) => questions.map(({ id, pageId, index }) => [id, pageId, index]))).toEqual([
    [
      [71, 70, 1],
      [72, 70, 2],
    ],
    [[SERVER_ID + 2, SERVER_ID + 1, 1]],
  ])
})

test('what is stored must have ids', () => {
  const wire = {
    title: '',
    summary: '',
    pages: [
      {
        id: 1,
        questions: [
          { ...text, id: 5 },
          { ...text, id: 0 },
        ],
      },
    ],
  }
  expect(() => decodePaper(wire)).toThrow('page 1, question 2: id is unreadable (missingId)')
})

test('encoding: local ids as 0, indexes from 1, the title as it was typed', () => {
  const local = newQuestion('XIA_LA', 7, 1, () => 999_999_999)
  const known = { ...newQuestion('WEN_DA', 8, 1, () => 1_000_000_000) }
  const paper: Paper = {
    title: 'R&amp;D',
    summary: '&amp;',
    pages: [
      { id: SERVER_ID, type: 'HOME', isServerExists: true, questions: [local, known] },
      { id: 8, type: 'CONTENT', isServerExists: false, questions: [] },
    ],
  }
  const saved = encodePaper(paper)
  expect(saved).toMatchObject({ title: 'R&amp;D', summary: '&amp;' })
  expect(saved.pages.map(({ id, index }) => [id, index])).toEqual([
    [SERVER_ID, 1],
    [0, 2],
  ])
  expect(saved.pages[0]?.questions.map(({ id, index }) => [id, index])).toEqual([
    [0, 1],
    [1_000_000_000, 2],
  ])
  expect(saved.pages[0]?.questions[1]?.config).toBe('{"required":true,"lengthLimit":false,"lengthMaximum":500}')
})

const anyPaper = fc
  .array(fc.array(fc.tuple(fc.constantFrom(...QUESTION_TYPES), fc.string(), fc.boolean()), { maxLength: 4 }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((pages): Paper => {
    let id = SERVER_ID
    const newId = () => {
      id += 1
      return id
    }
    return {
      title: 'plain',
      summary: '',
      pages: pages.map((questions, position) => {
        const pageId = newId()
        return {
          id: pageId,
          type: position === 0 ? 'HOME' : 'CONTENT',
          isServerExists: true,
          questions: questions.map(([type, title, required], index) => {
            const fresh = newQuestion(type, pageId, index + 1, newId)
            return { ...fresh, data: { ...fresh.data, title }, config: { ...fresh.config, required } }
          }),
        }
      }),
    }
  })

test('what is saved and read again is the same paper', () => {
  fc.assert(
    fc.property(anyPaper, (paper) => {
      expect(decodePaper(encodePaper(paper))).toEqual(paper)
    }),
  )
})
