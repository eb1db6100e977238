import { expect, test } from 'vitest'
import {
  isPaperFaulty,
  missingSteps,
  READINESS_STEPS,
  type ReadinessInput,
  readiness,
  readinessKey,
} from './readiness.ts'

const READY: ReadinessInput = {
  questionCount: 1,
  dimensionCount: 1,
  unboundQuestionCount: 0,
  evaluateeCount: 1,
  evaluateesWithoutRaterCount: 0,
}

test.each([
  { name: 'all there', given: {}, want: [] },
  { name: 'no questions', given: { questionCount: 0 }, want: [10] },
  { name: 'no indicators', given: { dimensionCount: 0, unboundQuestionCount: 1 }, want: [20, 11] },
  { name: 'a question unbound', given: { questionCount: 5, unboundQuestionCount: 1 }, want: [11] },
  { name: 'no evaluatees', given: { evaluateeCount: 0 }, want: [30] },
  { name: 'an evaluatee without raters', given: { evaluateeCount: 9, evaluateesWithoutRaterCount: 1 }, want: [32] },
  { name: 'nothing at all', given: { questionCount: 0, dimensionCount: 0, evaluateeCount: 0 }, want: [10, 20, 30] },
])('$name', ({ given, want }) => {
  const { invalidDatas, ready } = readiness({ ...READY, ...given })
  expect(invalidDatas.map(({ dataType }) => dataType)).toEqual([10, 20, 11, 30, 32])
  expect(invalidDatas.filter(({ valid }) => !valid).map(({ dataType }) => dataType)).toEqual(want)
  expect(ready).toBe(want.length === 0)
})

test('each check leads to the step where it is mended', () => {
  expect(READINESS_STEPS).toEqual({ 10: 'survey', 20: 'dimension', 11: 'dimension', 30: 'relation', 32: 'relation' })
  expect(readinessKey(11)).toBe('readiness.11')
})

test.each([
  { name: 'nothing', given: {}, paperDataValid: true, want: [], isFaulty: false },
  { name: 'faulty texts', given: {}, paperDataValid: false, want: ['survey'], isFaulty: true },
  { name: 'questions', given: { questionCount: 0 }, paperDataValid: false, want: ['survey'], isFaulty: false },
  {
    name: 'texts, a binding and raters',
    given: { unboundQuestionCount: 1, evaluateesWithoutRaterCount: 2 },
    paperDataValid: false,
    want: ['survey', 'dimension', 'relation'],
    isFaulty: true,
  },
])('missing before the start: $name', ({ given, paperDataValid, want, isFaulty }) => {
  const { invalidDatas } = readiness({ ...READY, ...given })
  expect(missingSteps({ invalidDatas, paperDataValid })).toEqual(want)
  expect(isPaperFaulty({ invalidDatas, paperDataValid })).toBe(isFaulty)
})
