import { Writable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import { setUpEnterprise } from '../../server/features/enterprise/setUp.ts'
import { hashPassword } from '../../server/records/people/passwords.ts'
import { catchMails, type MailCatcher } from '../e2e/mailCatcher.ts'
import { createCollecting } from './collectingQuestionnaire.ts'
import { ADMINISTRATOR, startTestApp, type TestApp, type Visitor } from './testApp.ts'

const PASSWORD = 'relay-Password-8Kd'

let relay: MailCatcher
let log: string
let own: TestApp | undefined

beforeEach(async () => {
  log = ''
  relay = await catchMails({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: false,
    onAuth({ username, password }, _session, done) {
      if (username === 'hr' && password === PASSWORD) done(null, { user: username })
      else done(new Error(`no entry for ${username} with ${password}`))
    },
  })
})

afterEach(async () => {
  await own?.close()
  own = undefined
  await relay.close()
})

async function start(environment: Record<string, string>): Promise<Visitor> {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk)
      done()
    },
  })
  own = await startTestApp(environment, { level: 'debug', stream })
  return own.setUpAdministrator()
}

const portOf = ({ url }: MailCatcher) => Number(new URL(url).port)
const config = (given: object = {}) => ({
  host: '127.0.0.1',
  port: portOf(relay),
  secure: false,
  username: 'hr',
  password: PASSWORD,
  fromAddress: 'hr@yuanhang.example',
  fromName: '人力资源部',
  ...given,
})
const save = (admin: Visitor, given: object = {}) =>
  admin.call('saveNotifyConfig', { body: { notifyType: 'EMAIL', config: config(given) } })
const verify = (admin: Visitor) => admin.ok('verifyNotifyConfig', { body: { notifyType: 'EMAIL' } })

const collecting = (type: 1 | 2) => {
  if (own === undefined) throw new Error('not started')
  return createCollecting(own, { type, evaluatees: 1, ratersPerLevel: { superior: 1, self: 0 } })
}

const ALLOWED = { SMTP_ALLOWED_HOSTS: 'smtp.elsewhere.example, 127.0.0.1' }

describe('an allowed relay', () => {
  test('sends the enterprise’s mails, without a server of the installation', async () => {
    const admin = await start(ALLOWED)
    const saved = await save(admin)
    const { password: _, ...shown } = config()
    const want = {
      notifyType: 'EMAIL',
      source: 'enterprise',
      config: { ...shown, hasPassword: true },
      allowedHosts: ['smtp.elsewhere.example', '127.0.0.1'],
      locked: false,
      version: expect.any(Number),
    }
    expect(saved).toMatchObject({ returnCode: 0, result: want })
    expect(await admin.ok('getNotifyConfig')).toEqual(want)
    const { questionnaireId } = await collecting(1)
    const body = { businessType: 'invite' as const, confirm: false }
    await admin.ok('sendNotifications', { path: { id: questionnaireId }, body })
    await relay.waitFor(1, 10_000)
    expect(relay.mails[0]).toMatchObject({
      mail: { from: { address: 'hr@yuanhang.example', name: '人力资源部' } },
      link: expect.stringContaining('/feedback/#/t/'),
    })
  })

  test('is tried with a test mail to whoever asks', async () => {
    const admin = await start(ALLOWED)
    await save(admin)
    expect(await verify(admin)).toEqual({ verified: true, reason: null })
    expect(relay.mails).toMatchObject([{ to: ADMINISTRATOR.email, mail: { subject: '环视：测试邮件' } }])
  })

  test('that refuses is told in its own words, the password in none of them', async () => {
    const admin = await start(ALLOWED)
    await save(admin, { password: 'wrong-Password-1' })
    const { verified, reason } = await verify(admin)
    expect(verified).toBe(false)
    expect(reason).toContain('no entry for hr with ***')
    expect(log).not.toContain('wrong-Password-1')
    // The right one is used from then on, without a new start.
    await save(admin)
    expect(await verify(admin)).toMatchObject({ verified: true })
  })

  test('comes before the server’s; an empty host goes back to that', async () => {
    const server = await catchMails()
    const admin = await start({ ...ALLOWED, SMTP_URL: server.url })
    await save(admin)
    await verify(admin)
    expect([relay.mails.length, server.mails.length]).toEqual([1, 0])
    const back = await save(admin, { host: '', fromAddress: '' })
    expect(back.result).toMatchObject({ source: 'server', config: { port: portOf(server) } })
    await verify(admin)
    expect([relay.mails.length, server.mails.length]).toEqual([1, 1])
    await server.close()
  })

  test('of one enterprise sends nobody else’s mails', async () => {
    const admin = await start(ALLOWED)
    const server = { host: '127.0.0.1', port: portOf(relay), secure: 0, username: '', secret: '' } as const
    const row = { enterpriseId: 7, ...server, fromAddress: 'x@y.example', fromName: '' }
    await own?.database.write((db) => db.insertInto('mailRelay').values(row).execute())
    const { questionnaireId } = await collecting(1)
    const body = { businessType: 'invite' as const, confirm: false }
    await admin.ok('sendNotifications', { path: { id: questionnaireId }, body })
    await new Promise((wait) => setTimeout(wait, 1_000))
    const links = await own?.database.read((db) => db.selectFrom('answeringLink').selectAll().execute())
    expect(links).toEqual([])
    expect(await admin.ok('listMails', { path: { id: questionnaireId } })).toMatchObject({
      items: [{ status: 'waiting', attempts: 0 }],
    })
    expect(relay.mails).toEqual([])
  })
})

