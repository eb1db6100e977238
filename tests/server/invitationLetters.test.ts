/** Invitations as letters: what stands in the audit log, what becomes of one that waits, and of one that is never sent. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import { purgeStale } from '../../server/features/session/purge.ts'
import { insertEmployees } from '../../server/records/people/employees.ts'
import { insertEnterprise, newEnterprise } from '../../server/records/people/enterprises.ts'
import { newEmployee } from '../../server/records/people/newEmployee.ts'
import { catchMails, type MailCatcher, refusal } from '../e2e/mailCatcher.ts'
import { join, invite as placeLink } from './inviting.ts'
import { ADMINISTRATOR, LONGEST_SESSION, startTestApp, type TestApp, type Visitor } from './testApp.ts'

const OWN = 'nobody else knows it'
const MINUTE = 60_000
/** server/mail/retry.ts */
const TRIES_OF_TWO_DAYS = 28
const createdAt = '2026-11-01T00:00:00.000Z'

let testApp: TestApp
let administrator: Visitor
let catcher: MailCatcher
let isRefusing = false
let logged = ''
let count = 0
let id: number
let email: string

beforeAll(async () => {
  catcher = await catchMails({
    onRcptTo: (_address, _session, answer) => answer(isRefusing ? refusal(450, 'not today') : null),
  })
  const stream = {
    write(line: string) {
      logged += line
    },
  }
  const environment = { SMTP_URL: catcher.url, PUBLIC_URL: 'https://roundview.example', TRUSTED_PROXIES: '1' }
  testApp = await startTestApp(environment, { level: 'info', stream })
  administrator = await testApp.setUpAdministrator()
})

afterAll(async () => {
  await testApp.close()
  await catcher.close()
})

beforeEach(async () => {
  count += 1
  isRefusing = false
  logged = ''
  catcher.mails.length = 0
  await testApp.database.write((db) => db.deleteFrom('letter').execute())
  email = `invited${count}@yuanhang.example`
  id = (await administrator.ok('createEmployee', { body: { displayName: `林${count}`, email } })).id
})

/** Also lets the worker look into the outbox, whoever is invited. */
const invite = (ids = [id]) => administrator.ok('bulkInviteEmployees', { body: { ids } })

const letters = () => testApp.database.read((db) => db.selectFrom('letter').selectAll().execute())

const links = () =>
  testApp.database.read((db) => db.selectFrom('invitation').selectAll().where('employeeId', '=', id).execute())

const pass = (minutes: number) => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + minutes * MINUTE)
}

const events = async (action: string) => {
  const { items } = await administrator.ok('listAuditEvents', { query: { action, kw: `林${count}` } as never })
  return items
}

const sentTo = (address: string) => catcher.mails.filter(({ to }) => to === address)

/** The letter is refused once, and waits. */
async function waiting() {
  isRefusing = true
  expect((await invite()).changed).toEqual([id])
  await expect.poll(letters).toMatchObject([{ attempts: 1, claimedUntil: null }])
}

describe('the audit log', () => {
  test('has who invited whom, one or many', async () => {
    await administrator.ok('inviteEmployee', { path: { id } })
    expect(await events('person.invited')).toMatchObject([
      { actor: '管理员', about: `林${count}`, detail: '', remoteAddress: '127.0.0.1' },
    ])
    pass(6)
    expect((await invite()).changed).toEqual([id])
    expect(await events('person.invited')).toMatchObject([{ actor: '管理员' }, { actor: '管理员' }])
    await catcher.waitFor(2)
    expect(await events('person.invitationFailed')).toEqual([])
  })

  test('has one that was given up, and why; its link opens nothing and the log names the kind of letter', async () => {
    await waiting()
    await testApp.database.write((db) => db.updateTable('letter').set({ attempts: TRIES_OF_TWO_DAYS }).execute())
    pass(121)
    await invite()
    await expect.poll(letters).toEqual([])
    expect(await links()).toEqual([])
    const [failed] = await events('person.invitationFailed')
    expect(failed).toMatchObject({ actor: '', about: `林${count}`, remoteAddress: '' })
    expect(failed?.detail).toContain('not today')
    expect(logged).toContain('"letter":"invitation"')
    expect(logged).not.toContain(email)
  })

  test('has one that the mail server refused at once', async () => {
    isRefusing = true
    expect((await administrator.call('inviteEmployee', { path: { id } })).returnCode).toBe(2074)
    expect(await events('person.invitationFailed')).toMatchObject([{ actor: '管理员', detail: expect.any(String) }])
    expect(await links()).toEqual([])
  })
})

