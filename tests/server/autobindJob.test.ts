/** Auto-bind of more than two thousand relations: a job that binds the same people, slice by slice. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { isUnderWay } from '../../domain/jobs.ts'
import { listKept } from '../../server/records/questionnaire/turnCounts.ts'
import type { Collecting } from './collectingQuestionnaire.ts'
import { readJob } from './longImport.ts'
import { ALL_LEVELS, boundPairs, createPeers, expectedPairs, PEERS, putTurn, startBinding } from './manyPeers.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

let testApp: TestApp
let administrator: Visitor
let round: Collecting

vi.setConfig({ testTimeout: 60_000 })

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
})

afterAll(() => testApp.close())

const path = () => ({ id: round.questionnaireId })
const levelId = (type: string) => round.levels.find((level) => level.type === type)?.id ?? 0
const jobOf = (id: number) => administrator.ok('getJob', { path: { id } })

async function untilOver(id: number) {
  await vi.waitUntil(async () => !isUnderWay(await jobOf(id)), { timeout: 50_000, interval: 20 })
  return jobOf(id)
}

/** Waits until some slices are written; all may be before anybody acts. */
async function inTheMiddle(id: number) {
  await expect.poll(async () => (await readJob(testApp, id)).done, { interval: 1 }).toBeGreaterThan(0)
}

describe('of a round that collects', () => {
  let jobId: number

  beforeAll(async () => {
    round = await createPeers(testApp)
    jobId = await startBinding(administrator, round)
    await untilOver(jobId)
  })

  test('the same are bound as at once, each once, and nothing of the order is kept', async () => {
    const pairs = await boundPairs(testApp, round)
    expect(pairs.length).toBeGreaterThan(10_000)
    expect(pairs).toEqual(await expectedPairs(testApp, round))
    expect(await testApp.database.read((db) => db.selectFrom('jobOrder').select('part').execute())).toEqual([])
  })

  test('the job tells what was added on each level, and for whom nobody was found', async () => {
    const pairs = await boundPairs(testApp, round)
    const added = (type: string) => pairs.filter((pair) => pair.endsWith(` ${type}`)).length
    const [leader, ...members] = round.evaluatees
    const missing: Record<string, number> = { superior: 1, sameLevel: 1, subordinate: PEERS - 1, self: 0 }
    expect(await jobOf(jobId)).toMatchObject({
      kind: 'autobindParticipants',
      about: (await administrator.ok('getQuestionnaire', { path: { id: round.questionnaireId } })).title,
      status: 'done',
      done: pairs.length,
      total: pairs.length,
      message: `已添加 ${pairs.length} 条评价关系，跳过 0 条。`,
      createdBy: '管理员',
      result: {
        ...{ created: pairs.length, updated: 0, skipped: 0, failed: [] },
        bound: {
          perLevel: ALL_LEVELS.map((levelType) => ({
            ...{ levelId: levelId(levelType), levelType },
            ...{ added: added(levelType), missing: missing[levelType] },
          })),
          // Of many the first hundred.
          missing: [
            { evaluateeId: leader?.id, levelType: 'superior' },
            { evaluateeId: leader?.id, levelType: 'sameLevel' },
            ...members.slice(0, 100).map(({ id }) => ({ evaluateeId: id, levelType: 'subordinate' })),
          ],
        },
      },
    })
  })

  test('the change of raters is written down once, with all of them', async () => {
    const changes = await administrator.ok('listRaterChanges', { path: path() })
    const { length } = await boundPairs(testApp, round)
    expect(changes).toMatchObject([{ name: '管理员', added: length, removed: 0 }])
  })

  test('the counts that are kept are those of the relations', async () => {
    const { length } = await boundPairs(testApp, round)
    const { enterpriseId, questionnaireId } = round
    const counts = await testApp.database.read((db) => listKept(db, enterpriseId, [questionnaireId]))
    const want = { evaluatees: PEERS, rated: PEERS, invited: length, submitted: 0 }
    expect(counts).toEqual(new Map([[questionnaireId, want]]))
  })
})

/** A fast machine may be through with one before it hears of it. */
const MOST_TRIES = 10

/** One that heard in the middle that it is called off. */
async function calledOff() {
  for (let tries = 1; ; tries += 1) {
    round = await createPeers(testApp, { processStatus: 10 })
    const id = await startBinding(administrator, round)
    await inTheMiddle(id)
    await administrator.call('cancelJob', { path: { id } })
    const job = await jobOf(id)
    if (job.status !== 'done' || tries === MOST_TRIES) return job
  }
}

test('called off in the middle, what is done stays and is told', async () => {
  const { status, done, total, message, result } = await calledOff()
  expect({ status, message }).toEqual({
    status: 'cancelled',
    message: `已在完成 ${done}/${total} 后取消。已完成的部分有效。`,
  })
  expect(done).toBeLessThan(total)
  const bound = await boundPairs(testApp, round)
  expect(bound).toHaveLength(done)
  const whole = new Set(await expectedPairs(testApp, round))
  expect(bound.filter((pair) => !whole.has(pair))).toEqual([])
  expect(result).toMatchObject({ created: done, bound: { missing: [] } })
  const told = result?.bound?.perLevel ?? []
  expect(told.reduce((sum, { added }) => sum + added, 0)).toBe(done)
  expect(new Set(told.map(({ missing }) => missing))).toEqual(new Set([null]))
})

