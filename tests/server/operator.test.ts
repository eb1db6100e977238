/** Issue 6, point 9: the operator's command, beside the running server on its database. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catchMails } from '../e2e/mailCatcher.ts'
import { operate } from './operatorCommand.ts'
import { ownPasswords } from './ownPasswords.ts'
import { ADMINISTRATOR, startTestApp, type TestApp, type Visitor } from './testApp.ts'

let testApp: TestApp
let administrator: Visitor
let uid: string

beforeAll(async () => {
  testApp = await startTestApp()
})

afterAll(async () => {
  await testApp.close()
})

test('on an installation without an enterprise the list says what to do', async () => {
  expect(await operate(testApp, ['enterprise', 'list'])).toEqual({
    code: 0,
    out: "There is no enterprise yet. Open the server's address, or use 'enterprise add'.\n",
    err: '',
  })
  administrator = await testApp.setUpAdministrator()
  uid = (await administrator.ok('getEnterpriseBasic')).enterpriseUid
})

test('enterprise add makes one beside the running server, and list shows both', async () => {
  const made = await operate(testApp, ['enterprise', 'add', ' 远航教育 (上海) '])
  expect(made).toMatchObject({ code: 0, err: '' })
  const [, second = ''] = /^Made (ent-\S{12}) {2}远航教育 \(上海\)\n/.exec(made.out) ?? []
  const { out } = await operate(testApp, ['enterprise', 'list'])
  const licence = 'licence enterprise, people 0 of unlimited, charging type 0'
  expect(out.split('\n')).toEqual([
    `${uid}  ${ADMINISTRATOR.enterpriseName}`,
    `  people 1, administrators who can sign in 1; ${licence}`,
    `${second}  远航教育 (上海)`,
    `  people 0, administrators who can sign in 0; ${licence}`,
    '',
  ])
})

test('licence sets what is given, and the running server heeds it at its next call', async () => {
  const set = await operate(testApp, ['licence', uid, '--people', '500', '--charging', '2'])
  expect(set).toMatchObject({ code: 0, out: `${uid}  licence enterprise, people 0 of 500, charging type 2\n` })
  expect(await administrator.ok('authorizeProduct')).toEqual({
    productPricingVersion: 1,
    permitUserCount: 500,
    totalUserCount: 0,
    chargingType: 2,
  })
  await operate(testApp, ['licence', uid, '--version', 'free', '--people', 'unlimited'])
  expect(await administrator.ok('authorizeProduct')).toEqual({
    productPricingVersion: 0,
    permitUserCount: null,
    totalUserCount: 0,
    chargingType: 2,
  })
  const shown = await operate(testApp, ['licence', uid])
  expect(shown.out).toBe(`${uid}  licence free, people 0 of unlimited, charging type 2\n`)
})

describe('administrator', () => {
  const PASSWORD = 'known to the person alone'
  const address = 'first@shanghai.example'
  let second: string

  beforeAll(async () => {
    const { out } = await operate(testApp, ['enterprise', 'add', '上海'])
    second = /ent-\S{12}/.exec(out)?.[0] ?? ''
  })

  test('appoints the first one of an enterprise by a printed link, in which the running server believes', async () => {
    const words = ['administrator', second, ' First@Shanghai.example', '--name', '沈一']
    const refused = await operate(testApp, words)
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('add --print-link') })
    const { code, out } = await operate(testApp, [...words, '--print-link'])
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining(`${address} is an administrator of 上海`) })
    const [, secret = ''] = /\/signin\/#\/invitation\/([\w-]{43})\n/.exec(out) ?? []
    await testApp.visitor().ok('acceptInvitation', { body: { secret, password: PASSWORD } })
    const first = testApp.visitor()
    await first.ok('signIn', { body: { email: address, password: PASSWORD } })
    expect(await first.ok('getCurrentUser')).toMatchObject({
      enterpriseName: '上海',
      role: 'admin',
      displayName: '沈一',
    })
    expect((await first.ok('listEmployees')).total).toBe(1)
    expect((await operate(testApp, ['enterprise', 'list'])).out).toContain(
      '上海\n  people 1, administrators who can sign in 1;',
    )
  })

  test('mails the link where there is a mail server, in the language asked for', async () => {
    const catcher = await catchMails()
    const words = ['administrator', second, 'second@shanghai.example', '--name', '沈二', '--language', 'en']
    const settings = { SMTP_URL: catcher.url, PUBLIC_URL: 'https://roundview.example' }
    expect(await operate(testApp, words, settings)).toMatchObject({ code: 0, err: '' })
    expect(catcher.mails.map(({ to, mail }) => [to, mail.subject])).toEqual([
      ['second@shanghai.example', 'Roundview: confirm your sign-in at 上海'],
    ])
    expect(catcher.mails[0]?.mail.text).toContain('https://roundview.example/signin/#/invitation/')
    const again = await operate(testApp, words, settings)
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining('try again in 5 minutes') })
    await catcher.close()
  })

  test('appoints a member who is there, disabled or not; who signs in already needs no link', async () => {
    const first = testApp.visitor()
    await first.ok('signIn', { body: { email: address, password: PASSWORD } })
    const person = { displayName: '沈三', email: 'third@shanghai.example', password: 'a long enough line' }
    const { id } = await first.ok('createEmployee', { body: person })
    await first.ok('disableUser', { query: { uid: String(id) } })
    const { out } = await operate(testApp, ['administrator', second, person.email], { SMTP_URL: 'smtp://127.0.0.1:9' })
    expect(out).toBe(`${person.email} is an administrator of 上海 and signs in as before.\n`)
    await ownPasswords(testApp)
    const third = testApp.visitor()
    await third.ok('signIn', { body: { email: person.email, password: person.password } })
    expect(await third.ok('getCurrentUser')).toMatchObject({ role: 'admin' })
    const { items } = await third.ok('listAuditEvents', { query: { action: 'person.enabled' } })
    expect(items).toMatchObject([{ actor: '', about: '沈三', remoteAddress: '' }])
  })

  test('who is appointed goes on in today’s session, under the limits of administrators from now on', async () => {
    const first = testApp.visitor()
    await first.ok('signIn', { body: { email: address, password: PASSWORD } })
    const person = { displayName: '沈四', email: 'fourth@shanghai.example', password: 'a long enough line' }
    await first.ok('createEmployee', { body: person })
    const before = testApp.clock.now
    // The command's clock is the machine's.
    testApp.clock.now = new Date()
    await ownPasswords(testApp)
    const fourth = testApp.visitor()
    await fourth.ok('signIn', { body: { email: person.email, password: person.password } })
    testApp.clock.now = before
    await operate(testApp, ['administrator', second, person.email, '--print-link'])
    const kept = await testApp.database.read((db) =>
      db
        .selectFrom('session')
        .innerJoin('user', 'user.id', 'session.userId')
        .select(['session.createdAt', 'session.lastSeenAt'])
        .where('user.email', '=', person.email)
        .executeTakeFirstOrThrow(),
    )
    expect(kept.lastSeenAt).not.toMatch(/T00:00:00\.000Z$/)
    expect(kept.createdAt).toBe(kept.lastSeenAt)
  })

  test.each([
    { words: ['nobody@shanghai.example', '--print-link'], told: 'add --name' },
    { words: ['no address', '--name', 'x', '--print-link'], told: "'no address' is no e-mail address." },
    ...['ada@localhost', 'ü@b.example', 'ada.@x.example', 'ada(li)@x.example'].map((address) => ({
      words: [address, '--name', 'x', '--print-link'],
      told: `'${address}' is no e-mail address.`,
    })),
    { words: ['x@x.example', '--name', 'a\u202eb', '--print-link'], told: '--name is one line' },
    { words: ['x@x.example', '--name', 'x', '--language', 'fr'], told: '--language is zh or en' },
  ])('refuses $words and changes nobody', async ({ words, told }) => {
    const people = () => testApp.database.read((db) => db.selectFrom('employee').select(['id', 'role']).execute())
    const before = await people()
    const said = await operate(testApp, ['administrator', second, ...words])
    expect(said).toMatchObject({ code: 1, out: '', err: expect.stringContaining(told) })
    expect(await people()).toEqual(before)
  })
})

describe('wrong words change nothing and say what is wrong', () => {
  test.each([
    { words: ['enterprise'], code: 64, told: "There is no command 'enterprise'." },
    { words: ['enterprise', 'remove', 'x'], code: 64, told: "There is no command 'enterprise remove'." },
    { words: ['enterprise', 'add'], code: 64, told: "'enterprise add' takes 1 of NAME, ENTERPRISE and EMAIL, not 0" },
    { words: ['enterprise', 'add', 'two', 'words'], code: 64, told: 'quote a name with spaces' },
    { words: ['enterprise', 'list', '--people', '5'], code: 64, told: "'enterprise list' has no option --people." },
    { words: ['licence', 'ent-none', '--seats', '5'], code: 64, told: "Unknown option '--seats'" },
    { words: ['enterprise', 'add', 'a\u202eb'], code: 1, told: 'without control characters' },
    { words: ['enterprise', 'add', 'a'.repeat(101)], code: 1, told: '1 to 100 characters' },
    { words: ['licence', 'ent-none', '--people', '5'], code: 1, told: "There is no enterprise 'ent-none'." },
    { words: ['licence', 'ent-none', '--people', '5.5'], code: 1, told: "not '5.5'" },
    { words: ['licence', 'ent-none', '--version', 'gold'], code: 1, told: 'free or enterprise' },
    { words: ['licence', 'ent-none', '--charging', '100'], code: 1, told: 'from 0 to 99' },
  ])('$words', async ({ words, code, told }) => {
    const before = await testApp.database.read((db) => db.selectFrom('enterprise').selectAll().execute())
    const said = await operate(testApp, words)
    expect(said).toMatchObject({ code, out: '', err: expect.stringContaining(told) })
    expect(said.err.includes('Usage: npm run operator')).toBe(code === 64)
    expect(said.err).not.toContain('    at ')
    expect(await testApp.database.read((db) => db.selectFrom('enterprise').selectAll().execute())).toEqual(before)
  })

  test('without words it shows how it is used', async () => {
    const { code, out } = await operate(testApp, [])
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('licence ENTERPRISE') })
  })

  test('a folder without a database, or settings that are wrong, are told', async () => {
    const nowhere = { DATA_DIR: `${testApp.directory}/nowhere`, DATABASE_URL: '' }
    const missing = await operate(testApp, ['enterprise', 'list'], nowhere)
    expect(missing).toMatchObject({ code: 1, err: expect.stringContaining('There is no database at') })
    const empty = `${testApp.directory}/empty`
    mkdirSync(empty)
    writeFileSync(`${empty}/roundview.sqlite`, '')
    const unmigrated = await operate(testApp, ['enterprise', 'add', 'x'], { DATA_DIR: empty, DATABASE_URL: '' })
    expect(unmigrated).toMatchObject({ code: 1, err: expect.stringContaining('start the server of this version once') })
    const wrong = await operate(testApp, ['enterprise', 'list'], { INSTANCE: '64' })
    expect(wrong).toMatchObject({ code: 78, err: expect.stringContaining('INSTANCE') })
  })
})

test('of what a driver throws its words are printed and where it was, never the values of rows', async () => {
  const refuse =
    testApp.url === undefined
      ? `create trigger refuse before insert on enterprise begin select raise(abort, 'not today'); end`
      : `alter table enterprise add constraint refuse check (name <> '秘密')`
  await testApp.database.write((db) => sql.raw(refuse).execute(db))
  const { code, err } = await operate(testApp, ['enterprise', 'add', '秘密'])
  const [words, ...frames] = err.trimEnd().split('\n')
  expect({ code, words }).toEqual({ code: 1, words: expect.stringMatching(/: (not today|new row .*"refuse")$/) })
  expect(frames.filter((line) => !line.startsWith('    at '))).toEqual([])
})
