import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

let testApp: TestApp
let administrator: Visitor

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
})

afterAll(async () => {
  await testApp.close()
})

const list = (query: object, headers = {}) =>
  administrator.ok('listTemplates', { query: { pageIndex: 1, pageSize: 20, ...query }, headers })

test('shipped templates come in the reader’s language first and are found by words', async () => {
  const page = await list({})
  expect(page).toMatchObject({
    total: 2,
    items: [{ id: 1, language: 'zh', publicPaper: true, questionCount: 22, pageCount: 5 }, { id: 2 }],
  })
  expect((await list({}, { 'accept-language': 'en' })).items.map(({ id }) => id)).toEqual([2, 1])
  expect((await list({ keyword: 'LEADERSHIP' })).items.map(({ id }) => id)).toEqual([2])
  expect((await list({ keyword: 'lingdaoli' })).items.map(({ id }) => id)).toEqual([1])
  expect((await list({ publicPaper: false })).items).toEqual([])
  expect(await administrator.ok('getTemplate', { path: { id: 2 } })).toMatchObject({ id: 2, language: 'en' })
  const paper = await administrator.ok('getTemplatePaper', { path: { id: 1 } })
  expect(paper.pages.map(({ type, questions }) => [type, questions.length])).toEqual([
    ['HOME', 4],
    ['CONTENT', 4],
    ['CONTENT', 4],
    ['CONTENT', 4],
    ['CONTENT', 6],
  ])
})

test('using a template makes a draft that lacks only people', async () => {
  const made = await administrator.ok('createQuestionnaireFromTemplate', {
    path: { id: 1 },
    body: { type: 2, title: '我的' },
  })
  expect(made).toMatchObject({
    title: '我的',
    type: 2,
    processStatus: 10,
    paperDataValid: true,
    hasDimensionReport: true,
    invalidDatas: [{ valid: true }, { valid: true }, { valid: true }, { dataType: 30, valid: false }, { valid: true }],
  })
  const dimensions = await administrator.ok('listDimensions', { path: { id: made.id } })
  expect(dimensions.map(({ weight, questionCount }) => [weight, questionCount])).toEqual([
    [20, 4],
    [20, 4],
    [20, 4],
    [20, 4],
    [20, 6],
  ])
  const paper = await administrator.ok('getPaper', { path: { id: made.id } })
  expect(paper.pages[0]?.id).toBeGreaterThan(1_000_000_000)
  expect((await administrator.ok('createQuestionnaireFromTemplate', { path: { id: 2 } })).title).toMatch(/360/)
})

test('a questionnaire and a template are kept as own templates, used again and removed', async () => {
  const made = await administrator.ok('createQuestionnaireFromTemplate', { path: { id: 2 }, body: { title: 'Ours' } })
  const own = await administrator.ok('copyToTemplate', { path: { id: made.id } })
  expect(own).toMatchObject({ title: 'Ours', publicPaper: false, questionCount: 22, pageCount: 5, language: 'en' })
  const copy = await administrator.ok('copyToTemplate', { path: { id: 1 } })
  expect((await list({ publicPaper: false })).items.map(({ id }) => id)).toEqual([copy.id, own.id])
  const again = await administrator.ok('createQuestionnaireFromTemplate', { path: { id: own.id } })
  expect(again).toMatchObject({
    title: 'Ours',
    type: 1,
    invalidDatas: [{}, { valid: true }, { dataType: 11, valid: true }, {}, {}],
  })
  const ids = (paper: { pages: { questions: { id: number }[] }[] }) =>
    paper.pages.flatMap((page) => page.questions.map(({ id }) => id))
  const first = ids(await administrator.ok('getTemplatePaper', { path: { id: own.id } }))
  const second = ids(await administrator.ok('getPaper', { path: { id: again.id } }))
  expect(new Set([...first, ...second]).size).toBe(44)
  await administrator.ok('removeTemplate', { path: { id: own.id } })
  expect((await administrator.call('getTemplate', { path: { id: own.id } })).returnCode).toBe(2001)
  expect((await administrator.call('removeTemplate', { path: { id: 1 } })).returnCode).toBe(2000)
  expect((await administrator.call('copyToTemplate', { path: { id: 4711 } })).returnCode).toBe(2001)
})
