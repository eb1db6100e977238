/** anonymity.md R20: whom no door is left is known before a mail goes out, and whoever is about to shut one is told. */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createCollecting } from './collectingQuestionnaire.ts'
import {
  addSignIn,
  administrator,
  beforePublish,
  begin,
  byLink,
  catcher,
  count,
  edit,
  endDoors,
  importAddress,
  notYet,
  OWN,
  rater,
  read,
  reset,
  round,
  SET,
  send,
  signIn,
  startDoors,
  testApp,
} from './doorRound.ts'

beforeAll(startDoors)
afterAll(endDoors)
beforeEach(() => begin(2))

const place = () => ({ path: { id: round.questionnaireId } })

/** Whether the list of forms says that the rater can answer no more. */
async function isOut() {
  const { items } = await administrator.ok('listFeedback', { ...place(), query: { pageSize: 100 } })
  expect(items.filter(({ valuerId, shutOut }) => shutOut && valuerId !== rater.id)).toEqual([])
  return items.find(({ valuerId }) => valuerId === rater.id)?.shutOut
}

const notice = async (confirm: boolean) => {
  const body = { confirm, repeat: true, participants: [rater.relationId] }
  return administrator.ok('notifyParticipants', { ...place(), body })
}
const reasons = async () => (await notice(true)).recipients.map(({ reason }) => reason)
const another = () => `another${count}@yuanhang.example`

async function mailed(to: string) {
  expect(await notice(false)).toMatchObject({ count: 1, skipped: 0 })
  const texts = () => catcher.mails.flatMap(({ to: address, mail }) => (address === to ? (mail.text ?? '') : []))
  const links = () => texts().flatMap((text) => /https:\S+\/feedback\/\S*/.exec(text) ?? [])
  return vi.waitFor(() => links()[0] ?? notYet(), 10_000)
}

async function update(change: { email?: string; signInSetAt?: string | null }) {
  await testApp.database.write((db) => db.updateTable('employee').set(change).where('id', '=', rater.id).execute())
}

/** The password for once, set before the round was published, has had its day. */
async function resetLongAgo() {
  await beforePublish(() => reset())
  const oneTimeUntil = new Date(testApp.clock.now.getTime() - 1).toISOString()
  await testApp.database.write((db) =>
    db
      .updateTable('user')
      .set({ oneTimeUntil })
      .where('id', '=', (eb) => eb.selectFrom('employee').select('userId').where('id', '=', rater.id))
      .execute(),
  )
}

describe('nobody is mailed who can answer no more, and the list says so:', () => {
  test.each([
    { name: 'another address, and no password', act: () => edit(another()) },
    { name: 'an imported one', act: () => importAddress(another()) },
    { name: 'no address any more', act: () => edit(null) },
    { name: 'neither address nor password from the beginning', act: () => update({ email: '' }) },
    {
      name: 'another address, and a password somebody else set',
      act: async () => {
        await addSignIn(rater.email, rater.id)
        await reset()
        await edit(another())
      },
    },
    {
      name: 'another address, and a password for once that is too old',
      act: async () => {
        await resetLongAgo()
        await edit(another())
      },
    },
  ])('$name', async ({ act }) => {
    expect([await isOut(), await reasons()]).toEqual([false, [null]])
    await act()
    expect([await isOut(), await reasons()]).toEqual([true, ['shutOut']])
    expect(await notice(false)).toMatchObject({ count: 0, skipped: 1 })
    const whole = { businessType: 'remind' as const, confirm: true, repeat: true }
    const { recipients } = await administrator.ok('sendNotifications', { ...place(), body: whole })
    expect(recipients.filter(({ reason }) => reason !== null)).toMatchObject([
      { employeeId: rater.id, reason: 'shutOut' },
    ])
  })
})

test('before the start, raters without any door are counted: no address and no password that works', async () => {
  const without = async () => (await administrator.ok('getEvaluateeTotals', place())).withoutDoorCount
  expect(await without()).toBe(0)
  await update({ email: '' })
  expect(await without()).toBe(1)
  await addSignIn('', rater.id)
  expect(await without()).toBe(0)
  // One for once works for a while.
  await resetLongAgo()
  expect(await without()).toBe(1)
})

