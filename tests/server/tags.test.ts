/** Tags of many questionnaires: bound, renamed, removed and bound again. */
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
const tagsOf = async (id: number) => (await administrator.ok('getQuestionnaire', { path: { id } })).tags.sort()

test('many questionnaires get tags and lose exactly those again', async () => {
  const [one, two] = [await create('签一'), await create('签二')]
  await administrator.ok('bulkTagQuestionnaires', { body: { ids: [one], tagNames: ['年度'] } })
  const body = { ids: [one, two], tagNames: ['年度', '管理者'] }
  const tagged = await administrator.ok('bulkTagQuestionnaires', { body })
  expect(tagged.changed.sort()).toEqual([one, two])
  expect(await tagsOf(one)).toEqual(['年度', '管理者'])
  await administrator.ok('bulkUntagQuestionnaires', { body: { previous: tagged.previous } })
  expect([await tagsOf(one), await tagsOf(two)]).toEqual([['年度'], []])
  const untagged = await administrator.ok('bulkUntagQuestionnaires', { body })
  expect(untagged).toMatchObject({ changed: [one], previous: [{ tagName: '年度', ids: [one] }] })
  await administrator.ok('bulkTagQuestionnaires', { body: { previous: untagged.previous } })
  expect([await tagsOf(one), await tagsOf(two)]).toEqual([['年度'], []])
})

test('a questionnaire carries at most 20 tags', async () => {
  const id = await create('满')
  const tagNames = Array.from({ length: 20 }, (_, index) => `标签${index}`)
  await administrator.ok('bulkTagQuestionnaires', { body: { ids: [id], tagNames } })
  const more = await administrator.ok('bulkTagQuestionnaires', { body: { ids: [id], tagNames: ['又一个'] } })
  expect(more.skipped).toMatchObject([{ id, returnCode: 2000 }])
  expect(await tagsOf(id)).toHaveLength(20)
})

test('tags that were removed are bound again up to the 20th; whatever is full by then is left out of the answer', async () => {
  const [full, free] = [await create('又满'), await create('不满')]
  const tagNames = Array.from({ length: 20 }, (_, index) => `签${index}`)
  await administrator.ok('bulkTagQuestionnaires', { body: { ids: [full], tagNames } })
  await administrator.ok('bulkTagQuestionnaires', { body: { ids: [free], tagNames: ['签0', '签1'] } })
  const { removed } = await administrator.ok('bulkDeleteTags', { body: { ids: ['签0', '签1'] } })
  await administrator.ok('bulkTagQuestionnaires', { body: { ids: [full], tagNames: ['新来的'] } })
  const [first, second] = removed.map(({ name }) => name)
  const both = [full, free]
  const bound = [
    { name: first, questionnaireIds: both },
    { name: second, questionnaireIds: [free] },
  ]
  const back = await administrator.ok('bulkRestoreTags', { body: { removed } })
  expect(back).toEqual({ changed: [first, second], removed: bound })
  expect(await tagsOf(full)).toEqual([...tagNames.slice(2), '新来的', first].sort())
  expect(await tagsOf(free)).toEqual(['签0', '签1'])
  // Twice is once: what carries it already is not too full for it, in whatever order they come.
  const backwards = await administrator.ok('bulkRestoreTags', { body: { removed: [...removed].reverse() } })
  expect(backwards).toEqual({ changed: [second, first], removed: [...bound].reverse() })
  expect(await tagsOf(full)).toHaveLength(20)
})

test('questionnaires that were removed are not counted with their tags', async () => {
  const ids = [await create('数一'), await create('数二')]
  await administrator.ok('bulkTagQuestionnaires', { body: { ids, tagNames: ['数数'] } })
  const count = async () => (await administrator.ok('listTags', { query: { kw: '数数' } }))[0]?.questionnaireCount
  expect(await count()).toBe(2)
  await administrator.ok('deleteQuestionnaire', { path: { id: ids[0] ?? 0 } })
  expect(await count()).toBe(1)
})

test('tags are kept without the # people write before them; nothing but a # is refused, its field named', async () => {
  const id = await create('井号')
  const body = { ids: [id], tagNames: ['#甲', ' ＃ 甲 ', '# # 乙', 'C#'] }
  const { previous } = await administrator.ok('bulkTagQuestionnaires', { body })
  expect(previous).toEqual(['甲', '乙', 'C#'].map((tagName) => ({ tagName, ids: [id] })))
  const untagged = await administrator.ok('bulkUntagQuestionnaires', { body: { ids: [id], tagNames: ['#乙'] } })
  expect(untagged.previous).toEqual([{ tagName: '乙', ids: [id] }])
  const fieldOf = async (operation: 'bulkTagQuestionnaires' | 'bulkUntagQuestionnaires', more: object) =>
    (await administrator.call(operation, { body: more })).result
  const message = '除了 # 还需要名称'
  expect(await fieldOf('bulkTagQuestionnaires', { ids: [id], tagNames: ['丙', '#'] })).toEqual({
    fields: [{ field: 'tagNames.1', message }],
  })
  expect(await fieldOf('bulkTagQuestionnaires', { previous: [{ tagName: ' ＃', ids: [id] }] })).toEqual({
    fields: [{ field: 'previous.0.tagName', message }],
  })
  expect(await tagsOf(id)).toEqual(['C#', '甲'])
})

test('a tag is renamed, removed and bound again wherever it was', async () => {
  const ids = [await create('改名一'), await create('改名二')]
  await administrator.ok('bulkTagQuestionnaires', { body: { ids, tagNames: ['旧名', '别的'] } })
  const taken = await administrator.call('renameTag', { body: { name: '旧名', newName: '别的' } })
  expect(taken).toMatchObject({
    returnCode: 2052,
    result: { fields: [{ field: 'newName', message: '名称“别的”已存在，请换一个名称。' }] },
  })
  const nameless = await administrator.call('renameTag', { body: { name: '旧名', newName: '# ' } })
  expect(nameless.result).toEqual({ fields: [{ field: 'newName', message: '除了 # 还需要名称' }] })
  const renamed = await administrator.ok('renameTag', { body: { name: '旧名', newName: ' #新名 ' } })
  expect(renamed).toMatchObject({ name: '新名', questionnaireCount: 2 })
  const { removed } = await administrator.ok('bulkDeleteTags', { body: { ids: ['新名'] } })
  expect(removed).toEqual([{ name: '新名', questionnaireIds: ids }])
  expect(await tagsOf(ids[0] ?? 0)).toEqual(['别的'])
  await administrator.ok('bulkRestoreTags', { body: { removed: [{ name: '# 新名', questionnaireIds: ids }] } })
  for (const id of ids) expect(await tagsOf(id)).toEqual(['别的', '新名'])
})
