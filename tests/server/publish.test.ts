import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addOrganisation, makeReady, PEOPLE } from './round.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'
import { testEngine } from './testDatabase.ts'

let testApp: TestApp
let administrator: Visitor

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
  await addOrganisation(testApp)
})

afterAll(async () => {
  await testApp.close()
})

const get = (id: number) => administrator.ok('getQuestionnaire', { path: { id } })

async function permit(permitUserCount: number | null) {
  await testApp.database.write((db) => db.updateTable('enterprise').set({ permitUserCount }).execute())
}

test('each step makes it readier, each step back takes it back', async () => {
  const { id } = await administrator.ok('createQuestionnaireFromTemplate', { path: { id: 1 }, body: { type: 2 } })
  const refused = await administrator.call('publishQuestionnaire', { path: { id } })
  expect(refused).toMatchObject({
    returnCode: 2030,
    status: 409,
    result: {
      invalidDatas: [
        { valid: true },
        { valid: true },
        { valid: true },
        { dataType: 30, valid: false },
        { valid: true },
      ],
    },
  })
  expect(refused.message).toContain('未添加被评价人')
  await administrator.ok('addEvaluatees', { path: { id }, body: { employeeIds: PEOPLE.sales } })
  expect((await get(id)).processStatus).toBe(10)
  await administrator.ok('autobindParticipants', { path: { id }, body: { participantLevelCodes: ['self'] } })
  expect((await get(id)).processStatus).toBe(20)
  const paper = await administrator.ok('getPaper', { path: { id } })
  const questionId = paper.pages[0]?.questions[0]?.id ?? 0
  const [dimension] = await administrator.ok('listDimensions', { path: { id } })
  const bind = (dimensionId: number | null) =>
    administrator.ok('bindDimensionQuestions', { path: { id }, body: { relations: [{ questionId, dimensionId }] } })
  await bind(null)
  expect((await get(id)).processStatus).toBe(10)
  await bind(dimension?.id ?? 0)
  expect((await get(id)).processStatus).toBe(20)
  await administrator.ok('disableQuestionnaire', { path: { id } })
  expect((await administrator.call('publishQuestionnaire', { path: { id } })).message).toContain('停用')
})

/** What was promised at the start, as it is stored. */
async function ruleOf(id: number) {
  const { ruleJson } = await testApp.database.read((db) =>
    db.selectFrom('questionnaire').select('ruleJson').where('id', '=', id).executeTakeFirstOrThrow(),
  )
  return JSON.parse(ruleJson ?? '')
}

test('started at once by two, it starts once; then paper, dimensions, levels and type are fixed', async () => {
  const id = await makeReady(administrator, 2)
  const answers = await Promise.all([1, 2, 3].map(() => administrator.call('publishQuestionnaire', { path: { id } })))
  expect(answers.map(({ returnCode }) => returnCode).sort()).toEqual([0, 2031, 2031])
  const started = await get(id)
  expect(started).toMatchObject({ processStatus: 30, publishedAt: testApp.clock.now.toISOString(), raterCount: 18 })
  expect(await ruleOf(id)).toEqual({
    anonymous: true,
    scoreFloor: 3,
    commentFloor: 5,
    exemptLevelTypes: ['superior', 'self'],
    pooling: true,
    reportReceivers: ['evaluatee'],
  })
  const paper = await administrator.ok('getPaper', { path: { id } })
  const pages = paper.pages.map((page) => ({ id: page.id, index: page.sequence, questions: [] }))
  const [dimension] = await administrator.ok('listDimensions', { path: { id } })
  const dimensionId = dimension?.id ?? 0
  for (const answer of [
    await administrator.call('savePaper', {
      path: { id },
      body: { title: 'T', summary: '', version: paper.version, pages },
    }),
    await administrator.call('createDimension', { path: { id }, body: { name: 'X' } }),
    await administrator.call('deleteDimension', { path: { id, dimensionId } }),
    await administrator.call('setDimensionWeights', {
      path: { id },
      body: { weights: [{ id: dimensionId, weight: 20 }] },
    }),
    await administrator.call('updateQuestionnaireBase', { path: { id }, body: { type: 1, title: 'T', summary: '' } }),
  ]) {
    expect(answer.returnCode).toBe(2031)
  }
  expect(await administrator.ok('getPaper', { path: { id } })).toEqual(paper)
  const named = await administrator.ok('updateQuestionnaireBase', {
    path: { id },
    body: { type: 2, title: '新标题', summary: '' },
  })
  expect(named).toMatchObject({ title: '新标题', processStatus: 30 })
})

test.each([true, false])(
  'who may receive the report is chosen before the start (%s) and stays (R16)',
  async (isPromised) => {
    const id = await makeReady(administrator, 2)
    const path = { id }
    const save = (value: boolean) =>
      administrator.call('saveQuestionnaireSettingUnit', { path, body: { key: 'superiorReads', value } })
    expect((await save(isPromised)).result).toMatchObject({ superiorReads: isPromised })
    await administrator.ok('publishQuestionnaire', { path })
    const reportReceivers = isPromised ? ['evaluatee', 'superior'] : ['evaluatee']
    expect(await ruleOf(id)).toMatchObject({ reportReceivers })
    expect(await save(!isPromised)).toMatchObject({ returnCode: 2031, status: 409 })
    expect((await save(isPromised)).returnCode).toBe(0)
    await administrator.ok('saveQuestionnaireSettingUnit', { path, body: { key: 'scoreFloor', value: 4 } })
    expect(await ruleOf(id)).toMatchObject({ scoreFloor: 4, reportReceivers })
  },
)