describe('a letter that waits', () => {
  test('has no link, and is the only one, also long after the pause', async () => {
    await waiting()
    expect(await links()).toEqual([])
    pass(60)
    expect(await invite()).toMatchObject({ changed: [], skipped: [{ id, returnCode: 2074 }] })
    await expect.poll(letters).toMatchObject([{ attempts: 2, claimedUntil: null }])
    const alone = await administrator.call('inviteEmployee', { path: { id } })
    expect(alone).toMatchObject({ returnCode: 2074, message: expect.stringContaining('等待发送') })
    isRefusing = false
    pass(121)
    await invite()
    await expect.poll(letters).toEqual([])
    expect(sentTo(email)).toHaveLength(1)
  })

  test('goes to the address the person has by then', async () => {
    await waiting()
    const other = `other${count}@yuanhang.example`
    const body = { id, displayName: `林${count}`, employeeNo: '', departId: null, email: other }
    await administrator.ok('updateEmployee', { body })
    isRefusing = false
    pass(2)
    await invite()
    await catcher.waitFor(1)
    await expect.poll(async () => (await letters()).filter(({ kind }) => kind === 'invitation')).toEqual([])
    const mail = sentTo(other).find(({ mail: { text } }) => text?.includes('/invitation/'))
    expect(mail).toBeDefined()
    expect(sentTo(email).filter(({ mail: { text } }) => text?.includes('/invitation/'))).toEqual([])
    await expect.poll(letters).toEqual([])
  })

  test('is not sent to who was disabled meanwhile, and that is told', async () => {
    await waiting()
    await administrator.ok('disableUser', { query: { uid: String(id) } })
    isRefusing = false
    pass(2)
    await invite()
    await expect.poll(letters).toEqual([])
    expect(await links()).toEqual([])
    expect(sentTo(email)).toEqual([])
    expect(await events('person.invitationFailed')).toMatchObject([{ detail: '此人已停用' }])
  })

  test('is not sent to who has joined meanwhile', async () => {
    await waiting()
    await join(testApp, id, OWN)
    isRefusing = false
    pass(2)
    await invite()
    await expect.poll(letters).toEqual([])
    expect(await links()).toEqual([])
    expect(sentTo(email)).toEqual([])
    expect(await events('person.invitationFailed')).toEqual([])
  })

  test('longer than a week goes, and that is told', async () => {
    await waiting()
    pass(7 * 24 * 60 + 1)
    await purgeStale({ database: testApp.database, now: () => testApp.clock.now }, LONGEST_SESSION)
    expect(await letters()).toEqual([])
    administrator = testApp.visitor()
    await administrator.ok('signIn', { body: { email: ADMINISTRATOR.email, password: ADMINISTRATOR.password } })
    expect(await events('person.invitationFailed')).toMatchObject([{ detail: '一周内未能发送' }])
  })

  test('is sent at once to who asks for a link, and once', async () => {
    await waiting()
    isRefusing = false
    await testApp.visitor().ok('mailSignInLinks', { body: { email } })
    await expect.poll(() => sentTo(email)).toHaveLength(1)
    pass(121)
    const other = { displayName: '别人', email: `later${count}@yuanhang.example` }
    await invite([(await administrator.ok('createEmployee', { body: other })).id])
    await expect.poll(letters).toEqual([])
    expect(sentTo(other.email)).toHaveLength(1)
    expect(sentTo(email)).toHaveLength(1)
    const [, secret = ''] = /\/invitation\/([\w-]{43})/.exec(sentTo(email)[0]?.mail.text ?? '') ?? []
    expect((await testApp.visitor().call('acceptInvitation', { body: { secret, password: OWN } })).returnCode).toBe(0)
  })

  test('waits on when it is refused to who asked for a link, too', async () => {
    await waiting()
    await testApp.visitor().ok('mailSignInLinks', { body: { email } })
    await expect.poll(letters).toMatchObject([{ kind: 'invitation', attempts: 2, claimedUntil: null }])
  })
})

