/** A round with a rater whose doors an administrator opens, and what both can do (anonymity.md R20). */
import { expect, vi } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import { hashSecret, newSecret } from '../../server/database/secrets.ts'
import { hashPassword } from '../../server/records/people/passwords.ts'
import { insertUser } from '../../server/records/people/users.ts'
import { catchMails, type MailCatcher } from '../e2e/mailCatcher.ts'
import { type Collecting, createCollecting } from './collectingQuestionnaire.ts'
import { ownPasswords } from './ownPasswords.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

export const OWN = 'the person knows this one'
export const SET = 'the boss has chosen it'
const ids = createIds(() => Date.now(), 60)
export const CLOSED = { otherPassword: 2024, otherAddress: 2025, link: 2020, session: 401 }

export let testApp: TestApp
export let catcher: MailCatcher
export let administrator: Visitor
export let round: Collecting
/** A peer with a draft that is not sent. */
export let rater: { id: number; email: string; relationId: number }
export let count = 0

export async function startDoors() {
  catcher = await catchMails()
  testApp = await startTestApp({ SMTP_URL: catcher.url, PUBLIC_URL: 'https://roundview.example' })
  administrator = await testApp.setUpAdministrator()
}

export async function endDoors() {
  await testApp.close()
  await catcher.close()
}

/** A new round, and in it the rater the tests are about. */
export async function begin(type: 1 | 2) {
  count += 1
  round = await createCollecting(testApp, { type, evaluatees: 1 })
  const { employeeId: id, email } = round.raters.find(({ levelType }) => levelType === 'sameLevel') ?? never()
  const relationId = round.relations.find(({ raterId }) => raterId === id)?.id ?? 0
  rater = { id, email, relationId }
  await testApp.database.write((db) =>
    db
      .updateTable('employee')
      .set({ employeeNo: `D${count}` })
      .where('id', '=', id)
      .execute(),
  )
  catcher.mails.length = 0
}

export function notYet(): never {
  throw new Error('no mail with a link has come')
}

/** The mails to these addresses, once there are so many; others may come from a test before. */
export async function mailsTo(addresses: string[], wanted: number) {
  const those = () => catcher.mails.filter(({ to }) => addresses.includes(to))
  await vi.waitFor(() => expect(those().length).toBeGreaterThanOrEqual(wanted), 10_000)
  return those().map(({ to, mail }) => ({ to, subject: mail.subject, text: mail.text ?? '' }))
}

function never(): never {
  throw new Error('the fixture has no peer')
}

/** A sign-in whose password is the person's own. */
export async function addSignIn(
  email: string,
  employeeId?: number,
  language: 'zh' | 'en' | null = null,
): Promise<number> {
  const user = { id: ids.newId(), email, passwordHash: await hashPassword(OWN), language, createdAt: '2026-01-01' }
  await testApp.database.write(async (db) => {
    await insertUser(db, user)
    if (employeeId === undefined) return
    await db.updateTable('employee').set({ userId: user.id }).where('id', '=', employeeId).execute()
  })
  return user.id
}

export async function signIn(email: string, password: string): Promise<Visitor> {
  await ownPasswords(testApp)
  const visitor = testApp.visitor()
  await visitor.ok('signIn', { body: { email, password } })
  return visitor
}

export const byLink = async (secret?: string) =>
  testApp.visitor({ authorization: `Bearer ${secret ?? (await round.link(rater.id))}` })

export const path = () => ({ relationId: rater.relationId })
export const read = (visitor: Visitor) => visitor.call('getFeedbackTask', { path: path() })
export const save = (visitor: Visitor) =>
  visitor.call('saveFeedbackDraft', { path: path(), body: { answers: round.answers(2, '我的看法').slice(-2) } })
export const send = (visitor: Visitor) =>
  visitor.call('submitFeedback', { path: path(), body: { answers: round.answers(1, '不是我说的') } })

export const reset = (id = rater.id, password = SET) =>
  administrator.call('resetUserPassword', { path: { id }, body: { password } })

export async function edit(email: string | null, id = rater.id, headers = {}) {
  const { displayName, employeeNo, departId } = await administrator.ok('getEmployee', { path: { id } })
  return administrator.call('updateEmployee', { body: { id, displayName, employeeNo, departId, email }, headers })
}

export async function importAddress(email: string, employeeNo = `D${count}`) {
  const text = `employeeNo,displayName,email\r\n${employeeNo},同事,${email}\r\n`
  const { jobId } = await administrator.ok('importEmployees', { body: { text, allOrNothing: false } })
  for (;;) {
    const { status, result } = await administrator.ok('getJob', { path: { id: jobId } })
    if (status === 'done') return result
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

export async function refused(visitor: Visitor, code: number) {
  for (const act of [read, save, send]) expect(await act(visitor)).toMatchObject({ returnCode: code, status: 409 })
}

export async function drafts() {
  const { relation, draft } = await testApp.database.read(async (db) => ({
    relation: await db
      .selectFrom('relation')
      .select('status')
      .where('id', '=', rater.relationId)
      .executeTakeFirstOrThrow(),
    draft: await db.selectFrom('draft').selectAll().where('relationId', '=', rater.relationId).execute(),
  }))
  return { status: relation.status, answers: draft.length }
}

export const NONE = { status: 'waiting', answers: 0 }
export const KEPT = { status: 'drafting', answers: 2 }

export async function audit(objectId = rater.id) {
  const rows = await testApp.database.read((db) =>
    db.selectFrom('auditEvent').selectAll().where('objectId', '=', objectId).orderBy('id').execute(),
  )
  return rows.map(({ action, userId, at, detailJson }) => ({ action, userId, at, detail: JSON.parse(detailJson) }))
}

/** The secret of a link to set a password, as it was mailed. */
export async function mailPasswordLink(userId: number): Promise<string> {
  const secret = newSecret()
  const times = { createdAt: '2026-11-02T00:00:00.000Z', expiresAt: '2026-11-03T00:00:00.000Z' }
  const row = { userId, tokenHash: hashSecret(secret), ...times }
  await testApp.database.write((db) => db.insertInto('passwordLink').values(row).execute())
  return secret
}

/** Does something before the round was published. */
export async function beforePublish(act: () => Promise<unknown>) {
  await act()
  // Each later than those before: what is set now comes after every round that is there.
  const publishedAt = new Date(testApp.clock.now.getTime() + count * 1000).toISOString()
  await testApp.database.write((db) =>
    db.updateTable('questionnaire').set({ publishedAt }).where('id', '=', round.questionnaireId).execute(),
  )
}
