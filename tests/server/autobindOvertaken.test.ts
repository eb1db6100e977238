/** Auto-bind of a plan that others have overtaken: what has changed since it was made. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAutobindService } from '../../server/features/relations/autobindService.ts'
import type { Collecting } from './collectingQuestionnaire.ts'
import { ALL_LEVELS, boundPairs, createPeers, expectedPairs, putTurn } from './manyPeers.ts'
import { orderedJobs } from './orderedJobs.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

let testApp: TestApp
let administrator: Visitor
let round: Collecting

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
})

afterAll(() => testApp.close())

const path = () => ({ id: round.questionnaireId })
const levelId = (type: string) => round.levels.find((level) => level.type === type)?.id ?? 0

/** The job as it is ordered; its steps are done by the test. */
async function ordered(levelTypes = ALL_LEVELS) {
  const { caller, context, jobs, orders } = orderedJobs(testApp, round.enterpriseId)
  await createAutobindService(context, jobs).bind(caller, round.questionnaireId, levelTypes)
  const [order] = orders
  const parts = order?.kept?.parts ?? []
  return { order, parts }
}

async function doAll({ order, parts }: Awaited<ReturnType<typeof ordered>>) {
  let state: { done: number; result: unknown } = { done: 0, result: null }
  while (order?.step !== undefined && state.done < order.total) {
    const { step } = order
    const given = { ...state, parts: async (first: number, count: number) => parts.slice(first, first + count) }
    state = await testApp.database.write((db) => step(db, given))
  }
  return state
}

beforeEach(async () => {
  round = await createPeers(testApp, { processStatus: 10 })
})

test('evaluatees and raters who are gone, closed levels and pairs that are there are left out', async () => {
  const job = await ordered()
  const all = await expectedPairs(testApp, round)
  const [leader, gone, disabled, own] = round.evaluatees
  await administrator.ok('removeEvaluatee', { path: { ...path(), evaluateeId: gone?.id ?? 0 } })
  await administrator.ok('bulkDisableEmployees', { body: { ids: [disabled?.employeeId ?? 0] } })
  await administrator.ok('updateRelationLevel', {
    path: path(),
    body: { levelId: levelId('subordinate'), open: false },
  })
  const body = { levelId: levelId('superior'), valuerIds: [own?.employeeId ?? 0], evaluateeIds: [leader?.id ?? 0] }
  await administrator.ok('updateParticipants', { path: path(), body: { ...body, isExcludeEvaluatee: true } })
  const expected = all.filter((pair) => {
    const [evaluatee, rater, level] = pair.split(' ')
    return evaluatee !== String(gone?.employeeId) && rater !== String(disabled?.employeeId) && level !== 'subordinate'
  })
  const byHand = `${leader?.employeeId} ${own?.employeeId} superior`
  const { result } = await doAll(job)
  expect(await boundPairs(testApp, round)).toEqual([...expected, byHand].sort())
  expect(result).toMatchObject({ created: expected.length, skipped: (job.order?.total ?? 0) - expected.length })
  const missing = { superior: 0, sameLevel: 1, subordinate: null, self: 1 }
  // Nobody is asked for on a level that was closed, so nobody is missing there.
  expect(result).toMatchObject({
    bound: { perLevel: ALL_LEVELS.map((levelType) => ({ levelType, missing: missing[levelType] })) },
  })
})

test('a level that has got others by hand takes no more than the setting lets in', async () => {
  const job = await ordered()
  const one = round.evaluatees[5]
  const peersOf = (pairs: string[]) =>
    pairs.filter((pair) => pair.startsWith(`${one?.employeeId} `) && pair.endsWith(' sameLevel'))
  const planned = peersOf(await expectedPairs(testApp, round)).map((pair) => pair.split(' ')[1])
  const other = round.evaluatees.slice(6).find(({ employeeId }) => !planned.includes(String(employeeId)))
  const body = { levelId: levelId('sameLevel'), valuerIds: [other?.employeeId ?? 0], evaluateeIds: [one?.id ?? 0] }
  await administrator.ok('updateParticipants', { path: path(), body })
  const { result } = await doAll(job)
  const there = peersOf(await boundPairs(testApp, round))
  expect(there).toContain(`${one?.employeeId} ${other?.employeeId} sameLevel`)
  expect(there).toHaveLength(planned.length)
  expect(result).toMatchObject({ skipped: 1 })
})

test('a turn that was withdrawn is not made again', async () => {
  const job = await ordered()
  const [first = ''] = (await expectedPairs(testApp, round)).filter((pair) => pair.endsWith(' sameLevel'))
  const [employeeId, raterId] = first.split(' ').map(Number)
  const evaluatee = round.evaluatees.find((one) => one.employeeId === employeeId)
  await putTurn(testApp, round, evaluatee?.id ?? 0, { raterId: raterId ?? 0, status: 'withdrawn' })
  const { result } = await doAll(job)
  const turns = testApp.database.read((db) =>
    db
      .selectFrom('relation')
      .select('status')
      .where('evaluateeId', '=', evaluatee?.id ?? 0)
      .where('raterId', '=', raterId ?? 0)
      .execute(),
  )
  expect(await turns).toEqual([{ status: 'withdrawn' }])
  expect(result).toMatchObject({ created: (job.order?.total ?? 0) - 1, skipped: 1 })
})

test('where all came too late it ends so, whatever became of the last slice', async () => {
  round = await createPeers(testApp, { type: 2, evaluatees: 230 })
  const { order, parts } = await ordered(['sameLevel'])
  const { employeeId: raterId } = await administrator.ok('getCurrentUser')
  for (const { id } of round.evaluatees) await putTurn(testApp, round, id, { raterId, status: 'submitted' })
  // In the last slice nobody is left to be refused.
  const planned = JSON.parse(parts.at(-1) ?? '[]') as [number, number, number][]
  const ofNobody = JSON.stringify(planned.map(([, level, rater]) => [0, level, rater]))
  const ended = doAll({ order, parts: [...parts.slice(0, -1), ofNobody] })
  await expect(ended).rejects.toMatchObject({
    result: { created: 0, failed: [{ row: 0, field: '', fault: 'error.NEWCOMERS_REFUSED' }] },
  })
})
