import { describe, expect, test } from 'vitest'
import { checkForm, ruleOf, type Setting, type SettingForm, toForm, toSetting } from './settingForm.ts'

const SETTING: Setting = {
  scoreFloor: 3,
  commentFloor: 5,
  exemptLevelTypes: ['superior', 'self'],
  pooling: true,
  superiorReads: true,
  allowUnable: true,
  deadline: '2026-03-23T16:00:00.000Z',
  maximumRatersPerLevel: 6,
  welcomeText: 'w',
  thanksText: 't',
  language: 'zh',
}
const RECORD = { questionnaire: { title: 'T', summary: 's', type: 2 as const }, setting: SETTING, version: 7 }
const FORM = toForm(RECORD)

test('a form gives back the setting it was made from', () => {
  expect(toSetting(FORM, SETTING)).toEqual(SETTING)
  const setting: Setting = { ...SETTING, deadline: null, exemptLevelTypes: ['self'] }
  expect(toSetting(toForm({ ...RECORD, setting }), setting)).toEqual(setting)
})

test('of a deadline that was not typed anew the seconds stay, which no input shows', () => {
  const setting: Setting = { ...SETTING, deadline: '2026-03-23T16:00:59.999Z' }
  const form = toForm({ ...RECORD, setting })
  expect(toSetting(form, setting).deadline).toBe(setting.deadline)
  expect(toSetting({ ...form, deadline: FORM.deadline.replace('-23T', '-24T') }, setting).deadline).toBe(
    '2026-03-24T16:00:00.000Z',
  )
  expect(toSetting({ ...form, deadline: '' }, setting).deadline).toBeNull()
})

test('another type starts with its own rule', () => {
  expect(ruleOf(2)).toEqual({
    type: 2,
    scoreFloor: 3,
    commentFloor: 5,
    exemptSuperior: true,
    exemptSelf: true,
    pooling: true,
  })
  expect(ruleOf(1)).toMatchObject({ type: 1, scoreFloor: 1, commentFloor: 1, pooling: false })
})

describe('checks', () => {
  const cases: { name: string; change: Partial<SettingForm>; published: boolean; want: object[] }[] = [
    { name: 'nothing wrong', change: {}, published: true, want: [] },
    {
      name: 'a title of spaces',
      change: { title: '  ' },
      published: false,
      want: [{ field: 'title', key: 'paper.check.titleEmpty', params: {} }],
    },
    {
      name: 'a floor below two of an anonymous one',
      change: { scoreFloor: 1 },
      published: false,
      want: [{ field: 'scoreFloor', key: 'setting.outOfRange', params: { minimum: 2, maximum: 20 } }],
    },
    {
      name: 'no number at all',
      change: { maximumRatersPerLevel: Number.NaN },
      published: false,
      want: [{ field: 'maximumRatersPerLevel', key: 'setting.outOfRange', params: { minimum: 1, maximum: 50 } }],
    },
    { name: 'a lower floor before the start', change: { scoreFloor: 2 }, published: false, want: [] },
    {
      name: 'a lower floor after the start',
      change: { scoreFloor: 2 },
      published: true,
      want: [{ field: 'scoreFloor', key: 'setting.looser', params: { minimum: 3 } }],
    },
    {
      name: 'pooling switched after the start',
      change: { pooling: false },
      published: true,
      want: [{ field: 'pooling', key: 'setting.poolingChanged', params: {} }],
    },
    {
      name: 'another choice of answers after the start',
      change: { allowUnable: false },
      published: true,
      want: [{ field: 'allowUnable', key: 'setting.unableChanged', params: {} }],
    },
    { name: 'the same of a named one', change: { allowUnable: false, type: 1 }, published: true, want: [] },
    {
      name: 'a time that is none',
      change: { deadline: '2026-13-45T99:00' },
      published: false,
      want: [{ field: 'deadline', key: 'setting.badDeadline', params: {} }],
    },
  ]
  test.each(cases)('$name', ({ change, published, want }) => {
    expect(checkForm({ ...FORM, ...change }, SETTING, published)).toEqual(want)
  })

  test.each([
    { text: '长'.repeat(200), want: [] },
    { text: ` ${'😀'.repeat(200)} `, want: [] },
    { text: '长'.repeat(201), want: [{ field: 'title', key: 'setting.textTooLong', params: { maximum: 200 } }] },
  ])('a title of $text.length units', ({ text, want }) => {
    expect(checkForm({ ...FORM, title: text }, SETTING, false)).toEqual(want)
  })

  test('a further exemption after the start is named at the exemptions', () => {
    const before: Setting = { ...SETTING, exemptLevelTypes: ['self'] }
    expect(checkForm(FORM, before, true)).toEqual([
      { field: 'exemptSuperior', key: 'setting.exemptionChanged', params: {} },
    ])
  })
})
