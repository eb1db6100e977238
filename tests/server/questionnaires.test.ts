import { afterAll, beforeAll, expect, test } from 'vitest'
import { ERRORS } from '../../domain/errors.ts'
import { OWN_PAGE } from '../../server/demo/caller.ts'
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

/** Binds tags as the browser does: a form. */
async function bindTags(objectId: number, names: string[], before: string[] = []) {
  const form = new URLSearchParams([
    ['objectId', String(objectId)],
    ['useType', 'QUESTIONNAIRE'],
  ])
  for (const name of names) form.append('tagNames', name)
  for (const name of before) form.append('before', name)
  const response = await testApp.app.inject({
    method: 'POST',
    url: '/api/tags/bind',
    headers: { ...OWN_PAGE, cookie: administrator.cookie(), 'content-type': 'application/x-www-form-urlencoded' },
    payload: form.toString(),
  })
  return response.json() as { returnCode: number; result: { name: string }[] }
}

const create = (body: { title?: string; summary?: string; type?: 1 | 2 } = {}) =>
  administrator.ok('createQuestionnaire', { body })

test('a new questionnaire has its title, home page, levels and what it lacks', async () => {
  const made = await create()
  expect(made).toMatchObject({
    title: '360° 评估问卷标题',
    summary: '',
    type: 1,
    processStatus: 10,
    disableStatus: 0,
    paperDataValid: false,
    hasDimensionReport: false,
    version: 1,
    evaluateeCount: 0,
    invalidDatas: [
      { dataType: 10, valid: false },
      { dataType: 20, valid: false },
      { dataType: 11, valid: true },
      { dataType: 30, valid: false },
      { dataType: 32, valid: true },
    ],
  })
  const english = await administrator.ok('createQuestionnaire', { body: {}, headers: { 'accept-language': 'en' } })
  expect(english.title).toBe('360° assessment questionnaire title')
  expect((await administrator.ok('getQuestionnaireSetting', { path: { id: english.id } })).language).toBe('en')
  expect(await administrator.ok('getQuestionnaire', { path: { id: made.id } })).toEqual(made)
})

test('the list filters by words, pinyin, status and every tag, and pages', async () => {
  const first = await create({ title: '年度领导力评估 100%' })
  const second = await create({ title: 'Sales review_2026' })
  await bindTags(first.id, ['管理者', '年度'])
  expect((await bindTags(second.id, ['年度'])).result.map(({ name }) => name)).toEqual(['年度'])
  const titles = async (query: object) => {
    const page = await administrator.ok('listQuestionnaires', { query: { pageIndex: 1, pageSize: 50, ...query } })
    return page.items.map(({ title }) => title)
  }
  expect(await titles({ keyword: 'LINGDAOLI' })).toEqual([first.title])
  expect(await titles({ keyword: '0%' })).toEqual([first.title])
  expect(await titles({ keyword: 'w_2' })).toEqual([second.title])
  expect(await titles({ keyword: '管理' })).toEqual([first.title])
  expect(await titles({ tags: ['年度'] })).toEqual([second.title, first.title])
  expect(await titles({ tags: ['年度', '管理者'] })).toEqual([first.title])
  expect(await titles({ tags: ['没有'] })).toEqual([])
  expect(await titles({ tags: ['年度', '没有'] })).toEqual([])
  expect(await titles({ status: 30 })).toEqual([])
  const page = await administrator.ok('listQuestionnaires', { query: { pageIndex: 2, pageSize: 1 } })
  expect(page).toMatchObject({ items: [{ title: first.title, tags: ['管理者', '年度'] }], pageIndex: 2, pageSize: 1 })
  expect(page.total).toBe(4)
  await bindTags(first.id, [])
  expect((await administrator.ok('listTags')).map(({ name }) => name)).toEqual(['年度'])
})

test('a removed questionnaire is gone everywhere until it is restored', async () => {
  const { id } = await create({ title: '将删除' })
  await administrator.ok('deleteQuestionnaire', { path: { id } })
  expect((await administrator.call('getQuestionnaire', { path: { id } })).returnCode).toBe(2001)
  expect((await administrator.call('deleteQuestionnaire', { path: { id } })).returnCode).toBe(2001)
  expect(
    (
      await administrator.call('saveQuestionnaireSettingUnit', {
        path: { id },
        body: { key: 'allowUnable', value: false },
      })
    ).returnCode,
  ).toBe(2001)
  expect((await administrator.ok('listQuestionnaires', { query: { keyword: '将删除' } })).total).toBe(0)
  expect((await administrator.ok('restoreQuestionnaire', { path: { id } })).id).toBe(id)
  expect((await administrator.ok('listQuestionnaires', { query: { keyword: '将删除' } })).total).toBe(1)
})

test('tags are bound without the # people write before them; with nothing but a # none is bound', async () => {
  const { id } = await create({ title: '井号' })
  expect((await bindTags(id, ['# 井', '＃井', '号'])).result.map(({ name }) => name)).toEqual(['井', '号'])
  const refused = await bindTags(id, ['别的', '#'])
  expect(refused.result).toEqual({ fields: [{ field: 'tagNames.1', message: '除了 # 还需要名称' }] })
  expect((await administrator.ok('getQuestionnaire', { path: { id } })).tags).toEqual(['井', '号'])
})

