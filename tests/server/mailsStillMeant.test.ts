/** Mails that waited, and what happened to their reason, and to what they say, meanwhile. */
import { expect, test } from 'vitest'
import { EMAIL_TYPES, isAsking } from '../../domain/evaluation/mailTemplate.ts'
import { isAnswerable, PROCESS_STATUSES } from '../../domain/evaluation/status.ts'
import { stillMeant } from '../../server/features/collection/stillMeant.ts'
import { hasDueMail } from '../../server/features/collection/store/sending.ts'
import { type Collecting, createCollecting } from './collectingQuestionnaire.ts'
import {
  administrator,
  catcher,
  invite,
  openPostOffice,
  outboxRows,
  PATIENCE_MS,
  pass,
  settled,
  startWorker,
  testApp,
} from './postOffice.ts'
import { submitTurn, turnsOf } from './submitting.ts'
import { outboxOf, takeMails } from './takenMails.ts'

openPostOffice()

const pathOf = ({ questionnaireId: id }: Collecting) => ({ id })
const mailed = () => catcher.mails.map(({ to }) => to).sort()
const addressesOf = ({ raters }: Collecting) => raters.map(({ email }) => email).sort()
const personOf = ({ raters }: Collecting, raterId: number) =>
  raters.find(({ employeeId }) => employeeId === raterId) ?? expect.unreachable()

type Turn = ReturnType<typeof turnsOf>[number]

/** By an administrator. */
async function withdraw(round: Collecting, { id, evaluateeId, raterId: valuerId }: Turn) {
  const evaluatorId = round.evaluatees.find((one) => one.id === evaluateeId)?.employeeId ?? 0
  const body = { evaluatorId, participantRelationId: id, valuerId }
  await administrator.ok('cancelAnswer', { path: pathOf(round), body })
}

const sendThanks = (round: Collecting) =>
  administrator.ok('sendNotifications', {
    path: pathOf(round),
    body: { businessType: 'finished', confirm: false },
  })

const colleagues = (type: 1 | 2, evaluatees: number, sameLevel: number) =>
  createCollecting(testApp, { type, evaluatees, ratersPerLevel: { sameLevel, self: 0 } })

const setDeadline = (round: Collecting, value: string | null) =>
  administrator.ok('saveQuestionnaireSettingUnit', { path: pathOf(round), body: { key: 'deadline', value } })

const inHours = (hours: number) => new Date(testApp.clock.now.getTime() + hours * 3_600_000).toISOString()

test.each([1, 2] as const)(
  'type %i: nobody is mailed who has no form left to send, nor whom nobody writes to any more',
  async (type) => {
    const round = await colleagues(type, 1, 5)
    await invite(round)
    const [withdrawn, sent, disabled] = turnsOf(round, 0, 'sameLevel')
    if (withdrawn === undefined || sent === undefined || disabled === undefined) throw new Error('too few raters')
    await withdraw(round, withdrawn)
    expect((await submitTurn(testApp, round, sent)).returnCode).toBe(0)
    await administrator.ok('disableUser', { query: { uid: String(disabled.raterId) } })
    startWorker({ smtpUrl: catcher.url })
    await settled(round)
    const without = [withdrawn, sent, disabled].map(({ raterId }) => personOf(round, raterId).email)
    expect(mailed()).toEqual(addressesOf(round).filter((email) => !without.includes(email)))
    expect((await outboxRows(round)).map(({ status }) => status)).toEqual(['sent', 'sent'])
  },
)

test('nor is whoever was disabled thanked', async () => {
  const round = await colleagues(1, 1, 2)
  await administrator.ok('finishQuestionnaire', { path: pathOf(round) })
  expect(await sendThanks(round)).toMatchObject({ count: 2 })
  const [disabled, other] = round.raters
  await administrator.ok('disableUser', { query: { uid: String(disabled?.employeeId) } })
  startWorker({ smtpUrl: catcher.url })
  await settled(round)
  expect(mailed()).toEqual([other?.email])
})

test('a removed round thanks nobody, until it is brought back', async () => {
  const round = await colleagues(1, 1, 2)
  await administrator.ok('finishQuestionnaire', { path: pathOf(round) })
  await sendThanks(round)
  await administrator.ok('deleteQuestionnaire', { path: pathOf(round) })
  expect(await takeMails(testApp, round)).toEqual(new Map())
  await administrator.ok('restoreQuestionnaire', { path: pathOf(round) })
  expect([...(await takeMails(testApp, round)).keys()].sort()).toEqual(addressesOf(round))
})

