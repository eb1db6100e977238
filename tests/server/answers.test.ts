import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Collecting, createCollecting } from './collectingQuestionnaire.ts'
import { ADMINISTRATOR, startTestApp, type TestApp, type Visitor } from './testApp.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
  await testApp.setUpAdministrator()
})

afterAll(async () => {
  await testApp.close()
})

/** A visitor who came through a fresh answering link. */
async function comeThroughLink(round: Collecting, employeeId: number): Promise<Visitor> {
  return testApp.visitor({ authorization: `Bearer ${await round.link(employeeId)}` })
}

function peerOf(round: Collecting) {
  const rater = round.raters.find(({ levelType }) => levelType === 'sameLevel')
  if (rater === undefined) throw new Error('the fixture has no peer')
  const relations = round.relations.filter(({ raterId }) => raterId === rater.employeeId)
  const [first, second] = relations
  if (first === undefined || second === undefined) throw new Error('the peer rates nobody')
  return { rater, relationId: first.id, otherRelationId: second.id, relations }
}

async function rowsOf(table: 'ballot' | 'response' | 'draft' | 'relation', relationId: number) {
  return testApp.database.read((db) =>
    db
      .selectFrom(table)
      .selectAll()
      .where(table === 'relation' ? 'relation.id' : `${table}.relationId`, '=', relationId)
      .execute(),
  )
}

async function setQuestionnaire(round: Collecting, values: Record<string, unknown>) {
  await testApp.database.write((db) =>
    db.updateTable('questionnaire').set(values).where('id', '=', round.questionnaireId).execute(),
  )
}

async function setStatus(relationId: number, status: 'withdrawn') {
  await testApp.database.write((db) =>
    db.updateTable('relation').set({ status }).where('id', '=', relationId).execute(),
  )
}

