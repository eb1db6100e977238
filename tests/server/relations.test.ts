import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addOrganisation, makeReady, PEOPLE } from './round.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

let testApp: TestApp
let administrator: Visitor
let id: number
/** Level ids by type. */
let levels: Record<string, number>

const [a, b, c, d] = PEOPLE.sales as [number, number, number, number]
const ALL_LEVELS = ['superior', 'sameLevel', 'subordinate', 'self'] as const

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
  await addOrganisation(testApp)
})

beforeEach(async () => {
  id = (await administrator.ok('createQuestionnaire', { body: {} })).id
  const listed = await administrator.ok('listRelationLevels', { path: { id } })
  levels = Object.fromEntries(listed.map(({ levelType, levelId }) => [levelType, levelId]))
})

afterAll(async () => {
  await testApp.close()
})

const add = (employeeIds: number[]) => administrator.ok('addEvaluatees', { path: { id }, body: { employeeIds } })

async function rows(query: object = {}) {
  const page = await administrator.ok('listEvaluatees', {
    path: { id },
    query: { pageIndex: 1, pageSize: 100_000, containValuer: true, ...query },
  })
  return page.items
}

async function rowOf(employeeId: number) {
  const row = (await rows()).find((each) => each.employeeId === employeeId)
  if (row === undefined) throw new Error(`${employeeId} is no evaluatee`)
  return row
}

/** Marks the turn of a rater as sent, as the answers feature does. */
async function send(employeeId: number, raterId: number) {
  const row = await rowOf(employeeId)
  const turn = row.valuers.find(({ valuerId }) => valuerId === raterId)
  await testApp.database.write((db) =>
    db
      .updateTable('relation')
      .set({ status: 'submitted', submittedDay: '2026-11-02' })
      .where('id', '=', turn?.participantRelationId ?? 0)
      .execute(),
  )
  // What is kept of the counts does not know of it.
  await testApp.database.write((db) => db.deleteFrom('turnCount').where('questionnaireId', '=', id).execute())
}

const save = (evaluateeId: number, valuers: { valuerId: number; levelId: number }[]) =>
  administrator.call('saveEvaluateeRaters', { path: { id }, body: { evaluateeId, valuers } })

test('evaluatees are added once, disabled ones passed over, strangers refused', async () => {
  expect(await add([a, b, a, PEOPLE.disabled])).toEqual({ added: 2, skipped: 2 })
  expect(await add([b, c])).toEqual({ added: 1, skipped: 1 })
  const unknown = await administrator.call('addEvaluatees', { path: { id }, body: { employeeIds: [d, 1, 2] } })
  expect(unknown).toMatchObject({ returnCode: 2000, result: { fields: [{ field: 'employeeIds' }] } })
  expect((await rows()).map(({ employeeId }) => employeeId)).toEqual([a, b, c])
  expect((await rows({ kw: `p${b}@` })).map(({ employeeId }) => employeeId)).toEqual([b])
  const page = await administrator.ok('listEvaluatees', { path: { id }, query: { pageIndex: 2, pageSize: 2 } })
  expect(page).toMatchObject({ total: 3, items: [{ employeeId: c, evaluateMobile: '10012345678', valuers: [] }] })
  expect(await administrator.ok('listEvaluateeEmployees', { path: { id } })).toMatchObject([
    { employeeId: a },
    { employeeId: b },
    { employeeId: c },
  ])
})

test('auto-bind fills the levels from the organisation and says what is missing', async () => {
  await add(PEOPLE.sales)
  const bound = await administrator.ok('autobindParticipants', {
    path: { id },
    body: { participantLevelCodes: [...ALL_LEVELS] },
  })
  expect(bound.perLevel).toEqual([
    { levelId: levels.superior, levelType: 'superior', added: 4 },
    { levelId: levels.sameLevel, levelType: 'sameLevel', added: 7 },
    { levelId: levels.subordinate, levelType: 'subordinate', added: 3 },
    { levelId: levels.self, levelType: 'self', added: 4 },
  ])
  const leader = await rowOf(a)
  expect(leader.valuers.map(({ valuerId, levelId }) => [valuerId, levelId]).sort()).toEqual(
    [
      [PEOPLE.chief, levels.superior],
      [PEOPLE.works[0], levels.sameLevel],
      [b, levels.subordinate],
      [c, levels.subordinate],
      [d, levels.subordinate],
      [a, levels.self],
    ].sort(),
  )
  const memberRows = (await rows()).filter(({ employeeId }) => employeeId !== a)
  expect(bound.missing).toEqual(memberRows.map((row) => ({ evaluateeId: row.id, levelType: 'subordinate' })))
  expect(await administrator.ok('getEvaluateeTotals', { path: { id } })).toEqual({
    evaluateeCount: 4,
    raterCount: 6,
    relationCount: 18,
    withoutRaterCount: 0,
    withoutDoorCount: 0,
  })
  const again = await administrator.ok('autobindParticipants', {
    path: { id },
    body: { participantLevelCodes: [...ALL_LEVELS] },
  })
  expect(again.added).toBe(0)
})

