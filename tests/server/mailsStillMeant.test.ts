/** Mails that waited, and what happened to their reason meanwhile. */
import { expect, test } from 'vitest'
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
import { turnsOf } from './submitting.ts'

openPostOffice()

const pathOf = ({ questionnaireId: id }: Collecting) => ({ id })
const mailed = () => catcher.mails.map(({ to }) => to).sort()
const addressesOf = ({ raters }: Collecting) => raters.map(({ email }) => email).sort()
const addressOf = ({ raters }: Collecting, raterId: number) =>
  raters.find(({ employeeId }) => employeeId === raterId)?.email

test('nobody is mailed who has no form left to send, nor whom nobody writes to any more', async () => {
  const round = await createCollecting(testApp, { type: 1, evaluatees: 1, ratersPerLevel: { sameLevel: 5, self: 0 } })
  await invite(round)
  const [withdrawn, disabled] = turnsOf(round, 0, 'sameLevel')
  if (withdrawn === undefined || disabled === undefined) throw new Error('too few raters')
  const [evaluatorId = 0] = round.evaluatees.map(({ employeeId }) => employeeId)
  const body = { evaluatorId, participantRelationId: withdrawn.id, valuerId: withdrawn.raterId }
  await administrator.ok('cancelAnswer', { path: pathOf(round), body })
  await administrator.ok('disableUser', { query: { uid: String(disabled.raterId) } })
  startWorker({ smtpUrl: catcher.url })
  await settled(round)
  const without = [withdrawn, disabled].map(({ raterId }) => addressOf(round, raterId))
  expect(mailed()).toEqual(addressesOf(round).filter((email) => !without.includes(email)))
  expect((await outboxRows(round)).map(({ status }) => status)).toEqual(['sent', 'sent', 'sent'])
})

test('nor is whoever was disabled thanked', async () => {
  const round = await createCollecting(testApp, { type: 1, evaluatees: 1, ratersPerLevel: { sameLevel: 2, self: 0 } })
  await administrator.ok('finishQuestionnaire', { path: pathOf(round) })
  const thanks = { businessType: 'finished', confirm: false } as const
  expect(await administrator.ok('sendNotifications', { path: pathOf(round), body: thanks })).toMatchObject({ count: 2 })
  const [disabled, other] = round.raters
  await administrator.ok('disableUser', { query: { uid: String(disabled?.employeeId) } })
  startWorker({ smtpUrl: catcher.url })
  await settled(round)
  expect(mailed()).toEqual([other?.email])
})

/** So many mails that one claim does not take them all. */
const MANY = 120

test('what a disabled round asks for waits, and holds up no other round; enabled, it goes', async () => {
  const round = await createCollecting(testApp, {
    type: 1,
    evaluatees: 1,
    ratersPerLevel: { sameLevel: MANY, self: 0 },
  })
  const other = await createCollecting(testApp, { type: 1, evaluatees: 1, ratersPerLevel: { superior: 1, self: 0 } })
  await invite(round)
  await administrator.ok('disableQuestionnaire', { path: pathOf(round) })
  await invite(other)
  startWorker({ smtpUrl: catcher.url })
  await settled(other)
  expect(mailed()).toEqual(addressesOf(other))
  expect((await outboxRows(round)).every(({ status, attempts }) => status === 'waiting' && attempts === 0)).toBe(true)
  await administrator.ok('enableQuestionnaire', { path: pathOf(round) })
  pass(6)
  await catcher.waitFor(MANY + 1, PATIENCE_MS)
  await settled(round)
})

test('after the deadline nobody is asked, until it is moved', async () => {
  const round = await createCollecting(testApp, { type: 1, evaluatees: 1, ratersPerLevel: { superior: 1, self: 0 } })
  await invite(round)
  const set = (deadline: string | null) =>
    testApp.database.write((db) =>
      db.updateTable('questionnaire').set({ deadline }).where('id', '=', round.questionnaireId).execute(),
    )
  await set(testApp.clock.now.toISOString())
  startWorker({ smtpUrl: catcher.url })
  const nextOf = async () => (await outboxRows(round)).map(({ nextAttemptAt }) => nextAttemptAt)
  await expect.poll(nextOf).toEqual([new Date(testApp.clock.now.getTime() + 5 * 60_000).toISOString()])
  expect(mailed()).toEqual([])
  await set(null)
  pass(6)
  await settled(round)
  expect(mailed()).toEqual(addressesOf(round))
})