describe('the password', () => {
  test('is encrypted where it lies, and in no answer, log or audit', async () => {
    const admin = await start(ALLOWED)
    const saved = await save(admin)
    await verify(admin)
    const stored = await own?.database.read(async (db) => ({
      relays: await db.selectFrom('mailRelay').selectAll().execute(),
      events: await db.selectFrom('auditEvent').selectAll().execute(),
    }))
    const everything = JSON.stringify([stored, saved, await admin.ok('getNotifyConfig')]) + log
    expect(everything).not.toContain(PASSWORD)
    expect(everything).not.toContain(Buffer.from(PASSWORD).toString('base64').slice(0, 20))
    expect(stored?.relays[0]?.secret.length).toBeGreaterThan(40)
    expect(stored?.events.map(({ action }) => action)).toContain('mail.relay')
  })

  test('left out stays, but only for the same server and user', async () => {
    const admin = await start(ALLOWED)
    await save(admin)
    expect((await save(admin, { password: undefined, fromName: '新' })).result).toMatchObject({
      config: { hasPassword: true, fromName: '新' },
    })
    expect(await verify(admin)).toMatchObject({ verified: true })
    // Allowed is another host, too: whoever names it would be handed the password of the first.
    for (const other of [{ host: 'smtp.elsewhere.example' }, { port: portOf(relay) - 1 }, { username: 'other' }]) {
      expect(await save(admin, { ...other, password: undefined })).toMatchObject({
        returnCode: 2065,
        message: '保存的密码只用于原来的服务器、端口和用户名，其中一项已更改。请重新输入密码。',
        result: { fields: [{ field: 'config.password', message: expect.stringContaining('请重新输入密码') }] },
      })
    }
    expect((await save(admin, { password: '' })).result.config.hasPassword).toBe(false)
  })

  test('goes with the user name: a server without one asks for no sign-in', async () => {
    const admin = await start(ALLOWED)
    await save(admin)
    const open = await save(admin, { username: ' ', password: undefined })
    expect(open).toMatchObject({ returnCode: 0, result: { config: { username: '', hasPassword: false } } })
    expect((await save(admin, { username: '', password: '' })).result.config.hasPassword).toBe(false)
    const stored = await own?.database.read((db) => db.selectFrom('mailRelay').select('secret').execute())
    expect(stored).toEqual([{ secret: '' }])
  })
})

