/** A job that gives or takes raters, taken up by another process, of a round that others have changed meanwhile. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createParticipantService } from '../../server/features/relations/participantService.ts'
import type { JobOrder } from '../../server/jobs/order.ts'
import type { Collecting } from './collectingQuestionnaire.ts'
import { boundPairs, createPeers } from './manyPeers.ts'
import { orderedJobs } from './orderedJobs.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

const RATERS = 30

let testApp: TestApp
let administrator: Visitor
let round: Collecting

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
})

beforeEach(async () => {
  round = await createPeers(testApp, { processStatus: 10 })
})

afterAll(() => testApp.close())

const path = () => ({ id: round.questionnaireId })
const levelId = (type: string) => round.levels.find((level) => level.type === type)?.id ?? 0
const copied = <T>(value: T): T => JSON.parse(JSON.stringify(value))

function service() {
  const { context, jobs, ...rest } = orderedJobs(testApp, round.enterpriseId)
  return { ...rest, participants: createParticipantService(context, jobs) }
}

/** Does one step, and the rest of them as who takes the job up; `meanwhile` is between. */
async function doAll({ orders, takeUps }: ReturnType<typeof service>, meanwhile: () => Promise<void>) {
  const [begun] = orders
  if (begun?.kept === undefined) throw new Error('nothing was begun')
  const { head, parts } = copied(begun.kept)
  const taken = takeUps.get(begun.kind)?.(head)
  if (typeof taken !== 'object') throw new Error('nobody can go on with it')
  let state: { done: number; result: unknown } = { done: 0, result: null }
  for (let order: Omit<JobOrder, 'kept'> = begun; state.done < order.total; order = taken) {
    const { step } = order
    const given = { ...copied(state), parts: async (first: number, count: number) => parts.slice(first, first + count) }
    state = (await testApp.database.write(async (db) => step?.(db, given))) ?? state
    if (order === begun) await meanwhile()
  }
  return { ...state, total: taken.total }
}

test('given are those who are there, to those who are there', async () => {
  const own = service()
  const raters = round.evaluatees.slice(0, RATERS).map(({ employeeId }) => employeeId)
  const order = { levelId: levelId('sameLevel'), valuerIds: raters, evaluateeIds: [], isSyncAll: true }
  const more = { addType: 1 as const, isExcludeEvaluatee: true }
  await own.participants.update(own.caller, round.questionnaireId, { ...order, ...more })
  const [disabled, other = 0] = raters
  const gone = round.evaluatees[199]
  const late = round.evaluatees[200]
  const { result, done, total } = await doAll(own, async () => {
    await administrator.ok('removeEvaluatee', { path: { ...path(), evaluateeId: gone?.id ?? 0 } })
    await administrator.ok('bulkDisableEmployees', { body: { ids: [disabled ?? 0] } })
    const body = { levelId: levelId('superior'), valuerIds: [other], evaluateeIds: [late?.id ?? 0] }
    await administrator.ok('updateParticipants', { path: path(), body })
  })
  const pairs = await boundPairs(testApp, round)
  const of = (person: number | undefined) => pairs.filter((pair) => pair.startsWith(`${person} `))
  expect(of(gone?.employeeId)).toEqual([])
  expect(of(round.evaluatees[100]?.employeeId)).toHaveLength(RATERS - 1)
  expect(of(late?.employeeId)).toHaveLength(RATERS - 1)
  expect(of(late?.employeeId)).toContain(`${late?.employeeId} ${other} superior`)
  expect(new Set(pairs).size).toBe(pairs.length)
  expect(done).toBe(total)
  // One of them was given by hand.
  expect(result).toMatchObject({ created: pairs.length - 1, skipped: total - (pairs.length - 1) })
})

test('taken are those who are still there and on the level', async () => {
  const raters = round.evaluatees.slice(0, 15).map(({ employeeId }) => employeeId)
  for (const half of [round.evaluatees.slice(0, 105), round.evaluatees.slice(105)]) {
    const evaluateeIds = half.map(({ id }) => id)
    const body = { levelId: levelId('sameLevel'), valuerIds: raters, evaluateeIds }
    await administrator.ok('updateParticipants', { path: path(), body })
  }
  const own = service()
  const order = { evaluateeIds: round.evaluatees.map(({ id }) => id), levelId: levelId('sameLevel') }
  await own.participants.remove(own.caller, round.questionnaireId, order)
  const [, rater = 0] = raters
  const stays = round.evaluatees[208]
  const before = await boundPairs(testApp, round)
  const { result } = await doAll(own, async () => {
    const body = { evaluateeId: stays?.id ?? 0, valuers: [{ valuerId: rater, levelId: levelId('superior') }] }
    await administrator.ok('saveEvaluateeRaters', { path: path(), body })
  })
  expect(await boundPairs(testApp, round)).toEqual([`${stays?.employeeId} ${rater} superior`])
  // Fourteen of that evaluatee went by hand, and one was moved.
  expect(result).toMatchObject({ updated: before.length - 15, skipped: 0 })
})
