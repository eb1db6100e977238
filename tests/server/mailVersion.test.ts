/** Two administrators at one mail server: who saves what is no longer stored is told. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

const HOST = 'smtp.elsewhere.example'
const NONE = { host: '', fromAddress: '' }

let app: TestApp
let admin: Visitor

beforeEach(async () => {
  app = await startTestApp({ SMTP_ALLOWED_HOSTS: `${HOST},smtp.yuanhang.example` })
  admin = await app.setUpAdministrator()
})

afterEach(() => app.close())

function save(given: object = {}, version?: number) {
  const sender = { fromAddress: 'hr@yuanhang.example', fromName: '人力资源部' }
  const config = { host: HOST, port: 465, secure: true, username: 'hr', password: '8Kd-mail-2026', ...sender, ...given }
  return admin.call('saveNotifyConfig', { body: { notifyType: 'EMAIL', config, version } })
}

test('a version that was read before somebody else saved refuses, and theirs stays', async () => {
  const none = await admin.ok('getNotifyConfig')
  const first = await save({}, none.version)
  expect(first.returnCode).toBe(0)
  const theirs = await save({ fromName: '对方' }, first.result.version)
  expect(theirs.returnCode).toBe(0)
  for (const { version } of [none, first.result]) {
    const refused = { returnCode: 2034, result: { version: theirs.result.version } }
    expect(await save({ fromName: '我方' }, version)).toMatchObject(refused)
    expect(await save(NONE, version)).toMatchObject(refused)
  }
  expect(await admin.ok('getNotifyConfig')).toMatchObject({ config: { fromName: '对方' } })
  // Taken away, it is as it was before there was one.
  expect((await save(NONE, theirs.result.version)).result.version).toBe(none.version)
})

test.each([
  ['host', 'smtp.yuanhang.example'],
  ['port', 587],
  ['secure', false],
  ['username', 'mail'],
  ['fromAddress', 'people@yuanhang.example'],
  ['fromName', '人事部'],
])('another %s is another version', async (name, value) => {
  const one = await save()
  const other = await save({ [name]: value })
  expect(other.returnCode).toBe(0)
  expect(other.result.version).not.toBe(one.result.version)
})

test('a version says nothing about the password but whether there is one', async () => {
  const one = await save()
  const other = await save({ password: 'another-Password-1' })
  const without = await save({ password: '' })
  expect(other.result.version).toBe(one.result.version)
  expect(without.result.version).not.toBe(one.result.version)
})
