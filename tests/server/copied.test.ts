/** What a copy of a questionnaire takes along. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addOrganisation, makeReady } from './round.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

let testApp: TestApp
let administrator: Visitor

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
  await addOrganisation(testApp)
})

afterAll(async () => {
  await testApp.close()
})

test('a copy takes along what is asked for, never answers or the deadline', async () => {
  const id = await makeReady(administrator, 2)
  await administrator.ok('saveQuestionnaireSettingUnit', { path: { id }, body: { key: 'scoreFloor', value: 4 } })
  await administrator.ok('publishQuestionnaire', { path: { id } })
  const copy = (data: Partial<Record<'paper' | 'dimensions' | 'settings' | 'relations', boolean>>) =>
    administrator.call('copyQuestionnaire', {
      path: { id },
      body: { data: { paper: false, dimensions: false, settings: false, relations: false, ...data } },
    })
  const whole = (await copy({ paper: true, dimensions: true, settings: true, relations: true })).result
  expect(whole).toMatchObject({
    title: '领导力 360° 评估（副本）',
    type: 2,
    processStatus: 20,
    evaluateeCount: 4,
    raterCount: 18,
    submittedCount: 0,
    deadline: null,
  })
  expect((await administrator.ok('getQuestionnaireSetting', { path: { id: whole.id } })).scoreFloor).toBe(4)
  const original = await administrator.ok('getPaper', { path: { id } })
  const copied = await administrator.ok('getPaper', { path: { id: whole.id } })
  const questionIds = [...original.pages, ...copied.pages].flatMap((page) =>
    page.questions.map((question) => question.id),
  )
  expect(new Set(questionIds).size).toBe(44)
  expect(copied.pages.flatMap((page) => page.questions.map(({ data }) => data))).toEqual(
    original.pages.flatMap((page) => page.questions.map(({ data }) => data)),
  )
  expect((await copy({})).result).toMatchObject({
    processStatus: 10,
    evaluateeCount: 0,
    invalidDatas: [{ dataType: 10, valid: false }, {}, {}, {}, {}],
  })
  expect((await copy({ paper: true })).result).toMatchObject({
    paperDataValid: true,
    invalidDatas: [{ valid: true }, { valid: false }, { valid: false }, {}, {}],
  })
  expect((await copy({ dimensions: true })).returnCode).toBe(2000)
})

test('a copy is given its own title, summary and type in the same call', async () => {
  const id = await makeReady(administrator, 2)
  await administrator.ok('saveQuestionnaireSettingUnit', { path: { id }, body: { key: 'scoreFloor', value: 4 } })
  await administrator.ok('saveQuestionnaireSettingUnit', { path: { id }, body: { key: 'welcomeText', value: '您好' } })
  const copy = (base: object) => administrator.ok('copyQuestionnaire', { path: { id }, body: { data: {}, ...base } })
  const { title, summary, type } = await copy({ type: 2, summary: '', title: '研发 &amp; 产品' })
  expect({ title, summary, type }).toEqual({ title: '研发 & 产品', summary: '', type: 2 })
  const named = await copy({ type: 1, title: '实名' })
  expect(named).toMatchObject({ title: '实名', type: 1, processStatus: 10 })
  // Another type starts with its own promise; everything else comes along.
  const setting = await administrator.ok('getQuestionnaireSetting', { path: { id: named.id } })
  expect(setting).toMatchObject({ scoreFloor: 1, welcomeText: '您好' })
  const { total } = await administrator.ok('listQuestionnaires', {})
  const tooLong = await administrator.call('copyQuestionnaire', {
    path: { id },
    body: { data: {}, title: '长'.repeat(201) },
  })
  expect(tooLong.returnCode).toBe(2000)
  expect((await administrator.ok('listQuestionnaires', {})).total).toBe(total)
})

test('a copy that says nothing takes all but the people; dimensions go with the paper', async () => {
  const id = await makeReady(administrator, 1)
  await administrator.ok('saveQuestionnaireSettingUnit', { path: { id }, body: { key: 'welcomeText', value: '您好' } })
  const copy = (data: { paper?: boolean }) => administrator.ok('copyQuestionnaire', { path: { id }, body: { data } })
  const whole = await copy({})
  expect(whole).toMatchObject({
    paperDataValid: true,
    evaluateeCount: 0,
    invalidDatas: [{ valid: true }, { valid: true }, { valid: true }, { valid: false }, {}],
  })
  expect((await administrator.ok('getQuestionnaireSetting', { path: { id: whole.id } })).welcomeText).toBe('您好')
  expect((await copy({ paper: false })).invalidDatas[0]).toEqual({ dataType: 10, valid: false })
})
