/** anonymity.md R20: a provider that was set after an anonymous round was published opens none of its forms. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Handle } from '../../server/database/open.ts'
import { lockEnterprise } from '../../server/records/people/enterprises.ts'
import {
  addSignIn,
  audit,
  begin,
  byLink,
  CLOSED,
  drafts,
  edit,
  endDoors,
  KEPT,
  mailsTo,
  NONE,
  OWN,
  path,
  rater,
  read,
  refused,
  reset,
  round,
  SET,
  save,
  send,
  signIn,
  startDoors,
  administrator as startedBy,
  testApp,
} from './doorRound.ts'
import { type IdentityProvider, startIdentityProvider } from './identityProvider.ts'
import { CODES, operatorOf, setProvider, signOn, uidOf } from './signOnWorld.ts'
import type { Visitor } from './testApp.ts'
import { isSomebodyWaiting } from './waiting.ts'

const BEFORE = new Date('2026-10-31T00:00:00.000Z')

let provider: IdentityProvider
let uid: string
/** When the rounds collect. */
let later: Date

beforeAll(async () => {
  await startDoors()
  provider = await startIdentityProvider({ redirectUri: 'https://roundview.example/signin/' })
  uid = await uidOf(startedBy)
  later = testApp.clock.now
})

afterAll(async () => {
  await endDoors()
  await provider.close()
})

beforeEach(() => begin(2))

let isSlashed = false

/** Sets another provider in the place of the one before: the same by another name. */
async function setAnother(): Promise<void> {
  isSlashed = !isSlashed
  await setProvider(testApp, uid, isSlashed ? `${provider.issuer}/` : provider.issuer)
}

/** As of that moment, whatever was published meanwhile. */
async function setAt(at: Date): Promise<void> {
  await setAnother()
  const set = { setAt: at.toISOString() }
  await testApp.database.write((db) => db.updateTable('signOnProvider').set(set).execute())
}

async function byProvider(): Promise<Visitor> {
  provider.people.set('rater', { email: rater.email, email_verified: true })
  const visitor = testApp.visitor()
  const answer = await signOn(visitor, provider, 'rater', { eid: uid })
  expect(answer).toMatchObject({ returnCode: 0 })
  return visitor
}

test('one that was there when the round was published opens its forms', async () => {
  await setAt(BEFORE)
  const person = await byProvider()
  expect((await save(person)).returnCode).toBe(0)
  expect((await read(person)).result).toMatchObject({ answers: [{}, {}] })
  expect((await send(person)).returnCode).toBe(0)
})

test('R16: raters are told of one that opens the forms, by whatever door they come, and so are administrators', async () => {
  const told = async () => {
    const { promise } = await (await byLink()).ok('getFeedbackTask', { path: path() })
    return promise.more.map(({ key }) => key).includes('feedback.privacy.provider')
  }
  const shown = async () => {
    const { opensByProvider } = await startedBy.ok('getQuestionnaire', { path: { id: round.questionnaireId } })
    return opensByProvider
  }
  await setAt(BEFORE)
  expect([await told(), await shown()]).toEqual([true, true])
  await setAt(later)
  expect([await told(), await shown()]).toEqual([false, false])
})

test('one that was set since opens none, nor tells how far the rater is; links and own passwords do', async () => {
  await addSignIn(rater.email, rater.id)
  expect((await save(await byLink())).returnCode).toBe(0)
  await setAt(later)
  const boss = await byProvider()
  await refused(boss, CODES.later)
  const { questionnaires } = await boss.ok('listFeedbackTasks')
  expect(questionnaires.flatMap(({ tasks }) => tasks)).toMatchObject([{ answeredCount: 0 }])
  const english = await boss.call('getFeedbackTask', { path: path(), headers: { 'accept-language': 'en' } })
  expect(english.message).toContain('the link from an invitation mail')
  // What the person wrote is still there for the person.
  expect(await drafts()).toEqual(KEPT)
  expect((await read(await signIn(rater.email, OWN))).result).toMatchObject({ answers: [{}, {}] })
  expect((await send(await byLink())).returnCode).toBe(0)
})

