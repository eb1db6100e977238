import { expect, test } from 'vitest'
import { isBlank } from './blank.ts'
import { checkPaper, keepsFromSaving } from './check.ts'
import type { Paper, Question, QuestionData, QuestionType } from './model.ts'
import { newQuestion } from './questionTypes.ts'

/** A question without fault, then changed. */
function question(type: QuestionType, data: Partial<QuestionData> = {}, config: Question['config'] = {}): Question {
  const fresh = newQuestion(type, 1, 1, () => 5)
  const options = fresh.data.options?.map((option, index) => ({ ...option, id: index + 1, title: 'x' }))
  return {
    ...fresh,
    data: { title: 'Title', summary: 'Summary', ...(options && { options }), ...data },
    config: { ...fresh.config, ...config },
  }
}

function paperOf(...questions: Question[]): Paper {
  return {
    title: 'Paper',
    summary: '',
    pages: [
      { id: 1, type: 'HOME', isServerExists: true, questions: [question('DAN_XUAN')] },
      { id: 2, type: 'CONTENT', isServerExists: true, questions: [question('WEN_DA'), ...questions] },
    ],
  }
}

test.each([
  { given: undefined, want: true },
  { given: null, want: true },
  { given: '', want: true },
  { given: ' \t\n', want: true },
  { given: '\u3000\u3000', want: true },
  { given: '\u00a0\ufeff', want: true },
  { given: '\u200b', want: true },
  { given: '\u3000。', want: false },
  { given: '0', want: false },
])('blank: $given is $want', ({ given, want }) => {
  expect(isBlank(given)).toBe(want)
})

test.each([
  { given: '', want: ['paper.check.titleEmpty'] },
  { given: '\u3000', want: ['paper.check.titleEmpty'] },
  { given: '&nbsp;', want: ['paper.check.titleEmpty'] },
  { given: '&amp;', want: [] },
  { given: '年度\u200b评估', want: ['paper.check.titleHidden'] },
  { given: '年度\u202e评估', want: ['paper.check.titleHidden'] },
  { given: '年度\0评估', want: ['paper.check.titleHidden'] },
  { given: '\u200b', want: ['paper.check.titleHidden'] },
  { given: '年度\ud83d', want: ['paper.check.titleUnstorable'] },
  // Written as an entity it is taken out where it is stored.
  { given: '年度&#8203;评估', want: [] },
])('title $given', ({ given, want }) => {
  const issues = checkPaper({ ...paperOf(), title: given })
  expect(issues.map(({ key }) => key)).toEqual(want)
  if (issues[0]) expect(issues[0]).toMatchObject({ pageNumber: null, questionNumber: null, field: 'title', params: {} })
})

test.each([
  { given: '第一行\n\u200b第二行', want: [] },
  { given: '说明\0', want: ['paper.check.summaryUnstorable'] },
  { given: '说明\ud83d', want: ['paper.check.summaryUnstorable'] },
])('summary $given', ({ given, want }) => {
  const issues = checkPaper({ ...paperOf(), summary: given })
  expect(issues.map(({ key }) => key)).toEqual(want)
  expect(issues.every(keepsFromSaving)).toBe(true)
  if (issues[0]) expect(issues[0]).toMatchObject({ questionId: null, field: 'summary' })
})

const cases: { name: string; given: Question; want: string[] }[] = [
  { name: 'no fault: single choice', given: question('DAN_XUAN'), want: [] },
  { name: 'no fault: slider', given: question('DA_FEN_SLIDE'), want: [] },
  { name: 'title', given: question('DUO_XUAN', { title: '\u3000' }), want: ['questionTitleEmpty data.title'] },
  ...(['WEN_DA', 'DA_FEN', 'DA_FEN_INPUT', 'DA_FEN_SLIDE'] as const).map((type) => ({
    name: `summary of ${type}`,
    given: question(type, { summary: ' ' }),
    want: ['questionSummaryEmpty data.summary'],
  })),
  ...(['DAN_XUAN', 'DUO_XUAN', 'XIA_LA'] as const).map((type) => ({
    name: `${type} needs no summary`,
    given: question(type, { summary: '' }),
    want: [],
  })),
  {
    name: 'options of single choice',
    given: question('DAN_XUAN', {
      options: [
        { id: 1, title: 'a', score: 0 },
        { id: 2, title: ' ' },
        { id: 3, title: 'c', score: Number.NaN },
      ],
    }),
    want: [
      'optionTitleEmpty data.options 2',
      'optionScoreEmpty data.options.score 2',
      'optionScoreEmpty data.options.score 3',
    ],
  },
  {
    name: 'options whose score no save takes',
    given: question('DAN_XUAN', {
      options: [
        { id: 1, title: 'a', score: -1 },
        { id: 2, title: 'b', score: 1_000_000 },
        { id: 3, title: 'c', score: 1_000_001 },
        { id: 4, title: 'd', score: 0 },
        { id: 5, title: 'e', score: Number.POSITIVE_INFINITY },
      ],
    }),
    want: [1, 3, 5].map((option) => `optionScoreOutOfBounds data.options.score ${option}`),
  },
  {
    name: 'a range no save takes',
    given: question('DA_FEN_INPUT', {}, { minimumScore: 1_000_001, maximumScore: -1_000_001 }),
    want: ['minimumScore config.minimumScore', 'maximumScore config.maximumScore'],
  },
  {
    name: 'options of a dropdown have a title but no score',
    given: question('XIA_LA', {
      options: [
        { id: 1, title: 'a' },
        { id: 2, title: '' },
      ],
    }),
    want: ['optionTitleEmpty data.options 2'],
  },
  {
    name: 'one option',
    given: question('DUO_XUAN', { options: [{ id: 1, title: 'a' }] }),
    want: ['tooFewOptions data.options'],
  },
  {
    name: 'bounds the same',
    given: question('DA_FEN', {}, { minimumScore: 5 }),
    want: ['scoreRange config.maximumScore'],
  },
  {
    name: 'bound missing',
    given: question('DA_FEN_INPUT', {}, { maximumScore: undefined }),
    want: ['maximumScore config.maximumScore'],
  },
]

