import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

describe.each(['\u200b', ' ', 'A\nB', 'x\r\ny', 'A\u202eB'])('a name like %j', (name) => {
  test.each(doors.map((door, index) => ({ ...door, index })))('is refused at door $index, $field', async (door) => {
    const { returnCode, result } = await door.give(name)
    const message = '至少要有一个看得见的字符，且不能含有换行等控制字符'
    expect({ returnCode, result }).toEqual({ returnCode: 2000, result: { fields: [{ field: door.field, message }] } })
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
