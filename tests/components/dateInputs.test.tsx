/** Dates and points in time in a form drawn from its schema: typed, sent, emptied, typed by half. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ApiDocument } from '../../codegen/document.ts'
import { fieldsOf } from '../../codegen/fields.ts'
import { SCHEMA_OPTIONS } from '../../domain/inputRules.ts'
import type { FieldDescriptor } from '../../openapi/generated/descriptors.ts'
import { forms } from '../../openapi/generated/forms.ts'
import { bodyValidators } from '../../openapi/generated/validators/index.ts'
import type { Validate } from '../../openapi/generated/validators/validate.ts'
import { expectNoSeriousAxe } from './axe.ts'
import { answer, exampleResult, expectNoWrites, writes } from './network.ts'
import { renderPage } from './renderPage.tsx'

const SCHEMA = {
  type: 'object',
  required: ['qq', 'beginsAt'],
  properties: {
    qq: { type: 'string', maxLength: 20, 'x-ui': { zh: 'QQ', en: 'QQ', order: 1 } },
    bornOn: {
      type: ['string', 'null'],
      format: 'date',
      maxLength: 10,
      'x-ui': { zh: '生日', en: 'Born on', order: 2 },
    },
    endsAt: {
      type: ['string', 'null'],
      format: 'date-time',
      maxLength: 30,
      'x-ui': { zh: '结束时间', en: 'Ends at', order: 3 },
    },
    beginsAt: {
      type: 'string',
      format: 'date-time',
      maxLength: 30,
      'x-ui': { zh: '开始时间', en: 'Begins at', order: 4 },
    },
  },
}

function validatorOf(schema: object): Validate {
  const ajv = new Ajv2020({ ...SCHEMA_OPTIONS, allErrors: true, messages: false })
  addFormats.default(ajv)
  // The same shape as the generated ones.
  return ajv.compile(schema) as unknown as Validate
}

const info = { ...exampleResult('getGeneralInfo'), qq: '10000' }
const stored = { bornOn: '1990-02-28', endsAt: '2026-11-20T02:00:00.000Z', beginsAt: '2026-03-01T00:30:00.000Z' }
const form = forms.updateGeneralInfo
const load = bodyValidators.updateGeneralInfo

beforeEach(() => {
  // As codegen would write them of such a document.
  const fields = fieldsOf({} as ApiDocument, SCHEMA) as FieldDescriptor[]
  forms.updateGeneralInfo = { fields, carried: [] }
  bodyValidators.updateGeneralInfo = async () => validatorOf(SCHEMA)
})

afterEach(() => {
  forms.updateGeneralInfo = form
  bodyValidators.updateGeneralInfo = load
})

const field = (name: string) => page.getByLabelText(name, { exact: false })
const save = page.getByRole('button', { name: '保存' })

async function open(record: object = stored) {
  answer('getGeneralInfo', { ...info, ...record })
  await renderPage('/profile')
  await expect.element(field('QQ')).toHaveValue(info.qq)
}

const sent = (changes: object) => ({
  operationId: 'updateGeneralInfo',
  params: {},
  query: {},
  body: { qq: info.qq, ...stored, ...changes },
})

test('they are shown by the reader’s clock, and go back as they came', async () => {
  await open()
  await expect.element(field('生日')).toHaveValue('1990-02-28')
  // The browser of the tests stands in Shanghai.
  await expect.element(field('结束时间')).toHaveValue('2026-11-20T10:00')
  await expect.element(field('开始时间')).toHaveValue('2026-03-01T08:30')
  await expectNoSeriousAxe()
  await field('QQ').fill('10001')
  await save.click()
  await expect.poll(writes).toEqual([sent({ qq: '10001' })])
})

test('what is typed goes out as a date, and as a point in time', async () => {
  await open()
  await field('生日').fill('1991-12-31')
  await field('结束时间').fill('2026-12-01T00:15')
  await save.click()
  await expect.poll(writes).toEqual([sent({ bornOn: '1991-12-31', endsAt: '2026-11-30T16:15:00.000Z' })])
})

test('what is emptied is none, where there may be none', async () => {
  await open()
  await field('生日').fill('')
  await field('结束时间').fill('')
  await save.click()
  await expect.poll(writes).toEqual([sent({ bornOn: null, endsAt: null })])
})

test('where there must be one, that is told', async () => {
  await open()
  await field('开始时间').fill('')
  await save.click()
  await expect.element(field('开始时间')).toHaveAccessibleDescription('必须填写')
  await expectNoWrites()
})

describe('typed by half', () => {
  const badInput = (name: string) => (field(name).element() as HTMLInputElement).validity.badInput

  async function typeHalf(name: string, keys: string) {
    await field(name).click()
    await userEvent.keyboard(keys)
    expect(badInput(name)).toBe(true)
    await field('QQ').fill('10001')
    await save.click()
  }

  test.each([
    { name: '生日', before: 'one', record: stored, keys: '{Delete}', told: '不是有效的日期' },
    { name: '生日', before: 'none', record: { ...stored, bornOn: null }, keys: '12', told: '不是有效的日期' },
    { name: '结束时间', before: 'one', record: stored, keys: '{Delete}', told: '不是有效的日期和时间' },
    { name: '结束时间', before: 'none', record: { ...stored, endsAt: null }, keys: '12', told: '不是有效的日期和时间' },
    { name: '开始时间', before: 'one', record: stored, keys: '{Delete}', told: '不是有效的日期和时间' },
  ])('$name over $before is told, kept and not saved as none', async ({ name, record, keys, told }) => {
    await open(record)
    await typeHalf(name, keys)
    await expect.element(field(name)).toHaveAccessibleDescription(told)
    await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true')
    await expectNoWrites()
    expect(badInput(name)).toBe(true)
  })

  test('and then to its end it is saved', async () => {
    await open()
    await typeHalf('结束时间', '{Delete}')
    await expect.element(field('结束时间')).toHaveAttribute('aria-invalid', 'true')
    await field('结束时间').fill('2026-12-01T00:15')
    await save.click()
    await expect.poll(writes).toEqual([sent({ qq: '10001', endsAt: '2026-11-30T16:15:00.000Z' })])
  })
})