test('a mail speaks of the forms that are open when it goes, in the words it was queued with', async () => {
  const round = await colleagues(1, 3, 1)
  const [{ email } = expect.unreachable()] = round.raters
  const words = (title: string) => ({
    ...{ emailType: 'invite' as const, title: `${title} {count}` },
    content: '{raterName}: {evaluateeNames} {link}',
  })
  await administrator.ok('saveEmailTemplate', { path: pathOf(round), body: words('before') })
  await invite(round)
  expect((await outboxRows(round)).map(({ subject }) => subject)).toEqual(['before 3'])
  await administrator.ok('saveEmailTemplate', { path: pathOf(round), body: words('after') })
  const [withdrawn, sent] = [0, 1].map((place) => turnsOf(round, place, 'sameLevel')[0] ?? expect.unreachable())
  if (withdrawn === undefined || sent === undefined) throw new Error('too few forms')
  await withdraw(round, withdrawn)
  expect((await submitTurn(testApp, round, sent)).returnCode).toBe(0)
  startWorker({ smtpUrl: catcher.url })
  await settled(round)
  expect(catcher.mails.map(({ to, mail: { subject } }) => ({ to, subject }))).toEqual([
    { to: email, subject: 'before 1' },
  ])
  const [first, second, third] = round.evaluatees.map(({ name }) => name)
  const text = catcher.mails[0]?.mail.text ?? ''
  expect(text).toContain(third)
  for (const gone of [first, second]) expect(text).not.toContain(gone)
  // The list of mails shows it as it went.
  expect((await outboxRows(round)).map(({ subject }) => subject)).toEqual(['before 1'])
})

test('it keeps the language of its template, whatever is chosen since', async () => {
  const round = await colleagues(1, 2, 1)
  await invite(round)
  const [[, before] = expect.unreachable()] = await takeMails(testApp, round)
  await administrator.ok('saveQuestionnaireSettingUnit', {
    path: pathOf(round),
    body: { key: 'language', value: 'en' },
  })
  pass(31)
  const [[, after] = expect.unreachable()] = await takeMails(testApp, round)
  expect(after.text.replace(after.link ?? '', '')).toBe(before.text.replace(before.link ?? '', ''))
})

test('one that was written by an earlier version goes as it is', async () => {
  const round = await colleagues(1, 1, 1)
  await invite(round)
  const written = { subject: '计划 {2026}', content: '{count} {2026}: {link}', templateJson: null }
  await testApp.database.write((db) => db.updateTable('outboxMail').set(written).execute())
  const [[, { subject, text, link }] = expect.unreachable()] = await takeMails(testApp, round)
  expect({ subject, text }).toEqual({ subject: written.subject, text: `{count} {2026}: ${link}` })
})

test('a second try is the same mail to a mail server as long as it says the same', async () => {
  const round = await colleagues(1, 1, 1)
  await invite(round)
  const outbox = outboxOf(testApp)
  const tryOnce = async () => {
    const [mail = expect.unreachable()] = await outbox.claim(1, { except: [] })
    await outbox.release(mail)
    return mail
  }
  const [first, again] = [await tryOnce(), await tryOnce()]
  expect(again.link).not.toBe(first.link)
  expect([again.id, again.copy]).toEqual([first.id, first.copy])
  await setDeadline(round, inHours(48))
  const other = await tryOnce()
  expect(other.id).toBe(first.id)
  expect(other.copy).not.toBe(first.copy)
})

test('of a round that is disabled or removed while its mails are taken none goes, and none is lost', async () => {
  const round = await colleagues(1, 1, 2)
  await invite(round)
  const rows = await outboxRows(round)
  const now = testApp.clock.now.toISOString()
  const going = () => testApp.database.write((db) => stillMeant(db, rows, now))
  expect(await going()).toHaveLength(2)
  await administrator.ok('disableQuestionnaire', { path: pathOf(round) })
  expect(await going()).toEqual([])
  await administrator.ok('enableQuestionnaire', { path: pathOf(round) })
  await administrator.ok('deleteQuestionnaire', { path: pathOf(round) })
  expect(await going()).toEqual([])
  expect(await outboxRows(round)).toEqual(rows)
})

/** So many mails that one claim does not take them all. */
const MANY = 120

test('of mails that go to nobody so many are taken at a time, until none is left or the server ends', async () => {
  const round = await colleagues(1, 1, MANY)
  await invite(round)
  await testApp.database.write((db) =>
    db
      .updateTable('relation')
      .set({ status: 'submitted' })
      .where('questionnaireId', '=', round.questionnaireId)
      .execute(),
  )
  const take = (isStopping?: () => boolean) => outboxOf(testApp).claim(MANY / 3, { except: [] }, isStopping)
  expect(await take(() => true)).toEqual([])
  expect(await outboxRows(round)).toHaveLength((2 * MANY) / 3)
  expect(await take()).toEqual([])
  expect(await outboxRows(round)).toEqual([])
})