/** One whose round ended in the middle, and how many were bound before. */
async function endedMeanwhile(processStatus: 10 | 30, end: () => Promise<unknown>) {
  for (let tries = 1; ; tries += 1) {
    round = await createPeers(testApp, { processStatus })
    // With somebody for each it may be started.
    await administrator.ok('autobindParticipants', { path: path(), body: { participantLevelCodes: ['self'] } })
    const before = await boundPairs(testApp, round)
    const id = await startBinding(administrator, round)
    await inTheMiddle(id)
    await end()
    const job = await untilOver(id)
    if (job.status !== 'done' || tries === MOST_TRIES) return { before, job }
  }
}

const OVER = '问卷已结束或已被删除，不能再添加评价人。'
const STARTED = '匹配期间问卷已启动，其余评价人未添加；如需补充，请再次自动匹配。'

const ENDS = [
  { what: 'finished', why: OVER, end: () => administrator.ok('finishQuestionnaire', { path: path() }) },
  { what: 'removed', why: OVER, end: () => administrator.ok('deleteQuestionnaire', { path: path() }) },
  { what: 'started', why: STARTED, end: () => administrator.ok('publishQuestionnaire', { path: path() }) },
]

test.each(ENDS)('of a round that is $what meanwhile it ends, and says so', async ({ what, why, end }) => {
  const { before, job } = await endedMeanwhile(what === 'started' ? 10 : 30, end)
  const { status, done, total, message, result } = job
  expect(done).toBeLessThan(total)
  expect({ status, message, failed: result?.failed }).toEqual({
    status: 'failed',
    message: `任务在完成 ${done}/${total} 后终止，已添加的评价关系有效。`,
    failed: [{ row: 0, field: '', message: why }],
  })
  expect(result).toMatchObject({ created: done })
  expect(await boundPairs(testApp, round)).toHaveLength(before.length + done)
})

/** How the round stands where nothing is done. */
async function expectNothing(returnCode: number) {
  const jobs = async () => (await administrator.ok('listJobs', { query: {} })).total
  const before = await jobs()
  const pairs = await boundPairs(testApp, round)
  const body = { participantLevelCodes: ALL_LEVELS }
  expect(await administrator.call('autobindParticipants', { path: path(), body })).toMatchObject({ returnCode })
  expect(await jobs()).toBe(before)
  expect(await boundPairs(testApp, round)).toEqual(pairs)
}

const permit = (permitUserCount: number | null) =>
  testApp.database.write((db) => db.updateTable('enterprise').set({ permitUserCount }).execute())

describe('refused at once', () => {
  afterEach(() => permit(null))

  test('beyond the licence', async () => {
    round = await createPeers(testApp)
    // Who rates counts as well as who is evaluated, and nobody twice.
    const [leader, one, ...others] = round.evaluatees
    await administrator.ok('removeEvaluatee', { path: { ...path(), evaluateeId: one?.id ?? 0 } })
    await testApp.database.write((db) =>
      db
        .updateTable('questionnaire')
        .set({ processStatus: 20 })
        .where('processStatus', '=', 30)
        .where('id', '!=', round.questionnaireId)
        .execute(),
    )
    const evaluatees = leader === undefined ? others : [leader, ...others]
    const pairs = await expectedPairs(testApp, { ...round, evaluatees })
    const people = new Set(pairs.flatMap((pair) => pair.split(' ').slice(0, 2)))
    expect(people).toContain(String(one?.employeeId))
    await permit(people.size - 1)
    await expectNothing(2040)
    await permit(people.size)
    expect((await untilOver(await startBinding(administrator, round))).status).toBe('done')
  })

  test('of a round that is over', async () => {
    round = await createPeers(testApp, { processStatus: 40 })
    await expectNothing(2031)
  })
})

/** One turn of each of these was sent, by somebody outside. */
async function putSent(evaluatees: Collecting['evaluatees'], raterId: number) {
  for (const { id } of evaluatees) await putTurn(testApp, round, id, { raterId, status: 'submitted' })
}

describe('newcomers who come too late', () => {
  let outside: number

  beforeEach(async () => {
    round = await createPeers(testApp, { type: 2, evaluatees: 230 })
    outside = (await administrator.ok('getCurrentUser')).employeeId
  })

  test('alone are refused at once', async () => {
    await putSent(round.evaluatees, outside)
    const body = { participantLevelCodes: ['sameLevel' as const] }
    const answer = await administrator.call('autobindParticipants', { path: path(), body })
    expect(answer.returnCode).toBe(2067)
  })

  test('are left out among others', async () => {
    const late = round.evaluatees.slice(0, 100)
    await putSent(late, outside)
    const { status, total, result } = await untilOver(await startBinding(administrator, round))
    const pairs = await boundPairs(testApp, round)
    const guarded = pairs.filter((pair) => /sameLevel|subordinate/.test(pair))
    const peopleLate = new Set(late.map(({ employeeId }) => String(employeeId)))
    // Those who were sent before, and nobody else.
    expect(guarded.filter((pair) => peopleLate.has(pair.split(' ')[0] ?? ''))).toHaveLength(100)
    expect(status).toBe('done')
    expect(result).toMatchObject({ created: pairs.length - 100, skipped: total - (pairs.length - 100) })
  })
})
