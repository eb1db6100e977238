/** Mails that waited, and what happened to their reason meanwhile. */
import { expect, test } from 'vitest'
import { EMAIL_TYPES, isAsking } from '../../domain/evaluation/mailTemplate.ts'
import { isAnswerable, PROCESS_STATUSES } from '../../domain/evaluation/status.ts'
import { stillMeant } from '../../server/features/collection/stillMeant.ts'
import { hasDueMail } from '../../server/features/collection/store/sending.ts'
import { type Collecting, createCollecting } from './collectingQuestionnaire.ts'
import {
  administrator,
  catcher,
  colleagues,
  inHours,
  invite,
  openPostOffice,
  outboxRows,
  PATIENCE_MS,
  pass,
  pathOf,
  sendThanks,
  settled,
  startWorker,
  testApp,
  withdraw,
} from './postOffice.ts'
import { submitTurn, turnsOf } from './submitting.ts'
import { outboxOf, takeMails } from './takenMails.ts'

openPostOffice()

const mailed = () => catcher.mails.map(({ to }) => to).sort()
const addressesOf = ({ raters }: Collecting) => raters.map(({ email }) => email).sort()
const personOf = ({ raters }: Collecting, raterId: number) =>
  raters.find(({ employeeId }) => employeeId === raterId) ?? expect.unreachable()

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

test.each(['invite', 'remind'])('nobody is asked whom no door is left: %s', async (emailType) => {
  const round = await colleagues(2, 1, 2)
  await invite(round)
  await testApp.database.write((db) => db.updateTable('outboxMail').set({ emailType }).execute())
  const [shutOut, other] = round.raters
  const { employeeId: id = 0, name: displayName = '', email } = shutOut ?? {}
  await administrator.ok('updateEmployee', {
    body: { id, displayName, employeeNo: '', departId: null, email: `other.${email}` },
  })
  expect([...(await takeMails(testApp, round)).keys()]).toEqual([other?.email])
})

test('of a round that is disabled or removed while its mails are taken none goes, and none is lost', async () => {
  const round = await colleagues(1, 1, 2)
  await invite(round)
  const rows = await outboxRows(round)
  const going = () => testApp.database.write((db) => stillMeant(db, rows, testApp.clock.now))
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