test('what a disabled round asks for waits, and holds up no other round; enabled, it goes', async () => {
  const round = await colleagues(1, 1, MANY)
  const other = await createCollecting(testApp, { type: 1, evaluatees: 1, ratersPerLevel: { superior: 1, self: 0 } })
  await invite(round)
  const before = await outboxRows(round)
  await administrator.ok('disableQuestionnaire', { path: pathOf(round) })
  await invite(other)
  startWorker({ smtpUrl: catcher.url })
  await settled(other)
  expect(mailed()).toEqual(addressesOf(other))
  expect(await outboxRows(round)).toEqual(before)
  await administrator.ok('enableQuestionnaire', { path: pathOf(round) })
  await catcher.waitFor(MANY + 1, PATIENCE_MS)
  await settled(round)
})

test('after the deadline nobody is asked, until it is moved; then the mail says the new one', async () => {
  const round = await colleagues(1, 1, 1)
  await administrator.ok('saveEmailTemplate', {
    path: pathOf(round),
    body: { emailType: 'invite', title: '{deadline}', content: '{deadline} {link}' },
  })
  await setDeadline(round, inHours(1))
  await invite(round)
  const [old] = (await outboxRows(round)).map(({ subject }) => subject)
  pass(60)
  expect(await takeMails(testApp, round)).toEqual(new Map())
  await setDeadline(round, inHours(24 * 30))
  const [[email, mail] = expect.unreachable()] = await takeMails(testApp, round)
  expect(email).toBe(round.raters[0]?.email)
  expect(mail.subject).not.toBe(old)
  expect(mail.text).toContain(mail.subject)
  expect(mail.text).not.toContain(old)
})

test('who was mailed after a wait is not asked again within 18 hours of that', async () => {
  const round = await colleagues(1, 1, 1)
  await invite(round)
  pass(24 * 60)
  const outbox = outboxOf(testApp)
  for (const mail of await outbox.claim(1, { except: [] })) await outbox.sent(mail)
  const remind = () =>
    administrator.ok('sendNotifications', {
      path: pathOf(round),
      body: { businessType: 'remind', confirm: false },
    })
  pass(17 * 60)
  expect(await remind()).toMatchObject({ count: 0, recipients: [{ reason: 'mailedRecently' }] })
  pass(2 * 60)
  expect(await remind()).toMatchObject({ count: 1 })
})

test('of a round that takes no answers nobody is told that its mail server is away', async () => {
  const round = await colleagues(1, 1, 1)
  await invite(round)
  const [mail = expect.unreachable()] = await outboxOf(testApp).claim(1, { except: [] })
  await outboxOf(testApp).failed(mail, Object.assign(new Error('connect ECONNREFUSED'), { kind: 'unreached' as const }))
  const trouble = async () => (await administrator.ok('getFeedbackSummary', { path: pathOf(round) })).mailTrouble
  expect(await trouble()).toContain('ECONNREFUSED')
  await administrator.ok('disableQuestionnaire', { path: pathOf(round) })
  expect(await trouble()).toBeNull()
  await administrator.ok('enableQuestionnaire', { path: pathOf(round) })
  expect(await trouble()).toContain('ECONNREFUSED')
})

test('an invitation is due exactly while answers are taken, and any mail only while its round is there', async () => {
  const round = await colleagues(1, 1, 1)
  await invite(round)
  const now = testApp.clock.now.toISOString()
  const isDue = async (values: object, emailType: string) =>
    testApp.database.write(async (db) => {
      await db.updateTable('questionnaire').set(values).where('id', '=', round.questionnaireId).execute()
      await db.updateTable('outboxMail').set({ emailType }).execute()
      return hasDueMail(db, now, { relay: null, only: null, except: [] })
    })
  for (const processStatus of PROCESS_STATUSES) {
    for (const closingSince of [null, now]) {
      for (const disableStatus of [0, 1, 2]) {
        for (const deadline of [null, inHours(-1), now, inHours(1)]) {
          const state = { processStatus, closingSince, disableStatus, deadline }
          const isTaking = isAnswerable(state, now)
          for (const emailType of EMAIL_TYPES) {
            const due = await isDue({ ...state, deletedAt: null }, emailType)
            expect({ ...state, emailType, due }).toEqual({ ...state, emailType, due: isTaking || !isAsking(emailType) })
            expect(await isDue({ ...state, deletedAt: now }, emailType)).toBe(false)
          }
        }
      }
    }
  }
})
