/** anonymity.md R20: what somebody else sets after a round was published is set after it, whatever the server's clock says. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import { setUpEnterprise } from '../../server/features/enterprise/setUp.ts'
import { pass } from './clock.ts'
import { createCollecting } from './collectingQuestionnaire.ts'
import {
  addSignIn,
  administrator,
  begin,
  byLink,
  CLOSED,
  count,
  edit,
  endDoors,
  OWN,
  rater,
  read,
  refused,
  reset,
  round,
  SET,
  save,
  signIn,
  startDoors,
  testApp,
} from './doorRound.ts'

const DAYS = 5 * 86_400_000

beforeAll(startDoors)
afterAll(endDoors)
beforeEach(() => begin(2))

/** By another process, whose clock is that much behind the one that published. */
async function behind<Outcome>(act: () => Promise<Outcome>): Promise<Outcome> {
  pass(testApp, -DAYS)
  try {
    return await act()
  } finally {
    pass(testApp, DAYS)
  }
}

const own = 'and another one of it'

test('a password that is reset opens none of the forms', async () => {
  await addSignIn(rater.email, rater.id)
  await behind(() => reset())
  // By the clock of the one it is too old by now.
  const boss = await behind(() => signIn(rater.email, SET))
  await boss.ok('changePassword', { body: { oldPassword: SET, password: own } })
  await refused(await signIn(rater.email, own), CLOSED.otherPassword)
})

test('a link to an address that is changed opens none of them', async () => {
  await behind(() => edit(`behind${count}@else.example`))
  await refused(await byLink(), CLOSED.otherAddress)
})

test('nor does the password of whom an administrator adds', async () => {
  const email = `added${count}@yuanhang.example`
  const body = { displayName: '新来的', email, password: SET }
  const { id } = await behind(() => administrator.ok('createEmployee', { body }))
  await testApp.database.write((db) =>
    db.updateTable('relation').set({ raterId: id }).where('id', '=', rater.relationId).execute(),
  )
  const boss = await behind(() => signIn(email, SET))
  await boss.ok('changePassword', { body: { oldPassword: SET, password: own } })
  await refused(await signIn(email, own), CLOSED.otherPassword)
})

test('a door nobody else has set opens them by any clock', async () => {
  await addSignIn(rater.email, rater.id)
  expect((await behind(async () => save(await signIn(rater.email, OWN)))).returnCode).toBe(0)
  expect((await save(await byLink())).returnCode).toBe(0)
})

/** When a round began. */
const publishedAt = (id: number, at: number) =>
  testApp.database.write((db) =>
    db
      .updateTable('questionnaire')
      .set({ publishedAt: new Date(at).toISOString() })
      .where('id', '=', id)
      .execute(),
  )

test('what another company published by a clock that is ahead moves no door of this one', async () => {
  const { database, clock } = testApp
  const context = { database, now: () => clock.now, ids: createIds(Date.now, 59) }
  const owner = { enterpriseName: '别家公司', displayName: '别家', email: 'owner@else.example', passwordHash: 'x' }
  const { enterpriseId } = await setUpEnterprise(context, owner, false)
  const other = await createCollecting(testApp, { type: 2, evaluatees: 1, enterpriseId })
  await publishedAt(other.questionnaireId, clock.now.getTime() + DAYS)
  await addSignIn(rater.email, rater.id)
  await reset()
  const person = await signIn(rater.email, SET)
  await person.ok('changePassword', { body: { oldPassword: SET, password: own } })
  await publishedAt(round.questionnaireId, clock.now.getTime() + 1)
  expect((await read(await signIn(rater.email, own))).returnCode).toBe(0)
})
