/** A copy of a questionnaire with many people: they come beside, slice by slice, the same as at once. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { isUnderWay } from '../../domain/jobs.ts'
import { createQuestionnairesService } from '../../server/features/questionnaires/service.ts'
import { listKept } from '../../server/records/questionnaire/turnCounts.ts'
import { type Collecting, createCollecting } from './collectingQuestionnaire.ts'
import { longestTurn, MOST_WAIT } from './longestTurn.ts'
import { putTurn } from './manyPeers.ts'
import { orderedJobs } from './orderedJobs.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

/** Each evaluatee has so many raters: two full slices of relations. */
const RATERS = 20
const PEERS = 200

let testApp: TestApp
let administrator: Visitor
let round: Collecting

vi.setConfig({ testTimeout: 60_000 })

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
})

afterAll(() => testApp.close())

const people = () => round.evaluatees.map(({ employeeId }) => employeeId)

function create(processStatus: 10 | 30) {
  const ratersPerLevel = { superior: 0, sameLevel: RATERS, subordinate: 0, self: 0 }
  const options = { type: 1, evaluatees: PEERS, amongThemselves: true, ratersPerLevel, processStatus } as const
  return createCollecting(testApp, options)
}

beforeEach(async () => {
  round = await create(30)
})

const BODY = { data: { paper: true, dimensions: true, settings: true, relations: true } }
const jobOf = (id: number) => administrator.ok('getJob', { path: { id } })

async function untilOver(id: number) {
  await vi.waitUntil(async () => !isUnderWay(await jobOf(id)), { timeout: 50_000, interval: 20 })
  return jobOf(id)
}

/** Who rates whom in a questionnaire, on which level and how far. */
async function pairsIn(questionnaireId: number): Promise<string[]> {
  const rows = await testApp.database.read((db) =>
    db
      .selectFrom('relation')
      .innerJoin('evaluatee', 'evaluatee.id', 'relation.evaluateeId')
      .innerJoin('relationLevel', 'relationLevel.id', 'relation.levelId')
      .select(['evaluatee.employeeId', 'relation.raterId', 'relationLevel.type', 'relation.status', 'relation.counted'])
      .where('relation.questionnaireId', '=', questionnaireId)
      .where('evaluatee.questionnaireId', '=', questionnaireId)
      .where('relationLevel.questionnaireId', '=', questionnaireId)
      .execute(),
  )
  return rows.map((row) => `${row.employeeId} ${row.raterId} ${row.type} ${row.status} ${row.counted}`).sort()
}

/** The pairs of the original that do not have this person, as a copy shows them. */
function wantedWithout(person: number): string[] {
  const employeeIds = new Map(round.evaluatees.map(({ id, employeeId }) => [id, employeeId]))
  return round.relations
    .map(({ evaluateeId, raterId }) => [employeeIds.get(evaluateeId), raterId])
    .filter((pair) => !pair.includes(person))
    .map(([evaluatee, rater]) => `${evaluatee} ${rater} sameLevel waiting 1`)
    .sort()
}

/** Takes the last rater of the evaluatee at `place` out by hand; answers the pair as a copy would show it. */
async function withdraw(place: number): Promise<string> {
  const { id, employeeId } = round.evaluatees[place] ?? { id: 0, employeeId: 0 }
  const turn = round.relations.findLast(({ evaluateeId }) => evaluateeId === id)
  const valuerId = turn?.raterId ?? 0
  const body = { evaluatorId: employeeId, participantRelationId: turn?.id ?? 0, valuerId, reason: '利益冲突' }
  await administrator.ok('cancelAnswer', { path: { id: round.questionnaireId }, body })
  return `${employeeId} ${valuerId} sameLevel waiting 1`
}

test('the copy is there at once, its people come by the job, and nobody waits long', async () => {
  const [disabled = 0] = people()
  await administrator.ok('bulkDisableEmployees', { body: { ids: [disabled] } })
  const outside = (await administrator.ok('getCurrentUser')).employeeId
  await putTurn(testApp, round, round.evaluatees[3]?.id ?? 0, { raterId: outside, status: 'submitted' })
  const withdrawn = await withdraw(7)
  const { answer, longest } = await longestTurn(async () => {
    const copy = await administrator.ok('copyQuestionnaire', { path: { id: round.questionnaireId }, body: BODY })
    if (!copy.peopleJobId) throw new Error('all came at once')
    return { copy, job: await untilOver(copy.peopleJobId) }
  })
  const { copy, job } = answer
  expect(copy).toMatchObject({ title: expect.stringContaining('副本'), submittedCount: 0 })
  const asWanted = [...wantedWithout(disabled), `${people()[3]} ${outside} sameLevel waiting 1`]
    .filter((pair) => pair !== withdrawn)
    .sort()
  const total = PEERS + round.relations.length + 1
  const skipped = 2 * RATERS + 1
  expect(job).toMatchObject({
    ...{ kind: 'copyQuestionnaire', about: copy.title, status: 'done', done: total, total, createdBy: '管理员' },
    message: `已复制 ${asWanted.length} 条评价关系；${skipped} 条因人员已停用、答题已撤回等原因未复制。`,
    result: { created: asWanted.length, updated: 0, skipped, failed: [] },
  })
  expect(await pairsIn(copy.id)).toEqual(asWanted)
  const evaluatees = await administrator.ok('listEvaluatees', { path: { id: copy.id }, query: { pageSize: 1000 } })
  const order = evaluatees.items.map(({ employeeId }) => employeeId)
  expect(order).toHaveLength(PEERS - 1)
  const counts = await testApp.database.read((db) => listKept(db, round.enterpriseId, [copy.id]))
  const counted = { evaluatees: PEERS - 1, rated: PEERS - 1, invited: asWanted.length, submitted: 0 }
  expect(await administrator.ok('getQuestionnaire', { path: { id: copy.id } })).toMatchObject({
    ...{ processStatus: 20, evaluateeCount: counted.evaluatees, raterCount: counted.invited, peopleJobId: null },
  })
  expect(counts.get(copy.id)).toEqual(counted)
  expect(longest).toBeLessThan(MOST_WAIT)
})

