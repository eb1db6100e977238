import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Collecting } from './collectingQuestionnaire.ts'
import { type CollectionTest, raterAt, relationsOf, startCollectionTest } from './collectionRound.ts'
import type { Visitor } from './testApp.ts'

let setup: CollectionTest
let administrator: Visitor

beforeAll(async () => {
  setup = await startCollectionTest()
  administrator = setup.administrator
})

afterAll(async () => {
  await setup.testApp.close()
})

async function auditOf(round: Collecting) {
  return setup.testApp.database.read((db) =>
    db
      .selectFrom('auditEvent')
      .select(['action', 'detailJson'])
      .where('objectId', '=', round.questionnaireId)
      .orderBy('id')
      .execute(),
  )
}

describe('progress', () => {
  test.each([1, 2] as const)('of type %i is counted by level and rater', async (type) => {
    const round = await setup.newRound(type, { setting: { deadline: '2027-01-01T00:00:00.000Z' } })
    await setup.send(round, 'invite')
    await setup.answer(round, raterAt(round, 0).employeeId)
    await setup.answer(round, raterAt(round, 1).employeeId, 4, 1)
    const summary = await administrator.ok('getFeedbackSummary', { path: { id: round.questionnaireId } })
    const { byLevel, ...counts } = summary
    expect(counts).toEqual({
      evaluateeCount: 2,
      relationCount: 10,
      submittedCount: 3,
      raterCount: 6,
      finishedRaterCount: 1,
      emailSent: { invite: 0, remind: 0, finished: 0, report: 0 },
      emailWaiting: 6,
      mailTrouble: null,
      emailFailed: 0,
      deadline: '2027-01-01T00:00:00.000Z',
    })
    expect(
      byLevel.map(({ levelType, relationCount, submittedCount }) => [levelType, relationCount, submittedCount]),
    ).toEqual([
      ['superior', 2, 2],
      ['sameLevel', 6, 1],
      ['self', 2, 0],
    ])
  })

  test('rows can be filtered and paged', async () => {
    const round = await setup.newRound(1)
    const path = { id: round.questionnaireId }
    const peer = raterAt(round, 1)
    await setup.notify(round, [relationsOf(round, peer.employeeId)[0]?.id ?? 0])
    await setup.answer(round, peer.employeeId, 5, 1)
    await setup.answer(round, raterAt(round, 2).employeeId, 2, 1)
    const list = (query: Parameters<typeof administrator.ok<'listFeedback'>>[1] extends infer I ? I : never) =>
      administrator.ok('listFeedback', query)
    expect((await list({ path, query: { pageIndex: 2, pageSize: 4 } })).items).toHaveLength(4)
    expect(await list({ path, query: { pageIndex: 3, pageSize: 4 } })).toMatchObject({
      total: 10,
      pageIndex: 3,
      pageSize: 4,
    })
    const [first] = relationsOf(round, peer.employeeId)
    expect(await list({ path, query: { feedbackStatusList: ['submitted'], valuerKeyword: 'TONGSHI2' } })).toMatchObject(
      {
        total: 1,
        items: [
          {
            participantRelationId: first?.id,
            evaluatorName: '经理1',
            valuerName: peer.name,
            levelType: 'sameLevel',
            feedbackStatus: 'submitted',
            emailStatus: 'waiting',
            submittedDay: setup.testApp.clock.now.toISOString().slice(0, 10),
            statistic: true,
          },
        ],
      },
    )
    expect((await list({ path, query: { emailStatus: 'waiting' } })).total).toBe(2)
    expect((await list({ path, query: { emailStatus: 'none' } })).total).toBe(8)
    expect((await list({ path, query: { evaluatorKeyword: '经理2', feedbackStatusList: ['waiting'] } })).total).toBe(5)
    expect((await list({ path, query: { valuerKeyword: '%' } })).total).toBe(0)
    // 20 scale questions: 100 points from the first, 40 from the second.
    expect((await list({ path, query: { valuerScoreMin: 41 } })).items).toMatchObject([{ valuerName: peer.name }])
    expect((await list({ path, query: { valuerScoreMin: 40, valuerScoreMax: 99 } })).items).toMatchObject([
      { valuerName: raterAt(round, 2).name },
    ])
  })

  test('of several mails to a rater the newest one counts', async () => {
    const round = await setup.newRound(1)
    const path = { id: round.questionnaireId }
    await setup.send(round, 'invite')
    await setup.testApp.database.write((db) => db.updateTable('outboxMail').set({ status: 'sent' }).execute())
    const done = raterAt(round, 0).employeeId
    await setup.answer(round, done)
    setup.pass(20)
    await setup.send(round, 'remind')
    const rowsOf = async (query: { emailStatus: 'sent' } | { sort: 'emailStatus'; order: 'asc' | 'desc' }) =>
      (await administrator.ok('listFeedback', { path, query })).items
    expect(new Set((await rowsOf({ emailStatus: 'sent' })).map(({ valuerId }) => valuerId))).toEqual(new Set([done]))
    for (const order of ['asc', 'desc'] as const) {
      const ordered = (await rowsOf({ sort: 'emailStatus', order })).map(({ emailStatus }) => emailStatus)
      const statuses = [...ordered].sort()
      expect(ordered).toEqual(order === 'asc' ? statuses : statuses.reverse())
      expect(new Set(ordered)).toEqual(new Set(['sent', 'waiting']))
    }
  })

  test('of an anonymous questionnaire tells nothing about single raters after its finish', async () => {
    const round = await setup.newRound(2)
    const path = { id: round.questionnaireId }
    for (const query of [{ valuerScoreMin: 1 }, { valuerScoreMax: 1 }]) {
      expect((await administrator.call('listFeedback', { path, query })).returnCode).toBe(2061)
    }
    await setup.send(round, 'invite')
    await setup.answer(round, raterAt(round, 0).employeeId)
    setup.pass(19)
    await setup.send(round, 'remind')
    const before = await administrator.ok('listFeedback', { path, query: { feedbackStatusList: ['submitted'] } })
    expect(before.total).toBe(2)
    await administrator.ok('finishQuestionnaire', { path })
    for (const query of [{ valuerKeyword: 'a' }, { feedbackStatusList: ['submitted' as const] }]) {
      expect((await administrator.call('listFeedback', { path, query })).returnCode).toBe(2061)
    }
    const { items, total } = await administrator.ok('listFeedback', { path })
    expect(total).toBe(10)
    expect(new Set(items.map(({ feedbackStatus, submittedDay }) => `${feedbackStatus} ${submittedDay}`))).toEqual(
      new Set(['null null']),
    )
    const mails = await administrator.ok('listMails', { path })
    expect(mails.items).toEqual([])
    const file = await administrator.call('exportParticipants', { path })
    expect(file.raw.toString()).not.toContain('已提交')
    expect(await administrator.ok('getFeedbackSummary', { path })).toMatchObject({
      submittedCount: 2,
      finishedRaterCount: null,
      byLevel: [{ submittedCount: 2 }, { submittedCount: 0 }, { submittedCount: 0 }],
    })
    expect((await setup.send(round, 'finished')).result).toMatchObject({ count: 6, skipped: 0 })
  })

  test('is exported as the list shows it, and the export recorded', async () => {
    const round = await setup.newRound(1)
    const path = { id: round.questionnaireId }
    await setup.answer(round, raterAt(round, 0).employeeId, 4, 1)
    const file = await administrator.call('exportParticipants', { path })
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    const lines = file.raw.toString().split('\r\n')
    const day = setup.testApp.clock.now.toISOString().slice(0, 10)
    expect(lines.slice(0, 2)).toEqual([
      '\uFEFF被评价人,评价人,关系,反馈状态,邮件状态,提交日期,计入统计',
      // Each round of this test has people of these names.
      `经理1 (${round.evaluatees[0]?.email}),同事1 (${raterAt(round, 0).email}),上级,已提交,未发送,${day},是`,
    ])
    expect(lines).toHaveLength(12)
    expect(await auditOf(round)).toEqual([{ action: 'feedback.export', detailJson: '{}' }])
  })
})

