/** What the administrator's list says of released reports that a release of now would make otherwise. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pass } from './clock.ts'
import type { Collecting } from './collectingQuestionnaire.ts'
import { type ReleaseTest, startReleaseTest } from './releaseRound.ts'

const HOUR = 3_600_000

let given: ReleaseTest
let round: Collecting

beforeAll(async () => {
  given = await startReleaseTest()
})
afterAll(() => given.testApp.close())

const path = () => ({ id: round.questionnaireId })

async function outdated() {
  const { items } = await given.administrator.ok('listReleases', { path: path() })
  const of = new Map(items.map(({ employeeId, release }) => [employeeId, release === null ? 'none' : release.outdated]))
  return round.evaluatees.map(({ employeeId }) => of.get(employeeId))
}

const formsAbout = (place: number) =>
  round.relations.filter(({ evaluateeId }) => evaluateeId === round.evaluatees[place]?.id)

const formAbout = (place: number) => formsAbout(place)[0] ?? expect.unreachable()

const countForms = (forms: readonly { id: number }[], statistic: boolean) =>
  given.administrator.ok('setFeedbackStatistic', { path: path(), body: { ids: forms.map(({ id }) => id), statistic } })

const count = (place: number, statistic: boolean) => countForms([formAbout(place)], statistic)

async function cancel(place: number) {
  const { id, raterId } = formAbout(place)
  const evaluatorId = round.evaluatees[place]?.employeeId ?? 0
  const body = { participantRelationId: id, evaluatorId, valuerId: raterId }
  await given.administrator.ok('cancelAnswer', { path: path(), body })
}

const release = (places?: number[]) =>
  given.release(round, places && { ids: places.map((place) => round.evaluatees[place]?.employeeId ?? 0) })

/** By another server, whose clock is behind. */
async function behind(act: () => Promise<unknown>) {
  pass(given.testApp, -HOUR)
  await act()
  pass(given.testApp, HOUR)
}

test('one is outdated once forms about its person are left out, counted again or withdrawn', async () => {
  round = await given.over(1)
  await release([0])
  given.pass()
  await count(1, false)
  expect(await outdated()).toEqual([null, 'none'])
  await count(0, false)
  expect(await outdated()).toEqual(['figures', 'none'])
  given.pass()
  await release()
  given.pass()
  expect(await outdated()).toEqual([null, null])
  await count(0, true)
  expect(await outdated()).toEqual(['figures', null])
  // The other is of before what changed.
  given.pass()
  await release([0])
  expect(await outdated()).toEqual([null, null])
  given.pass()
  await release()
  await cancel(1)
  expect(await outdated()).toEqual([null, 'figures'])
})

test('where there is a norm, all of before are: it is made of everybody', async () => {
  round = await given.over(1, { evaluatees: 5 })
  await release()
  given.pass()
  expect(await outdated()).toEqual([null, null, null, null, null])
  await count(1, false)
  expect(await outdated()).toEqual(['norm', 'figures', 'norm', 'norm', 'norm'])
  given.pass()
  await release([0, 1])
  expect(await outdated()).toEqual([null, null, 'norm', 'norm', 'norm'])
  given.pass()
  await cancel(4)
  expect(await outdated()).toEqual(['norm', 'norm', 'norm', 'norm', 'figures'])
})

test('what was left out and counted again is as it was', async () => {
  round = await given.over(1, { evaluatees: 5 })
  await release()
  given.pass()
  await count(1, false)
  given.pass()
  await release([2])
  given.pass()
  await count(1, true)
  expect(await outdated()).toEqual([null, null, 'norm', null, null])
  await count(1, false)
  expect(await outdated()).toEqual(['norm', 'figures', null, 'norm', 'norm'])
})

test('two forms about one person are more than one', async () => {
  round = await given.over(1)
  await release()
  given.pass()
  const two = formsAbout(0).slice(0, 2)
  expect(await countForms(two, false)).toEqual({ changed: 2 })
  expect(await outdated()).toEqual(['figures', null])
  await countForms(two, true)
  expect(await outdated()).toEqual([null, null])
})

test('four make no norm', async () => {
  round = await given.over(1, { evaluatees: 4 })
  await release()
  given.pass()
  await count(1, false)
  expect(await outdated()).toEqual([null, 'figures', null, null])
})

describe('a form that was never sent', () => {
  beforeEach(async () => {
    round = await given.results.worked({ type: 1, evaluatees: 5 })
    for (const place of [1, 2, 3, 4]) await given.results.answerWorked(round, place, [1, 2])
    await given.results.finish(round)
    await release()
    given.pass()
  })

  test('is in no norm', async () => {
    await cancel(0)
    expect(await outdated()).toEqual(['figures', null, null, null, null])
    // Before that was kept every one was taken for sent, and is where there is no such form.
    const evaluatorId = round.evaluatees[0]?.employeeId
    for (const detail of [{ evaluatorId }, { evaluatorId, relationId: 1 }]) {
      await given.testApp.database.write((db) =>
        db
          .updateTable('auditEvent')
          .set({ detailJson: JSON.stringify(detail) })
          .where('objectId', '=', round.questionnaireId)
          .where('action', '=', 'answer.cancel')
          .execute(),
      )
      expect(await outdated()).toEqual(['figures', 'norm', 'norm', 'norm', 'norm'])
    }
  })

  test('is in no figure: it may be left out and counted again, as may one that is withdrawn', async () => {
    expect(await count(0, false)).toEqual({ changed: 1 })
    expect(await outdated()).toEqual([null, null, null, null, null])
    expect(await count(0, true)).toEqual({ changed: 1 })
    await cancel(1)
    await release()
    given.pass()
    expect(await count(1, false)).toEqual({ changed: 1 })
    expect(await outdated()).toEqual([null, null, null, null, null])
  })
})

test('one that was left out when it was released is in no norm that its withdrawal could change', async () => {
  round = await given.over(1, { evaluatees: 5 })
  const others = (outdatedNow: unknown[]) => outdatedNow.slice(1)
  await count(0, false)
  given.pass()
  await release()
  given.pass()
  await cancel(0)
  expect(await outdated()).toEqual(['figures', null, null, null, null])
  // It cannot count any more.
  await count(0, true)
  expect(others(await outdated())).toEqual([null, null, null, null])
  await release()
  given.pass()
  await count(1, false)
  await cancel(1)
  expect(await outdated()).toEqual(['norm', 'figures', 'norm', 'norm', 'norm'])
})

test('one that is left out before it is sent is in no figure, until it is counted again', async () => {
  round = await given.results.worked({ type: 1, evaluatees: 5 })
  await count(0, false)
  for (const place of round.evaluatees.keys()) await given.results.answerWorked(round, place, [1, 2])
  await given.results.finish(round)
  await release()
  given.pass()
  await count(0, true)
  expect(await outdated()).toEqual(['figures', 'norm', 'norm', 'norm', 'norm'])
})

test('whatever the clock of the server says that does the one or the other', async () => {
  round = await given.over(1)
  await release()
  await behind(() => count(0, false))
  expect(await outdated()).toEqual(['figures', null])
  await behind(() => release())
  expect(await outdated()).toEqual([null, null])
  await behind(() => cancel(1))
  expect(await outdated()).toEqual([null, 'figures'])
  // At one moment.
  await release()
  expect(await outdated()).toEqual([null, null])
  await given.administrator.ok('bulkCancelAnswers', {
    path: path(),
    body: { ids: [formAbout(0).id], reason: 'sent twice' },
  })
  expect(await outdated()).toEqual(['figures', null])
})
