/** The file of people that the product makes is imported as it is: nobody moves, nothing changes, nothing is new. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

let testApp: TestApp
let administrator: Visitor

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
  const department = async (name: string, parentId?: number) =>
    (await administrator.ok('createDepartment', { body: { name, ...(parentId !== undefined && { parentId }) } })).id
  const add = (displayName: string, departId: number, more: object) =>
    administrator.ok('createEmployee', { body: { displayName, departId, ...more } })
  const top = await department('销售中心')
  const east = await department('华东大区', top)
  const deepest = await department('上海 / 苏州', east)
  await add('陈超', east, { email: 'chen.chao@yuanhang.example', employeeNo: 'E01133', sex: 'male' })
  await add('孙磊', deepest, { employeeNo: 'E2', sex: 'female', mobile: '+86 10 6555', address: '一号,二楼\n"丙"' })
  await add('吴涛', await department('华东大区', await department('服务中心')), { email: 'wu.tao@yuanhang.example' })
})

afterAll(() => testApp.close())

async function finished(jobId: number) {
  for (;;) {
    const job = await administrator.ok('getJob', { path: { id: jobId } })
    if (job.status !== 'waiting' && job.status !== 'running') return job
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

async function exported(language: 'zh' | 'en'): Promise<string> {
  const body = { list: 'employees', format: 'csv', language } as const
  const { jobId } = await administrator.ok('createExport', { body })
  await finished(jobId)
  return (await administrator.call('downloadExport', { path: { jobId } })).raw.toString()
}

const people = async () => ({
  employees: (await administrator.ok('listEmployees')).items,
  departments: await administrator.ok('listDepartments'),
})

test.each(['zh', 'en'] as const)('in %s', async (language) => {
  const before = await people()
  const text = await exported(language)
  expect(text).toContain('E01133,销售中心/华东大区,')
  const preview = await administrator.ok('previewEmployeeImport', { body: { text } })
  expect(preview).toMatchObject({ total: 4, valid: 4, newDepartments: 0, newEmployees: 0, errors: [] })
  const { jobId } = await administrator.ok('importEmployees', { body: { text, allOrNothing: true } })
  expect((await finished(jobId)).result).toEqual({ created: 0, updated: 0, skipped: 4, failed: [] })
  expect(await people()).toEqual(before)
})

test('the last name of a path alone means its department; a name that several have is refused in both languages', async () => {
  const rowOf = (name: string) => `Name,Employee number,Department\n孙磊,E2,${name}\n`
  const body = { text: rowOf('上海 / 苏州'), allOrNothing: false }
  const { jobId } = await administrator.ok('importEmployees', { body })
  expect((await finished(jobId)).result).toMatchObject({ skipped: 1, failed: [] })
  const faultIn = async (language: string) => {
    const headers = { 'accept-language': language }
    return (await administrator.ok('previewEmployeeImport', { body: { text: rowOf('华东大区') }, headers })).errors
  }
  expect(await faultIn('zh')).toEqual([
    {
      row: 2,
      field: 'department',
      message: '有多个部门叫这个名称，请从最上级开始写完整路径，例如：总部 / 销售部',
    },
  ])
  expect(await faultIn('en')).toMatchObject([
    { message: 'Several departments have this name. Write the path from the top, such as Head office / Sales.' },
  ])
})