describe('refused', () => {
  test.each([
    ['zh-CN', '有密码时必须填写用户名'],
    ['en', 'A user name is needed with a password'],
  ])('a password without a user name, told in %s at the user name, and nothing is changed', async (language, told) => {
    const admin = await start(ALLOWED)
    await save(admin)
    const body = { notifyType: 'EMAIL' as const, config: config({ username: ' ', fromName: '新' }) }
    expect(await admin.call('saveNotifyConfig', { body, headers: { 'accept-language': language } })).toMatchObject({
      returnCode: 2066,
      status: 422,
      result: { fields: [{ field: 'config.username', message: expect.stringContaining(told) }] },
    })
    expect(await admin.ok('getNotifyConfig')).toMatchObject({ config: { username: 'hr', fromName: '人力资源部' } })
    // Nobody signs in at no server.
    expect((await save(admin, { host: '', fromAddress: '', username: '' })).returnCode).toBe(0)
  })

  test.each([
    ['by default', {}],
    ['for a host the operator does not name', { SMTP_ALLOWED_HOSTS: 'smtp.elsewhere.example' }],
  ])('a relay is off %s', async (_, environment) => {
    const admin = await start(environment)
    expect(await save(admin)).toMatchObject({
      returnCode: 2063,
      status: 409,
      result: { fields: [{ field: 'config.host' }] },
    })
    expect(await admin.ok('getNotifyConfig')).toMatchObject({ source: 'none', config: { host: '' } })
  })

  test('one that the operator no longer allows is not used', async () => {
    const admin = await start(ALLOWED)
    await save(admin, {})
    await own?.database.write((db) => db.updateTable('mailRelay').set({ host: 'localhost' }).execute())
    expect(await admin.ok('getNotifyConfig')).toMatchObject({ source: 'none' })
    expect(await verify(admin)).toMatchObject({ verified: false })
    expect(relay.mails).toEqual([])
  })

  test('a sender that is no address names its field', async () => {
    const admin = await start(ALLOWED)
    for (const fromAddress of ['', 'nobody', 'a@b.example\r\nBcc: c@d.example', '<a@b.example>']) {
      const message = fromAddress === '' ? '必须填写' : '不是有效的邮箱地址'
      expect(await save(admin, { fromAddress })).toMatchObject({
        returnCode: 2000,
        result: { fields: [{ field: 'config.fromAddress', message }] },
      })
    }
  })

  test('while an anonymous questionnaire collects; a named one does not matter', async () => {
    const admin = await start(ALLOWED)
    await collecting(1)
    expect((await save(admin)).returnCode).toBe(0)
    const { questionnaireId } = await collecting(2)
    expect(await save(admin)).toMatchObject({ returnCode: 2064, status: 409 })
    expect(await save(admin, { host: '', fromAddress: '' })).toMatchObject({ returnCode: 2064 })
    await admin.ok('disableQuestionnaire', { path: { id: questionnaireId } })
    expect((await save(admin)).returnCode).toBe(2064)
    expect(await admin.ok('getNotifyConfig')).toMatchObject({ source: 'enterprise', locked: true })
  })

  test('while one can be brought back that was removed: its links would be mailed then', async () => {
    const admin = await start(ALLOWED)
    const { questionnaireId: id } = await collecting(2)
    await admin.ok('deleteQuestionnaire', { path: { id } })
    expect((await save(admin)).returnCode).toBe(2064)
    const long = '2026-09-01T00:00:00.000Z'
    await own?.database.write((db) =>
      db.updateTable('questionnaire').set({ deletedAt: long }).where('id', '=', id).execute(),
    )
    expect((await save(admin)).returnCode).toBe(0)
  })
})

test('a password that another key locked is not used, and said so by the mail server', async () => {
  const admin = await start(ALLOWED)
  await save(admin)
  await own?.database.write((db) =>
    db
      .updateTable('mailRelay')
      .set({ secret: 'AAAA'.repeat(20) })
      .execute(),
  )
  expect(await verify(admin)).toMatchObject({ verified: false })
  expect(relay.mails).toEqual([])
})

test('a password that was locked for another enterprise opens nothing in the own row', async () => {
  const admin = await start(ALLOWED)
  if (own === undefined) throw new Error('not started')
  const { database, visitor, clock } = own
  const context = { database, ids: createIds(() => Date.now(), 61), now: () => clock.now }
  const other = { enterpriseName: '别家', displayName: '外人', email: 'boss@other.example' }
  const passwordHash = await hashPassword(ADMINISTRATOR.password)
  const { enterpriseId } = await setUpEnterprise(context, { ...other, passwordHash }, false)
  const boss = visitor()
  await boss.ok('signIn', { body: { email: other.email, password: ADMINISTRATOR.password } })
  await save(admin)
  await save(boss)
  expect(await verify(boss)).toMatchObject({ verified: true })
  await database.write(async (db) => {
    const rows = db.selectFrom('mailRelay').select('secret').where('enterpriseId', '!=', enterpriseId)
    await db.updateTable('mailRelay').set({ secret: rows }).where('enterpriseId', '=', enterpriseId).execute()
  })
  expect(await verify(boss)).toMatchObject({ verified: false })
  expect(await verify(admin)).toMatchObject({ verified: true })
  expect(relay.mails.map(({ to }) => to)).toEqual([other.email, ADMINISTRATOR.email])
})
