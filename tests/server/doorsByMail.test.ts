/** anonymity.md R20: a password that is set by a mailed link is as sure as the address the link went to. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  addSignIn,
  beforePublish,
  begin,
  CLOSED,
  count,
  edit,
  endDoors,
  mailPasswordLink,
  rater,
  refused,
  SET,
  save,
  send,
  signIn,
  startDoors,
  testApp,
} from './doorRound.ts'
import { join } from './inviting.ts'

const OWN_CHOICE = 'the holder knows this one'

beforeAll(startDoors)
afterAll(endDoors)
beforeEach(() => begin(2))

test('a password that was set through a mail to an address somebody else chose counts as somebody else’s', async () => {
  const userId = await addSignIn(rater.email, rater.id)
  const email = `chosen${count}@else.example`
  await edit(email)
  const secret = await mailPasswordLink(userId)
  await testApp.visitor().ok('setPasswordByLink', { body: { secret, password: SET } })
  await refused(await signIn(email, SET), CLOSED.otherPassword)
})

test('a password that was set through a mail to an address chosen before the round was published opens it', async () => {
  const email = `before${count}@yuanhang.example`
  await beforePublish(() => edit(email))
  await join(testApp, rater.id, OWN_CHOICE)
  const person = await signIn(email, OWN_CHOICE)
  expect((await save(person)).returnCode).toBe(0)
  expect((await send(person)).returnCode).toBe(0)
})
