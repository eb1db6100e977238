/** Issue 6, point 14: who did what, when and from where; never an answer, and of raters the day alone (anonymity.md R22). */
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { ownPasswords } from './ownPasswords.ts'
import { createResults, pathOf } from './results.ts'
import { turnsOf } from './submitting.ts'
import { ADMINISTRATOR, startTestApp, type TestApp, type Visitor } from './testApp.ts'

const DAY = 86_400_000
const PASSWORD = 'a strong one of theirs'

let testApp: TestApp
let administrator: Visitor
let id: number
const email = 'audited@yuanhang.example'

beforeAll(async () => {
  testApp = await startTestApp({ TRUSTED_PROXIES: '1' })
  await testApp.setUpAdministrator()
  administrator = testApp.visitor({ 'x-forwarded-for': '203.0.113.7' })
  const { email: address, password } = ADMINISTRATOR
  await administrator.ok('signIn', { body: { email: address, password } })
  id = (await administrator.ok('createEmployee', { body: { displayName: '林一', email, password: PASSWORD } })).id
  await ownPasswords(testApp)
})

afterAll(async () => {
  await testApp.close()
})

afterEach(() => vi.unstubAllEnvs())

type Query = NonNullable<Parameters<Visitor['ok']>[1]>['query']

const list = async (query: object = {}) =>
  administrator.ok('listAuditEvents', { query: { pageSize: 100, ...query } as Query as never })

/** The newest of its kind. */
const newest = async (action: string) => (await list({ action })).items[0]

const signIn = (password: string, from = '198.51.100.9', who = email) =>
  testApp.visitor({ 'x-forwarded-for': from }).call('signIn', { body: { email: who, password } })

describe('signing in', () => {
  test('of an administrator: the moment and from where', async () => {
    expect(await newest('session.opened')).toMatchObject({
      at: testApp.clock.now.toISOString(),
      isByDay: false,
      actor: '管理员',
      about: '管理员',
      remoteAddress: '203.0.113.7',
    })
  })

  test('of whoever only answers: how often a day, and nobody’s name', async () => {
    for (let time = 0; time < 3; time += 1) expect((await signIn(PASSWORD)).returnCode).toBe(0)
    const at = `${testApp.clock.now.toISOString().slice(0, 10)}T00:00:00.000Z`
    const days = (await list({ action: 'session.opened' })).items.filter(({ isByDay }) => isByDay)
    expect(days).toMatchObject([{ at, actor: '', about: '', detail: '员工共 3 次', remoteAddress: '' }])
    expect((await list({ kw: '林一' })).items.filter(({ action }) => action.startsWith('session'))).toEqual([])
  })

  test('refused: of an administrator as it was, of others how often; an unknown name is nobody’s', async () => {
    for (let time = 0; time < 3; time += 1) expect((await signIn('not theirs')).returnCode).toBe(2010)
    expect((await signIn('not theirs', undefined, 'nobody@yuanhang.example')).returnCode).toBe(2010)
    expect((await signIn('not theirs', '198.51.100.10', ADMINISTRATOR.email)).returnCode).toBe(2010)
    await expect.poll(async () => (await list({ action: 'session.refused' })).total).toBe(2)
    expect((await list({ action: 'session.refused' })).items).toMatchObject([
      { actor: '管理员', about: '管理员', isByDay: false, remoteAddress: '198.51.100.10' },
      { actor: '', about: '', isByDay: true, detail: '员工共 3 次' },
    ])
  })
})

