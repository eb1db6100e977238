/** Lists as files: the same rows in the same order as on screen, nothing a spreadsheet would run, for one person, for a day. */
import { readXlsx } from 'hucre/xlsx'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import { setUpEnterprise } from '../../server/features/enterprise/setUp.ts'
import { purgeStale } from '../../server/features/session/purge.ts'
import type { BodyOf } from '../../server/http/call.ts'
import { insertEmployees } from '../../server/records/people/employees.ts'
import { newEmployee } from '../../server/records/people/newEmployee.ts'
import { createCollecting } from './collectingQuestionnaire.ts'
import { ownPasswords } from './ownPasswords.ts'
import { submitTurn } from './submitting.ts'
import { ADMINISTRATOR, LONGEST_SESSION, startTestApp, type TestApp, type Visitor } from './testApp.ts'

const DAY = 86_400_000

let testApp: TestApp
let administrator: Visitor
let colleague: Visitor
let stranger: Visitor
let enterpriseId: number

async function signedIn(email: string): Promise<Visitor> {
  await ownPasswords(testApp)
  const visitor = testApp.visitor()
  await visitor.ok('signIn', { body: { email, password: ADMINISTRATOR.password } })
  return visitor
}

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
  const { database } = testApp
  const { passwordHash, id } = await database.read((db) =>
    db
      .selectFrom('user')
      .innerJoin('employee', 'employee.userId', 'user.id')
      .select(['user.passwordHash', 'employee.enterpriseId as id'])
      .executeTakeFirstOrThrow(),
  )
  enterpriseId = id
  const now = () => testApp.clock.now
  const context = { database, now, ids: createIds(() => now().getTime(), 7) }
  const who = { enterpriseName: '别家', displayName: '别人', email: 'other@other.example' }
  await setUpEnterprise(context, { ...who, passwordHash: passwordHash ?? '' }, false)
  stranger = await signedIn(who.email)
  const { password } = ADMINISTRATOR
  const second = { displayName: '同事', email: 'second@yuanhang.example', password }
  const { id: secondId } = await administrator.ok('createEmployee', { body: second })
  await database.write((db) => db.updateTable('employee').set({ role: 'admin' }).where('id', '=', secondId).execute())
  colleague = await signedIn(second.email)
})

afterAll(() => testApp.close())

afterEach(() => vi.unstubAllEnvs())