test('the same raters for many: once per evaluatee, not oneself, replaced when asked', async () => {
  await add([a, b])
  const update = (body: object) =>
    administrator.ok('updateParticipants', {
      path: { id },
      body: { levelId: levels.sameLevel ?? 0, valuerIds: [], evaluateeIds: [], isSyncAll: true, ...body },
    })
  expect(await update({ valuerIds: [a, b, c] })).toEqual({ added: 4, removed: 0, skipped: 2, jobId: null })
  // c rates both already, on another level.
  expect(await update({ levelId: levels.superior, valuerIds: [c, d] })).toMatchObject({
    added: 2,
    removed: 0,
    skipped: 2,
  })
  expect(await update({ valuerIds: [PEOPLE.chief], addType: 2 })).toMatchObject({ added: 2, removed: 4, skipped: 0 })
  expect((await rowOf(a)).valuers.map(({ valuerId }) => valuerId)).toEqual([d, PEOPLE.chief])
  expect(await update({ levelId: levels.self, valuerIds: [a, b] })).toMatchObject({ added: 2, removed: 0, skipped: 2 })
  expect(await update({ valuerIds: [PEOPLE.disabled] })).toMatchObject({ added: 0, removed: 0, skipped: 2 })
  const row = await rowOf(b)
  expect(await update({ isSyncAll: false, evaluateeIds: [row.id], valuerIds: PEOPLE.works })).toMatchObject({
    added: 4,
    removed: 0,
    skipped: 0,
  })
  const unknown = await administrator.call('updateParticipants', {
    path: { id },
    body: { levelId: levels.self ?? 0, valuerIds: [a], evaluateeIds: [1] },
  })
  expect(unknown).toMatchObject({ returnCode: 2000, result: { fields: [{ field: 'evaluateeIds' }] } })
})

test('oneself rates also on another level when not excluded', async () => {
  await add([a])
  const body = {
    levelId: levels.sameLevel ?? 0,
    valuerIds: [a],
    evaluateeIds: [],
    isSyncAll: true,
    isExcludeEvaluatee: false,
  }
  expect(await administrator.ok('updateParticipants', { path: { id }, body })).toMatchObject({
    added: 1,
    removed: 0,
    skipped: 0,
  })
})

test('the raters of one evaluatee are set whole; who stays keeps the relation', async () => {
  await add([a])
  const evaluatee = await rowOf(a)
  const superior = levels.superior ?? 0
  const same = levels.sameLevel ?? 0
  await save(evaluatee.id, [
    { valuerId: b, levelId: same },
    { valuerId: c, levelId: same },
  ])
  const [first] = (await rowOf(a)).valuers
  const saved = await save(evaluatee.id, [
    { valuerId: b, levelId: superior },
    { valuerId: d, levelId: same },
  ])
  expect(saved.result.valuers).toMatchObject([
    { participantRelationId: first?.participantRelationId, valuerId: b, levelId: superior },
    { valuerId: d, levelId: same },
  ])
  for (const [valuers, field] of [
    [
      [
        { valuerId: b, levelId: same },
        { valuerId: b, levelId: superior },
      ],
      'valuers.1.valuerId',
    ],
    [[{ valuerId: b, levelId: 1 }], 'valuers.0.levelId'],
    [[{ valuerId: b, levelId: levels.self ?? 0 }], 'valuers.0.valuerId'],
    [[{ valuerId: PEOPLE.disabled, levelId: same }], 'valuers.0.valuerId'],
    [[{ valuerId: 1, levelId: same }], 'valuers'],
  ] as const) {
    expect(await save(evaluatee.id, [...valuers])).toMatchObject({ returnCode: 2000, result: { fields: [{ field }] } })
  }
  expect((await save(1, [])).returnCode).toBe(2001)
})

