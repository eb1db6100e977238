/** More than two thousand raters given or taken: a job that does as at once, slice by slice. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { isUnderWay } from '../../domain/jobs.ts'
import { listKept } from '../../server/records/questionnaire/turnCounts.ts'
import type { Collecting } from './collectingQuestionnaire.ts'
import { longestTurn, MOST_WAIT } from './longestTurn.ts'
import { readJob } from './longImport.ts'
import { boundPairs, createPeers, PEERS, putTurn } from './manyPeers.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

/** Four slices beside {@link PEERS} evaluatees. */
const RATERS = 30

let testApp: TestApp
let administrator: Visitor
let round: Collecting

vi.setConfig({ testTimeout: 60_000 })

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
})

beforeEach(async () => {
  round = await createPeers(testApp)
})

afterAll(() => testApp.close())

const permit = (permitUserCount: number | null) =>
  testApp.database.write((db) => db.updateTable('enterprise').set({ permitUserCount }).execute())

afterEach(() => permit(null))

const path = () => ({ id: round.questionnaireId })
const sameLevel = () => round.levels.find(({ type }) => type === 'sameLevel')?.id ?? 0
const people = () => round.evaluatees.map(({ employeeId }) => employeeId)
const jobOf = (id: number) => administrator.ok('getJob', { path: { id } })

/** The raters for everybody. */
const orderOf = (valuerIds: number[], addType: 1 | 2 = 1) => ({
  ...{ levelId: sameLevel(), valuerIds, addType, evaluateeIds: [], isSyncAll: true, isExcludeEvaluatee: true },
})

/** What that gives, as `boundPairs` tells it. */
const pairsOf = (raters: number[]) =>
  people()
    .flatMap((evaluatee) => raters.flatMap((rater) => (rater === evaluatee ? [] : [`${evaluatee} ${rater} sameLevel`])))
    .sort()

function begun({ jobId, ...answer }: { jobId: number | null }): number {
  if (jobId === null) throw new Error(`all was done at once: ${JSON.stringify(answer)}`)
  return jobId
}

async function untilOver(id: number) {
  await vi.waitUntil(async () => !isUnderWay(await jobOf(id)), { timeout: 50_000, interval: 20 })
  return jobOf(id)
}

const give = async (raters: number[], addType: 1 | 2 = 1) =>
  begun(await administrator.ok('updateParticipants', { path: path(), body: orderOf(raters, addType) }))

const take = async (more: { levelId?: number } = {}) => {
  const body = { evaluateeIds: round.evaluatees.map(({ id }) => id), ...more }
  return begun(await administrator.ok('deleteParticipants', { path: path(), body }))
}

async function expectCounts(invited: number, rated = PEERS) {
  const { enterpriseId, questionnaireId } = round
  const counts = await testApp.database.read((db) => listKept(db, enterpriseId, [questionnaireId]))
  expect(counts.get(questionnaireId)).toMatchObject({ evaluatees: PEERS, rated, invited })
}

test('given, replaced, taken: the same as at once, told by the job, and nobody waits long', async () => {
  const raters = people().slice(0, RATERS)
  const given = await longestTurn(async () => untilOver(await give(raters)))
  const total = PEERS * RATERS
  const created = total - RATERS
  expect(given.answer).toMatchObject({
    ...{ kind: 'updateParticipants', status: 'done', done: total, total, createdBy: '管理员' },
    about: (await administrator.ok('getQuestionnaire', { path: { id: round.questionnaireId } })).title,
    message: `已添加 ${created} 条、移除 0 条评价关系，跳过 ${RATERS} 条。`,
    result: { created, updated: 0, skipped: RATERS, failed: [] },
  })
  expect(await boundPairs(testApp, round)).toEqual(pairsOf(raters))
  await expectCounts(created)

  // The first stays, and one comes: of each at most one is new, and all others go.
  const others = [raters[0] ?? 0, people()[RATERS] ?? 0]
  const replaced = await longestTurn(async () => untilOver(await give(others, 2)))
  const gone = created - (PEERS - 1)
  expect(replaced.answer).toMatchObject({
    ...{ status: 'done', done: PEERS * 2, total: PEERS * 2 },
    result: { created: PEERS - 1, updated: gone, skipped: PEERS + 1, failed: [] },
  })
  expect(await boundPairs(testApp, round)).toEqual(pairsOf(others))
  await expectCounts(2 * (PEERS - 1))

  await untilOver(await give(raters))
  const all = pairsOf([...raters, others[1] ?? 0]).length
  const taken = await longestTurn(async () => untilOver(await take()))
  expect(taken.answer).toMatchObject({
    ...{ kind: 'deleteParticipants', status: 'done', done: all, total: all },
    message: `已添加 0 条、移除 ${all} 条评价关系，跳过 0 条。`,
    result: { created: 0, updated: all, skipped: 0, failed: [] },
  })
  expect(await boundPairs(testApp, round)).toEqual([])
  await expectCounts(0, 0)
  expect(await testApp.database.read((db) => db.selectFrom('jobOrder').select('part').execute())).toEqual([])
  expect(Math.max(given.longest, replaced.longest, taken.longest)).toBeLessThan(MOST_WAIT)

  // Each is one change of the raters, however many slices it took.
  const changes = await administrator.ok('listRaterChanges', { path: path() })
  expect(changes.map(({ added, removed }) => ({ added, removed })).reverse()).toEqual([
    { added: created, removed: 0 },
    { added: PEERS - 1, removed: gone },
    { added: all - 2 * (PEERS - 1), removed: 0 },
    { added: 0, removed: all },
  ])
})

