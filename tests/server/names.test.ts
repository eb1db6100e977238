import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OWN_PAGE } from '../../server/demo/caller.ts'
import { ADMINISTRATOR, startTestApp, type TestApp, type Visitor } from './testApp.ts'

let testApp: TestApp
let administrator: Visitor
let departmentId: number

beforeAll(async () => {
  testApp = await startTestApp({ SMTP_ALLOWED_HOSTS: 'smtp.allowed.example' })
  administrator = await testApp.setUpAdministrator()
  departmentId = (await administrator.ok('createDepartment', { body: { name: '市场部' } })).id
})

afterAll(async () => {
  await testApp.close()
})

const relay = {
  host: 'smtp.allowed.example',
  port: 25,
  secure: false,
  username: '',
  fromAddress: 'hr@yuanhang.example',
}

/** Every place where somebody gives a name, and the field it is refused at. */
const doors: { field: string; give: (name: string) => Promise<{ returnCode: number; result: unknown }> }[] = [
  {
    field: 'displayName',
    give: (displayName) => administrator.call('createEmployee', { body: { displayName, employeeNo: 'N1' } }),
  },
  {
    field: 'realName',
    give: (realName) =>
      administrator.call('createEmployee', { body: { displayName: '孙磊', realName, employeeNo: 'N2' } }),
  },
  {
    field: 'displayName',
    give: (displayName) =>
      administrator.call('updateEmployee', { body: { id: 1, displayName, employeeNo: '', departId: null } }),
  },
  {
    field: 'displayName',
    give: async (displayName) => {
      const { version: _, ...info } = await administrator.ok('getGeneralInfo')
      return administrator.call('updateGeneralInfo', { body: { ...info, displayName } })
    },
  },
  { field: 'name', give: (name) => administrator.call('createDepartment', { body: { name } }) },
  {
    field: 'name',
    give: (name) => administrator.call('updateDepartment', { path: { id: departmentId }, body: { name } }),
  },
  {
    field: 'enterpriseName',
    give: (enterpriseName) => administrator.call('updateEnterprise', { body: { enterpriseName } }),
  },
  {
    field: 'enterpriseName',
    give: (enterpriseName) => administrator.call('updateEnterpriseBasic', { body: { enterpriseName } }),
  },
  {
    field: 'enterpriseName',
    give: (enterpriseName) => administrator.call('updateEnterpriseName', { body: { enterpriseName } }),
  },
  {
    field: 'enterpriseName',
    give: (enterpriseName) => testApp.visitor().call('setUpEnterprise', { body: { ...ADMINISTRATOR, enterpriseName } }),
  },
  {
    field: 'config.fromName',
    give: (fromName) =>
      administrator.call('saveNotifyConfig', { body: { notifyType: 'EMAIL', config: { ...relay, fromName } } }),
  },
]

describe.each(['\u200b', ' ', 'A\nB', 'x\r\ny', 'A\u202eB', 'A\u200bB', 'A\u00adB', 'A\u200dB', 'A\u3164'])(
  'a name like %j',
  (name) => {
    test.each(doors.map((door, index) => ({ ...door, index })))('is refused at door $index, $field', async (door) => {
      const { returnCode, result } = await door.give(name)
      const message = '至少要有一个看得见的字符，且不能含有换行、控制字符或零宽字符'
      expect({ returnCode, result }).toEqual({ returnCode: 2000, result: { fields: [{ field: door.field, message }] } })
    })
  },
)

/** A form, not JSON; what came back. */
async function bindTags(objectId: number, tagNames: string[]) {
  const form = new URLSearchParams([
    ['objectId', `${objectId}`],
    ['useType', 'QUESTIONNAIRE'],
    ...tagNames.map((name) => ['tagNames', name]),
  ])
  const response = await testApp.app.inject({
    method: 'POST',
    url: '/api/tags/bind',
    headers: { ...OWN_PAGE, cookie: administrator.cookie(), 'content-type': 'application/x-www-form-urlencoded' },
    payload: form.toString(),
  })
  return response.json<{ returnCode: number; result: { name: string }[] }>()
}

const TURNED = 'A\u202egnp.exe'

