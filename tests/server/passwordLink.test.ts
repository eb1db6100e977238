/** A password for somebody of several enterprises: no administrator sets it, the person does, by a mailed link (design §5.4). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import { hashSecret } from '../../server/database/secrets.ts'
import { setUpEnterprise } from '../../server/features/enterprise/setUp.ts'
import { hashPassword } from '../../server/records/people/passwords.ts'
import { catchMails, type MailCatcher } from '../e2e/mailCatcher.ts'
import { join } from './inviting.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

const OLD = 'the first strong one'
const NEW = 'the second strong one'
const FIVE_MINUTES = 300_000
const DAY = 86_400_000

let testApp: TestApp
let catcher: MailCatcher
let administrator: Visitor
const logged: string[] = []
let count = 0
let isRefusing = false
let email: string
let id: number

beforeAll(async () => {
  catcher = await catchMails({
    onMailFrom: (_address, _session, answer) => answer(isRefusing ? new Error('the mailbox is full') : null),
  })
  const logger = { level: 'info', stream: { write: (line: string) => void logged.push(line) } }
  const environment = {
    SMTP_URL: catcher.url,
    SMTP_ALLOWED_HOSTS: '127.0.0.1',
    PUBLIC_URL: 'https://roundview.example',
  }
  testApp = await startTestApp(environment, logger)
  administrator = await testApp.setUpAdministrator()
})

afterAll(async () => {
  await testApp.close()
  await catcher.close()
})

beforeEach(async () => {
  count += 1
  email = `both${count}@yuanhang.example`
  const context = { database: testApp.database, ids: createIds(() => Date.now(), 62), now: () => testApp.clock.now }
  const passwordHash = await hashPassword(OLD)
  const owner = { enterpriseName: '别家', displayName: '两家', email, passwordHash }
  const { employeeId } = await setUpEnterprise(context, owner, false)
  id = (await administrator.ok('createEmployee', { body: { displayName: '两家', email } })).id
  for (const each of [employeeId, id]) await join(testApp, each, OLD)
  catcher.mails.length = 0
})

const reset = () => administrator.call('resetUserPassword', { path: { id }, body: { password: 'chosen by the boss' } })

async function signIn(password: string): Promise<Visitor> {
  const visitor = testApp.visitor()
  await visitor.ok('signIn', { body: { email, password } })
  return visitor
}

/** What stands behind /password/ in the newest mail. */
function mailedSecret(): string {
  const [, secret = ''] = /\/signin\/#\/password\/([\w-]{43})/.exec(catcher.mails.at(-1)?.mail.text ?? '') ?? []
  return secret
}

const setBy = (secret: string, password = NEW) =>
  testApp.visitor().call('setPasswordByLink', { body: { secret, password } })

test('the administrator’s wish mails a link; it sets the password once and ends every session', async () => {
  const elsewhere = await signIn(OLD)
  expect(await reset()).toMatchObject({ returnCode: 0, result: { done: true, mailed: true } })
  expect(catcher.mails).toHaveLength(1)
  expect(catcher.mails[0]?.mail.text).toContain('远航科技有限公司')
  const { items } = await administrator.ok('listAuditEvents', { query: { action: 'person.passwordLink' } })
  expect(items[0]).toMatchObject({ about: '两家', actor: '管理员' })
  await signIn(OLD)
  const secret = mailedSecret()
  expect(await setBy(secret, '111111111111')).toMatchObject({
    returnCode: 2014,
    result: { fields: [{ field: 'password' }] },
  })
  expect((await setBy(secret)).returnCode).toBe(0)
  expect((await elsewhere.call('getCurrentUser')).returnCode).toBe(401)
  await signIn(NEW)
  await expect(signIn(OLD)).rejects.toThrow('2010')
  expect((await setBy(secret, 'a third strong one')).returnCode).toBe(2018)
})

test('who was blocked by number signs in by it with the new password at once', async () => {
  const employeeNo = `N${count}`
  await administrator.ok('updateEmployee', { body: { id, displayName: '两家', employeeNo, departId: null } })
  const byNumber = async (password: string) =>
    (await testApp.visitor().call('signIn', { body: { employeeNo, password } })).returnCode
  for (const want of [2010, 2010, 2010, 2010, 2010, 2011]) expect(await byNumber('mistyped')).toBe(want)
  await reset()
  expect((await setBy(mailedSecret())).returnCode).toBe(0)
  expect(await byNumber(NEW)).toBe(0)
})