describe.each([{ type: 1 as const }, { type: 2 as const }])('a questionnaire of type $type', ({ type }) => {
  let round: Collecting
  let visitor: Visitor
  let peer: ReturnType<typeof peerOf>

  beforeEach(async () => {
    round = await createCollecting(testApp, { type, evaluatees: 2, ratersPerLevel: 2 })
    peer = peerOf(round)
    visitor = await comeThroughLink(round, peer.rater.employeeId)
  })

  test('a rater sees a task for each evaluatee', async () => {
    const { raterName, enterpriseName, questionnaires } = await visitor.ok('listFeedbackTasks')
    expect({ raterName, enterpriseName }).toEqual({
      raterName: peer.rater.name,
      enterpriseName: ADMINISTRATOR.enterpriseName,
    })
    expect(questionnaires).toEqual([
      {
        questionnaireId: round.questionnaireId,
        title: '2026 年度管理者 360° 评估',
        type,
        deadline: null,
        closed: false,
        paused: false,
        tasks: [peer.relationId, peer.otherRelationId].map((relationId, index) => ({
          relationId,
          evaluateeName: `经理${index + 1}`,
          evaluateeNameMark: expect.any(String),
          levelType: 'sameLevel',
          levelName: '',
          status: 'waiting',
          answeredCount: 0,
          questionCount: 22,
        })),
      },
    ])
  })

  test('the form has the paper without scores and the promise of the rule', async () => {
    const form = await visitor.ok('getFeedbackTask', { path: { relationId: peer.relationId } })
    expect(form.paper.pages.map(({ questions }) => questions.length)).toEqual([4, 4, 4, 4, 6])
    expect(JSON.stringify(form.paper)).not.toContain('score')
    expect(form.paper.pages[0]?.questions[0]?.data).toContain('从不')
    expect(form.promise.anonymous).toBe(type === 2)
    expect(form.promise.sentences.map(({ key }) => key)).toContain(
      type === 2 ? 'feedback.privacy.anonymous' : 'feedback.privacy.named',
    )
    expect(form.answers).toEqual([])
  })

  test('drafts are kept field by field and taken back by a question alone', async () => {
    const path = { relationId: peer.relationId }
    const [first, second] = round.answers(3)
    if (first === undefined || second === undefined) throw new Error('no questions')
    expect(await visitor.ok('saveFeedbackDraft', { path, body: { answers: [first] } })).toEqual({ savedCount: 1 })
    const changed = { ...second, optionIds: [5] }
    await visitor.ok('saveFeedbackDraft', { path, body: { answers: [second] } })
    expect(await visitor.ok('saveFeedbackDraft', { path, body: { answers: [changed] } })).toEqual({ savedCount: 2 })
    const { answers, task } = await visitor.ok('getFeedbackTask', { path })
    expect(answers).toHaveLength(2)
    expect(answers).toEqual(expect.arrayContaining([first, changed]))
    expect(task).toMatchObject({ status: 'drafting', answeredCount: 2 })
    const none = [first, second].map(({ questionId }) => ({ questionId }))
    expect(await visitor.ok('saveFeedbackDraft', { path, body: { answers: none } })).toEqual({ savedCount: 0 })
    expect((await visitor.ok('getFeedbackTask', { path })).task).toMatchObject({ status: 'waiting', answeredCount: 0 })
  })

  test('a draft for a question the paper does not have is refused by name', async () => {
    const body = { answers: [{ questionId: 77, text: 'x' }] }
    const answer = await visitor.call('saveFeedbackDraft', { path: { relationId: peer.relationId }, body })
    expect(answer).toMatchObject({ returnCode: 2023, status: 422, result: { fields: [{ field: '77' }] } })
    expect(await rowsOf('draft', peer.relationId)).toEqual([])
  })

  test('a form is stored once, without time, and can be neither read nor changed afterwards', async () => {
    const path = { relationId: peer.relationId }
    const body = { answers: round.answers(4, '多听取意见 🙂') }
    await visitor.ok('saveFeedbackDraft', { path, body })
    expect(await visitor.ok('submitFeedback', { path, body })).toEqual({ relationId: peer.relationId, remaining: 1 })
    const stored = await rowsOf(type === 2 ? 'ballot' : 'response', peer.relationId)
    const key = { enterpriseId: round.enterpriseId, questionnaireId: round.questionnaireId }
    const [relation] = peer.relations
    const ofType1 = { id: expect.any(Number), evaluateeId: relation?.evaluateeId, levelId: relation?.levelId }
    expect(stored).toEqual([
      {
        ...key,
        relationId: peer.relationId,
        answersJson: JSON.stringify(body.answers),
        ...(type === 1 && ofType1),
      },
    ])
    expect(await rowsOf(type === 2 ? 'response' : 'ballot', peer.relationId)).toEqual([])
    expect(await rowsOf('draft', peer.relationId)).toEqual([])
    expect(await rowsOf('relation', peer.relationId)).toMatchObject([
      { status: 'submitted', submittedDay: '2026-11-02', counted: 1 },
    ])
    expect((await visitor.call('getFeedbackTask', { path })).returnCode).toBe(2021)
    expect((await visitor.call('saveFeedbackDraft', { path, body })).returnCode).toBe(2021)
    const again = await visitor.ok('submitFeedback', { path, body: { answers: round.answers(1) } })
    expect(again).toEqual({ relationId: peer.relationId, remaining: 1 })
    expect(await rowsOf(type === 2 ? 'ballot' : 'response', peer.relationId)).toEqual(stored)
  })

  test('sent many times at once, it is stored once and every call succeeds', async () => {
    const path = { relationId: peer.relationId }
    const all = [1, 2, 3, 4, 5, 1, 2, 3].map((optionId) =>
      visitor.call('submitFeedback', { path, body: { answers: round.answers(optionId) } }),
    )
    const drafts = [1, 2].map((optionId) =>
      visitor.call('saveFeedbackDraft', { path, body: { answers: round.answers(optionId) } }),
    )
    const codes = (await Promise.all(all)).map(({ returnCode }) => returnCode)
    await Promise.all(drafts)
    expect(codes).toEqual(codes.map(() => 0))
    expect(await rowsOf(type === 2 ? 'ballot' : 'response', peer.relationId)).toHaveLength(1)
    expect(await rowsOf('draft', peer.relationId)).toEqual([])
  })

  test('an incomplete form names the questions, in the language of the page', async () => {
    const path = { relationId: peer.relationId }
    const body = { answers: round.answers().slice(1) }
    const headers = { 'accept-language': 'en' }
    const answer = await visitor.call('submitFeedback', { path, body, headers })
    const missing = String(round.paper.pages[0]?.questions[0]?.id)
    expect(answer).toMatchObject({
      returnCode: 2023,
      result: { fields: [{ field: missing, message: 'Please answer this question' }] },
    })
    expect(answer.message).toContain('Page 1, question 1: Please answer this question')
    expect(await rowsOf(type === 2 ? 'ballot' : 'response', peer.relationId)).toEqual([])
  })

  test.each([
    { name: 'disabled', change: () => setQuestionnaire(round, { disableStatus: 1 }), code: 2038 },
    { name: 'finished', change: () => setQuestionnaire(round, { processStatus: 40 }) },
    {
      name: 'past its deadline',
      change: () => setQuestionnaire(round, { settingJson: '{"deadline":"2026-11-02T00:59:59.000Z"}' }),
    },
    { name: 'withdrawn from the rater', change: () => setStatus(peer.relationId, 'withdrawn') },
  ])('nothing is taken when it is $name', async ({ change, code = 2022 }) => {
    await change()
    const path = { relationId: peer.relationId }
    const body = { answers: round.answers() }
    expect((await visitor.call('getFeedbackTask', { path })).returnCode).toBe(code)
    expect((await visitor.call('saveFeedbackDraft', { path, body })).returnCode).toBe(code)
    expect((await visitor.call('submitFeedback', { path, body })).returnCode).toBe(code)
    expect(await rowsOf(type === 2 ? 'ballot' : 'response', peer.relationId)).toEqual([])
    expect(await rowsOf('draft', peer.relationId)).toEqual([])
  })

  test('a link opens only its rater’s tasks of its questionnaire', async () => {
    const other = await createCollecting(testApp, { type, evaluatees: 2, ratersPerLevel: 2 })
    // The same person rates there too: the link still does not reach that far.
    const strange = { relationId: peerOf(other).relationId }
    await testApp.database.write((db) =>
      db.updateTable('relation').set({ raterId: peer.rater.employeeId }).where('id', '=', strange.relationId).execute(),
    )
    const colleague = round.relations.find(({ raterId }) => raterId !== peer.rater.employeeId)
    const body = { answers: round.answers() }
    for (const path of [strange, { relationId: colleague?.id ?? 0 }, { relationId: 5 }]) {
      expect((await visitor.call('getFeedbackTask', { path })).returnCode).toBe(2001)
      expect((await visitor.call('submitFeedback', { path, body })).returnCode).toBe(2001)
    }
    expect((await visitor.ok('listFeedbackTasks')).questionnaires).toHaveLength(1)
    expect((await visitor.call('listEmployees')).returnCode).toBe(403)
  })

  test('a link of a disabled person opens nothing', async () => {
    await testApp.database.write((db) =>
      db.updateTable('employee').set({ disabled: 1 }).where('id', '=', peer.rater.employeeId).execute(),
    )
    expect((await visitor.call('listFeedbackTasks')).returnCode).toBe(2020)
  })
})