describe('whatever the command’s clock says, it was set after every round published by then', () => {
  const provided = () =>
    testApp.database.read((db) => db.selectFrom('signOnProvider').select('setAt').executeTakeFirstOrThrow())
  const change = (db: Handle, set: { publishedAt?: string; deletedAt?: string; type?: 1 | 2 }) =>
    db.updateTable('questionnaire').set(set).where('id', '=', round.questionnaireId).execute()
  const publishedAt = () => new Date(later.getTime() + 120_000).toISOString()
  const followsIt = () => new Date(later.getTime() + 120_001).toISOString()

  beforeEach(() => testApp.database.write((db) => db.deleteFrom('signOnProvider').execute()))

  afterEach(async () => {
    testApp.clock.now = later
    await testApp.database.write((db) => db.deleteFrom('questionnaire').execute())
  })

  test('a clock that is behind shuts what was published', async () => {
    testApp.clock.now = BEFORE
    await setAnother()
    testApp.clock.now = later
    await refused(await byProvider(), CODES.later)
  })

  test.each([
    { name: 'a round of that very moment and later', set: {}, want: followsIt },
    {
      name: 'one that was removed, and may come back',
      set: { deletedAt: '2026-11-02T00:00:00.000Z' },
      want: followsIt,
    },
    { name: 'a named one, for what is noted beside its reports', set: { type: 1 } as const, want: followsIt },
  ])('$name', async ({ set, want }) => {
    await testApp.database.write((db) => change(db, { publishedAt: publishedAt(), ...set }))
    await setAnother()
    expect(await provided()).toEqual({ setAt: want() })
  })

  test('another one is later than the one before, by which what began with that one is told apart', async () => {
    const moments = []
    for (let set = 0; set < 3; set += 1) {
      await setAnother()
      moments.push((await provided()).setAt)
    }
    expect(moments).toEqual([0, 1, 2].map((after) => new Date(later.getTime() + after).toISOString()))
  })

  test('a round that is being published is waited for', async () => {
    const { database } = testApp
    const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const publishing = database.write(async (db) => {
      await change(db, { publishedAt: publishedAt() })
      await lockEnterprise(db, round.enterpriseId)
      held.resolve()
      await released.promise
    })
    await held.promise
    let isSet = false
    const setting = setAnother().finally(() => (isSet = true))
    await vi.waitFor(async () => expect(isSet || (await isSomebodyWaiting(database))).toBe(true), 10_000)
    released.resolve()
    await Promise.all([publishing, setting])
    expect(await provided()).toEqual({ setAt: followsIt() })
  })
})

test('another one in its place ends the sessions of the former, and shuts what was published before', async () => {
  await setAt(BEFORE)
  const person = await byProvider()
  expect((await save(person)).returnCode).toBe(0)
  await setAt(later)
  expect((await person.call('getFeedbackTask', { path: path() })).returnCode).toBe(CLOSED.session)
  await refused(await byProvider(), CODES.later)
})

test('a new secret alone shuts nothing', async () => {
  await setAt(BEFORE)
  await setProvider(testApp, uid, isSlashed ? `${provider.issuer}/` : provider.issuer)
  expect((await save(await byProvider())).returnCode).toBe(0)
})

test('whoever has the address somebody else set is not the rater', async () => {
  await setAt(BEFORE)
  await edit(`chosen-${rater.id}@yuanhang.example`)
  rater.email = `chosen-${rater.id}@yuanhang.example`
  await refused(await byProvider(), CLOSED.otherAddress)
})

test('a password somebody else set does not shut it', async () => {
  await setAt(BEFORE)
  await addSignIn(rater.email, rater.id)
  await reset()
  const person = await byProvider()
  expect((await send(person)).returnCode).toBe(0)
})

test('a named round opens whenever it was set', async () => {
  await begin(1)
  await setAt(later)
  expect((await send(await byProvider())).returnCode).toBe(0)
})

describe('whom the provider signs in as an administrator changes the own sign-in as somebody else', () => {
  async function asAdministrator(): Promise<Visitor> {
    await addSignIn(rater.email, rater.id)
    expect((await save(await byLink())).returnCode).toBe(0)
    const role = { role: 'admin' } as const
    await testApp.database.write((db) => db.updateTable('employee').set(role).where('id', '=', rater.id).execute())
    await setAt(later)
    return byProvider()
  }

  test('sets no password: the person is mailed a link, what was set stays, also without the provider', async () => {
    const boss = await asAdministrator()
    const answer = await boss.ok('resetUserPassword', { path: { id: rater.id }, body: { password: SET } })
    expect(answer).toEqual({ done: true, mailed: true })
    const [letter] = await mailsTo([rater.email], 1)
    expect(letter?.text).toContain('https://roundview.example/signin/#/password/')
    // Nothing was changed, so nothing is shut: what the person wrote is there for who comes with the password of before.
    expect(await drafts()).toEqual(KEPT)
    await operatorOf(testApp).removeSignOn(uid)
    const chosen = { email: rater.email, password: SET }
    expect(await testApp.visitor().call('signIn', { body: chosen })).toMatchObject({ returnCode: 2010 })
    expect((await send(await signIn(rater.email, OWN))).returnCode).toBe(0)
  })

  test('a password set so for somebody else works once, opens no form of before, and is told', async () => {
    const boss = await asAdministrator()
    const other = round.raters.find(({ employeeId, levelType }) => employeeId !== rater.id && levelType === 'sameLevel')
    const id = other?.employeeId ?? 0
    await boss.ok('resetUserPassword', { path: { id }, body: { password: SET } })
    const once = await testApp.visitor().call('signIn', { body: { email: other?.email ?? '', password: SET } })
    expect(once).toMatchObject({ returnCode: 2026 })
    expect((await audit(id)).map(({ action }) => action)).toContain('person.password')
  })

  test('an address set so neither', async () => {
    const boss = await asAdministrator()
    const { id, displayName, employeeNo, departId } = await boss.ok('getEmployee', { path: { id: rater.id } })
    const email = `own-${rater.id}@yuanhang.example`
    await boss.ok('updateEmployee', { body: { id, displayName, employeeNo, departId, email } })
    expect(await drafts()).toEqual(NONE)
    await refused(await byLink(), CLOSED.otherAddress)
    expect((await audit()).map(({ action }) => action)).toContain('person.address')
  })
})
