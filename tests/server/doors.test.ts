/** anonymity.md R20: an administrator who sets a rater's password or changes the address gets no further. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '../../server/records/people/passwords.ts'
import {
  addSignIn,
  administrator,
  audit,
  beforePublish,
  begin,
  byLink,
  CLOSED,
  count,
  drafts,
  edit,
  endDoors,
  importAddress,
  KEPT,
  mailPasswordLink,
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
  testApp,
} from './doorRound.ts'
import { join } from './inviting.ts'
import { ADMINISTRATOR } from './testApp.ts'

const THEIRS = 'the holder knows this one'

beforeAll(startDoors)
afterAll(endDoors)
beforeEach(() => begin(2))

describe('the attacks that were carried out', () => {
  test('a password is reset, and nobody who signs in with it reads, saves or sends the form', async () => {
    await addSignIn(rater.email, rater.id)
    expect((await save(await signIn(rater.email, OWN))).returnCode).toBe(0)
    expect(await drafts()).toEqual(KEPT)
    expect((await reset()).returnCode).toBe(0)
    expect(await drafts()).toEqual(NONE)
    const boss = await signIn(rater.email, SET)
    await refused(boss, CLOSED.otherPassword)
    await boss.ok('changePassword', { body: { oldPassword: SET, password: 'and another one of it' } })
    await refused(boss, CLOSED.otherPassword)
    const english = await boss.call('getFeedbackTask', { path: path(), headers: { 'accept-language': 'en' } })
    expect(english.message).toContain('the link from an invitation mail')
    expect((await read(boss)).message).toContain('邀请邮件中的链接')
  })

  test('an address is imported and a notice repeated: none goes out, and no link opens anything', async () => {
    expect((await save(await byLink())).returnCode).toBe(0)
    expect(await drafts()).toEqual(KEPT)
    expect(await importAddress('boss@else.example')).toMatchObject({ updated: 1 })
    expect(await drafts()).toEqual(NONE)
    const body = { confirm: false, repeat: true, participants: [rater.relationId] }
    const notice = await administrator.ok('notifyParticipants', { path: { id: round.questionnaireId }, body })
    expect(notice).toMatchObject({ count: 0, recipients: [{ email: 'boss@else.example', reason: 'shutOut' }] })
    const boss = await byLink()
    await refused(boss, CLOSED.otherAddress)
    expect((await read(boss)).message).toContain('您自己的密码')
  })
})

test('what the person writes through a link to the same address stays unseen by who knows the password', async () => {
  await addSignIn(rater.email, rater.id)
  await reset()
  const person = await byLink()
  expect((await read(person)).result).toMatchObject({ answers: [] })
  expect((await save(person)).returnCode).toBe(0)
  const boss = await signIn(rater.email, SET)
  const { questionnaires } = await boss.ok('listFeedbackTasks')
  expect(questionnaires.flatMap(({ tasks }) => tasks)).toMatchObject([
    { relationId: rater.relationId, answeredCount: 0 },
  ])
  await refused(boss, CLOSED.otherPassword)
  expect((await send(person)).returnCode).toBe(0)
})

test('who has another address goes on with the own password', async () => {
  await addSignIn(rater.email, rater.id)
  await edit(`right${count}@yuanhang.example`)
  await refused(await byLink(), CLOSED.otherAddress)
  const person = await signIn(`right${count}@yuanhang.example`, OWN)
  expect((await save(person)).returnCode).toBe(0)
  expect((await send(person)).returnCode).toBe(0)
})

describe('drafts, links and sessions end with', () => {
  /** Everything that opened something before. */
  async function open(hasSignIn = true) {
    const userId = hasSignIn ? await addSignIn(rater.email, rater.id) : null
    const link = await byLink()
    expect((await save(link)).returnCode).toBe(0)
    if (userId === null) return { link, session: null, secret: null }
    const secret = await mailPasswordLink(userId)
    return { link, session: await signIn(rater.email, OWN), secret }
  }

  async function closed({ link, session, secret }: Awaited<ReturnType<typeof open>>) {
    expect(await drafts()).toEqual(NONE)
    expect((await link.call('listFeedbackTasks')).returnCode).toBe(CLOSED.link)
    if (session === null || secret === null) return
    expect((await session.call('listFeedbackTasks')).returnCode).toBe(CLOSED.session)
    const taken = await testApp.visitor().call('setPasswordByLink', { body: { secret, password: 'a third good one' } })
    expect(taken.returnCode).toBe(2018)
  }

  test('a reset', async () => {
    const before = await open()
    await reset()
    await closed(before)
  })

  test('a first sign-in', async () => {
    const before = await open(false)
    await reset()
    await closed(before)
    await refused(await signIn(rater.email, SET), CLOSED.otherPassword)
  })

  test('a first sign-in beside one the address has elsewhere', async () => {
    const before = await open(false)
    await addSignIn(rater.email)
    expect((await reset()).returnCode).toBe(0)
    await closed(before)
    await refused(await signIn(rater.email, SET), CLOSED.otherPassword)
  })

  test('a mailed link to an address that somebody else chose', async () => {
    const before = await open()
    await edit(`chosen${count}@yuanhang.example`)
    await closed(before)
    await join(testApp, rater.id, 'set by the mailed link')
    await refused(await signIn(`chosen${count}@yuanhang.example`, 'set by the mailed link'), CLOSED.otherPassword)
  })

  test('another address', async () => {
    const before = await open()
    await edit(`other${count}@yuanhang.example`)
    await closed(before)
  })

  test('no address', async () => {
    const before = await open()
    expect((await edit(null)).returnCode).toBe(0)
    await closed(before)
  })

  test('an address that has a confirmed sign-in elsewhere, whose holder joins and opens nothing', async () => {
    const before = await open()
    const email = `holder${count}@else.example`
    const holder = await addSignIn(email)
    const passwordHash = await hashPassword(THEIRS)
    await testApp.database.write(async (db) => {
      await db.updateTable('user').set({ confirmedAt: '2026-01-01', passwordHash }).where('id', '=', holder).execute()
    })
    await edit(email)
    await closed(before)
    await join(testApp, rater.id, 'not heeded here')
    await refused(await signIn(email, THEIRS), CLOSED.otherPassword)
  })

  test('an imported address', async () => {
    const before = await open(false)
    await importAddress(`imported${count}@yuanhang.example`)
    await closed(before)
  })

  test('nothing where nothing changed', async () => {
    const { link, session } = await open()
    await edit(rater.email)
    await importAddress(rater.email)
    expect(await drafts()).toEqual(KEPT)
    expect((await read(link)).returnCode).toBe(0)
    expect(session === null ? null : (await read(session)).returnCode).toBe(0)
    expect(await audit()).toEqual([])
  })
})