describe('single forms', () => {
  const relation = (round: Collecting, index: number) => {
    const found = relationsOf(round, raterAt(round, index).employeeId)[0]
    const evaluatee = round.evaluatees.find(({ id }) => id === found?.evaluateeId)
    if (found === undefined || evaluatee === undefined) throw new Error('no relation')
    return { participantRelationId: found.id, evaluatorId: evaluatee.employeeId, valuerId: found.raterId }
  }

  async function stateOf(relationId: number) {
    return setup.testApp.database.read(async (db) => {
      const row = await db.selectFrom('relation').selectAll().where('id', '=', relationId).executeTakeFirstOrThrow()
      const responses = await db.selectFrom('response').select('id').where('relationId', '=', relationId).execute()
      const ballots = await db.selectFrom('ballot').select('relationId').where('relationId', '=', relationId).execute()
      const drafts = await db.selectFrom('draft').select('questionId').where('relationId', '=', relationId).execute()
      return {
        status: row.status,
        day: row.submittedDay,
        counted: row.counted,
        forms: responses.length + ballots.length,
        drafts: drafts.length,
      }
    })
  }

  test('of a named questionnaire can be left out of the figures, with who and why', async () => {
    const round = await setup.newRound(1)
    const path = { id: round.questionnaireId }
    const { participantRelationId: id } = relation(round, 0)
    const set = (statistic: boolean) =>
      administrator.ok('setFeedbackStatistic', { path, body: { ids: [id, 5], statistic, reason: '作答时间过短' } })
    expect(await set(false)).toEqual({ changed: 1 })
    expect(await set(false)).toEqual({ changed: 0 })
    expect((await stateOf(id)).counted).toBe(0)
    const other = { id: (await setup.newRound(1)).questionnaireId }
    const foreign = { path: other, body: { ids: [id], statistic: true, reason: '误' } }
    expect(await administrator.ok('setFeedbackStatistic', foreign)).toEqual({ changed: 0 })
    expect(await set(true)).toEqual({ changed: 1 })
    const [first] = await auditOf(round)
    expect(JSON.parse(first?.detailJson ?? '')).toEqual({ relationIds: [id], statistic: false, reason: '作答时间过短' })
  })

  test('of an anonymous questionnaire cannot', async () => {
    const round = await setup.newRound(2)
    const { participantRelationId: id } = relation(round, 0)
    const body = { ids: [id], statistic: false }
    const refused = await administrator.call('setFeedbackStatistic', { path: { id: round.questionnaireId }, body })
    expect(refused.returnCode).toBe(2061)
    expect((await stateOf(id)).counted).toBe(1)
  })

  test.each([1, 2] as const)('open ones of type %i are withdrawn with their draft', async (type) => {
    const round = await setup.newRound(type)
    const body = relation(round, 1)
    const visitor = setup.testApp.visitor({ authorization: `Bearer ${await round.link(body.valuerId)}` })
    const taskPath = { relationId: body.participantRelationId }
    await visitor.ok('saveFeedbackDraft', { path: taskPath, body: { answers: round.answers() } })
    expect(await administrator.ok('cancelAnswer', { path: { id: round.questionnaireId }, body })).toEqual({
      done: true,
    })
    expect(await stateOf(body.participantRelationId)).toMatchObject({ status: 'withdrawn', drafts: 0 })
    const sent = await visitor.call('submitFeedback', { path: taskPath, body: { answers: round.answers() } })
    expect(sent.returnCode).toBe(2022)
    expect((await visitor.ok('listFeedbackTasks')).questionnaires[0]?.tasks).toHaveLength(1)
  })

  test('sent ones are taken back from a named questionnaire, never from an anonymous one', async () => {
    for (const { type, code, left } of [
      { type: 1 as const, code: 0, left: { status: 'withdrawn', day: null, forms: 0 } },
      { type: 2 as const, code: 2061, left: { status: 'submitted', forms: 1 } },
    ]) {
      const round = await setup.newRound(type)
      const body = { ...relation(round, 1), reason: '选错了人' }
      await setup.answer(round, body.valuerId, 4, 1)
      const answered = await administrator.call('cancelAnswer', { path: { id: round.questionnaireId }, body })
      expect(answered.returnCode).toBe(code)
      expect(await stateOf(body.participantRelationId)).toMatchObject(left)
    }
  })

  test('the finish of a named questionnaire keeps who was asked in the totals, but not who was withdrawn before', async () => {
    const round = await setup.newRound(1, { evaluatees: 1, ratersPerLevel: { superior: 1, sameLevel: 2, self: 0 } })
    const path = { id: round.questionnaireId }
    const [first, second] = round.raters
    if (first === undefined || second === undefined || round.relations.length !== 3) throw new Error('not three forms')
    await setup.answer(round, first.employeeId)
    const withdrawn = round.relations.find(({ raterId }) => raterId === second.employeeId)
    if (withdrawn === undefined) throw new Error('the fixture has no second form')
    const body = {
      evaluatorId: round.evaluatees[0]?.employeeId ?? 0,
      participantRelationId: withdrawn.id,
      valuerId: second.employeeId,
    }
    await administrator.ok('cancelAnswer', { path, body })
    await administrator.ok('finishQuestionnaire', { path })
    expect(await administrator.ok('getFeedbackSummary', { path })).toMatchObject({
      relationCount: 2,
      submittedCount: 1,
      raterCount: 2,
      finishedRaterCount: 1,
    })
    const { items } = await administrator.ok('listQuestionnaires')
    expect(items.find(({ id }) => id === path.id)).toMatchObject({ raterCount: 2, submittedCount: 1 })
    const list = await administrator.ok('listFeedback', { path })
    expect(list.items.map(({ feedbackStatus }) => feedbackStatus).sort()).toEqual(['closed', 'submitted', 'withdrawn'])
    const query = { feedbackStatusList: ['closed' as const] }
    const unsent = await administrator.ok('listFeedback', { path, query })
    expect(unsent.total).toBe(1)
  })

  test('somebody else’s are not found', async () => {
    const round = await setup.newRound(1)
    const body = { ...relation(round, 1), valuerId: raterAt(round, 2).employeeId }
    const answered = await administrator.call('cancelAnswer', { path: { id: round.questionnaireId }, body })
    expect(answered.returnCode).toBe(2001)
  })
})