test('the rule only becomes stricter after the start', async () => {
  const id = await makeReady(administrator, 2)
  await administrator.ok('publishQuestionnaire', { path: { id } })
  const set = (
    key: 'scoreFloor' | 'commentFloor' | 'exemptLevelTypes' | 'pooling' | 'allowUnable' | 'thanksText',
    value: unknown,
  ) => administrator.call('saveQuestionnaireSettingUnit', { path: { id }, body: { key, value: value as never } })
  expect(await set('scoreFloor', 2)).toMatchObject({ returnCode: 2031, result: { fields: [{ field: 'scoreFloor' }] } })
  expect((await set('pooling', false)).returnCode).toBe(2031)
  // Switched on, a hidden cell would say that one of those who answered later was unable (R5, R23).
  expect(await set('allowUnable', false)).toMatchObject({
    returnCode: 2031,
    result: { fields: [{ field: 'allowUnable' }] },
  })
  expect((await set('allowUnable', true)).returnCode).toBe(0)
  expect((await set('thanksText', '谢谢')).returnCode).toBe(0)
  expect((await set('scoreFloor', 4)).returnCode).toBe(0)
  // Superiors who came after a ballot would pool with those who were there (R19).
  expect((await set('exemptLevelTypes', ['self'])).returnCode).toBe(2031)
  expect((await set('exemptLevelTypes', ['self', 'superior'])).returnCode).toBe(0)
  const { scoreFloor, exemptLevelTypes } = await ruleOf(id)
  expect({ scoreFloor, exempt: exemptLevelTypes.sort() }).toEqual({ scoreFloor: 4, exempt: ['self', 'superior'] })
})

test('a deadline that has passed is refused when it is given and, where it passed since, at the start', async () => {
  const id = await makeReady(administrator)
  const path = { id }
  const give = (value: string) =>
    administrator.call('saveQuestionnaireSettingUnit', { path, body: { key: 'deadline', value } })
  const refused = { returnCode: 2000, result: { fields: [{ field: 'deadline' }] } }
  expect(await give(testApp.clock.now.toISOString())).toMatchObject(refused)
  expect(await give(new Date(testApp.clock.now.getTime() + 1000).toISOString())).toMatchObject({ returnCode: 0 })
  const before = testApp.clock.now
  testApp.clock.now = new Date(before.getTime() + 1000)
  expect(await administrator.call('publishQuestionnaire', { path })).toMatchObject(refused)
  testApp.clock.now = before
  expect(await administrator.call('publishQuestionnaire', { path })).toMatchObject({ returnCode: 0 })
})

test('a faulty paper is refused', async () => {
  const id = await makeReady(administrator)
  const paper = await administrator.ok('getPaper', { path: { id } })
  const pages = paper.pages.map((page) => ({
    id: page.id,
    index: page.sequence,
    questions: page.questions.map(({ pageId: _, ...question }) => question),
  }))
  const second = pages[0]?.questions[1]
  if (second === undefined) throw new Error('the template has four questions on its first page')
  second.data = JSON.stringify({ ...JSON.parse(second.data), title: ' ' })
  await administrator.ok('savePaper', { path: { id }, body: { title: paper.title, summary: '', pages } })
  expect(await get(id)).toMatchObject({ processStatus: 10, paperDataValid: false })
  const answer = await administrator.call('publishQuestionnaire', { path: { id } })
  expect(answer).toMatchObject({ returnCode: 2035, message: expect.stringContaining('第 1 页第 2 题') })
  expect((await get(id)).processStatus).toBe(10)
})

test('an empty title takes a questionnaire out of those that are ready, a new one puts it back', async () => {
  const id = await makeReady(administrator)
  const name = (title: string) =>
    administrator.ok('updateQuestionnaireBase', { path: { id }, body: { type: 2, title, summary: '' } })
  expect(await name(' ')).toMatchObject({ processStatus: 10, paperDataValid: false })
  expect(await name('年度评估')).toMatchObject({ processStatus: 20, paperDataValid: true })
})