/** Every title and name of a questionnaire and of what lies in it. */
const innerDoors: {
  field: string
  give: (path: { id: number }) => Promise<{ returnCode: number; result: unknown }>
}[] = [
  { field: 'title', give: () => administrator.call('createQuestionnaire', { body: { type: 1, title: TURNED } }) },
  {
    field: 'title',
    give: (path) =>
      administrator.call('updateQuestionnaireBase', { path, body: { type: 1, title: TURNED, summary: '' } }),
  },
  {
    field: 'title',
    give: (path) => administrator.call('saveQuestionnaireDetails', { path, body: { title: TURNED } }),
  },
  {
    field: 'title',
    give: (path) => administrator.call('savePaper', { path, body: { title: TURNED, summary: '', pages: [] } }),
  },
  {
    field: 'title',
    give: (path) =>
      administrator.call('copyQuestionnaire', {
        path,
        body: { data: { paper: true, dimensions: true, settings: true, relations: false }, title: TURNED },
      }),
  },
  {
    field: 'title',
    give: () => administrator.call('createQuestionnaireFromTemplate', { path: { id: 1 }, body: { title: TURNED } }),
  },
  { field: 'name', give: (path) => administrator.call('createDimension', { path, body: { name: TURNED } }) },
  { field: 'name', give: (path) => administrator.call('updateDimension', { path, body: { id: 1, name: TURNED } }) },
  {
    field: 'levelName',
    give: (path) => administrator.call('createRelationLevel', { path, body: { levelName: TURNED, open: true } }),
  },
  {
    field: 'levelName',
    give: (path) => administrator.call('updateRelationLevel', { path, body: { levelId: 1, levelName: TURNED } }),
  },
  {
    field: 'levels.0.levelName',
    give: (path) =>
      administrator.call('saveRelationLevels', { path, body: { levels: [{ levelId: 1, levelName: TURNED }] } }),
  },
  { field: 'newName', give: () => administrator.call('renameTag', { body: { name: '年度', newName: TURNED } }) },
  { field: 'tagNames.0', give: ({ id }) => bindTags(id, [TURNED]) },
  {
    field: 'tagNames.0',
    give: ({ id }) => administrator.call('bulkTagQuestionnaires', { body: { ids: [id], tagNames: [TURNED] } }),
  },
  {
    field: 'title',
    give: (path) =>
      administrator.call('saveEmailTemplate', {
        path,
        body: { emailType: 'invite', title: TURNED, content: '{link}' },
      }),
  },
]

test.each(innerDoors.map((door, index) => ({ ...door, index })))(
  'a turned name is refused at inner door $index, $field',
  async ({ field, give }) => {
    const path = await administrator.ok('createQuestionnaire', { body: { type: 1, title: 'A' } })
    const { returnCode, result } = await give({ id: path.id })
    const message = expect.stringContaining('不能含有换行、控制字符或零宽字符')
    expect({ returnCode, result }).toEqual({ returnCode: 2000, result: { fields: [{ field, message }] } })
  },
)

test('a questionnaire whose title is stored so is read on one line, and all else of it can be saved as it was read', async () => {
  const { id } = await administrator.ok('createQuestionnaire', { body: { type: 1, title: 'A' } })
  await testApp.database.write((db) =>
    db.updateTable('questionnaire').set({ title: 'A\u202eB\u200bC' }).where('id', '=', id).execute(),
  )
  const path = { id }
  const { title } = await administrator.ok('getQuestionnaire', { path })
  expect(title).toBe('A BC')
  expect(await administrator.ok('saveQuestionnaireDetails', { path, body: { summary: 's' } })).toMatchObject({
    questionnaire: { title, summary: 's' },
  })
  const paper = await administrator.ok('getPaper', { path })
  expect(paper.title).toBe(title)
  const pages = paper.pages.map(({ id }, index) => ({ id, index: index + 1, questions: [] }))
  const body = { title: paper.title, summary: 't', version: paper.version, pages }
  expect(await administrator.ok('savePaper', { path, body })).toMatchObject({ title, summary: 't' })
})

test('a subject may have 200 characters, and is no blank', async () => {
  const { id } = await administrator.ok('createQuestionnaire', { body: { type: 1, title: 'A' } })
  const save = (title: string) =>
    administrator.call('saveEmailTemplate', {
      path: { id },
      body: { emailType: 'invite', title, content: '{link}' },
    })
  expect(await save('题'.repeat(201))).toMatchObject({ result: { fields: [{ message: '最多 200 个字符' }] } })
  expect(await save(' ')).toMatchObject({ result: { fields: [{ field: 'title', message: '不能只有空白' }] } })
  expect(await save('题'.repeat(200))).toMatchObject({ returnCode: 0, result: { title: '题'.repeat(200) } })
})

test('a tag that is stored so stays with what carries it, and can be renamed', async () => {
  const { id } = await administrator.ok('createQuestionnaire', { body: { type: 1, title: 'A' } })
  const bind = async (tagNames: string[]) => (await bindTags(id, tagNames)).result
  await bind(['旧'])
  await testApp.database.write((db) => db.updateTable('tag').set({ name: TURNED }).where('name', '=', '旧').execute())
  expect((await bind([TURNED, '新'])).map(({ name }) => name)).toContain(TURNED)
  expect(await administrator.ok('renameTag', { body: { name: TURNED, newName: '又新' } })).toMatchObject({
    name: '又新',
  })
})

test('a name that is stored so can be read and changed', async () => {
  const { id } = await administrator.ok('createEmployee', { body: { displayName: '旧', employeeNo: 'OLD' } })
  await testApp.database.write((db) =>
    db.updateTable('employee').set({ displayName: 'A\nB' }).where('id', '=', id).execute(),
  )
  expect(await administrator.ok('getEmployee', { path: { id } })).toMatchObject({ displayName: 'A\nB' })
  const body = { id, displayName: 'A B', employeeNo: 'OLD', departId: null }
  expect(await administrator.ok('updateEmployee', { body })).toMatchObject({ displayName: 'A B' })
})
