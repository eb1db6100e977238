/** What used to be several calls is one: all of it is saved or nothing. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

let testApp: TestApp
let administrator: Visitor

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
})

afterAll(() => testApp.close())

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
  expect((await administrator.call('saveRelationLevels', { path: { id }, body: { levels: twice } })).returnCode).toBe(
    2052,
  )
  expect(await administrator.ok('listRelationLevels', { path: { id } })).toEqual(saved)
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
