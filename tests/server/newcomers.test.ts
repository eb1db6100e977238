/** anonymity.md R19: once a form of a protected level was sent about an evaluatee, nobody joins such a level. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Collecting, createCollecting } from './collectingQuestionnaire.ts'
import { submitTurn, turnsOf } from './submitting.ts'
import { ADMINISTRATOR, startTestApp, type TestApp, type Visitor } from './testApp.ts'

const NEWCOMERS_REFUSED = 2067

let testApp: TestApp
let administrator: Visitor
let newcomer: number
let round: Collecting

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
  newcomer = (await administrator.ok('getCurrentUser')).employeeId
})

afterAll(async () => {
  await testApp.close()
})

const path = () => ({ id: round.questionnaireId })
const changes = () => administrator.ok('listRaterChanges', { path: path() })
const sizes = async () => (await changes()).map(({ added, removed }) => [added, removed])
const levelId = (type: string) => round.levels.find((level) => level.type === type)?.id ?? 0
const evaluateeId = (place: number) => round.evaluatees[place]?.id ?? 0

async function raters() {
  const rows = await testApp.database.read((db) =>
    db.selectFrom('relation').selectAll().where('questionnaireId', '=', round.questionnaireId).orderBy('id').execute(),
  )
  return rows.map(({ evaluateeId: of, levelId: on, raterId, status }) => ({ of, on, raterId, status }))
}

/** Two evaluatees with superior, peers and subordinates; one form was sent about the first of them. */
async function begin(type: 1 | 2, level: 'superior' | 'sameLevel') {
  round = await createCollecting(testApp, { type, evaluatees: 2 })
  const [turn] = turnsOf(round, 0, level)
  if (turn === undefined) throw new Error(`nobody on ${level}`)
  expect((await submitTurn(testApp, round, turn)).returnCode).toBe(0)
}

const add = (type: string, evaluateeIds: number[], more: { addType?: 1 | 2 } = {}) =>
  administrator.call('updateParticipants', {
    path: path(),
    body: { levelId: levelId(type), valuerIds: [newcomer], evaluateeIds, addType: 1, isSyncAll: false, ...more },
  })

/** The first evaluatee's raters as they are, with `change` made to them. */
async function save(
  change: (valuers: { valuerId: number; levelId: number }[]) => { valuerId: number; levelId: number }[],
) {
  const own = (await raters()).filter(({ of }) => of === evaluateeId(0))
  const valuers = change(own.map(({ raterId, on }) => ({ valuerId: raterId, levelId: on })))
  return administrator.call('saveEvaluateeRaters', { path: path(), body: { evaluateeId: evaluateeId(0), valuers } })
}

/** Puts people into a department of their own, where they are peers. */
async function shareDepartment(people: number[]) {
  const { id: departmentId } = await administrator.ok('createDepartment', { body: { name: `同部门 ${people[0]}` } })
  await testApp.database.write((db) =>
    db.updateTable('employee').set({ departmentId }).where('id', 'in', people).execute(),
  )
}

describe('an anonymous round in which a peer has answered about the first evaluatee', () => {
  beforeEach(() => begin(2, 'sameLevel'))

  test.each(['sameLevel', 'subordinate'])('takes nobody on %s, and says why', async (level) => {
    const before = await raters()
    expect(await add(level, [evaluateeId(0)])).toMatchObject({
      returnCode: NEWCOMERS_REFUSED,
      message: expect.stringContaining('已有人评价过此人'),
    })
    const answer = await save((valuers) => [...valuers, { valuerId: newcomer, levelId: levelId(level) }])
    expect(answer.returnCode).toBe(NEWCOMERS_REFUSED)
    expect(await raters()).toEqual(before)
  })

  test('moves nobody there', async () => {
    const superior = turnsOf(round, 0, 'superior')[0]?.raterId ?? 0
    const before = await raters()
    const moved = await save((valuers) =>
      valuers.map((one) => (one.valuerId === superior ? { ...one, levelId: levelId('sameLevel') } : one)),
    )
    expect(moved.returnCode).toBe(NEWCOMERS_REFUSED)
    expect(await raters()).toEqual(before)
  })

  test('brings nobody back who was withdrawn', async () => {
    const [, waiting] = turnsOf(round, 0, 'sameLevel')
    const body = {
      evaluatorId: round.evaluatees[0]?.employeeId ?? 0,
      participantRelationId: waiting?.id ?? 0,
      valuerId: waiting?.raterId ?? 0,
    }
    await administrator.ok('cancelAnswer', { path: path(), body })
    const again = { levelId: levelId('sameLevel'), valuerIds: [body.valuerId], evaluateeIds: [evaluateeId(0)] }
    const answer = await administrator.call('updateParticipants', {
      path: path(),
      body: { ...again, addType: 1, isSyncAll: false },
    })
    expect(answer.returnCode).toBe(NEWCOMERS_REFUSED)
  })

  test.each([1, 2])('replaces nobody of %i evaluatees: who would have gone stays', async (count) => {
    const before = await raters()
    const evaluatees = [evaluateeId(0), evaluateeId(1)].slice(0, count)
    expect((await add('sameLevel', evaluatees, { addType: 2 })).returnCode).toBe(NEWCOMERS_REFUSED)
    expect(await raters()).toEqual(before)
  })

  test('still takes a superior, and whoever rates the other evaluatee', async () => {
    expect((await add('superior', [evaluateeId(0)])).result).toEqual({ added: 1, removed: 0, skipped: 0, jobId: null })
    expect((await add('sameLevel', [evaluateeId(1)])).result).toEqual({ added: 1, removed: 0, skipped: 0, jobId: null })
  })

  test('passes over the one and takes the other of two evaluatees', async () => {
    const added = await add('sameLevel', [evaluateeId(0), evaluateeId(1)])
    expect(added.result).toEqual({ added: 1, removed: 0, skipped: 1, jobId: null })
  })

  test('keeps the raters there are when they are saved as they are', async () => {
    expect((await save((valuers) => valuers)).returnCode).toBe(0)
  })
})