test.each(cases)('$name: $want', ({ given, want }) => {
  const issues = checkPaper(paperOf(given))
  const told = issues.map(
    ({ key, field, optionNumber }) => `${key.replace('paper.check.', '')} ${field} ${optionNumber ?? ''}`,
  )
  expect(told.map((line) => line.trim())).toEqual(want)
  for (const { pageNumber, questionNumber, questionId } of issues) {
    expect({ pageNumber, questionNumber, questionId }).toEqual({ pageNumber: 2, questionNumber: 2, questionId: 5 })
  }
})

test('an issue carries every number its message needs', () => {
  const options = [
    { id: 1, title: 'a', score: 1 },
    { id: 2, title: 'b' },
  ]
  expect(checkPaper(paperOf(question('DAN_XUAN', { options })))).toEqual([
    {
      key: 'paper.check.optionScoreEmpty',
      pageNumber: 2,
      questionNumber: 2,
      optionNumber: 2,
      questionId: 5,
      field: 'data.options.score',
      params: { pageNumber: 2, questionNumber: 2, optionNumber: 2 },
    },
  ])
})

test('of an option that is too long and has no score the length is told first', () => {
  const options = [
    { id: 1, title: '长'.repeat(1001) },
    { id: 2, title: 'x', score: 2 },
  ]
  const issues = checkPaper(paperOf(question('DAN_XUAN', { options })))
  expect(issues.map(({ key }) => key)).toEqual(['paper.check.optionTitleTooLong', 'paper.check.optionScoreEmpty'])
})

test('texts that are too long, of the paper, a question, its options and its settings', () => {
  // The rare character is one.
  const long = (most: number) => `${'长'.repeat(most)}𠮷`
  const options = [
    { id: 1, title: long(1000), score: 1, reasonRequired: true, reasonInputPlaceholder: long(200) },
    { id: 2, title: '𠮷'.repeat(1000), score: 2 },
  ]
  const given = paperOf(
    question('DAN_XUAN', { title: long(2000), summary: long(5000), options }),
    question('DA_FEN', {}, { leftDescription: long(200), middleDescription: long(200), rightDescription: long(200) }),
  )
  const issues = checkPaper({ ...given, title: long(200), summary: long(5000) })
  expect(issues.every(keepsFromSaving)).toBe(true)
  const ofPaper = { pageNumber: null, questionNumber: null, questionId: null }
  const told = (key: string, field: string, length: number, numbers: object = {}) => {
    const places = { pageNumber: 2, ...numbers }
    const params = { ...places, length, maximum: length - 1 }
    return { key: `paper.check.${key}`, ...places, questionId: 5, field, params }
  }
  expect(issues).toEqual([
    { key: 'paper.check.titleTooLong', ...ofPaper, field: 'title', params: { length: 201, maximum: 200 } },
    { key: 'paper.check.summaryTooLong', ...ofPaper, field: 'summary', params: { length: 5001, maximum: 5000 } },
    told('questionTitleTooLong', 'data.title', 2001, { questionNumber: 2 }),
    told('questionSummaryTooLong', 'data.summary', 5001, { questionNumber: 2 }),
    told('optionTitleTooLong', 'data.options', 1001, { questionNumber: 2, optionNumber: 1 }),
    told('optionHintTooLong', 'data.options.reasonInputPlaceholder', 201, { questionNumber: 2, optionNumber: 1 }),
    told('leftDescriptionTooLong', 'config.leftDescription', 201, { questionNumber: 3 }),
    told('middleDescriptionTooLong', 'config.middleDescription', 201, { questionNumber: 3 }),
    told('rightDescriptionTooLong', 'config.rightDescription', 201, { questionNumber: 3 }),
  ])
})

test('all texts of a question together, measured as a save sends them', () => {
  // A line break is two characters there.
  const options = Array.from({ length: 20 }, (_, index) => ({ id: index + 1, title: '𠮷'.repeat(900), score: 1 }))
  const withTitle = (title: string) => question('DAN_XUAN', { title, options })
  const room = 20_000 - [...JSON.stringify(withTitle('').data)].length
  const given = (title: string) => checkPaper(paperOf(withTitle(title)))
  expect(given('x'.repeat(room))).toEqual([])
  const places = { pageNumber: 2, questionNumber: 2 }
  const issue = {
    key: 'paper.check.questionTextsTooLong',
    ...places,
    questionId: 5,
    field: 'data',
    params: { ...places, length: 20_001, maximum: 20_000 },
  }
  const found = given(`${'x'.repeat(room - 1)}\n`)
  expect(found).toEqual([issue])
  expect(found.every(keepsFromSaving)).toBe(true)
})
