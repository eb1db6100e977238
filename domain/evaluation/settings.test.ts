import { expect, test } from 'vitest'
import type { AnonymityRule } from '../scoring/report.ts'
import { anonymityRule, checkSetting, defaultSetting, type QuestionnaireSetting, stricterOnly } from './settings.ts'
import type { QuestionnaireType } from './status.ts'

test.each([
  { type: 1, want: { anonymous: false, scoreFloor: 1, commentFloor: 1 } },
  { type: 2, want: { anonymous: true, scoreFloor: 3, commentFloor: 5 } },
] as const)('a new questionnaire of type $type', ({ type, want }) => {
  const setting = defaultSetting(type)
  expect(setting).toMatchObject({ allowUnable: true, maximumRatersPerLevel: 6, deadline: null })
  expect(checkSetting(type, setting)).toEqual([])
  expect(anonymityRule(type, setting)).toEqual({
    ...want,
    exemptLevelTypes: ['superior', 'self'],
    pooling: type === 2,
    reportReceivers: ['evaluatee'],
  })
})

const cases: { type: QuestionnaireType; given: Partial<QuestionnaireSetting>; want: string[] }[] = [
  { type: 2, given: { scoreFloor: 2, commentFloor: 2 }, want: [] },
  { type: 2, given: { scoreFloor: 1 }, want: ['scoreFloor setting.outOfRange'] },
  { type: 1, given: { scoreFloor: 0 }, want: ['scoreFloor setting.outOfRange'] },
  { type: 2, given: { scoreFloor: 2.5 }, want: ['scoreFloor setting.outOfRange'] },
  { type: 2, given: { scoreFloor: Number.NaN }, want: ['scoreFloor setting.outOfRange'] },
  { type: 2, given: { scoreFloor: 6 }, want: ['commentFloor setting.commentBelowScore'] },
  { type: 2, given: { exemptLevelTypes: [] }, want: [] },
  { type: 2, given: { exemptLevelTypes: ['sameLevel'] }, want: ['exemptLevelTypes setting.notExemptible'] },
  { type: 2, given: { maximumRatersPerLevel: 0 }, want: ['maximumRatersPerLevel setting.outOfRange'] },
  { type: 2, given: { maximumRatersPerLevel: 51 }, want: ['maximumRatersPerLevel setting.outOfRange'] },
  { type: 2, given: { deadline: 'tomorrow' }, want: ['deadline setting.badDeadline'] },
  { type: 1, given: { deadline: '0000-01-01T00:00:00+23:59' }, want: ['deadline setting.badDeadline'] },
  { type: 2, given: { deadline: '2026-12-01T10:00:00Z' }, want: [] },
  { type: 2, given: { welcomeText: 'x'.repeat(2000) }, want: [] },
  { type: 2, given: { thanksText: 'x'.repeat(2001) }, want: ['thanksText setting.textTooLong'] },
  // As the contract counts: a rare character is one.
  { type: 2, given: { welcomeText: '😀'.repeat(2000), thanksText: '😀'.repeat(1500) }, want: [] },
  { type: 2, given: { welcomeText: '😀'.repeat(2001) }, want: ['welcomeText setting.textTooLong'] },
]

test.each(cases)('type $type, $given: $want', ({ type, given, want }) => {
  const issues = checkSetting(type, { ...defaultSetting(type), ...given })
  expect(issues.map(({ field, key }) => `${field} ${key}`)).toEqual(want)
})

const changes: { given: Partial<QuestionnaireSetting>; want: string[] }[] = [
  { given: {}, want: [] },
  { given: { scoreFloor: 4, commentFloor: 6, exemptLevelTypes: ['self', 'superior'] }, want: [] },
  { given: { deadline: '2026-12-01T10:00:00Z', welcomeText: 'Hello' }, want: [] },
  { given: { allowUnable: false }, want: ['allowUnable setting.unableChanged'] },
  { given: { scoreFloor: 2 }, want: ['scoreFloor setting.looser'] },
  { given: { commentFloor: 4 }, want: ['commentFloor setting.looser'] },
  { given: { exemptLevelTypes: ['superior', 'self', 'custom'] }, want: ['exemptLevelTypes setting.exemptionChanged'] },
  { given: { exemptLevelTypes: ['self'] }, want: ['exemptLevelTypes setting.exemptionChanged'] },
  { given: { pooling: false }, want: ['pooling setting.poolingChanged'] },
  { given: { superiorReads: true }, want: ['superiorReads setting.receiversChanged'] },
]

test.each(changes)('after the start (R3) $given: $want', ({ given, want }) => {
  const before = defaultSetting(2)
  expect(stricterOnly(2, before, { ...before, ...given }).map(({ field, key }) => `${field} ${key}`)).toEqual(want)
})

test('one who could not be unable cannot be allowed to after the start of an anonymous round', () => {
  const before = { ...defaultSetting(2), allowUnable: false }
  expect(stricterOnly(2, before, defaultSetting(2)).map(({ key }) => key)).toEqual(['setting.unableChanged'])
  expect(stricterOnly(2, before, before)).toEqual([])
})

test('whether superiors may read the report is neither promised nor taken back after the start (R16)', () => {
  const promised = { ...defaultSetting(1), superiorReads: true }
  expect(stricterOnly(1, promised, defaultSetting(1)).map(({ key }) => key)).toEqual(['setting.receiversChanged'])
  expect(stricterOnly(1, promised, promised)).toEqual([])
})

test('whether one may be unable is switched while a named round collects: who answered what is known there', () => {
  const before = defaultSetting(1)
  expect(stricterOnly(1, before, { ...before, allowUnable: false })).toEqual([])
})

const receivers: { superiorReads: boolean; before?: Pick<AnonymityRule, 'reportReceivers'>; want: string[] }[] = [
  { superiorReads: false, want: ['evaluatee'] },
  { superiorReads: true, want: ['evaluatee', 'superior'] },
  { superiorReads: true, before: {}, want: ['evaluatee'] },
  {
    superiorReads: false,
    before: { reportReceivers: ['evaluatee', 'superior'] },
    want: ['evaluatee', 'superior'],
  },
]

test.each(receivers)(
  'the report goes to $want where the setting says $superiorReads and the rule of before $before',
  (given) => {
    const { superiorReads, before, want } = given
    const rule = anonymityRule(2, { ...defaultSetting(2), superiorReads }, before)
    expect(rule.reportReceivers).toEqual(want)
  },
)
