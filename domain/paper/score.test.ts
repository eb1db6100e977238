import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Answer, Paper, Question, QuestionType } from './model.ts'
import { newQuestion } from './questionTypes.ts'
import { answerScore, questionMaximum, sumOfPoints, totalScore } from './score.ts'

function question(type: QuestionType, scores: (number | undefined)[] = [], config: Question['config'] = {}): Question {
  const fresh = newQuestion(type, 1, 1, () => 5)
  const options = scores.map((score, index) => ({
    id: index + 1,
    title: '',
    ...(score === undefined ? {} : { score }),
  }))
  return {
    ...fresh,
    data: { ...fresh.data, ...(scores.length > 0 && { options }) },
    config: { ...fresh.config, ...config },
  }
}

test.each([
  { given: question('DAN_XUAN', [1, 5, 3]), want: 5 },
  { given: question('DAN_XUAN', [-3, -1]), want: -1 },
  { given: question('DAN_XUAN', [undefined, 2]), want: 2 },
  { given: question('DAN_XUAN', [undefined]), want: null },
  { given: question('DUO_XUAN', [4, 5]), want: null },
  { given: question('XIA_LA', [4, 5]), want: null },
  { given: question('WEN_DA'), want: null },
  { given: question('DA_FEN'), want: 5 },
  { given: question('DA_FEN_INPUT', [], { maximumScore: 10 }), want: 10 },
  { given: question('DA_FEN_SLIDE', [], { maximumScore: undefined }), want: null },
])('maximum of $given.type is $want', ({ given, want }) => {
  expect(questionMaximum(given)).toBe(want)
})

test('total score: highest options of single choice plus maxima of ratings, over all pages (spec §5)', () => {
  const page = (id: number, questions: Question[]) => ({
    id,
    type: 'CONTENT' as const,
    isServerExists: true,
    questions,
  })
  const paper: Paper = {
    title: '',
    summary: '',
    pages: [
      page(1, [question('DAN_XUAN', [0.1, 0.05]), question('DUO_XUAN', [9]), question('WEN_DA')]),
      page(2, [question('DAN_XUAN', [0.2]), question('DA_FEN'), question('DA_FEN_INPUT'), question('DA_FEN_SLIDE')]),
    ],
  }
  expect(totalScore(paper)).toBe(205.3)
  expect(totalScore({ title: '', summary: '', pages: [] })).toBe(0)
})

test('a sum of scores is the one that people add up to, whatever they are and how many', () => {
  const hundredths = fc.array(fc.integer({ min: -1e8, max: 1e8 }), { maxLength: 10_000, size: 'max' })
  fc.assert(
    fc.property(hundredths, (parts) => {
      const sum = parts.reduce((total, part) => total + part, 0)
      expect(sumOfPoints(parts.map((part) => part / 100))).toBe(sum / 100)
    }),
    { numRuns: 50 },
  )
  // Alike they drift furthest.
  expect(sumOfPoints(Array.from({ length: 10_000 }, () => 999_999.99))).toBe(9_999_999_900)
  expect(sumOfPoints([4_340_063, 0.4])).toBe(4_340_063.4)
  expect(sumOfPoints([0.1, 0.1, 0.1, -0.3])).toBe(0)
  expect(sumOfPoints([1, -0.999999999])).toBe(0.000000001)
  expect(sumOfPoints([2 ** 60, 0.5])).toBe(2 ** 60)
  expect(sumOfPoints([Number.POSITIVE_INFINITY, 0.5])).toBe(Number.POSITIVE_INFINITY)
})

const answers: { name: string; question: Question; given: Omit<Answer, 'questionId'>; want: number | null }[] = [
  { name: 'option', question: question('DAN_XUAN', [1, 5]), given: { optionIds: [2] }, want: 5 },
  { name: 'option worth 0', question: question('DAN_XUAN', [0, 5]), given: { optionIds: [1] }, want: 0 },
  { name: 'unknown option', question: question('DAN_XUAN', [1, 5]), given: { optionIds: [3] }, want: null },
  { name: 'number', question: question('DA_FEN_INPUT'), given: { score: 61.5 }, want: 61.5 },
  { name: 'zero', question: question('DA_FEN_SLIDE'), given: { score: 0 }, want: 0 },
  { name: 'unable', question: question('DA_FEN'), given: { score: 3, unable: true }, want: null },
  { name: 'nothing', question: question('DA_FEN'), given: {}, want: null },
  { name: 'multiple choice', question: question('DUO_XUAN', [1, 2]), given: { optionIds: [1] }, want: null },
  { name: 'dropdown', question: question('XIA_LA', [1, 2]), given: { optionIds: [1] }, want: null },
  { name: 'text', question: question('WEN_DA'), given: { text: '5' }, want: null },
]

test.each(answers)('score of an answer (numbers.md 1): $name', ({ question: asked, given, want }) => {
  expect(answerScore(asked, { questionId: 5, ...given })).toBe(want)
})