test('several who invite the same people at once write one letter to each', async () => {
  isRefusing = true
  const { enterpriseId } = await testApp.database.read((db) =>
    db.selectFrom('employee').select('enterpriseId').where('id', '=', id).executeTakeFirstOrThrow(),
  )
  const rows = Array.from({ length: 60 }, (_, place) =>
    newEmployee({
      ...{ enterpriseId, id: 1000 + place, displayName: `众${place}` },
      ...{ email: `crowd${place}@yuanhang.example`, createdAt },
    }),
  )
  await testApp.database.write((db) => insertEmployees(db, rows))
  const ids = rows.map((row) => row.id)
  const answers = await Promise.all([1, 2, 3, 4].map(() => invite(ids)))
  expect(answers.flatMap(({ changed }) => changed).sort((a, b) => a - b)).toEqual(ids)
  expect((await letters()).map(({ employeeId }) => employeeId).sort((a, b) => a - b)).toEqual(ids)
})

test('who has joined is not written to, and whoever got a link just now is told of, one or many', async () => {
  await placeLink(testApp, id)
  expect(await invite()).toMatchObject({
    changed: [],
    skipped: [{ id, returnCode: 2074, message: expect.stringContaining('5 分钟') }],
  })
  expect((await administrator.call('inviteEmployee', { path: { id } })).message).toContain('5 分钟')
  await testApp.database.write((db) => db.deleteFrom('invitation').where('employeeId', '=', id).execute())
  await join(testApp, id, OWN)
  expect(await invite()).toEqual({ changed: [], skipped: [], jobId: null })
  const alone = await administrator.call('inviteEmployee', { path: { id } })
  expect(alone).toMatchObject({ returnCode: 2074, message: expect.stringContaining('本人确认') })
})

test('enterprises somebody has joined take no place among those that are asked of', async () => {
  await join(testApp, id, OWN)
  const ids = createIds(() => Date.now() + 86_400_000, 61)
  await testApp.database.write(async (db) => {
    const { userId } = await db.selectFrom('employee').select('userId').where('id', '=', id).executeTakeFirstOrThrow()
    for (const place of [1, 2, 3, 4, 5, 6]) {
      const enterprise = newEnterprise({ id: ids.newId(), name: `第${place}家`, createdAt })
      await insertEnterprise(db, enterprise)
      const person = newEmployee({ enterpriseId: enterprise.id, id: ids.newId(), displayName: '林', email, createdAt })
      await insertEmployees(db, [{ ...person, userId: place < 6 ? userId : null }])
    }
  })
  await testApp.visitor().ok('mailSignInLinks', { body: { email } })
  await expect.poll(() => sentTo(email)).toHaveLength(2)
  const subjects = sentTo(email).map(({ mail: { subject } }) => subject)
  expect(subjects.filter((subject) => subject?.includes('第6家'))).toHaveLength(1)
})

test('no enterprise’s relay gets the link of an invitation', async () => {
  const relayed = await startTestApp({ SMTP_ALLOWED_HOSTS: '127.0.0.1' })
  try {
    const boss = await relayed.setUpAdministrator()
    const port = Number(new URL(catcher.url).port)
    const from = { fromAddress: 'hr@yuanhang.example', fromName: '人力资源部' }
    const config = { host: '127.0.0.1', port, secure: false, username: '', password: '', ...from }
    await boss.ok('saveNotifyConfig', { body: { notifyType: 'EMAIL', config } })
    const person = await boss.ok('createEmployee', { body: { displayName: '某人', email } })
    const moment = relayed.clock.now.toISOString()
    await relayed.database.write(async (db) => {
      const { enterpriseId } = await db.selectFrom('employee').selectAll().limit(1).executeTakeFirstOrThrow()
      const letter = { enterpriseId, id: 1, employeeId: person.id, userId: null, name: '某人', address: email }
      const waits = { attempts: 0, unreached: 0, nextAttemptAt: moment, claimedUntil: null, createdAt: moment }
      await db
        .insertInto('letter')
        .values({ ...letter, ...waits, kind: 'invitation', language: 'zh' })
        .execute()
    })
    // What waits longer would have been sent before this.
    await boss.ok('resetUserPassword', { path: { id: person.id }, body: { password: 'chosen by the boss' } })
    await expect.poll(() => sentTo(email)).toHaveLength(1)
    expect(sentTo(email).map(({ mail: { text } }) => text?.includes('/invitation/'))).toEqual([false])
    const kept = await relayed.database.read(async (db) => ({
      letters: await db.selectFrom('letter').select(['kind', 'claimedUntil']).where('id', '=', 1).execute(),
      links: await db.selectFrom('invitation').selectAll().execute(),
    }))
    expect(kept).toEqual({ letters: [{ kind: 'invitation', claimedUntil: null }], links: [] })
  } finally {
    await relayed.close()
  }
})
