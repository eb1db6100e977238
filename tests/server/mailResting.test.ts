/** Enterprises whose mail server is away: they rest, the others' mails go on, and a new setup ends it at once. */
import { Writable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import { createOutbox } from '../../server/features/collection/outbox.ts'
import { createLetters } from '../../server/features/directory/letters.ts'
import { setUpEnterprise } from '../../server/features/enterprise/setUp.ts'
import { CONNECTIONS, MailFault } from '../../server/mail/mailer.ts'
import type { ClaimedMail, Outbox } from '../../server/mail/outbox.ts'
import type { ByOwner } from '../../server/mail/resting.ts'
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
  expect(await troubleOf(first, round)).toBeNull()
  await catcher.waitFor((await rowsOf(round)).length)
  expect(log.at(-1)).toBe('the mail server that did not answer is set anew: mails go on')
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

const HOSTS = ['relay.example']

describe('of mails and letters', () => {
  let ids: { a: number; b: number; c: number }
  let round: Collecting

  beforeEach(async () => {
    // Without a mail server no worker takes anything.
    await start({})
    const { enterpriseId: b } = await another('b')
    const { enterpriseId: c } = await another('c')
    round = await createCollecting(own, { type: 1, evaluatees: 1, ratersPerLevel: 1 })
    ids = { a: round.enterpriseId, b, c }
    const server = { port: 25, secure: 0, username: '', secret: '', fromAddress: 'x@y.example', fromName: '' } as const
    const createdAt = own.clock.now.toISOString()
    await own.database.write(async (db) => {
      const relays = [ids.a, b].map((enterpriseId) => ({ enterpriseId, host: 'relay.example', ...server }))
      await db.insertInto('mailRelay').values(relays).execute()
      const letters = Object.values(ids).map((enterpriseId, id) => ({
        ...{
          enterpriseId,
          id,
          kind: 'password' as const,
          employeeId: 1,
          userId: null,
          name: 'x',
          address: 'x@y.example',
        },
        ...{
          language: 'zh' as const,
          attempts: 0,
          unreached: 0,
          nextAttemptAt: createdAt,
          claimedUntil: null,
          createdAt,
        },
      }))
      await insertLetters(db, letters)
    })
    await invite(first, round)
    for (const enterpriseId of [b, c]) {
      const { questionnaireId, raters } = await createCollecting(own, {
        ...{ enterpriseId, type: 1, evaluatees: 1, ratersPerLevel: 1 },
      })
      const [row] = await rowsOf(round)
      if (row === undefined) throw new Error('no mail')
      const employeeId = raters[0]?.employeeId ?? 0
      const mail = { ...row, enterpriseId, questionnaireId, employeeId }
      await own.database.write((db) => db.insertInto('outboxMail').values(mail).execute())
    }
  })

  /** Whose mails are claimed, by name. */
  async function claimed(outbox: Outbox, of: ByOwner) {
    const mails = await outbox.claim(100, of)
    const owners = new Set(mails.map(({ enterpriseId }) => enterpriseId))
    return Object.entries(ids)
      .flatMap(([name, id]) => (owners.has(id) ? [name] : []))
      .join('')
  }

  const byName = () => ({
    'except nobody': { except: [] },
    'except a': { except: [ids.a] },
    'except those without': { except: [null] },
    'except a and those without': { except: [null, ids.a] },
    'only a': { only: ids.a },
    'only those without': { only: null },
  })

  test.each([
    { hasServer: true, of: 'except nobody', mails: 'abc', letters: 'abc' },
    { hasServer: true, of: 'except a', mails: 'bc', letters: 'abc' },
    { hasServer: true, of: 'except those without', mails: 'ab', letters: '' },
    { hasServer: true, of: 'except a and those without', mails: 'b', letters: '' },
    { hasServer: true, of: 'only a', mails: 'a', letters: '' },
    { hasServer: true, of: 'only those without', mails: 'c', letters: 'abc' },
    { hasServer: false, of: 'except nobody', mails: 'ab', letters: 'abc' },
    { hasServer: false, of: 'except a', mails: 'b', letters: 'bc' },
    { hasServer: false, of: 'only a', mails: 'a', letters: 'a' },
  ] as const)('with a server of all ($hasServer) those are claimed, $of: $mails, $letters', async (want) => {
    const { hasServer, of } = want
    const outbox = createOutbox(contextOf(own), PUBLIC_URL, { relayHosts: HOSTS, hasServer })
    const letters = createLetters(contextOf(own), { publicUrl: PUBLIC_URL, hasServer, tellGivenUp: () => {} })
    expect(await claimed(outbox, byName()[of])).toBe(want.mails)
    expect(await claimed(letters, byName()[of])).toBe(want.letters)
  })

  test('without any relay host nobody has one', async () => {
    const outbox = createOutbox(contextOf(own), PUBLIC_URL)
    expect(await claimed(outbox, { except: [null] })).toBe('')
    expect(await claimed(outbox, { only: null })).toBe('abc')
  })

  /** The row of the only mail of `a` that is claimed. */
  async function afterEachFault<Mail extends ClaimedMail>(
    outbox: Outbox<Mail>,
    kinds: readonly MailFault['kind'][],
    rowOf: (id: number) => Promise<{ attempts: number; unreached: number; nextAttemptAt: string } | undefined>,
  ) {
    const rows = []
    for (const kind of kinds) {
      const [mail] = await outbox.claim(1, { only: ids.a })
      if (mail === undefined) throw new Error('nothing is due')
      await outbox.failed(mail, new MailFault(kind, 'no'))
      const { attempts, unreached, nextAttemptAt = '' } = (await rowOf(mail.id)) ?? {}
      rows.push([attempts, unreached, (Date.parse(nextAttemptAt) - own.clock.now.getTime()) / 60_000])
      own.clock.now = new Date(nextAttemptAt)
    }
    return rows
  }

  test('tries that reached no server are counted from the last answer on', async () => {
    const [kept] = await rowsOf(round)
    await own.database.write((db) =>
      db
        .deleteFrom('outboxMail')
        .where('id', '!=', kept?.id ?? 0)
        .execute(),
    )
    const kinds = ['unreached', 'unreached', 'later', 'unreached'] as const
    // Attempts, tries that reached none since, and minutes to the next.
    const want = [
      [0, 1, 1],
      [0, 2, 2],
      [1, 0, 1],
      [1, 1, 1],
    ]
    const outbox = createOutbox(contextOf(own), PUBLIC_URL, { relayHosts: HOSTS, hasServer: false })
    const mailRow = (id: number) =>
      own.database.read((db) => db.selectFrom('outboxMail').selectAll().where('id', '=', id).executeTakeFirst())
    expect(await afterEachFault(outbox, kinds, async (id) => mailRow(id))).toEqual(want)
    const letters = createLetters(contextOf(own), { publicUrl: PUBLIC_URL, hasServer: false, tellGivenUp: () => {} })
    const letterRow = (id: number) =>
      own.database.read((db) => db.selectFrom('letter').selectAll().where('id', '=', id).executeTakeFirst())
    expect(await afterEachFault(letters, kinds, letterRow)).toEqual(want)
  })
})
