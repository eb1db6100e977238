/** What used to be several calls is one: all of it is saved or nothing. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

let testApp: TestApp
let administrator: Visitor

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
})

afterAll(() => testApp.close())

const UNIT = { key: 'allowUnable', value: false } as const
const COVER = { styleConfig: '{"coverText":"换了"}' }
const BASE = { type: 1 as const, title: '标题', summary: '' }

const create = async (title: string) => (await administrator.ok('createQuestionnaire', { body: { title } })).id

test('levels are saved as a whole or not at all', async () => {
  const id = await create('层级')
  const levels = await administrator.ok('listRelationLevels', { path: { id } })
  const [superior, peer, below] = levels.map(({ levelId }) => levelId)
  if (superior === undefined || peer === undefined || below === undefined) throw new Error('there are too few levels')
  const wrong = [
    { levelId: superior, levelName: '上司', weight: 50 },
    { levelId: peer, weight: 40 },
    { levelId: below, open: false },
  ]
  expect((await administrator.call('saveRelationLevels', { path: { id }, body: { levels: wrong } })).returnCode).toBe(
    2036,
  )
  expect(await administrator.ok('listRelationLevels', { path: { id } })).toEqual(levels)
  const self = levels[3]?.levelId ?? 0
  const right = [...wrong.slice(0, 1), { levelId: peer, weight: 50 }, ...wrong.slice(2), { levelId: self, weight: 0 }]
  const saved = await administrator.ok('saveRelationLevels', { path: { id }, body: { levels: right } })
  expect(saved.map(({ levelName, open, weight }) => [levelName, open, weight])).toEqual([
    ['上司', true, 50],
    ['', true, 50],
    ['', false, null],
    ['', true, 0],
  ])
  const twice = [
    { levelId: superior, levelName: '同名' },
    { levelId: peer, levelName: '同名' },
  ]
  expect(await administrator.call('saveRelationLevels', { path: { id }, body: { levels: twice } })).toMatchObject({
    returnCode: 2052,
    result: { fields: [{ field: 'levels.1.levelName' }] },
  })
  expect(await administrator.ok('listRelationLevels', { path: { id } })).toEqual(saved)
})

test.each([
  { language: 'zh', message: '同一个评价关系出现了两次' },
  { language: 'en', message: 'The same relation level occurs twice' },
])('a level that is named twice is refused, in $language', async ({ language, message }) => {
  const path = { id: await create('重复') }
  const before = await administrator.ok('listRelationLevels', { path })
  const [first = 0, second = 0] = before.map(({ levelId }) => levelId)
  const headers = { 'accept-language': language }
  const refusal = (field: string) => ({ returnCode: 2000, result: { fields: [{ field, message }] } })
  const levels = [
    { levelId: first, open: false },
    { levelId: second, open: false },
    { levelId: first, open: true },
  ]
  const saved = await administrator.call('saveRelationLevels', { path, body: { levels }, headers })
  expect(saved).toMatchObject(refusal('levels.2.levelId'))
  const weights = [{ levelId: first, weight: 10 }, ...before.map(({ levelId }) => ({ levelId, weight: 25 }))]
  const weighed = await administrator.call('setLevelWeights', { path, body: { weights }, headers })
  expect(weighed).toMatchObject(refusal('weights.1.levelId'))
  expect(await administrator.ok('listRelationLevels', { path })).toEqual(before)
})

test('type, title, settings and appearance are saved as a whole or not at all', async () => {
  const id = await create('整体')
  const path = { id }
  const before = await administrator.ok('getQuestionnaireConfig', { path })
  const refused = { type: 2 as const, title: '改了', setting: { scoreFloor: 1 } }
  expect((await administrator.call('saveQuestionnaireDetails', { path, body: refused })).returnCode).toBe(2000)
  expect(await administrator.ok('getQuestionnaire', { path })).toMatchObject({ type: 1, title: '整体' })
  expect(await administrator.ok('getQuestionnaireConfig', { path })).toEqual(before)
  const body = { ...refused, setting: { scoreFloor: 4 }, style: { coverText: '坦诚' } }
  const saved = await administrator.ok('saveQuestionnaireDetails', { path, body })
  expect(saved).toMatchObject({
    questionnaire: { type: 2, title: '改了', summary: '' },
    setting: { scoreFloor: 4, exemptLevelTypes: ['superior', 'self'] },
    style: { coverText: '坦诚' },
  })
})

describe('what was changed since it was read', () => {
  const STALE = 2034
  const read = (id: number) => administrator.ok('getQuestionnaireDetails', { path: { id } })
  const savePaper = async (id: number, title: string, more: { id: number; index: number; questions: [] }[] = []) => {
    const { version, pages } = await administrator.ok('getPaper', { path: { id } })
    const kept = pages.map((page) => ({ id: page.id, index: page.sequence, questions: [] }))
    const body = { title, summary: '', pages: [...kept, ...more], version }
    return administrator.ok('savePaper', { path: { id }, body })
  }
  const save = (id: number, body: object) => administrator.call('saveQuestionnaireDetails', { path: { id }, body })

  test('is overwritten by neither form; the refusal names the version that is stored, and that one is taken', async () => {
    const id = await create('两个标签页')
    const { version, questionnaire, setting, style } = await read(id)
    const first = await save(id, { summary: '新的说明', version })
    expect(first.returnCode).toBe(0)
    const late = [{ title: '新的标题', summary: '' }, { setting }, { style: { ...style, coverText: '晚了' } }]
    for (const body of late) {
      const refused = await save(id, { ...body, version })
      expect(refused).toMatchObject({ returnCode: STALE, status: 409, result: { version: first.result.version } })
    }
    const { title, type } = questionnaire
    const renaming = { path: { id }, body: { title: '改名', type, summary: '', version } }
    expect((await administrator.call('updateQuestionnaireBase', renaming)).returnCode).toBe(STALE)
    expect(await read(id)).toEqual(first.result)
    expect(first.result).toMatchObject({ questionnaire: { title, summary: '新的说明' }, setting, style })
    const second = await save(id, { style: { coverText: '坦诚' }, version: first.result.version })
    expect(second.result).toMatchObject({ questionnaire: { summary: '新的说明' }, style: { coverText: '坦诚' } })
    // One's own next save goes on from the answer of the one before.
    const renamed = { path: { id }, body: { title: '改名', type, summary: '新的说明', version: second.result.version } }
    expect((await administrator.call('updateQuestionnaireBase', renamed)).returnCode).toBe(0)
  })

  test('is told by whatever call it was changed; what is none of it makes no version stale', async () => {
    const id = await create('各种改法')
    const path = { id }
    const changes: [string, () => Promise<unknown>][] = [
      ['a key of the setting', () => administrator.ok('saveQuestionnaireSettingUnit', { path, body: UNIT })],
      ['the cover', () => administrator.ok('updateQuestionnaireConfig', { path, body: COVER })],
      ['the type', () => administrator.ok('updateQuestionnaireBase', { path, body: { ...BASE, type: 2 } })],
      ['the title in the editor', () => savePaper(id, '编辑器')],
    ]
    for (const [name, change] of changes) {
      const { version } = await read(id)
      await change()
      expect({ name, returnCode: (await save(id, { title: name, version })).returnCode }).toEqual({
        name,
        returnCode: STALE,
      })
    }
    const { version } = await read(id)
    await savePaper(id, '编辑器', [{ id: 0, index: 2, questions: [] }])
    await administrator.ok('bulkTagQuestionnaires', { body: { ids: [id], tagNames: ['不相干'] } })
    expect((await save(id, { title: '还是新的', version })).returnCode).toBe(0)
  })

  test('is overwritten by clients that send no version', async () => {
    const id = await create('老客户端')
    await save(id, { summary: '先' })
    expect((await save(id, { summary: '后' })).result.questionnaire.summary).toBe('后')
    const again = { path: { id }, body: { ...BASE, summary: '再' } }
    expect((await administrator.ok('updateQuestionnaireBase', again)).summary).toBe('再')
  })

  test('at the same moment by several, by one it was', async () => {
    const id = await create('同时')
    const { version } = await read(id)
    // Every connection of the pool is open before, so that the calls really meet.
    const turns = [1, 2, 3, 4, 5, 6, 7, 8]
    const write = () => testApp.database.write((db) => db.selectFrom('user').select('id').execute())
    await Promise.all(turns.map(write))
    const codes = await Promise.all(
      turns.map(async (turn) => (await save(id, { title: `${turn}`, version })).returnCode),
    )
    expect(codes.sort()).toEqual([0, ...Array(7).fill(STALE)])
  })
})