describe('changes of raters since the start', () => {
  const bind = (code: 'self' | 'sameLevel') =>
    administrator.ok('autobindParticipants', { path: path(), body: { participantLevelCodes: [code] } })

  test('are kept with who made them, newest first, and name no rater', async () => {
    round = await createCollecting(testApp, { type: 2, evaluatees: 2 })
    expect(await changes()).toEqual([])
    await add('sameLevel', [evaluateeId(0), evaluateeId(1)])
    await administrator.ok('deleteParticipants', {
      path: path(),
      body: { evaluateeIds: [evaluateeId(0)], valuerIds: [newcomer] },
    })
    await save((valuers) => valuers.slice(1))
    await shareDepartment([newcomer, round.evaluatees[0]?.employeeId ?? 0])
    await bind('sameLevel')
    const { result } = await administrator.call('bulkRemoveEvaluatees', {
      path: path(),
      body: { ids: [evaluateeId(1)] },
    })
    await administrator.ok('bulkRestoreEvaluatees', { path: path(), body: { previous: result.previous } })
    const first = (await raters()).filter(({ of }) => of === evaluateeId(0)).length
    await administrator.ok('removeEvaluatee', { path: { ...path(), evaluateeId: evaluateeId(0) } })
    const own = (await raters()).length
    const all = await sizes()
    expect(all.slice(-4)).toEqual([
      [1, 0],
      [0, 1],
      [0, 1],
      [2, 0],
    ])
    expect(all.slice(0, 3)).toEqual([
      [0, first],
      [own, 0],
      [0, own],
    ])
    const [{ name, nameMark } = { name: '', nameMark: '' }] = await changes()
    expect([name, nameMark]).toEqual([ADMINISTRATOR.displayName, ''])
    const rows = await testApp.database.read((db) =>
      db.selectFrom('auditEvent').select('detailJson').where('objectId', '=', round.questionnaireId).execute(),
    )
    for (const { detailJson } of rows) expect(Object.keys(JSON.parse(detailJson))).toEqual(['added', 'removed'])
  })

  test('are not kept before the start, nor where nothing came of them', async () => {
    round = await createCollecting(testApp, { type: 2, evaluatees: 1, processStatus: 20 })
    await add('sameLevel', [evaluateeId(0)])
    expect(await changes()).toEqual([])
    await begin(2, 'sameLevel')
    await add('sameLevel', [evaluateeId(0)])
    await bind('self')
    expect(await changes()).toEqual([])
  })
})