describe('who has another way in is mailed one that opens:', () => {
  test('after a reset a link to the address of before', async () => {
    await addSignIn(rater.email, rater.id)
    await reset()
    expect([await isOut(), await reasons()]).toEqual([false, [null]])
    const link = await mailed(rater.email)
    expect((await read(await byLink(link.split('/t/')[1]))).returnCode).toBe(0)
  })

  test('at another address the sign-in for the own password, and no link', async () => {
    await addSignIn(rater.email, rater.id)
    await edit(another())
    expect([await isOut(), await reasons()]).toEqual([false, [null]])
    expect(await mailed(another())).toBe('https://roundview.example/signin/?returnUrl=/feedback/')
    expect((await read(await signIn(another(), OWN))).returnCode).toBe(0)
  })

  test('with a password for once that was set before the start and still works', async () => {
    await beforePublish(() => reset())
    await update({ email: '' })
    expect(await isOut()).toBe(false)
  })
})

test('in a named round every door opens', async () => {
  await begin(1)
  await edit(another())
  expect([await isOut(), await reasons()]).toEqual([false, [null]])
  expect((await read(await byLink(await mailed(another()).then((link) => link.split('/t/')[1])))).returnCode).toBe(0)
})

test('of a form that is sent, and once the round is over, nothing is said', async () => {
  await send(await byLink())
  await edit(another())
  expect([await isOut(), await reasons()]).toEqual([false, ['finished']])
  await begin(2)
  await edit(another())
  await administrator.ok('finishQuestionnaire', place())
  expect(await isOut()).toBe(false)
})

describe('who is about to change a door learns how many rounds are shut', () => {
  const openRounds = async (visitor = administrator) =>
    (await visitor.ok('getEmployeeDoors', { path: { id: rater.id } })).openRounds

  test('as long as there is something to send', async () => {
    expect(await openRounds()).toBe(1)
    await send(await byLink())
    expect(await openRounds()).toBe(0)
  })

  test('in rounds that are anonymous and collect', async () => {
    const setStatus = (processStatus: 20 | 30) =>
      testApp.database.write((db) =>
        db.updateTable('questionnaire').set({ processStatus }).where('id', '=', round.questionnaireId).execute(),
      )
    await setStatus(20)
    expect(await openRounds()).toBe(0)
    await setStatus(30)
    await administrator.ok('finishQuestionnaire', place())
    expect(await openRounds()).toBe(0)
    await begin(1)
    expect(await openRounds()).toBe(0)
  })

  test('and that the own ones stay open', async () => {
    await addSignIn(rater.email, rater.id)
    await testApp.database.write((db) =>
      db.updateTable('employee').set({ role: 'admin' }).where('id', '=', rater.id).execute(),
    )
    expect([await openRounds(await signIn(rater.email, OWN)), await openRounds()]).toEqual([0, 1])
    await testApp.database.write((db) =>
      db.updateTable('employee').set({ role: 'member' }).where('id', '=', rater.id).execute(),
    )
  })
})

test('of a rater with two forms only the one that is open can be filled in no more', async () => {
  const two = await createCollecting(testApp, { type: 2, evaluatees: 2 })
  const peer = two.raters.find(({ levelType }) => levelType === 'sameLevel')?.employeeId ?? 0
  const [first, second] = two.relations.filter(({ raterId }) => raterId === peer)
  const visitor = testApp.visitor({ authorization: `Bearer ${await two.link(peer)}` })
  await visitor.ok('submitFeedback', { path: { relationId: first?.id ?? 0 }, body: { answers: two.answers() } })
  await edit(another(), peer)
  const { items } = await administrator.ok('listFeedback', { path: { id: two.questionnaireId } })
  expect(items.flatMap(({ participantRelationId, shutOut }) => (shutOut ? [participantRelationId] : []))).toEqual([
    second?.id,
  ])
})

test('a password that opens nothing yet is no own one', async () => {
  await edit(another())
  await reset(rater.id, SET)
  expect(await isOut()).toBe(true)
})
