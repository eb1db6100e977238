/** Enterprises whose mail server is away: they rest, the others' mails go on, and a new setup ends it at once. */
import { Writable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import { setUpEnterprise } from '../../server/features/enterprise/setUp.ts'
import { CONNECTIONS } from '../../server/mail/mailer.ts'
import { insertLetters } from '../../server/records/people/letters.ts'
import { hashPassword } from '../../server/records/people/passwords.ts'
import { catchMails, type MailCatcher } from '../e2e/mailCatcher.ts'
import { type Collecting, createCollecting } from './collectingQuestionnaire.ts'
import { ADMINISTRATOR, startTestApp, type TestApp, type Visitor } from './testApp.ts'

const PUBLIC_URL = 'https://roundview.example'
/** More than are claimed at once. */
const MANY = 60

let own: TestApp
let first: Visitor
let catcher: MailCatcher
let log: string[]

const contextOf = ({ database, clock }: TestApp) => ({
  ...{ database, ids: createIds(Date.now, 61), now: () => clock.now },
})

async function start(environment: Record<string, string>) {
  log = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log.push(JSON.parse(String(chunk)).msg)
      done()
    },
  })
  own = await startTestApp({ PUBLIC_URL, ...environment }, { level: 'info', stream })
  first = await own.setUpAdministrator()
}

/** One more enterprise, and its administrator. */
async function another(name: string) {
  const person = { enterpriseName: name, displayName: name, email: `boss@${name}.example` }
  const passwordHash = await hashPassword(ADMINISTRATOR.password)
  const { enterpriseId } = await setUpEnterprise(contextOf(own), { ...person, passwordHash }, false)
  const boss = own.visitor()
  await boss.ok('signIn', { body: { email: person.email, password: ADMINISTRATOR.password } })
  return { enterpriseId, boss }
}

const saveRelay = (admin: Visitor, port: number) => {
  const sender = { username: '', fromAddress: 'hr@yuanhang.example', fromName: '' }
  const config = { host: '127.0.0.1', port, secure: false, ...sender }
  return admin.ok('saveNotifyConfig', { body: { notifyType: 'EMAIL', config } })
}

const invite = (admin: Visitor, { questionnaireId: id }: Collecting) =>
  admin.ok('sendNotifications', { path: { id }, body: { businessType: 'invite', confirm: false } })

const rowsOf = ({ questionnaireId: id }: Collecting) =>
  own.database.read((db) => db.selectFrom('outboxMail').selectAll().where('questionnaireId', '=', id).execute())

const troubleOf = async (admin: Visitor, { questionnaireId: id }: Collecting) =>
  (await admin.ok('getFeedbackSummary', { path: { id } })).mailTrouble

const portOf = ({ url }: MailCatcher) => Number(new URL(url).port)
const arrived = () => catcher.mails.map(({ to }) => to).sort()
const addressesOf = async (round: Collecting) => (await rowsOf(round)).map(({ address }) => address).sort()

beforeEach(async () => {
  catcher = await catchMails()
})

afterEach(async () => {
  await own.close()
  await catcher.close()
})

const NOBODY_THERE = 1

describe.each<{ whose: string; environment: Record<string, string>; port: number | null }>([
  { whose: 'the own one', environment: { SMTP_ALLOWED_HOSTS: '127.0.0.1' }, port: NOBODY_THERE },
  {
    whose: 'that of all without one',
    environment: { SMTP_ALLOWED_HOSTS: '127.0.0.1', SMTP_URL: `smtp://127.0.0.1:${NOBODY_THERE}` },
    port: null,
  },
])('a mail server that is away, $whose', ({ environment, port }) => {
  test('holds up nobody else, and is over and forgotten once another is set', async () => {
    await start(environment)
    if (port !== null) await saveRelay(first, port)
    const held = await createCollecting(own, { type: 1, evaluatees: MANY, ratersPerLevel: 1 })
    const { enterpriseId, boss } = await another('other')
    await saveRelay(boss, portOf(catcher))
    const passing = await createCollecting(own, { enterpriseId, type: 1, evaluatees: 1, ratersPerLevel: 1 })
    await invite(first, held)
    await invite(boss, passing)
    const others = await addressesOf(passing)
    await catcher.waitFor(others.length)
    expect(arrived()).toEqual(others)
    await expect.poll(() => troubleOf(first, held)).toContain('ECONNREFUSED')
    expect(await troubleOf(boss, passing)).toBeNull()
    const tried = async () => (await rowsOf(held)).filter(({ unreached }) => unreached > 0).length
    expect(await tried()).toBeLessThan(2 * CONNECTIONS)

    // The clock stands still: what was tried would wait for ever.
    await saveRelay(first, portOf(catcher))
    expect(await troubleOf(first, held)).toBeNull()
    const all = [...others, ...(await addressesOf(held))].sort()
    await catcher.waitFor(all.length)
    expect(arrived()).toEqual(all)
    const ofServers = log.filter((message) => message.startsWith('the mail server'))
    expect(ofServers).toEqual([
      'the mail server does not answer as it should: mails wait',
      ...(port === null ? [] : ['the mail server that did not answer is set anew: mails go on']),
    ])
  }, 90_000)
})