test('what is done to people: whom, what and from where', async () => {
  const change = { id, displayName: '林一', employeeNo: '', departId: null }
  await administrator.ok('updateEmployee', { body: { ...change, role: 'admin' } })
  expect(await newest('person.role')).toMatchObject({
    actor: '管理员',
    about: '林一',
    detail: '员工 → 管理员',
    remoteAddress: '203.0.113.7',
  })
  await administrator.ok('updateEmployee', { body: { ...change, role: 'member' } })
  await administrator.ok('resetUserPassword', { path: { id }, body: { password: 'chosen by the boss' } })
  expect(await newest('person.password')).toMatchObject({ about: '林一', detail: '', remoteAddress: '203.0.113.7' })
  await administrator.ok('updateEmployee', { body: { ...change, email: 'other@yuanhang.example' } })
  expect(await newest('person.address')).toMatchObject({ detail: `${email} → other@yuanhang.example` })
})

test('what is done to a round: settings while it collects, its end, and who opened the results', async () => {
  const results = createResults(testApp, administrator)
  const round = await results.worked()
  const path = { id: round.questionnaireId }
  await administrator.ok('saveQuestionnaireSettingUnit', { path, body: { key: 'welcomeText', value: '请如实作答' } })
  expect(await newest('setting.changed')).toMatchObject({ detail: '欢迎语', actor: '管理员' })
  const { type, summary } = await administrator.ok('getQuestionnaire', { path })
  await administrator.ok('updateQuestionnaireBase', { path, body: { type, title: '更名的问卷', summary } })
  expect(await newest('setting.changed')).toMatchObject({ about: '更名的问卷', detail: '标题', actor: '管理员' })
  await results.answerWorked(round, 0, [2, 3])
  await results.finish(round)
  const title = (await newest('questionnaire.finished'))?.about
  expect(title).toBe((await administrator.ok('getQuestionnaire', { path })).title)
  await results.personalReport(round)
  expect(await newest('report.personal')).toMatchObject({ about: title, detail: round.evaluatees[0]?.name })
  expect((await list({ kw: round.evaluatees[0]?.name, action: 'report.personal' })).total).toBe(1)
  expect((await list({ kw: round.raters[0]?.name, action: 'report.personal' })).total).toBe(0)
  await administrator.ok('getRanking', { path: pathOf(round) })
  expect(await newest('report.ranking')).toMatchObject({ about: title, detail: '' })
})

test('a questionnaire that is removed and brought back, one or many; one that was there already is not', async () => {
  const titles = ['甲卷', '乙卷']
  const ids: number[] = []
  for (const title of titles) ids.push((await administrator.ok('createQuestionnaire', { body: { title } })).id)
  const [one = 0] = ids
  await administrator.ok('deleteQuestionnaire', { path: { id: one } })
  await administrator.ok('restoreQuestionnaire', { path: { id: one } })
  await administrator.ok('restoreQuestionnaire', { path: { id: one } })
  const told = { actor: '管理员', remoteAddress: '203.0.113.7' }
  expect((await list({ action: 'questionnaire.removed' })).items).toMatchObject([{ ...told, about: '甲卷' }])
  expect((await list({ action: 'questionnaire.restored' })).items).toMatchObject([{ ...told, about: '甲卷' }])
  await administrator.ok('bulkDeleteQuestionnaires', { body: { ids } })
  await administrator.ok('bulkRestoreQuestionnaires', { body: { ids } })
  for (const action of ['questionnaire.removed', 'questionnaire.restored']) {
    const { items } = await list({ action })
    expect(items.map(({ about }) => about).sort()).toEqual(['乙卷', '甲卷', '甲卷'])
  }
})

test('what is changed of the enterprise, by its name; what stays as it was is not', async () => {
  await administrator.ok('updateEnterpriseName', { body: { enterpriseName: '远航集团' } })
  expect(await newest('enterprise.changed')).toMatchObject({
    actor: '管理员',
    about: '',
    detail: '名称',
    remoteAddress: '203.0.113.7',
  })
  await administrator.ok('setEnterpriseArea', { body: { areaCode: '310115' } })
  await administrator.ok('setEnterpriseArea', { body: { areaCode: '310115' } })
  expect((await list({ action: 'enterprise.changed' })).items.map(({ detail }) => detail)).toEqual(['所在地区', '名称'])
})