test('few come at once', async () => {
  const evaluateeIds = round.evaluatees.slice(80).map(({ id }) => id)
  await administrator.ok('bulkRemoveEvaluatees', { path: { id: round.questionnaireId }, body: { ids: evaluateeIds } })
  const before = await pairsIn(round.questionnaireId)
  const withdrawn = await withdraw(7)
  const copy = await administrator.ok('copyQuestionnaire', { path: { id: round.questionnaireId }, body: BODY })
  expect(copy).toMatchObject({ peopleJobId: null, processStatus: 20, evaluateeCount: 80 })
  expect(before).toContain(withdrawn)
  expect(await pairsIn(copy.id)).toEqual(before.filter((pair) => pair !== withdrawn))
})

function service() {
  const { context, jobs, ...rest } = orderedJobs(testApp, round.enterpriseId)
  return { ...rest, questionnaires: createQuestionnairesService(context, jobs) }
}

test('taken up by another process it goes on where it was; who came or went meanwhile is there once, or not', async () => {
  const { caller, questionnaires, orders, takeUps } = service()
  const copy = await questionnaires.copy(caller, round.questionnaireId, BODY)
  const [begun] = orders
  const head = JSON.parse(JSON.stringify(begun?.kept?.head))
  const [gone = 0, byHand = 0, before = 0] = people()
  await administrator.ok('addEvaluatees', { path: { id: copy.id }, body: { employeeIds: [before] } })
  const rater = () => round.relations.find(({ evaluateeId }) => evaluateeId === round.evaluatees[1]?.id)?.raterId ?? 0
  let state: { done: number; result: unknown } = { done: 0, result: null }
  const seen: number[] = []
  for (let isFirst = true; state.done < (begun?.total ?? 0); isFirst = false) {
    // Each step by a process that knows nothing but what is kept.
    const order = isFirst ? begun : takeUps.get('copyQuestionnaire')?.(head)
    if (typeof order !== 'object' || order.step === undefined) throw new Error('nobody can go on with it')
    const { step } = order
    const given = { ...(JSON.parse(JSON.stringify(state)) as typeof state), parts: async () => [] }
    state = (await testApp.database.write(async (db) => step(db, given))) ?? state
    seen.push(state.done)
    if (!isFirst) continue
    // The evaluatees are there: one goes, and another gets a rater by hand.
    const { items } = await administrator.ok('listEvaluatees', { path: { id: copy.id }, query: { pageSize: 1000 } })
    const idOf = (person: number) => items.find(({ employeeId }) => employeeId === person)?.id ?? 0
    await administrator.ok('removeEvaluatee', { path: { id: copy.id, evaluateeId: idOf(gone) } })
    const levels = await administrator.ok('listRelationLevels', { path: { id: copy.id } })
    const superior = levels.find(({ levelType }) => levelType === 'superior')?.levelId ?? 0
    const body = { evaluateeId: idOf(byHand), valuers: [{ valuerId: rater(), levelId: superior }] }
    await administrator.ok('saveEvaluateeRaters', { path: { id: copy.id }, body })
  }
  const total = PEERS + round.relations.length
  expect(seen).toEqual([PEERS, PEERS + 2000, total - 1, total])
  const expected = wantedWithout(0)
    .filter((pair) => !pair.startsWith(`${gone} `))
    .map((pair) => pair.replace(new RegExp(`^${byHand} ${rater()} sameLevel`), `${byHand} ${rater()} superior`))
    .sort()
  expect(await pairsIn(copy.id)).toEqual(expected)
})