test('a relay that is taken away while it is away: its mails go by the server of all', async () => {
  await start({ SMTP_ALLOWED_HOSTS: '127.0.0.1', SMTP_URL: catcher.url })
  await saveRelay(first, NOBODY_THERE)
  const round = await createCollecting(own, { type: 1, evaluatees: 1, ratersPerLevel: 1 })
  await invite(first, round)
  await expect.poll(() => troubleOf(first, round)).toContain('ECONNREFUSED')
  const config = { host: '', port: 25, secure: false, username: '', fromAddress: '', fromName: '' }
  await first.ok('saveNotifyConfig', { body: { notifyType: 'EMAIL', config } })
  // Before the call is answered, and not with the next try.
  expect(log).toContain('the mail server that did not answer is set anew: mails go on')
  expect(await troubleOf(first, round)).toBeNull()
  await catcher.waitFor((await rowsOf(round)).length)
})

test('a relay that is saved makes no other enterprise’s mails due', async () => {
  await start({ SMTP_ALLOWED_HOSTS: '127.0.0.1' })
  const { enterpriseId, boss } = await another('other')
  await saveRelay(boss, NOBODY_THERE)
  const waiting = await createCollecting(own, { enterpriseId, type: 1, evaluatees: 1, ratersPerLevel: 1 })
  await invite(boss, waiting)
  await expect.poll(() => troubleOf(boss, waiting)).toContain('ECONNREFUSED')
  await expect.poll(async () => (await rowsOf(waiting)).every(({ claimedBy }) => claimedBy === null)).toBe(true)
  const before = await rowsOf(waiting)
  await saveRelay(first, portOf(catcher))
  expect(await rowsOf(waiting)).toEqual(before)
})

test('a letter that waits for a mail server goes by the new one at once, and one of another enterprise waits on', async () => {
  await start({ SMTP_ALLOWED_HOSTS: '127.0.0.1' })
  const { enterpriseId } = await another('other')
  await saveRelay(first, NOBODY_THERE)
  const enterprises = await own.database.read((db) => db.selectFrom('enterprise').select('id').execute())
  const ownId = enterprises.find(({ id }) => id !== enterpriseId)?.id ?? 0
  const createdAt = own.clock.now.toISOString()
  const later = new Date(own.clock.now.getTime() + 3_600_000).toISOString()
  const waiting = { attempts: 0, unreached: 9, nextAttemptAt: later, claimedUntil: null, createdAt }
  const letterOf = (id: number, of: number) => ({
    ...{ enterpriseId: of, id, kind: 'address' as const, employeeId: 1, userId: null, name: '何晓明' },
    ...{ address: `${id}@letters.example`, language: 'zh' as const, ...waiting },
  })
  await own.database.write((db) => insertLetters(db, [letterOf(1, ownId), letterOf(2, enterpriseId)]))
  await saveRelay(first, portOf(catcher))
  await catcher.waitFor(1)
  expect(arrived()).toEqual(['1@letters.example'])
  const left = () => own.database.read((db) => db.selectFrom('letter').select(['id', 'nextAttemptAt']).execute())
  await expect.poll(left).toEqual([{ id: 2, nextAttemptAt: later }])
})

test('a relay that another process saved is seen with the next try', async () => {
  await start({ SMTP_ALLOWED_HOSTS: '127.0.0.1' })
  await saveRelay(first, NOBODY_THERE)
  const round = await createCollecting(own, { type: 1, evaluatees: MANY, ratersPerLevel: 1 })
  await invite(first, round)
  await expect.poll(() => troubleOf(first, round)).toContain('ECONNREFUSED')
  const port = portOf(catcher)
  await own.database.write((db) => db.updateTable('mailRelay').set({ port }).execute())
  await catcher.waitFor(MANY - CONNECTIONS)
  expect(log.at(-1)).toBe('the mail server that did not answer is set anew: mails go on')
}, 90_000)

test('a test mail that arrives ends the rest: the mails go on at once', async () => {
  await catcher.close()
  let isAway = true
  catcher = await catchMails({
    onMailFrom: (_sender, _session, done) => done(isAway ? new Error('back soon') : null),
  })
  await start({ SMTP_ALLOWED_HOSTS: '127.0.0.1' })
  await saveRelay(first, portOf(catcher))
  const round = await createCollecting(own, { type: 1, evaluatees: MANY, ratersPerLevel: 1 })
  await invite(first, round)
  await expect.poll(() => log).toContain('the mail server does not answer as it should: mails wait')
  isAway = false
  expect(await first.ok('verifyNotifyConfig', { body: { notifyType: 'EMAIL' } })).toMatchObject({ verified: true })
  expect(log).toContain('the mail server answers again')
  const untried = async () =>
    (await rowsOf(round)).filter(({ status, unreached }) => status === 'waiting' && !unreached)
  await expect.poll(untried, { timeout: 20_000 }).toEqual([])
})