test('an invented link opens nothing', async () => {
  const visitor = testApp.visitor({ authorization: `Bearer ${'A'.repeat(43)}` })
  expect((await visitor.call('listFeedbackTasks')).returnCode).toBe(2020)
  expect((await testApp.visitor().call('listFeedbackTasks')).returnCode).toBe(401)
})

test('a signed-in person answers in all questionnaires, not in drafts of questionnaires', async () => {
  const administrator = testApp.visitor()
  const { email, password } = ADMINISTRATOR
  await administrator.ok('signIn', { body: { email, password } })
  const { employeeId } = await administrator.ok('getCurrentUser')
  for (const [type, processStatus] of [
    [1, 30],
    [2, 30],
    [1, 20],
  ] as const) {
    const round = await createCollecting(testApp, { type, evaluatees: 1, ratersPerLevel: 1, processStatus })
    await testApp.database.write((db) =>
      db
        .updateTable('relation')
        .set({ raterId: employeeId })
        .where('questionnaireId', '=', round.questionnaireId)
        .where('raterId', '=', round.raters[0]?.employeeId ?? 0)
        .execute(),
    )
  }
  const { questionnaires } = await administrator.ok('listFeedbackTasks')
  expect(questionnaires.map(({ type, tasks }) => [type, tasks.length])).toEqual([
    [2, 1],
    [1, 1],
  ])
})

test.each([1, 2] as const)(
  'a finish in the middle of a rush of type %i loses no acknowledged form and takes none late',
  async (type) => {
    const administrator = testApp.visitor()
    await administrator.ok('signIn', { body: { email: ADMINISTRATOR.email, password: ADMINISTRATOR.password } })
    const round = await createCollecting(testApp, { type, evaluatees: 4, ratersPerLevel: { sameLevel: 12, self: 0 } })
    const body = { answers: round.answers() }
    const visitors = await Promise.all(round.raters.map(({ employeeId }) => comeThroughLink(round, employeeId)))
    const rush = round.relations.map(({ id, raterId }) => {
      const visitor = visitors[round.raters.findIndex(({ employeeId }) => employeeId === raterId)]
      if (visitor === undefined) throw new Error('no visitor')
      return visitor.call('submitFeedback', { path: { relationId: id }, body })
    })
    const acknowledged: number[] = []
    for (const call of rush) void call.then(({ returnCode }) => acknowledged.push(returnCode))
    while (acknowledged.length < 5) await new Promise((wait) => setImmediate(wait))
    await administrator.ok('finishQuestionnaire', { path: { id: round.questionnaireId } })
    const codes = (await Promise.all(rush)).map(({ returnCode }) => returnCode)
    const stored = await testApp.database.read(async (db) => ({
      responses: await db
        .selectFrom('response')
        .select('id')
        .where('questionnaireId', '=', round.questionnaireId)
        .execute(),
      levels: await db
        .selectFrom('sealedLevel')
        .select('forms')
        .where('questionnaireId', '=', round.questionnaireId)
        .execute(),
      ballots: await db.selectFrom('ballot').selectAll().where('questionnaireId', '=', round.questionnaireId).execute(),
    }))
    // All of one level, which is protected: no form of it stays whole.
    const sent = codes.filter((code) => code === 0).length
    expect(stored.responses).toHaveLength(type === 2 ? 0 : sent)
    expect(stored.levels).toEqual(type === 2 ? [{ forms: sent }] : [])
    expect(stored.ballots).toEqual([])
    expect(codes.every((code) => code === 0 || code === 2022)).toBe(true)
  },
)