test('a password that was set before the round was published opens it', async () => {
  await beforePublish(reset)
  const person = await signIn(rater.email, SET)
  expect((await save(person)).returnCode).toBe(0)
  expect((await send(person)).returnCode).toBe(0)
})

test('in a named round the draft stays, and the new password opens it', async () => {
  await begin(1)
  expect((await save(await byLink())).returnCode).toBe(0)
  await reset()
  expect(await drafts()).toEqual(KEPT)
  expect((await read(await signIn(rater.email, SET))).returnCode).toBe(0)
})

test('what a person changes about oneself discards and records nothing', async () => {
  const userId = await addSignIn(rater.email, rater.id)
  await testApp.database.write((db) =>
    db.updateTable('employee').set({ role: 'admin' }).where('id', '=', rater.id).execute(),
  )
  const person = await signIn(rater.email, OWN)
  await save(person)
  const { id, displayName, employeeNo, departId } = await person.ok('getEmployee', { path: { id: rater.id } })
  const email = `self${count}@yuanhang.example`
  await person.ok('updateEmployee', { body: { id, displayName, employeeNo, departId, email } })
  await person.ok('changePassword', { body: { oldPassword: OWN, password: SET } })
  expect(await drafts()).toEqual(KEPT)
  expect((await send(await byLink())).returnCode).toBe(0)
  expect((await audit()).filter(({ action }) => action !== 'session.opened')).toEqual([])
  expect(userId).toBeGreaterThan(0)
  await testApp.database.write((db) =>
    db.updateTable('employee').set({ role: 'member' }).where('id', '=', rater.id).execute(),
  )
})

