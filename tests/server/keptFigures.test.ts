/** Figures of a finished named round are kept, and yet always those of what stands in the database (docs/decisions/0034). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Collecting } from './collectingQuestionnaire.ts'
import { createResults, pathOf } from './results.ts'
import { turnsOf } from './submitting.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

let testApp: TestApp
let administrator: Visitor
let round: Collecting

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
})
afterAll(() => testApp.close())

/** The first has 100 and 20 of two peers, the second 60 of one. */
beforeEach(async () => {
  const results = createResults(testApp, administrator)
  round = await results.worked({ type: 1, evaluatees: 2, ratersPerLevel: { sameLevel: 2, self: 0 } })
  await results.answerLevel(round, 0, 'sameLevel', [5, 1])
  await results.answerLevel(round, 1, 'sameLevel', [3])
  await results.finish(round)
})

async function ranked() {
  const { items } = await administrator.ok('getRanking', { path: pathOf(round), query: { sort: 'name' } })
  const { rows } = await administrator.ok('getRankingDetail', { path: pathOf(round) })
  const shown = items.map(({ name, percent }) => [name, percent])
  // Two answers from what is kept say the same.
  const known = rows.filter(({ percent }) => percent !== null)
  expect(known.map(({ name, percent }) => [name, percent])).toEqual(shown)
  return shown
}

const peer = (place: number) => {
  const turn = turnsOf(round, 0, 'sameLevel')[place]
  if (turn === undefined) throw new Error('the fixture has no such peer')
  return turn
}

const count = (statistic: boolean) =>
  administrator.ok('bulkSetStatistic', {
    path: pathOf(round),
    body: { ids: [peer(1).id], statistic, reason: '重复' },
  })

/** What figures are made of, and nothing else. */
const loseScores = () =>
  testApp.database.write((db) =>
    db.deleteFrom('formScores').where('questionnaireId', '=', round.questionnaireId).execute(),
  )

test('they are made once, until something of them changes', async () => {
  const before = await ranked()
  await loseScores()
  expect(await ranked()).toEqual(before)
  await count(false)
  expect(await ranked()).toEqual([])
})

test('nothing is kept of a round that still collects', async () => {
  const results = createResults(testApp, administrator)
  round = await results.worked({ type: 1, evaluatees: 1, ratersPerLevel: { sameLevel: 2, self: 0 } })
  await results.answerLevel(round, 0, 'sameLevel', [5, 1])
  expect(await ranked()).toEqual([['经理1', 60]])
  await loseScores()
  expect(await ranked()).toEqual([])
})

test('a form that is left out, and counts again', async () => {
  expect(await ranked()).toEqual([
    ['经理1', 60],
    ['经理2', 60],
  ])
  await count(false)
  expect(await ranked()).toEqual([
    ['经理1', 100],
    ['经理2', 60],
  ])
  await count(true)
  expect(await ranked()).toEqual([
    ['经理1', 60],
    ['经理2', 60],
  ])
})

test('another form in its place', async () => {
  await count(false)
  expect(await ranked()).toEqual([
    ['经理1', 100],
    ['经理2', 60],
  ])
  await testApp.database.write(async (db) => {
    await db.updateTable('relation').set({ counted: 1 }).where('id', '=', peer(1).id).execute()
    await db.updateTable('relation').set({ counted: 0 }).where('id', '=', peer(0).id).execute()
  })
  expect(await ranked()).toEqual([
    ['经理1', 20],
    ['经理2', 60],
  ])
})

test('a form that is withdrawn', async () => {
  expect(await ranked()).toEqual([
    ['经理1', 60],
    ['经理2', 60],
  ])
  const { id: participantRelationId, raterId: valuerId } = peer(1)
  const evaluatorId = round.evaluatees[0]?.employeeId ?? 0
  const body = { participantRelationId, valuerId, evaluatorId, reason: '误交' }
  await administrator.ok('cancelAnswer', { path: pathOf(round), body })
  expect(await ranked()).toEqual([
    ['经理1', 100],
    ['经理2', 60],
  ])
})

test('somebody bears another name', async () => {
  expect(await ranked()).toEqual([
    ['经理1', 60],
    ['经理2', 60],
  ])
  const employeeId = round.evaluatees[0]?.employeeId ?? 0
  await testApp.database.write((db) =>
    db.updateTable('employee').set({ displayName: '陈一' }).where('id', '=', employeeId).execute(),
  )
  expect((await ranked()).map(([name]) => name)).toEqual(expect.arrayContaining(['陈一', '经理2']))
})