test('what was sent stays and is counted; of other levels nothing goes', async () => {
  const [rater = 0, ...others] = people().slice(0, RATERS)
  await untilOver(await give(others))
  await putTurn(testApp, round, round.evaluatees[5]?.id ?? 0, { raterId: rater, status: 'submitted' })
  const superior = round.levels.find(({ type }) => type === 'superior')?.id ?? 0
  const kept = {
    ...orderOf([rater]),
    levelId: superior,
    isSyncAll: false,
    evaluateeIds: [round.evaluatees[7]?.id ?? 0],
  }
  expect(await administrator.ok('updateParticipants', { path: path(), body: kept })).toMatchObject({ added: 1 })
  const { result } = await untilOver(await take({ levelId: sameLevel() }))
  expect(result).toMatchObject({ updated: PEERS * (RATERS - 1) - (RATERS - 1), skipped: 1 })
  const [five, seven] = [people()[5], people()[7]]
  expect(await boundPairs(testApp, round)).toEqual([`${five} ${rater} sameLevel`, `${seven} ${rater} superior`].sort())
})

test('two thousand are done at once, and one more is a job', async () => {
  const evaluateeIds = round.evaluatees.slice(0, 100).map(({ id }) => id)
  const body = { ...orderOf(people().slice(100, 120)), isSyncAll: false, evaluateeIds }
  const atOnce = { added: 2000, removed: 0, skipped: 0, jobId: null }
  expect(await administrator.ok('updateParticipants', { path: path(), body })).toEqual(atOnce)
  expect(await administrator.ok('deleteParticipants', { path: path(), body: { evaluateeIds } })).toEqual({
    ...{ removed: 2000, skipped: 0, jobId: null },
  })
  await administrator.ok('updateParticipants', { path: path(), body })
  const one = { ...body, valuerIds: people().slice(120, 121), evaluateeIds: evaluateeIds.slice(0, 1) }
  await administrator.ok('updateParticipants', { path: path(), body: one })
  const removed = await administrator.ok('deleteParticipants', { path: path(), body: { evaluateeIds } })
  expect(await untilOver(begun(removed))).toMatchObject({ status: 'done', result: { updated: 2001 } })
})

test('beyond the licence nothing is begun; taking away is always licensed', async () => {
  await permit(PEERS - 1)
  const jobs = async () => (await administrator.ok('listJobs', { query: {} })).total
  const before = await jobs()
  const order = { path: path(), body: orderOf(people().slice(0, RATERS)) }
  expect((await administrator.call('updateParticipants', order)).returnCode).toBe(2040)
  expect(await jobs()).toBe(before)
  expect(await boundPairs(testApp, round)).toEqual([])
  await permit(null)
  await untilOver(await give(people().slice(0, RATERS)))
  await permit(1)
  expect(await untilOver(await take())).toMatchObject({ status: 'done', result: { failed: [] } })
  expect(await boundPairs(testApp, round)).toEqual([])
})

test.each([
  { what: 'finished', why: '问卷已结束或已被删除，不能再更改评价人。', from: 30 as const },
  { what: 'started', why: '处理期间问卷已启动，其余评价关系未更改；如有需要，请重新操作。', from: 10 as const },
])('of a round that is $what meanwhile it ends, and says so', async ({ what, why, from }) => {
  round = await createPeers(testApp, { processStatus: from })
  await administrator.ok('autobindParticipants', { path: path(), body: { participantLevelCodes: ['self'] } })
  const before = await boundPairs(testApp, round)
  const id = await give(people())
  await expect.poll(async () => (await readJob(testApp, id)).done, { interval: 1 }).toBeGreaterThan(0)
  const end = what === 'started' ? 'publishQuestionnaire' : 'finishQuestionnaire'
  await administrator.ok(end, { path: path() })
  const { status, done, total, message, result } = await untilOver(id)
  expect(done).toBeLessThan(total)
  expect({ status, message, failed: result?.failed }).toEqual({
    status: 'failed',
    message: `任务在完成 ${done}/${total} 后终止，已完成的部分有效。`,
    failed: [{ row: 0, field: '', message: why }],
  })
  expect((await boundPairs(testApp, round)).length).toBe(before.length + (result?.created ?? 0))
})

test('newcomers who all come too late are told in the end, added or in place of others', async () => {
  round = await createPeers(testApp, { type: 2 })
  const outside = (await administrator.ok('getCurrentUser')).employeeId
  for (const { id } of round.evaluatees) await putTurn(testApp, round, id, { raterId: outside, status: 'submitted' })
  const before = await boundPairs(testApp, round)
  for (const addType of [1, 2] as const) {
    const { status, result } = await untilOver(await give(people().slice(0, RATERS), addType))
    expect(status).toBe('failed')
    expect(result?.failed).toHaveLength(1)
    expect(await boundPairs(testApp, round)).toEqual(before)
  }
})
