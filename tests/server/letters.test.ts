/** anonymity.md R20: what people are told of their own sign-in is lost neither by a mail server nor by a server that stops. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import { purgeStale } from '../../server/features/session/purge.ts'
import { catchMails, type MailCatcher, refusal } from '../e2e/mailCatcher.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

const MINUTE = 60_000
/** server/mail/retry.ts */
const TRIES_OF_TWO_DAYS = 28
const DAY = 86_400_000

/** Nobody is written to by this one: it has no mail server. */
let testApp: TestApp
let administrator: Visitor
let catcher: MailCatcher
let isRefusing = false
let logged: string[] = []
let count = 0
let email: string

beforeAll(async () => {
  catcher = await catchMails({
    onRcptTo: (_address, _session, answer) => answer(isRefusing ? refusal(450, 'not today') : null),
  })
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
})

afterAll(async () => {
  await testApp.close()
  await catcher.close()
})

beforeEach(async () => {
  count += 1
  isRefusing = false
  logged = []
  catcher.mails.length = 0
  email = `told${count}@yuanhang.example`
  const { id } = await administrator.ok('createEmployee', { body: { displayName: '林一', email } })
  await administrator.ok('resetUserPassword', { path: { id }, body: { password: 'chosen by the boss' } })
})

const letters = () => testApp.database.read((db) => db.selectFrom('letter').selectAll().execute())

const pass = (milliseconds: number) => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + milliseconds)
}

/** The same enterprise served by a process that has a mail server, as long as `work` takes. */
async function served(work: () => Promise<void>): Promise<void> {
  const config = readConfig({ DATA_DIR: testApp.directory, SMTP_URL: catcher.url, INSTANCE: '2' })
  const logger = { level: 'info', stream: { write: (line: string) => void logged.push(line) } }
  const app = await createApp({ config, database: testApp.database, now: () => testApp.clock.now, logger })
  await app.ready()
  await work()
  await app.close()
}

test('what was changed while there was no mail server is told once there is one, and nothing of it stays', async () => {
  expect(await letters()).toMatchObject([{ address: email, kind: 'password', language: 'zh', attempts: 0 }])
  await served(() => catcher.waitFor(1))
  expect(catcher.mails.map(({ to, mail }) => [to, mail.subject])).toEqual([[email, '环视：管理员为您设置了新密码']])
  expect(await letters()).toEqual([])
})

test('a letter that is refused is tried again, and given up in the end; the log has no address', async () => {
  isRefusing = true
  for (const attempts of [1, 2, 3]) {
    await served(() => expect.poll(letters).toMatchObject([{ attempts, claimedUntil: null }]))
    pass(121 * MINUTE)
  }
  await testApp.database.write((db) => db.updateTable('letter').set({ attempts: TRIES_OF_TWO_DAYS }).execute())
  await served(() => expect.poll(letters).toEqual([]))
  expect(catcher.mails).toEqual([])
  expect(logged.join('')).toContain('a letter was given up')
  expect(logged.join('')).not.toContain(email)
})

test('one that was refused once comes later', async () => {
  isRefusing = true
  await served(() => expect.poll(letters).toMatchObject([{ attempts: 1, claimedUntil: null }]))
  isRefusing = false
  pass(2 * MINUTE)
  await served(() => catcher.waitFor(1))
  expect(await letters()).toEqual([])
})

test('nobody is told of something a week ago', async () => {
  const purge = () => purgeStale({ database: testApp.database, now: () => testApp.clock.now }, 14 * DAY)
  pass(7 * DAY)
  await purge()
  expect(await letters()).toHaveLength(1)
  pass(1)
  await purge()
  expect(await letters()).toEqual([])
})