test('a save made on tags that are others by now changes nothing; made on those of now, or on none said, it stands', async () => {
  const { id } = await create({ title: '改签' })
  const tags = async () => (await administrator.ok('getQuestionnaire', { path: { id } })).tags
  expect((await bindTags(id, ['甲', '乙'], [''])).returnCode).toBe(0)
  for (const before of [[''], ['甲'], ['甲', '乙', '丙']]) {
    expect((await bindTags(id, ['丁'], before)).returnCode).toBe(ERRORS.STALE_VERSION.returnCode)
  }
  expect(await tags()).toEqual(['甲', '乙'])
  expect((await bindTags(id, ['丁'], ['乙', '甲'])).returnCode).toBe(0)
  expect((await bindTags(id, ['戊'])).returnCode).toBe(0)
  expect(await tags()).toEqual(['戊'])
})

test('a title stands on one line and in its own direction', async () => {
  expect((await create({ title: 'A&#10;B&#x202e;C' })).title).toBe('A B C')
})

test('type, title and summary change; another type brings its own rule', async () => {
  const { id } = await create({ title: 'A' })
  const body = { type: 2 as const, title: 'R&amp;D', summary: 's' }
  expect(await administrator.ok('updateQuestionnaireBase', { path: { id }, body })).toMatchObject({
    type: 2,
    title: 'R&D',
    version: 2,
  })
  expect(await administrator.ok('getQuestionnaireSetting', { path: { id } })).toMatchObject({
    scoreFloor: 3,
    pooling: true,
  })
  const same = { type: 2 as const, title: 'R&D', summary: 's' }
  expect((await administrator.ok('updateQuestionnaireBase', { path: { id }, body: same })).version).toBe(2)
})

test('settings are one object, written whole, by key or as text, and refused by name', async () => {
  const { id } = await create({ type: 2 })
  const before = await administrator.ok('getQuestionnaireSetting', { path: { id } })
  const body = { ...before, scoreFloor: 4, deadline: '2026-12-24T08:00:00+08:00' }
  const saved = await administrator.ok('saveQuestionnaireSetting', { path: { id }, body })
  expect(saved).toEqual({ ...before, scoreFloor: 4, deadline: '2026-12-24T00:00:00.000Z' })
  const unit = { key: 'exemptLevelTypes' as const, value: ['self'] }
  expect(await administrator.ok('saveQuestionnaireSettingUnit', { path: { id }, body: unit })).toMatchObject({
    scoreFloor: 4,
    exemptLevelTypes: ['self'],
  })
  const config = await administrator.ok('updateQuestionnaireConfig', {
    path: { id },
    body: { settingConfig: '{"commentFloor":6}', styleConfig: '{"coverText":"Hello"}' },
  })
  expect(JSON.parse(config.settingConfig)).toMatchObject({ scoreFloor: 4, commentFloor: 6 })
  expect(JSON.parse(config.styleConfig)).toMatchObject({ coverText: 'Hello', logo: '' })
  const refusals = [
    { body: { key: 'scoreFloor', value: 1 }, field: 'scoreFloor' },
    { body: { key: 'scoreFloor', value: 'x' }, field: 'scoreFloor' },
    { body: { key: 'commentFloor', value: 3 }, field: 'commentFloor' },
    { body: { key: 'exemptLevelTypes', value: ['sameLevel'] }, field: 'exemptLevelTypes' },
    { body: { key: 'language', value: 'fr' }, field: 'language' },
  ] as const
  for (const { body, field } of refusals) {
    const answer = await administrator.call('saveQuestionnaireSettingUnit', {
      path: { id },
      body: { ...body, value: body.value as never },
    })
    expect(answer).toMatchObject({ returnCode: 2000, result: { fields: [{ field }] } })
  }
  for (const [text, field] of [
    ['{"nosuch":1}', 'nosuch'],
    ['[]', 'settingConfig'],
    ['{', 'settingConfig'],
  ] as const) {
    const answer = await administrator.call('updateQuestionnaireConfig', {
      path: { id },
      body: { settingConfig: text },
    })
    expect(answer).toMatchObject({ returnCode: 2000, result: { fields: [{ field }] } })
  }
  for (const logo of ['//evil.example/x.png', '/\\evil', 'https://evil.example/x.png']) {
    const body = { styleConfig: JSON.stringify({ logo }) }
    expect((await administrator.call('updateQuestionnaireConfig', { path: { id }, body })).returnCode).toBe(2000)
  }
})

test('disabling and enabling', async () => {
  const { id } = await create()
  expect((await administrator.ok('disableQuestionnaire', { path: { id } })).disableStatus).toBe(1)
  expect((await administrator.ok('enableQuestionnaire', { path: { id } })).disableStatus).toBe(0)
})

test('a title is as long as the document allows, counted in characters, none cut in half', async () => {
  const title = '😀'.repeat(200)
  const { id } = await create({ title })
  expect((await administrator.ok('getQuestionnaire', { path: { id } })).title).toBe(title)
})
