import { expect, test } from 'vitest'
import { QUESTION_TYPES } from '../../../../domain/paper/model.ts'
import { isInForce, QUESTION_TYPE_RULES } from '../../../../domain/paper/questionTypes.ts'
import { FIGURES, FLAGS, switched, TEXTS } from './configFields.ts'

const NAMES = [...FLAGS, ...FIGURES, ...TEXTS]

const WANT: Record<(typeof QUESTION_TYPES)[number], string[]> = {
  DAN_XUAN: ['required'],
  DUO_XUAN: ['required'],
  XIA_LA: ['required'],
  WEN_DA: ['required', 'lengthLimit'],
  DA_FEN: ['required', 'minimumScore', 'maximumScore', 'leftDescription', 'middleDescription', 'rightDescription'],
  DA_FEN_INPUT: ['required', 'isFloat', 'minimumScore', 'maximumScore'],
  DA_FEN_SLIDE: ['required', 'minimumScore', 'maximumScore', 'step', 'leftDescription', 'rightDescription'],
}

test.each(QUESTION_TYPES)('a new %s shows its settings', (type) => {
  const { config } = QUESTION_TYPE_RULES[type]
  expect(NAMES.filter((name) => isInForce({ type, config }, name))).toEqual(WANT[type])
})

test('a setting behind a switch is shown once the switch is on', () => {
  expect(isInForce({ type: 'WEN_DA', config: { lengthLimit: true } }, 'lengthMaximum')).toBe(true)
  expect(isInForce({ type: 'DA_FEN_INPUT', config: { isFloat: true } }, 'precision')).toBe(true)
})

test('decimals start at one place, and end with the whole number', () => {
  expect([switched('isFloat', true), switched('isFloat', false)]).toEqual([
    { isFloat: true, precision: 1 },
    { isFloat: false, precision: 0 },
  ])
  expect(switched('required', false)).toEqual({ required: false })
})