test('two at the same moment: one of them sets it', async () => {
  await reset()
  const secret = mailedSecret()
  const codes = await Promise.all([setBy(secret), setBy(secret, 'a third strong one')])
  expect(codes.map(({ returnCode }) => returnCode).sort()).toEqual([0, 2018])
})

test('the database holds the hash, no log line the link', async () => {
  await reset()
  const secret = mailedSecret()
  expect(secret).toHaveLength(43)
  const rows = await testApp.database.read((db) => db.selectFrom('passwordLink').selectAll().execute())
  expect(rows.filter(({ tokenHash }) => tokenHash === hashSecret(secret))).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(secret)
  await setBy(secret)
  expect(logged.join('')).not.toContain(secret)
})

test('an enterprise’s own mail server never sees a link', async () => {
  const relay = await catchMails()
  const config = { host: '127.0.0.1', port: Number(new URL(relay.url).port), secure: false, username: '' }
  const sender = { fromAddress: 'hr@yuanhang.example', fromName: '人力资源部' }
  await administrator.ok('saveNotifyConfig', { body: { notifyType: 'EMAIL', config: { ...config, ...sender } } })
  expect((await reset()).returnCode).toBe(0)
  expect(relay.mails).toEqual([])
  expect(catcher.mails).toHaveLength(1)
  await administrator.ok('saveNotifyConfig', {
    body: { notifyType: 'EMAIL', config: { ...config, ...sender, host: '' } },
  })
  await relay.close()
})

test('a link ends after a day', async () => {
  await reset()
  testApp.clock.now = new Date(testApp.clock.now.getTime() + DAY)
  expect((await setBy(mailedSecret())).returnCode).toBe(2018)
})

test('a second mail waits five minutes, and takes the first one’s place', async () => {
  await reset()
  const first = mailedSecret()
  const refused = await reset()
  expect(refused).toMatchObject({ returnCode: 2074, message: expect.stringContaining('5 分钟') })
  expect(catcher.mails).toHaveLength(1)
  testApp.clock.now = new Date(testApp.clock.now.getTime() + FIVE_MINUTES)
  expect((await reset()).returnCode).toBe(0)
  expect((await setBy(first)).returnCode).toBe(2018)
  expect((await setBy(mailedSecret())).returnCode).toBe(0)
})

test('a changed password ends the link that was sent before', async () => {
  const own = await signIn(OLD)
  await reset()
  await own.ok('changePassword', { body: { oldPassword: OLD, password: NEW } })
  expect((await setBy(mailedSecret(), 'a third strong one')).returnCode).toBe(2018)
  await signIn(NEW)
})

test('a mail that is not taken is told, and can be tried again at once', async () => {
  isRefusing = true
  expect(await reset()).toMatchObject({ returnCode: 2074, message: expect.stringContaining('未能发送') })
  isRefusing = false
  expect((await reset()).returnCode).toBe(0)
})

test('a password is no word of the person or of any of the enterprises, by whichever way it is set', async () => {
  const visitor = await signIn(OLD)
  await administrator.ok('updateEmployee', {
    body: { id, displayName: 'Wolfgang', employeeNo: `NUMBER-${count}`, departId: null },
  })
  await reset()
  const secret = mailedSecret()
  const here = ['wolfgang rides a bike', `it is number-${count} again`, '远航科技的密码谁也猜不到']
  const there = ['我叫两家，住在山上的小木屋', '别家的密码谁也猜不到是什么']
  const weak = { returnCode: 2014, result: { fields: [{ field: 'password' }] } }
  for (const password of [...here, ...there]) {
    expect(await setBy(secret, password), password).toMatchObject(weak)
    const body = { oldPassword: OLD, password }
    expect(await visitor.call('changePassword', { body }), password).toMatchObject(weak)
  }
  expect((await setBy(secret)).returnCode).toBe(0)
})