describe('the person is told', () => {
  /** Letters go out side by side. */
  const byAddress = (mails: Awaited<ReturnType<typeof mailsTo>>) => mails.sort((a, b) => (a.to < b.to ? -1 : 1))

  const OF_PASSWORD = 'Roundview: your password was set by an administrator'

  const LOST = 'What you had entered in anonymous rounds but not sent was deleted.'

  test('of a password at the own address, in the own language', async () => {
    await addSignIn(rater.email, rater.id, 'en')
    await reset()
    const mails = await mailsTo([rater.email], 1)
    expect(mails).toMatchObject([{ to: rater.email, subject: OF_PASSWORD }])
    expect(mails[0]?.text).toContain(ADMINISTRATOR.enterpriseName)
    expect(mails[0]?.text).not.toContain(SET)
    expect(mails[0]?.text).toContain(LOST)
  })

  const startsLater = () =>
    testApp.database.write((db) =>
      db
        .updateTable('questionnaire')
        .set({ publishedAt: '2099-01-01T00:00:00.000Z' })
        .where('id', '=', round.questionnaireId)
        .execute(),
    )
  const hasSent = async () => expect((await send(await byLink())).returnCode).toBe(0)

  test.each([
    { name: 'whose round is named', type: 1, first: async () => undefined },
    { name: 'whose anonymous round began later', type: 2, first: startsLater },
    { name: 'who has sent all of them', type: 2, first: hasSent },
  ] as const)('nothing of anonymous forms, $name', async ({ type, first }) => {
    await begin(type)
    await addSignIn(rater.email, rater.id, 'en')
    await first()
    await reset()
    await edit(`other${count}@yuanhang.example`)
    const mails = await mailsTo([rater.email, `other${count}@yuanhang.example`], 3)
    expect(mails.map(({ text }) => text.includes('anonymous'))).toEqual([false, false, false])
    expect(mails.map(({ text }) => text.includes('no longer work.\n\nIf you'))).toEqual([true, true, true])
  })

  test('of another address at both, in the administrator’s language where none was chosen', async () => {
    const email = `told${count}@yuanhang.example`
    const subject = '环视：管理员更改了您的邮箱'
    await edit(email)
    const both = [rater.email, email]
    expect(byAddress(await mailsTo(both, 2))).toMatchObject(both.sort().map((to) => ({ to, subject })))
    await edit(rater.email, rater.id, { 'accept-language': 'en' })
    const inEnglish = 'Roundview: your e-mail address was changed by an administrator'
    const second = byAddress((await mailsTo(both, 4)).slice(2))
    expect(second).toMatchObject(both.map((to) => ({ to, subject: inEnglish })))
    expect(second.map(({ text }) => text.includes(LOST))).toEqual([true, true])
  })

  test('of an imported one', async () => {
    const email = `import${count}@yuanhang.example`
    await importAddress(email)
    expect((await mailsTo([rater.email, email], 2)).map(({ to }) => to).sort()).toEqual([rater.email, email].sort())
  })
})

test('the audit log has who, what and when, no secret and nothing of the draft', async () => {
  await save(await byLink())
  await reset()
  await edit(`logged${count}@yuanhang.example`)
  const me = await testApp.database.read((db) =>
    db.selectFrom('user').select('id').where('email', '=', ADMINISTRATOR.email).executeTakeFirstOrThrow(),
  )
  const what = { userId: me.id, at: testApp.clock.now.toISOString() }
  expect(await audit()).toEqual([
    { ...what, action: 'person.password', detail: {} },
    { ...what, action: 'person.address', detail: { from: rater.email, to: `logged${count}@yuanhang.example` } },
  ])
})