test('relations are removed by id, or by evaluatee, rater and level', async () => {
  await add([a, b])
  const body = { levelId: levels.sameLevel ?? 0, valuerIds: [c, d], evaluateeIds: [], isSyncAll: true }
  await administrator.ok('updateParticipants', { path: { id }, body })
  const [first, second] = await rows()
  const remove = (input: object) => administrator.call('deleteParticipants', { path: { id }, body: { ...input } })
  expect(
    (await remove({ participantRelationIds: [first?.valuers[0]?.participantRelationId ?? 0] })).result,
  ).toMatchObject({
    removed: 1,
    skipped: 0,
  })
  expect((await remove({ evaluateeIds: [second?.id ?? 0], valuerIds: [d] })).result).toMatchObject({
    removed: 1,
    skipped: 0,
  })
  expect((await remove({ evaluateeIds: [second?.id ?? 0], levelId: levels.self })).result).toMatchObject({
    removed: 0,
    skipped: 0,
  })
  expect((await remove({ valuerIds: [c] })).returnCode).toBe(2000)
  expect((await rows()).map(({ valuers }) => valuers.map(({ valuerId }) => valuerId))).toEqual([[d], [c]])
})

test('what was sent stays: nobody removes or moves it, an added rater joins while collecting', async () => {
  id = await makeReady(administrator, 2, [b, c])
  await administrator.ok('publishQuestionnaire', { path: { id } })
  await send(b, a)
  const evaluatee = await rowOf(b)
  expect((await administrator.call('removeEvaluatee', { path: { id, evaluateeId: evaluatee.id } })).returnCode).toBe(
    2060,
  )
  expect((await save(evaluatee.id, [])).returnCode).toBe(2060)
  expect((await rowOf(b)).valuers).toEqual(evaluatee.valuers)
  const sent = evaluatee.valuers.filter(({ valuerId }) => valuerId === a)
  const same = evaluatee.valuers.find(({ valuerId }) => valuerId === c)?.levelId ?? 0
  const moved = evaluatee.valuers.map(({ valuerId, levelId }) => ({
    valuerId,
    levelId: valuerId === a ? same : levelId,
  }))
  expect((await save(evaluatee.id, moved)).returnCode).toBe(2060)
  const bySent = { participantRelationIds: sent.map(({ participantRelationId }) => participantRelationId) }
  expect((await administrator.call('deleteParticipants', { path: { id }, body: bySent })).returnCode).toBe(2060)
  expect(
    await administrator.ok('deleteParticipants', { path: { id }, body: { evaluateeIds: [evaluatee.id] } }),
  ).toMatchObject({ removed: 3, skipped: 1 })
  const level = sent[0]?.levelId ?? 0
  const replaced = {
    levelId: level,
    valuerIds: [PEOPLE.works[0] ?? 0],
    evaluateeIds: [evaluatee.id],
    addType: 2 as const,
  }
  expect(await administrator.ok('updateParticipants', { path: { id }, body: replaced })).toMatchObject({
    added: 1,
    removed: 0,
    skipped: 1,
  })
  expect(await add([d])).toEqual({ added: 1, skipped: 0 })
  expect(await administrator.ok('getQuestionnaire', { path: { id } })).toMatchObject({
    processStatus: 30,
    evaluateeCount: 3,
    submittedCount: 1,
  })
  for (const answer of [
    await administrator.call('createRelationLevel', { path: { id }, body: { levelName: 'X', open: true } }),
    await administrator.call('updateRelationLevel', { path: { id }, body: { levelId: level, open: false } }),
    await administrator.call('setLevelWeight', { path: { id }, body: { levelId: level, weight: null } }),
  ]) {
    expect(answer.returnCode).toBe(2031)
  }
})

test('a removed rater takes the draft along', async () => {
  id = await makeReady(administrator, 1, [b])
  await administrator.ok('publishQuestionnaire', { path: { id } })
  const row = await rowOf(b)
  const relationId = row.valuers[0]?.participantRelationId ?? 0
  const countDrafts = () =>
    testApp.database.read((db) => db.selectFrom('draft').selectAll().where('questionnaireId', '=', id).execute())
  await testApp.database.write(async (db) => {
    const { enterpriseId } = await db
      .selectFrom('relation')
      .select('enterpriseId')
      .where('id', '=', relationId)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('draft')
      .values({ enterpriseId, questionnaireId: id, relationId, questionId: 1, answerJson: '{}' })
      .execute()
  })
  expect(await countDrafts()).toHaveLength(1)
  await administrator.ok('deleteParticipants', { path: { id }, body: { participantRelationIds: [relationId] } })
  expect(await countDrafts()).toEqual([])
})