describe('who is disabled while a round collects is told as taken out', () => {
  const peer = (place: number) => turnsOf(round, 0, 'sameLevel')[place]?.raterId ?? 0
  const disable = (...ids: number[]) => administrator.ok('bulkDisableEmployees', { body: { ids } })
  const enable = (...ids: number[]) => administrator.ok('bulkEnableEmployees', { body: { ids } })

  test('of an anonymous round with all their forms, whether sent or not, also after the finish (R5)', async () => {
    await begin(2, 'sameLevel')
    // Of two forms each the first has sent one, the second none, the third both.
    for (const evaluatee of [0, 1]) {
      const turn = turnsOf(round, evaluatee, 'sameLevel')[2]
      if (turn === undefined) throw new Error('no third peer')
      expect((await submitTurn(testApp, round, turn)).returnCode).toBe(0)
    }
    for (const place of [0, 1, 2]) await administrator.ok('disableUser', { query: { uid: String(peer(place)) } })
    const withdrawn = (await raters()).filter(({ status }) => status === 'withdrawn')
    expect(withdrawn.map(({ raterId }) => raterId)).toEqual([peer(1), peer(0), peer(1)])
    await enable(peer(0), peer(1), peer(2))
    await disable(peer(0), peer(1), peer(2))
    // Who is disabled already is taken out no more.
    await disable(peer(0), peer(1))
    const told = [6, 2, 2, 2].map((removed) => [0, removed])
    expect(await sizes()).toEqual(told)
    await administrator.ok('finishQuestionnaire', { path: path() })
    expect(await sizes()).toEqual(told)
    expect((await changes())[0]).toMatchObject({ name: ADMINISTRATOR.displayName, nameMark: '' })
    const rows = await testApp.database.read((db) =>
      db
        .selectFrom('auditEvent')
        .select('detailJson')
        .where('objectId', '=', round.questionnaireId)
        .where('action', '=', 'raters.changed')
        .execute(),
    )
    for (const { detailJson } of rows) expect(Object.keys(JSON.parse(detailJson))).toEqual(['added', 'removed'])
  })

  test('of a named round with the forms that were withdrawn', async () => {
    await begin(1, 'sameLevel')
    await disable(peer(0), peer(1))
    expect(await sizes()).toEqual([[0, 3]])
  })

  test('also of one that was removed meanwhile, and comes back', async () => {
    round = await createCollecting(testApp, { type: 2, evaluatees: 1 })
    await administrator.ok('deleteQuestionnaire', { path: path() })
    await disable(peer(0))
    await administrator.ok('restoreQuestionnaire', { path: path() })
    expect(await sizes()).toEqual([[0, 1]])
  })

  test('not before the start, nor once it is over', async () => {
    round = await createCollecting(testApp, { type: 2, evaluatees: 1, processStatus: 20 })
    await disable(peer(0))
    expect(await sizes()).toEqual([])
    await begin(2, 'sameLevel')
    await administrator.ok('finishQuestionnaire', { path: path() })
    await disable(peer(1))
    expect(await sizes()).toEqual([])
  })

  test('as whose form is withdrawn: each act is one change', async () => {
    await begin(2, 'sameLevel')
    const [, second, third] = turnsOf(round, 0, 'sameLevel')
    const other = turnsOf(round, 1, 'sameLevel')[0]
    const withdraw = (...ids: (number | undefined)[]) =>
      administrator.ok('bulkCancelAnswers', { path: path(), body: { ids: ids.map((id) => id ?? 0), reason: '离职' } })
    const evaluatorId = round.evaluatees[0]?.employeeId ?? 0
    const body = { evaluatorId, participantRelationId: second?.id ?? 0, valuerId: second?.raterId ?? 0 }
    await administrator.ok('cancelAnswer', { path: path(), body })
    await administrator.ok('cancelAnswer', { path: path(), body })
    await withdraw(second?.id, third?.id, other?.id)
    expect(await sizes()).toEqual([
      [0, 2],
      [0, 1],
    ])
  })
})

test('whom the organisation cannot give raters any more is named as missing', async () => {
  round = await createCollecting(testApp, { type: 2, evaluatees: 2, ratersPerLevel: { subordinate: 2 } })
  const [turn] = turnsOf(round, 0, 'subordinate')
  if (turn === undefined) throw new Error('no subordinate')
  await submitTurn(testApp, round, turn)
  await shareDepartment(round.evaluatees.map(({ employeeId }) => employeeId))
  const body = { participantLevelCodes: ['sameLevel' as const] }
  const bound = await administrator.ok('autobindParticipants', { path: path(), body })
  expect(bound).toMatchObject({ added: 1, missing: [{ evaluateeId: evaluateeId(0), levelType: 'sameLevel' }] })
})

test('a form that was withdrawn closes nothing', async () => {
  round = await createCollecting(testApp, { type: 2, evaluatees: 1 })
  const [turn] = turnsOf(round, 0, 'sameLevel')
  const evaluatorId = round.evaluatees[0]?.employeeId ?? 0
  const body = { evaluatorId, participantRelationId: turn?.id ?? 0, valuerId: turn?.raterId ?? 0 }
  await administrator.ok('cancelAnswer', { path: path(), body })
  expect((await add('sameLevel', [evaluateeId(0)])).returnCode).toBe(0)
})

test('where superiors are protected too, their forms close as those of others', async () => {
  const setting = { exemptLevelTypes: ['self' as const] }
  round = await createCollecting(testApp, { type: 2, evaluatees: 1, setting })
  const [turn] = turnsOf(round, 0, 'superior')
  if (turn === undefined) throw new Error('no superior')
  await submitTurn(testApp, round, turn)
  expect((await add('superior', [evaluateeId(0)])).returnCode).toBe(NEWCOMERS_REFUSED)
  expect((await add('sameLevel', [evaluateeId(0)])).returnCode).toBe(NEWCOMERS_REFUSED)
})

test('a form of an exempt level closes nothing', async () => {
  await begin(2, 'superior')
  expect((await add('sameLevel', [evaluateeId(0)])).returnCode).toBe(0)
})

test('a named round takes newcomers until the finish', async () => {
  await begin(1, 'sameLevel')
  expect((await add('sameLevel', [evaluateeId(0)])).returnCode).toBe(0)
})
