/** Whose mails and letters are claimed, by the mail server they go by; and how tries are counted that reached none. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import { createOutbox } from '../../server/features/collection/outbox.ts'
import { createLetters } from '../../server/features/directory/letters/letters.ts'
import { setUpEnterprise } from '../../server/features/enterprise/setUp.ts'
import { createLeases } from '../../server/mail/leases.ts'
import { MailFault } from '../../server/mail/mailer.ts'
import type { ClaimedMail, Outbox } from '../../server/mail/outbox.ts'
import type { ByOwner } from '../../server/mail/resting.ts'
import { insertLetters } from '../../server/records/people/letters.ts'
import { type Collecting, createCollecting } from './collectingQuestionnaire.ts'
import { startTestApp, type TestApp } from './testApp.ts'

const PUBLIC_URL = 'https://roundview.example'
const newIds = createIds(Date.now, 61)

const contextOf = ({ database, clock }: TestApp) => ({ database, ids: newIds, now: () => clock.now })

/** One more enterprise. */
async function another(name: string): Promise<number> {
  const person = { enterpriseName: name, displayName: name, email: `boss@${name}.example`, passwordHash: 'x' }
  return (await setUpEnterprise(contextOf(own), person, false)).enterpriseId
}

const rowsOf = ({ questionnaireId: id }: Collecting) =>
  own.database.read((db) => db.selectFrom('outboxMail').selectAll().where('questionnaireId', '=', id).execute())

afterEach(() => own.close())

const HOSTS = ['relay.example']

let own: TestApp
let ids: { a: number; b: number; c: number }
let round: Collecting

beforeEach(async () => {
  // Without a mail server no worker takes anything.
  own = await startTestApp()
  const first = await own.setUpAdministrator()
  const b = await another('b')
  const c = await another('c')
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
  const body = { businessType: 'invite', confirm: false } as const
  await first.ok('sendNotifications', { path: { id: round.questionnaireId }, body })
  for (const enterpriseId of [b, c]) {
    const { questionnaireId, raters } = await createCollecting(own, {
      ...{ enterpriseId, type: 1, evaluatees: 1, ratersPerLevel: 1 },
    })
    const [row] = await rowsOf(round)
    if (row === undefined) throw new Error('no mail')
    const employeeId = raters[0]?.employeeId ?? 0
    const mail = { ...row, id: newIds.newId(), enterpriseId, questionnaireId, employeeId }
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
  const letters = createLetters(contextOf(own), {
    publicUrl: PUBLIC_URL,
    hasServer,
    tellGivenUp: () => {},
    leases: createLeases(),
  })
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
    [0, 2, 1],
    [1, 0, 1],
    [1, 1, 1],
  ]
  const outbox = createOutbox(contextOf(own), PUBLIC_URL, { relayHosts: HOSTS, hasServer: false })
  const mailRow = (id: number) =>
    own.database.read((db) => db.selectFrom('outboxMail').selectAll().where('id', '=', id).executeTakeFirst())
  expect(await afterEachFault(outbox, kinds, async (id) => mailRow(id))).toEqual(want)
  const letters = createLetters(contextOf(own), {
    publicUrl: PUBLIC_URL,
    hasServer: false,
    tellGivenUp: () => {},
    leases: createLeases(),
  })
  const letterRow = (id: number) =>
    own.database.read((db) => db.selectFrom('letter').selectAll().where('id', '=', id).executeTakeFirst())
  expect(await afterEachFault(letters, kinds, letterRow)).toEqual(want)
})