test('the deadline of a running round is moved to a time to come; one that has passed stays when something else is changed', async () => {
  const id = await makeReady(administrator)
  const path = { id }
  await administrator.ok('publishQuestionnaire', { path })
  const setting = await administrator.ok('getQuestionnaireSetting', { path })
  const later = new Date(testApp.clock.now.getTime() + 1000).toISOString()
  const now = testApp.clock.now.toISOString()
  const refused = {
    returnCode: 2000,
    result: { fields: [{ field: 'deadline', message: '截止时间已过，请先改为将来的时间' }] },
  }
  const config = (deadline: string) => ({ settingConfig: JSON.stringify({ deadline }) })
  const ways = [
    () => administrator.call('saveQuestionnaireSettingUnit', { path, body: { key: 'deadline', value: now } }),
    () => administrator.call('saveQuestionnaireSetting', { path, body: { ...setting, deadline: now } }),
    () => administrator.call('updateQuestionnaireConfig', { path, body: config(now) }),
  ]
  for (const way of ways) expect(await way()).toMatchObject(refused)
  await administrator.ok('updateQuestionnaireConfig', { path, body: config(later) })
  const before = testApp.clock.now
  testApp.clock.now = new Date(before.getTime() + 60_000)
  const other = { ...setting, deadline: later, thanksText: '谢谢' }
  expect(await administrator.ok('saveQuestionnaireSetting', { path, body: other })).toEqual(other)
  for (const way of ways) expect(await way()).toMatchObject(refused)
  testApp.clock.now = before
  await administrator.ok('saveQuestionnaireSettingUnit', { path, body: { key: 'deadline', value: null } })
})

test('raters on closed levels are dropped at the start', async () => {
  const id = await makeReady(administrator)
  const levels = await administrator.ok('listRelationLevels', { path: { id } })
  const self = levels.find(({ levelType }) => levelType === 'self')?.levelId ?? 0
  await administrator.ok('updateRelationLevel', { path: { id }, body: { levelId: self, open: false } })
  expect((await get(id)).raterCount).toBe(14)
  await administrator.ok('publishQuestionnaire', { path: { id } })
  const page = await administrator.ok('listEvaluatees', { path: { id }, query: { containValuer: true } })
  expect(page.items.flatMap(({ valuers }) => valuers).filter(({ levelId }) => levelId === self)).toEqual([])
})

test.runIf(testEngine === 'postgres')('who starts waits for whoever else is counting the licence', async () => {
  const id = await makeReady(administrator, 1, PEOPLE.sales)
  const client = new pg.Client({ connectionString: testApp.url })
  await client.connect()
  try {
    await client.query('begin')
    await client.query('update enterprise set id = id')
    let hasStarted = false
    const starting = administrator.ok('publishQuestionnaire', { path: { id } }).then(() => {
      hasStarted = true
    })
    await new Promise((resolve) => setTimeout(resolve, 1000))
    expect(hasStarted).toBe(false)
    await client.query('commit')
    await starting
  } finally {
    await client.end()
  }
})

test('the licence counts each person of running questionnaires once, also for two at once', async () => {
  for (const { id } of (await administrator.ok('listQuestionnaires', { query: { pageSize: 100 } })).items) {
    await administrator.ok('deleteQuestionnaire', { path: { id } })
  }
  // Sales with chief and the other leader: six people; works: the same two and three more.
  const [first, second] = [
    await makeReady(administrator, 1, PEOPLE.sales),
    await makeReady(administrator, 2, PEOPLE.works),
  ]
  await permit(8)
  const answers = await Promise.all(
    [first, second].map((id) => administrator.call('publishQuestionnaire', { path: { id } })),
  )
  expect(answers.map(({ returnCode }) => returnCode).sort()).toEqual([0, 2040])
  const lost = answers[0]?.returnCode === 0 ? second : first
  expect((await get(lost)).processStatus).toBe(20)
  await permit(9)
  await administrator.ok('publishQuestionnaire', { path: { id: lost } })
  const nobody = await testApp.database.read((db) =>
    db.selectFrom('employee').select('id').where('email', '=', 'admin@yuanhang.example').executeTakeFirstOrThrow(),
  )
  const beyond = await administrator.call('addEvaluatees', { path: { id: first }, body: { employeeIds: [nobody.id] } })
  expect(beyond).toMatchObject({ returnCode: 2040, message: expect.stringContaining('10') })
  expect((await get(first)).evaluateeCount).toBe(4)
  await administrator.ok('deleteQuestionnaire', { path: { id: first } })
  // Six are left: what was removed does not count.
  await permit(6)
  const third = await makeReady(administrator, 1, PEOPLE.works)
  await administrator.ok('publishQuestionnaire', { path: { id: third } })
  expect((await administrator.call('restoreQuestionnaire', { path: { id: first } })).returnCode).toBe(2040)
  await permit(null)
  expect((await administrator.ok('restoreQuestionnaire', { path: { id: first } })).processStatus).toBe(30)
})

test('a licence that has become smaller keeps nobody from taking people away', async () => {
  const id = await makeReady(administrator, 1, PEOPLE.sales)
  await administrator.ok('publishQuestionnaire', { path: { id } })
  await permit(1)
  const { items } = await administrator.ok('listEvaluatees', { path: { id }, query: { containValuer: true } })
  const [first, second] = items
  const participantRelationIds = [second?.valuers[0]?.participantRelationId ?? 0]
  expect(await administrator.ok('deleteParticipants', { path: { id }, body: { participantRelationIds } })).toEqual({
    removed: 1,
    skipped: 0,
    jobId: null,
  })
  await administrator.ok('removeEvaluatee', { path: { id, evaluateeId: first?.id ?? 0 } })
  await permit(null)
})
