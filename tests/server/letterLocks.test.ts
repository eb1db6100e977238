/** A letter that two have in hand, one after the other: they never wait in a ring (PostgreSQL), and the later one alone tells of it. */

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ServiceContext } from '../../server/database/context.ts'
import { createIds } from '../../server/database/ids.ts'
import type { DatabaseService } from '../../server/database/open.ts'
import { createInvitationMail } from '../../server/features/directory/letters/invitationMail.ts'
import { createLetters } from '../../server/features/directory/letters/letters.ts'
import { createLeases } from '../../server/mail/leases.ts'
import { MailFault } from '../../server/mail/mailer.ts'
import { LEASE_MILLISECONDS } from '../../server/mail/retry.ts'
import { insertLetters } from '../../server/records/people/letters.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'
import { testEngine } from './testDatabase.ts'
import { waitedFor } from './waitedFor.ts'

const PUBLIC_URL = 'https://roundview.example'
const LEASE_AND_MORE = LEASE_MILLISECONDS + 60_000
const ids = createIds(() => Date.now(), 61)

/** Nobody is written to by this one: it has no mail server. */
let testApp: TestApp
let administrator: Visitor
let enterpriseId: number
let person: { id: number; email: string }
let count = 0

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
  const { id } = await testApp.database.read((db) => db.selectFrom('enterprise').select('id').executeTakeFirstOrThrow())
  enterpriseId = id
})

afterAll(() => testApp.close())

beforeEach(async () => {
  count += 1
  const email = `waits${count}@yuanhang.example`
  const { id } = await administrator.ok('createEmployee', { body: { displayName: '某人', email } })
  person = { id, email }
  const moment = testApp.clock.now.toISOString()
  const waits = { attempts: 0, unreached: 0, nextAttemptAt: moment, claimedUntil: null, createdAt: moment } as const
  const about = { enterpriseId, id: ids.newId(), employeeId: id, userId: null, name: '某人', address: email }
  await testApp.database.write(async (db) => {
    await db.deleteFrom('letter').execute()
    await insertLetters(db, [{ ...about, ...waits, kind: 'invitation', language: 'zh' }])
  })
})

const rowOf = () => testApp.database.read((db) => db.selectFrom('letter').selectAll().executeTakeFirstOrThrow())

const contextOf = (database: DatabaseService, later = 0): ServiceContext => {
  return { database, ids, now: () => new Date(testApp.clock.now.getTime() + later) }
}

const lettersOf = (context: ServiceContext) =>
  createLetters(context, { publicUrl: PUBLIC_URL, hasServer: true, tellGivenUp: () => {}, leases: createLeases() })

const mailOf = (context: ServiceContext, send: () => Promise<never>) =>
  createInvitationMail(
    context,
    { serverMailer: { send, sendPatiently: send, verify: send, close: () => {} }, messageId: String },
    PUBLIC_URL,
  )

const never = () => Promise.reject(new Error('no mail server'))

/** Each makes a link: the operator, or another process once the lease of the first is over. */
const MAKERS = {
  'the operator': (database: DatabaseService) => mailOf(contextOf(database), never).print(enterpriseId, person),
  'another process': (database: DatabaseService) =>
    lettersOf(contextOf(database, LEASE_AND_MORE)).claim(5, { except: [] }),
}

/** Two days of tries (server/mail/retry.ts). */
const LAST_TRY = 28

test('who gives up a letter that another has by now tells nobody that it was not sent', async () => {
  await testApp.database.write((db) => db.updateTable('letter').set({ attempts: LAST_TRY }).execute())
  const unsent = () => administrator.ok('listAuditEvents', { query: { action: 'person.invitationFailed' } as never })
  const letters = lettersOf(contextOf(testApp.database))
  const others = lettersOf(contextOf(testApp.database, LEASE_AND_MORE))
  const [[mail], [later]] = [await letters.claim(1, { except: [] }), await others.claim(1, { except: [] })]
  if (mail === undefined || later === undefined) throw new Error('there is a letter')
  await letters.failed(mail, new MailFault('later', 'not today'))
  expect((await unsent()).items).toEqual([])
  expect(await others.isHeld(later)).toBe(true)
  await others.failed(later, new MailFault('later', 'not today either'))
  expect((await unsent()).items).toMatchObject([{ detail: 'not today either' }])
})

describe.runIf(testEngine === 'postgres')('whoever makes a link waits for nobody who waits for it', () => {
  test.each(Object.entries(MAKERS))('%s, while the letter in hand is refused', async (_name, make) => {
    const letters = lettersOf(contextOf(testApp.database))
    const [mail] = await letters.claim(1, { except: [] })
    if (mail === undefined) throw new Error('there is a letter')
    const { locked, database } = waitedFor(testApp.database)
    const made = make(database)
    await locked
    const refused = letters.failed(mail, new MailFault('later', 'not today'))
    expect((await Promise.allSettled([made, refused])).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    const links = await testApp.database.read((db) =>
      db.selectFrom('invitation').selectAll().where('employeeId', '=', person.id).execute(),
    )
    expect(links).toHaveLength(1)
  })

  test('which wants a letter of its own: it gets the next one', async () => {
    const another = { ...(await rowOf()), id: ids.newId() }
    await testApp.database.write((db) => insertLetters(db, [another]))
    const { locked, database } = waitedFor(testApp.database)
    const first = lettersOf(contextOf(database)).claim(1, { except: [] })
    await locked
    const second = await lettersOf(contextOf(testApp.database)).claim(1, { except: [] })
    const got = [...(await first), ...second].map(({ id }) => id)
    expect(got).toEqual([expect.any(Number), another.id])
  })
})