async function ended(visitor: Visitor, jobId: number) {
  for (;;) {
    const job = await visitor.ok('getJob', { path: { id: jobId } })
    if (job.status !== 'waiting' && job.status !== 'running') return job
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

async function fileOf(body: BodyOf<'createExport'>, visitor = administrator): Promise<Buffer> {
  const { jobId } = await visitor.ok('createExport', { body })
  expect(await ended(visitor, jobId)).toMatchObject({ status: 'done', hasFile: true })
  return (await visitor.call('downloadExport', { path: { jobId } })).raw
}

const textOf = async (body: BodyOf<'createExport'>) => (await fileOf(body)).toString()

async function addPeople(count: number, prefix: string): Promise<void> {
  const ids = createIds(() => Date.now(), 61)
  const rows = Array.from({ length: count }, (_, index) =>
    newEmployee({
      enterpriseId,
      id: ids.newId(),
      displayName: `${prefix}${index}`,
      email: `${prefix}${index}@many.example`,
      createdAt: '2026-11-01T00:00:00.000Z',
    }),
  )
  await testApp.database.write((db) => insertEmployees(db, rows))
}

const HEAD = '姓名,邮箱,工号,部门,角色,真实姓名,性别,手机,座机,QQ,微信,地址,已停用'

/** What the file's own head says, read in `language`. */
async function headOf(format: 'csv' | 'xlsx', language: string) {
  const { jobId } = await administrator.ok('createExport', { body: { list: 'employees', format, language: 'zh' } })
  await ended(administrator, jobId)
  const headers = { 'accept-language': language }
  const answer = await administrator.call('downloadExport', { path: { jobId }, headers })
  return { type: answer.headers['content-type'], disposition: answer.headers['content-disposition'] }
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

test('a file says what it is and what list it holds', async () => {
  expect(await headOf('csv', 'zh')).toEqual({
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="____.csv"; filename*=UTF-8''${encodeURIComponent('导出人员')}.csv`,
  })
  expect(await headOf('xlsx', 'en')).toEqual({
    type: XLSX,
    disposition: `attachment; filename="Export people.xlsx"; filename*=UTF-8''Export%20people.xlsx`,
  })
})

describe('a file', () => {
  let departId: number
  beforeAll(async () => {
    departId = (await administrator.ok('createDepartment', { body: { name: '研发部' } })).id
    const add = (displayName: string, email: string, more: object = {}) =>
      administrator.ok('createEmployee', { body: { displayName, email, ...more } })
    await add('=cmd()', 'cmd@yuanhang.example', { departId, employeeNo: 'E7', sex: 'female' })
    await add('吴涛', 'wu.tao@yuanhang.example', { departId, address: '一号,二楼\n"丙"' })
  })

  test('of people holds what the list shows, in its order, and nothing a spreadsheet would run', async () => {
    const filter = { departId }
    const order = { list: 'employees', format: 'csv', filter, sort: 'email', order: 'desc', language: 'zh' } as const
    expect(await textOf(order)).toBe(
      `\uFEFF${HEAD}\r\n` +
        '吴涛,wu.tao@yuanhang.example,,研发部,员工,,未填写,,,,,"一号,二楼\n""丙""",否\r\n' +
        "'=cmd(),cmd@yuanhang.example,E7,研发部,员工,,女,,,,,,否\r\n",
    )
    const sheet = await readXlsx(await fileOf({ ...order, format: 'xlsx', language: 'en' }))
    const [head, , last] = sheet.sheets[0]?.rows ?? []
    expect(head?.slice(0, 5)).toEqual(['Name', 'E-mail', 'Employee number', 'Department', 'Role'])
    expect(last?.slice(0, 5)).toEqual(['=cmd()', 'cmd@yuanhang.example', 'E7', '研发部', 'Member'])
    expect([...(sheet.sheets[0]?.cells?.values() ?? [])].filter(({ formula }) => formula !== undefined)).toEqual([])
  })

  test('of questionnaires and of tags has rows by their list, or the chosen ones alone', async () => {
    vi.stubEnv('TZ', 'Asia/Shanghai')
    const create = async (title: string) => (await administrator.ok('createQuestionnaire', { body: { title } })).id
    const ids = [await create('甲卷'), await create('乙卷'), await create('丙卷')]
    await administrator.ok('bulkTagQuestionnaires', { body: { ids, tagNames: ['年度'] } })
    await administrator.ok('bulkTagQuestionnaires', { body: { ids: ids.slice(1), tagNames: ['-试点'] } })
    const list = 'questionnaires'
    const text = await textOf({ list, format: 'csv', filter: { tags: ['-试点'] }, language: 'zh' })
    expect(text).toBe(
      '\uFEFF问卷,状态,类型,被评价人,回收进度,答卷总数,截止时间（Asia/Shanghai）,创建时间（Asia/Shanghai）,' +
        '启动时间（Asia/Shanghai）,结束时间（Asia/Shanghai）,标签\r\n' +
        '丙卷,编辑中,实名,0,0,0,,2026-11-02 09:00:00,,,年度、-试点\r\n' +
        '乙卷,编辑中,实名,0,0,0,,2026-11-02 09:00:00,,,年度、-试点\r\n',
    )
    const chosen = await textOf({ list, format: 'csv', ids: [ids[0] ?? 0], language: 'zh' })
    expect(chosen.split('\r\n').slice(1)).toEqual([expect.stringContaining('甲卷'), ''])
    const sort = 'questionnaireCount'
    const tags = await textOf({ list: 'tags', format: 'csv', sort, order: 'desc', language: 'en' })
    expect(tags.split('\r\n').map((line) => line.split(',')[0])).toEqual(['\uFEFFTag', '年度', "'-试点", ''])
  })

  test('of a questionnaire that collects says how many forms are sent, and of how many', async () => {
    vi.stubEnv('TZ', 'America/New_York')
    const setting = { deadline: '2026-12-10T03:00:00.000Z' }
    const title = '收集中的问卷'
    const round = await createCollecting(testApp, { enterpriseId, type: 1, evaluatees: 2, setting, title })
    const { questionnaireId: id, relations } = round
    for (const turn of relations.slice(0, 3)) await submitTurn(testApp, round, turn)
    for (const name of ['甲', '乙'])
      await administrator.ok('bulkTagQuestionnaires', { body: { ids: [id], tagNames: [name] } })
    const order = { list: 'questionnaires', format: 'xlsx', language: 'en' } as const
    const [head = [], row = []] = (await readXlsx(await fileOf({ ...order, ids: [id] }))).sheets[0]?.rows ?? []
    expect(Object.fromEntries(head.map((name, at) => [name, row[at] ?? null]))).toMatchObject({
      ...{ Questionnaire: title, Progress: 3, 'Forms in all': relations.length, Tags: '甲, 乙' },
      'Deadline (America/New_York)': '2026-12-09 22:00:00',
      'Created (America/New_York)': '2026-10-31 20:00:00',
      'Finished (America/New_York)': null,
    })
  })

  test('of people is in the list’s order whatever it is sorted by, those without a value last both ways', async () => {
    const below = (await administrator.ok('createDepartment', { body: { name: '安全部' } })).id
    const add = (index: number, more: object) =>
      administrator.ok('createEmployee', {
        body: { displayName: `空 ${index}`, email: `blank${index}@yuanhang.example`, ...more },
      })
    await add(1, {})
    await add(2, { employeeNo: 'B2' })
    await add(3, { departId: below })
    await add(4, { employeeNo: 'B1', departId })
    await add(5, {})
    for (const sort of ['employeeNo', 'departName', 'displayName', 'email', 'role'] as const) {
      for (const order of ['asc', 'desc'] as const) {
        const filter = { kw: 'blank' }
        const { items } = await administrator.ok('listEmployees', { query: { ...filter, sort, order } })
        const text = await textOf({ list: 'employees', format: 'csv', filter, sort, order, language: 'zh' })
        const lines = text.split('\r\n').slice(1, -1)
        const want = items.map(({ displayName }) => displayName)
        expect({ sort, order, names: lines.map((line) => line.split(',')[0]) }).toEqual({ sort, order, names: want })
        const isBlank = (line: string) => line.split(',')[sort === 'employeeNo' ? 2 : 3] === ''
        if (sort === 'employeeNo' || sort === 'departName')
          expect([lines.slice(0, 2).some(isBlank), lines.slice(2).every(isBlank)]).toEqual([false, true])
      }
    }
  })

  test('of no rows is the head alone', async () => {
    const text = await textOf({ list: 'employees', format: 'csv', filter: { kw: '无此人' }, language: 'zh' })
    expect(text).toBe(`\uFEFF${HEAD}\r\n`)
  })

  test('of another list’s filter or order is refused', async () => {
    const order = { list: 'employees', format: 'csv', language: 'zh' } as const
    for (const more of [{ filter: { keyword: '甲' } }, { sort: 'title' }, { ids: [1], filter: { kw: '甲' } }]) {
      const refused = await administrator.call('createExport', { body: { ...order, ...more } })
      expect(refused.returnCode).toBe(2000)
    }
  })
})

test('nobody but who asked for it has the file, and opening it is recorded', async () => {
  const body = { list: 'employees', format: 'csv', language: 'zh' } as const
  const { jobId } = await administrator.ok('createExport', { body })
  const path = { jobId }
  await ended(administrator, jobId)
  for (const visitor of [colleague, stranger]) {
    expect((await visitor.call('downloadExport', { path })).returnCode).toBe(2001)
  }
  expect(await colleague.ok('getJob', { path: { id: jobId } })).toMatchObject({ status: 'done', hasFile: false })
  expect((await administrator.call('downloadExport', { path })).raw.toString()).toContain(ADMINISTRATOR.email)
  const opened = await testApp.database.read((db) =>
    db.selectFrom('auditEvent').select(['objectId']).where('action', '=', 'export.opened').execute(),
  )
  expect(opened.filter(({ objectId }) => objectId === jobId)).toHaveLength(1)
  const { items } = await administrator.ok('listAuditEvents', { query: { action: 'export.opened' } })
  expect(items[0]).toMatchObject({ detail: '导出人员' })
})

describe('of 3,000 people', () => {
  beforeAll(() => addPeople(3000, 'many'))

  test.each(['csv', 'xlsx'] as const)('a %s lets every other call through', async (format) => {
    const filter = { kw: 'many' }
    const { jobId } = await administrator.ok('createExport', {
      body: { list: 'employees', format, filter, language: 'zh' },
    })
    const path = { jobId }
    expect((await administrator.call('downloadExport', { path })).returnCode).toBe(2081)
    let longest = 0
    let isOver = false
    const over = ended(administrator, jobId).finally(() => {
      isOver = true
    })
    while (!isOver) {
      const start = performance.now()
      // As over a network, where a call waits its turn: without it SQLite's answers would let nothing else in.
      await new Promise((resolve) => setImmediate(resolve))
      await colleague.ok('getCurrentUser')
      longest = Math.max(longest, performance.now() - start)
    }
    expect(await over).toMatchObject({ status: 'done', done: 3000, total: 3000 })
    expect(longest).toBeLessThan(1000)
    const { raw } = await administrator.call('downloadExport', { path })
    const lines = format === 'csv' ? raw.toString().trim().split('\r\n') : (await readXlsx(raw)).sheets[0]?.rows
    expect(lines).toHaveLength(3001)
    expect(new Set(lines?.map(String)).size).toBe(3001)
  })

  test('one that is cancelled has no file', async () => {
    const { jobId } = await administrator.ok('createExport', {
      body: { list: 'employees', format: 'csv', language: 'zh' },
    })
    const path = { id: jobId }
    // Part of it is made by then.
    while ((await administrator.ok('getJob', { path })).done === 0) {
      await new Promise((resolve) => setImmediate(resolve))
    }
    const cancelled = await administrator.ok('cancelJob', { path })
    expect(cancelled).toMatchObject({ status: 'cancelled', hasFile: false })
    expect(cancelled.message).toMatch(/^已在完成 \d+\/\d+ 后取消，没有生成文件。$/)
    expect((await administrator.call('downloadExport', { path: { jobId } })).returnCode).toBe(2001)
  })
})

test('after a day a file is gone, and its parts are deleted', async () => {
  const { jobId } = await administrator.ok('createExport', { body: { list: 'tags', format: 'csv', language: 'zh' } })
  await ended(administrator, jobId)
  const parts = () =>
    testApp.database.read((db) => db.selectFrom('exportPart').select('part').where('jobId', '=', jobId).execute())
  await purgeStale({ database: testApp.database, now: () => testApp.clock.now }, LONGEST_SESSION)
  expect(await parts()).toHaveLength(1)
  testApp.clock.now = new Date(testApp.clock.now.getTime() + DAY + 1)
  expect((await administrator.call('downloadExport', { path: { jobId } })).returnCode).toBe(2001)
  expect(await administrator.ok('getJob', { path: { id: jobId } })).toMatchObject({ hasFile: false })
  await purgeStale({ database: testApp.database, now: () => testApp.clock.now }, LONGEST_SESSION)
  expect(await parts()).toEqual([])
})