test('it is searched by who did it, whom and which round, in the last days, and in both orders', async () => {
  const all = await list()
  expect(all.total).toBe(all.items.length)
  const moments = all.items.map(({ at }) => at)
  expect(moments).toEqual([...moments].sort().reverse())
  expect((await list({ order: 'asc' })).items.map(({ at }) => at)).toEqual([...moments].sort())
  expect((await list({ kw: '林一' })).items.every(({ about, actor }) => `${about}${actor}`.includes('林一'))).toBe(true)
  expect((await list({ kw: 'linyi' })).total).toBe((await list({ kw: '林一' })).total)
  expect((await list({ kw: '没有这个人' })).total).toBe(0)
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 2 * DAY)
  expect((await list({ days: 1 })).total).toBe(0)
  expect((await list({ days: 4 })).total).toBe(all.total)
  const page = await list({ pageSize: 2, pageIndex: 2 })
  expect(page.items).toEqual(all.items.slice(2, 4))
})

/** The lines of its file, in English and by a clock west of Greenwich. */
async function fileLines(action: 'person.role' | 'session.opened'): Promise<string[]> {
  vi.stubEnv('TZ', 'America/New_York')
  const body = { list: 'audit', format: 'csv', filter: { action }, language: 'en' } as const
  const { jobId } = await administrator.ok('createExport', { body })
  await expect.poll(() => administrator.ok('getJob', { path: { id: jobId } })).toMatchObject({ status: 'done' })
  return (await administrator.call('downloadExport', { path: { jobId } })).raw.toString('utf8').split('\r\n')
}

test('it can be made a file, in the language asked for', async () => {
  const [head, ...lines] = await fileLines('person.role')
  expect(head).toBe('\uFEFFWhen (America/New_York),Who,What,About,Details,From')
  expect(lines).toContain('2026-11-01 20:00:00,管理员,Role changed,林一,Member → Administrator,203.0.113.7')
})

test('a day alone is the same day in a file, whatever the clock of the server', async () => {
  const days = (await list({ action: 'session.opened' })).items.filter(({ isByDay }) => isByDay)
  expect(days.length).toBeGreaterThan(0)
  const lines = await fileLines('session.opened')
  for (const { at } of days) expect(lines.some((line) => line.startsWith(`${at.slice(0, 10)},`))).toBe(true)
})

test('the sign-in of an administrator who rates in an anonymous round is counted while it collects', async () => {
  const results = createResults(testApp, administrator)
  const round = await results.worked()
  await results.answerWorked(round, 0, [2, 3])
  const raterId = turnsOf(round, 0, 'sameLevel')[0]?.raterId ?? 0
  const address = 'rates@yuanhang.example'
  const body = { id: raterId, displayName: '兼任', employeeNo: 'X1', departId: null, email: address }
  await administrator.ok('updateEmployee', { body: { ...body, role: 'admin' } })
  await administrator.ok('resetUserPassword', { path: { id: raterId }, body: { password: PASSWORD } })
  await ownPasswords(testApp)
  const seen = async () => (await list()).items.some(({ remoteAddress }) => remoteAddress === '198.51.100.77')
  expect((await signIn(PASSWORD, '198.51.100.77', address)).returnCode).toBe(0)
  expect(await seen()).toBe(false)
  await results.finish(round)
  expect((await signIn(PASSWORD, '198.51.100.77', address)).returnCode).toBe(0)
  expect(await seen()).toBe(true)
})

test('members do not see it', async () => {
  const member = testApp.visitor()
  await administrator.ok('createEmployee', {
    body: { displayName: '员工', email: 'member@yuanhang.example', password: PASSWORD },
  })
  await ownPasswords(testApp)
  await member.ok('signIn', { body: { email: 'member@yuanhang.example', password: PASSWORD } })
  expect((await member.call('listAuditEvents')).returnCode).toBe(403)
})
