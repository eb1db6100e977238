/** Issue 6, point 12: the first sign-in of imported people is a mailed link, for many at once. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { catchMails, type MailCatcher, refusal } from '../e2e/mailCatcher.ts'
import { join } from './inviting.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

const OWN = 'nobody else knows it'
const MINUTE = 60_000

let testApp: TestApp
let administrator: Visitor
let catcher: MailCatcher
let isRefusing = false
let count = 0

beforeAll(async () => {
  catcher = await catchMails({
    onRcptTo: (_address, _session, answer) => answer(isRefusing ? refusal(450, 'not today') : null),
  })
  testApp = await startTestApp({ SMTP_URL: catcher.url, PUBLIC_URL: 'https://roundview.example' })
  administrator = await testApp.setUpAdministrator()
})

afterAll(async () => {
  await testApp.close()
  await catcher.close()
})

beforeEach(() => {
  count += 1
  isRefusing = false
  catcher.mails.length = 0
})

const addressOf = (name: string) => `${name}${count}@yuanhang.example`

async function add(name: string, body: object = { email: addressOf(name) }): Promise<number> {
  return (await administrator.ok('createEmployee', { body: { displayName: name, ...body } })).id
}

const invite = (ids: number[]) => administrator.ok('bulkInviteEmployees', { body: { ids } })

const letters = () => testApp.database.read((db) => db.selectFrom('letter').selectAll().execute())

/** The secret in the last mail to an address. */
function secretTo(address: string): string {
  const mail = catcher.mails.findLast(({ to }) => to === address)
  const [, secret = ''] = /\/signin\/#\/invitation\/([\w-]{43})/.exec(mail?.mail.text ?? '') ?? []
  return secret
}

const accept = (secret: string) => testApp.visitor().call('acceptInvitation', { body: { secret, password: OWN } })

test('each gets a link of the own, chooses a password and comes in', async () => {
  const ids = [await add('first'), await add('second')]
  expect(await invite(ids)).toEqual({ changed: ids, skipped: [], jobId: null })
  await catcher.waitFor(2)
  for (const name of ['first', 'second']) {
    const email = addressOf(name)
    expect((await accept(secretTo(email))).returnCode).toBe(0)
    const visitor = testApp.visitor()
    await visitor.ok('signIn', { body: { email, password: OWN } })
    expect(await visitor.ok('getCurrentUser')).toMatchObject({ displayName: name })
  }
  await expect.poll(letters).toEqual([])
})

test('whose sign-in is their own gets none; who cannot be written to is named', async () => {
  const own = await add('own')
  await join(testApp, own, OWN)
  const disabled = await add('disabled')
  await administrator.ok('disableUser', { query: { uid: String(disabled) } })
  const without = await add('without', { employeeNo: `W${count}` })
  const good = await add('good')
  const { changed, skipped } = await invite([own, disabled, without, good])
  expect(changed).toEqual([good])
  expect(skipped).toMatchObject([
    { id: disabled, name: 'disabled', returnCode: 2074, message: expect.stringContaining('已停用') },
    { id: without, name: 'without', returnCode: 2074, message: expect.stringContaining('邮箱') },
  ])
  await catcher.waitFor(1)
  expect(catcher.mails.map(({ to }) => to)).toEqual([addressOf('good')])
})

test('asked twice nobody gets two, neither before nor within five minutes of the first', async () => {
  const id = await add('twice')
  isRefusing = true
  expect((await invite([id])).changed).toEqual([id])
  expect((await invite([id])).changed).toEqual([])
  await expect.poll(letters).toMatchObject([{ attempts: 1, claimedUntil: null }])
  isRefusing = false
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 2 * MINUTE)
  expect((await invite([id])).changed).toEqual([])
  await catcher.waitFor(1)
  await expect.poll(letters).toEqual([])
  expect((await invite([id])).changed).toEqual([])
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 5 * MINUTE + 1)
  expect((await invite([id])).changed).toEqual([id])
  await catcher.waitFor(2)
  // The later link took the place of the earlier one.
  expect((await accept(secretTo(addressOf('twice')))).returnCode).toBe(0)
})

test('a whole import is written to as a job', async () => {
  const rows = Array.from({ length: 501 }, (_, place) => `人${place},bulk${place}@yuanhang.example`)
  const { jobId } = await administrator.ok('importEmployees', {
    body: { text: ['displayName,email', ...rows].join('\r\n'), allOrNothing: true },
  })
  const jobOf = (id: number) => administrator.ok('getJob', { path: { id } })
  await expect.poll(() => jobOf(jobId)).toMatchObject({ status: 'done' })
  const body = { filter: { kw: 'bulk' }, expectedCount: 501 }
  const started = await administrator.ok('bulkInviteEmployees', { body })
  expect(started).toMatchObject({ changed: [], jobId: expect.any(Number) })
  await expect
    .poll(() => jobOf(started.jobId ?? 0))
    .toMatchObject({ status: 'done', kind: 'bulkInviteEmployees', result: { updated: 501 } })
  await catcher.waitFor(501)
  expect(new Set(catcher.mails.map(({ to }) => to)).size).toBe(501)
})

test('a server without a mail server says so of each', async () => {
  const without = await startTestApp()
  try {
    const boss = await without.setUpAdministrator()
    const { id } = await boss.ok('createEmployee', { body: { displayName: '某人', email: 'some@yuanhang.example' } })
    const { changed, skipped } = await boss.ok('bulkInviteEmployees', { body: { ids: [id] } })
    expect(changed).toEqual([])
    expect(skipped).toMatchObject([{ id, returnCode: 2074, message: expect.stringContaining('没有可用的邮件服务器') }])
  } finally {
    await without.close()
  }
})
