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

const HEADING = 'employeeNo,displayName,email,department,leader,mobile,sex'

/** `count` good rows from number `first` on: three departments, each with a leader. */
function people(first: number, count: number): string[] {
  const departments = ['总经办', '总经办/研发中心', '总经办/研发中心/前端组 (Web)']
  return Array.from({ length: count }, (_, index) => {
    const number = first + index
    const leader = index < departments.length ? '是' : '否'
    return `E${number},张${number},p${number}@import.example,${departments[index % 3]},${leader},1008${number},女`
  })
}

const table = (...rows: string[]) => `\uFEFF${[HEADING, ...rows].join('\r\n')}\r\n`

async function finished(jobId: number, language: 'zh' | 'en' = 'zh') {
  for (;;) {
    const job = await administrator.ok('getJob', { path: { id: jobId }, headers: { 'accept-language': language } })
    if (job.status !== 'waiting' && job.status !== 'running') return job
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

async function importTable(text: string, allOrNothing = false) {
  const { jobId } = await administrator.ok('importEmployees', { body: { text, allOrNothing } })
  return finished(jobId)
}

test('a preview tells what would be done, and does nothing', async () => {
  const text = table(...people(1, 4), 'E9,吴涛,wu.tao#import.example,总经办,否,,男').replace('mobile', '宠物')
  const preview = await administrator.ok('previewEmployeeImport', { body: { text } })
  expect(preview).toMatchObject({ total: 5, valid: 4, newDepartments: 3, newEmployees: 4, updatedEmployees: 0 })
  expect(preview.columns[5]).toEqual({ name: '宠物', field: null })
  expect(preview.rows[4]).toMatchObject({ row: 6, employeeNo: 'E9', displayName: '吴涛', status: 'error' })
  expect(preview.errors).toEqual([{ row: 6, field: 'email', message: '邮箱格式不正确' }])
  const english = { body: { text }, headers: { 'accept-language': 'en' } }
  expect((await administrator.ok('previewEmployeeImport', english)).errors[0]?.message).toBe(
    'This is not an e-mail address.',
  )
  expect((await administrator.ok('listEmployees')).total).toBe(1)
  expect(await administrator.ok('listDepartments')).toEqual([])
})

test('an address that nobody could sign in with is refused', async () => {
  const addresses = ['ada@localhost', 'ü@b.example', 'ada.@x.example', 'ada(li)@x.example']
  for (const email of addresses) {
    expect((await testApp.visitor().call('signIn', { body: { email, password: 'x' } })).returnCode).toBe(2000)
  }
  const text = `name,email\n${addresses.map((email) => `Ada,${email}\n`).join('')}`
  const preview = await administrator.ok('previewEmployeeImport', { body: { text } })
  expect(preview.errors).toEqual(
    addresses.map((_, index) => ({ row: index + 2, field: 'email', message: '邮箱格式不正确' })),
  )
})

test('300 people come in over several slices; a wrong row stops nobody', async () => {
  const rows = people(1, 300)
  rows.splice(150, 0, ',无邮箱,,总经办,否,,')
  const job = await importTable(table(...rows))
  expect(job).toMatchObject({ kind: 'employeeImport', status: 'done', total: 301, done: 301 })
  expect(job.result).toEqual({
    created: 300,
    updated: 0,
    skipped: 0,
    failed: [{ row: 152, field: 'email', message: '请填写邮箱或工号' }],
  })
  expect(job.message).toBe('新增 300 人，更新 0 人，无变化 0 人，未导入 1 行。')
  const departments = await administrator.ok('listDepartments')
  expect(departments.map(({ name, members }) => ({ name, count: members?.length }))).toEqual([
    { name: '总经办', count: 100 },
    { name: '研发中心', count: 100 },
    { name: '前端组 (Web)', count: 100 },
  ])
  const leader = await administrator.ok('getEmployee', { path: { id: departments[1]?.leaderId ?? 0 } })
  expect(leader).toMatchObject({ displayName: '张2', employeeNo: 'E2', sex: 'female', mobile: '10082', role: 'member' })
})

test('a second time changes only what differs: by address, then by number', async () => {
  const job = await importTable(
    table('E1,张一,P1@import.example,,,,', 'E2,张2,neu@import.example,,,,', ...people(1, 3).slice(2)),
  )
  expect(job.result).toEqual({ created: 0, updated: 2, skipped: 1, failed: [] })
  const { items } = await administrator.ok('listEmployees', { query: { kw: 'zhangyi' } })
  expect(items).toMatchObject([{ displayName: '张一', departName: '总经办', mobile: '10081' }])
  expect((await administrator.ok('listEmployees', { query: { kw: 'neu@' } })).items).toMatchObject([
    { employeeNo: 'E2' },
  ])
  expect((await administrator.ok('listEmployees')).total).toBe(301)
})

test('people without an address come in by number; a row without one leaves the address that is there', async () => {
  const text = 'employeeNo,displayName,mobile\nW1,无邮箱一,\nW2,无邮箱二,\nE3,张三,10000000003\n'
  expect((await importTable(text)).result).toEqual({ created: 2, updated: 1, skipped: 0, failed: [] })
  const byNumber = async (kw: string) => (await administrator.ok('listEmployees', { query: { kw } })).items
  expect(await byNumber('W1')).toMatchObject([{ displayName: '无邮箱一', email: '', employeeNo: 'W1' }])
  expect(await byNumber('p3@')).toMatchObject([
    { displayName: '张三', email: 'p3@import.example', mobile: '10000000003' },
  ])
  const second = await importTable(text)
  expect(second.result).toEqual({ created: 0, updated: 0, skipped: 3, failed: [] })
})

test('all or nothing: one wrong row, and nothing is written', async () => {
  const text = table(...people(1000, 3), 'E9,吴涛,wu.tao#import.example,总经办,否,,男')
  const answer = await administrator.call('importEmployees', { body: { text, allOrNothing: true } })
  expect(answer).toMatchObject({
    returnCode: 2055,
    result: { fields: [{ field: 'rows.5.email', message: '邮箱格式不正确' }] },
  })
  expect((await administrator.ok('listEmployees', { query: { kw: 'p1000@' } })).total).toBe(0)
  const good = await importTable(table(...people(1000, 300)), true)
  expect(good.result).toMatchObject({ created: 300, failed: [] })
})

test('a table with no good row is refused, with the reason', async () => {
  for (const text of ['', 'a,b\n1,2', HEADING]) {
    expect(
      (await administrator.call('importEmployees', { body: { text, allOrNothing: false } })).returnCode,
      text,
    ).toBe(2055)
  }
})

/** Rows that are still being added when a short list behind them has been read, on a fast machine too. */
const LONG = 36_000

/** Jobs run one after another: a long import keeps the next waiting, so that others can write before it begins. */
async function startLong(first: number, rows = LONG): Promise<number> {
  const text = table(...people(first, rows))
  return (await administrator.ok('importEmployees', { body: { text, allOrNothing: false } })).jobId
}

test.each([
  {
    allOrNothing: false,
    numbers: ['X1', 'X2'],
    status: 'done',
    created: 1,
    message: 'New: 1. Changed: 0. Unchanged: 0. Rows left out: 1.',
  },
  { allOrNothing: true, numbers: ['Y1', 'Y2'], status: 'failed', created: 0, message: 'Nothing was imported' },
])('what others write while an import waits: $status', async ({ allOrNothing, numbers, status, created, message }) => {
  const [number = '', other = ''] = numbers
  const add = (address: string, employeeNo?: string) =>
    administrator.ok('createEmployee', { body: { displayName: '抢号', email: address, employeeNo } })
  await add(`${number}@import.example`)
  const long = await startLong(allOrNothing ? 200_000 : 100_000)
  const text = table(`${number},甲,${number}@import.example,,,,`, `${other},乙,${other}@import.example,,,,`)
  const { jobId } = await administrator.ok('importEmployees', { body: { text, allOrNothing } })
  await add(`taken-${number}@import.example`, number)
  const job = await finished(jobId, 'en')
  expect(job).toMatchObject({ status, result: { created, updated: 0 } })
  expect(job.message).toContain(message)
  expect(job.result?.failed).toEqual([
    { row: 2, field: 'employeeNo', message: 'Another person has this employee number.' },
  ])
  expect((await administrator.ok('listEmployees', { query: { kw: `${other}@` } })).total).toBe(created)
  expect((await finished(long)).result).toMatchObject({ created: LONG })
})

test('a job can be cancelled between slices: what is done stays, nothing more comes', async () => {
  // Under way still when the short one behind it has been read and cancelled.
  const rows = 40_000
  const jobId = await startLong(500_000, rows)
  const waiting = await startLong(60_000, 200)
  await administrator.ok('cancelJob', { path: { id: waiting } })
  const cancelled = await administrator.ok('cancelJob', { path: { id: jobId } })
  expect(cancelled.status).toBe('cancelled')
  const next = await importTable(table(...people(1, 1)))
  expect(next.status).toBe('done')
  const job = await administrator.ok('getJob', { path: { id: jobId } })
  expect(job).toEqual(cancelled)
  expect(job.done).toBeLessThan(rows)
  const { total: come } = await administrator.ok('listEmployees', { query: { kw: 'p5', pageSize: 1 } })
  expect(come).toBeLessThan(rows)
  const { total } = await administrator.ok('listEmployees', { query: { kw: 'p6', pageSize: 1 } })
  expect(total).toBeLessThan(100)
  const again = await administrator.ok('cancelJob', { path: { id: next.id } })
  expect(again).toEqual(next)
  expect((await administrator.call('getJob', { path: { id: 1 } })).returnCode).toBe(2001)
})