test.each(['publishQuestionnaire', 'deleteQuestionnaire'] as const)(
  'after %s no more come, and the job says so',
  async (end) => {
    const { caller, questionnaires, orders } = service()
    const copy = await questionnaires.copy(caller, round.questionnaireId, BODY)
    const [order] = orders
    const step = order?.step
    if (step === undefined) throw new Error('nothing was begun')
    let state: { done: number; result: unknown } = { done: 0, result: null }
    const next = () => testApp.database.write((db) => step(db, { ...state, parts: async () => [] }))
    const statusOf = async () => (await administrator.ok('getQuestionnaire', { path: { id: copy.id } })).processStatus
    for (let count = 0; count < 2; count += 1) state = await next()
    expect(await statusOf()).toBe(10)
    state = await next()
    // All are there, although the job does not know yet.
    expect(await statusOf()).toBe(20)
    await administrator.ok(end, { path: { id: copy.id } })
    const before = await pairsIn(copy.id)
    await expect(next()).rejects.toMatchObject({ result: { failed: [{ fault: 'job.copyQuestionnaire.over' }] } })
    expect(await pairsIn(copy.id)).toEqual(before)
  },
)

test('on a level that was removed meanwhile nobody comes', async () => {
  round = await create(10)
  const { caller, questionnaires, orders } = service()
  const own = await administrator.ok('createRelationLevel', {
    path: { id: round.questionnaireId },
    body: { levelName: '项目组', open: true },
  })
  const sameLevel = round.levels.find(({ type }) => type === 'sameLevel')?.id ?? 0
  await testApp.database.write((db) =>
    db
      .updateTable('relation')
      .set({ levelId: own.levelId })
      .where('questionnaireId', '=', round.questionnaireId)
      .where('levelId', '=', sameLevel)
      .where('evaluateeId', '!=', round.evaluatees[0]?.id ?? 0)
      .execute(),
  )
  const copy = await questionnaires.copy(caller, round.questionnaireId, BODY)
  const step = orders[0]?.step
  if (step === undefined) throw new Error('nothing was begun')
  const levels = await administrator.ok('listRelationLevels', { path: { id: copy.id } })
  const levelId = levels.find(({ levelName }) => levelName === '项目组')?.levelId ?? 0
  await administrator.ok('deleteRelationLevel', { path: { id: copy.id, levelId } })
  let state: { done: number; result: unknown } = { done: 0, result: null }
  while (state.done < (orders[0]?.total ?? 0)) {
    state = await testApp.database.write((db) => step(db, { ...state, parts: async () => [] }))
  }
  expect(state.result).toMatchObject({ created: RATERS, skipped: round.relations.length - RATERS })
  const rows = await testApp.database.read((db) =>
    db.selectFrom('relation').select('levelId').distinct().where('questionnaireId', '=', copy.id).execute(),
  )
  expect(rows).toHaveLength(1)
})

test('while people come the copy names their job, and cannot be started; afterwards it does and can', async () => {
  const { caller, questionnaires, orders } = service()
  const copy = await questionnaires.copy(caller, round.questionnaireId, BODY)
  const [order] = orders
  const { enterpriseId, id = 0, step } = order ?? {}
  if (enterpriseId === undefined || step === undefined) throw new Error('nothing was begun')
  let state: { done: number; result: unknown } = { done: 0, result: null }
  for (let count = 0; count < 3; count += 1) {
    state = await testApp.database.write((db) => step(db, { ...state, parts: async () => [] }))
  }
  const at = testApp.clock.now.toISOString()
  const row = { kind: 'copyQuestionnaire', done: 0, message: '', resultJson: '', claimedBy: 'another', createdBy: 1 }
  await testApp.database.write((db) =>
    db
      .insertInto('job')
      .values({ ...row, enterpriseId, id, status: 'running', total: 1, createdAt: at, updatedAt: at })
      .execute(),
  )
  const path = { id: copy.id }
  expect(await administrator.ok('getQuestionnaire', { path })).toMatchObject({ peopleJobId: id, processStatus: 20 })
  const refused = await administrator.call('publishQuestionnaire', { path })
  expect(refused).toMatchObject({ returnCode: 2030, message: expect.stringContaining('仍在复制中') })
  await testApp.database.write((db) =>
    db.updateTable('job').set({ status: 'cancelled' }).where('id', '=', id).execute(),
  )
  expect(await administrator.ok('getQuestionnaire', { path })).toMatchObject({ peopleJobId: null })
  expect(await administrator.ok('publishQuestionnaire', { path })).toMatchObject({ processStatus: 30 })
})

test('where the job cannot be begun there is no copy', async () => {
  const present = async () => {
    const { items } = await administrator.ok('listQuestionnaires', { query: { pageSize: 1000 } })
    return items.map(({ id }) => id)
  }
  const before = await present()
  const { caller, context, jobs: working } = orderedJobs(testApp, round.enterpriseId)
  const jobs = { ...working, start: () => Promise.reject(new Error('no place')) }
  const copying = createQuestionnairesService(context, jobs).copy(caller, round.questionnaireId, BODY)
  await expect(copying).rejects.toThrow('no place')
  expect(await present()).toEqual(before)
})
