/** Combined reports as they are saved, named, removed and brought back, and what becomes of them with their rounds. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Collecting } from './collectingQuestionnaire.ts'
import { createRounds, EVALUATEES } from './combinedRounds.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

let testApp: TestApp
let administrator: Visitor
let rounds: ReturnType<typeof createRounds>

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
  rounds = createRounds(testApp, administrator)
})

afterAll(() => testApp.close())

describe('a saved report', () => {
  let both: Collecting[]
  beforeAll(async () => {
    both = [await rounds.answered(1, 0), await rounds.answered(1, 1)]
  }, 120_000)

  test('is renamed by whoever read it last', async () => {
    const { reportId, questionnaireUids, createdAt } = await rounds.save(both)
    const body = { reportId, title: ' 新名 ', summary: '', questionnaireUids }
    const changed = await administrator.ok('saveCombinedReport', { body: { ...body, version: 1 } })
    expect(changed).toMatchObject({ reportId, title: '新名', summary: '', questionnaireUids, createdAt, version: 2 })
    const late = await administrator.call('saveCombinedReport', { body: { ...body, version: 1 } })
    expect(late).toMatchObject({ returnCode: 2034, result: { version: 2 } })
    expect((await administrator.ok('saveCombinedReport', { body })).version).toBe(3)
  })

  test('is removed, and brought back as it was', async () => {
    const saved = await rounds.save(both)
    const path = { id: saved.reportId }
    await administrator.ok('deleteCombinedReport', { path })
    for (const answer of [
      await administrator.call('getCombinedReport', { query: { reportId: saved.reportId } }),
      await administrator.call('deleteCombinedReport', { path }),
      await administrator.call('listCombinedScores', { query: { reportIds: [saved.reportId] } }),
    ]) {
      expect(answer.returnCode).toBe(2001)
    }
    const listed = async () => (await administrator.ok('listCombinedReports')).items
    expect((await listed()).map(({ reportId }) => reportId)).not.toContain(saved.reportId)
    expect(await administrator.ok('restoreCombinedReport', { path })).toEqual(saved)
    expect(await listed()).toContainEqual(saved)
    expect(await administrator.ok('restoreCombinedReport', { path })).toEqual(saved)
  })

  test('comes back for 30 days', async () => {
    const month = 30 * 86_400_000
    const removedAgo = async (milliseconds: number) => {
      const { reportId: id } = await rounds.save(both)
      await administrator.ok('deleteCombinedReport', { path: { id } })
      const deletedAt = new Date(testApp.clock.now.getTime() - milliseconds).toISOString()
      await testApp.database.write((db) =>
        db.updateTable('combinedReport').set({ deletedAt }).where('id', '=', id).execute(),
      )
      return id
    }
    const [late, last] = [await removedAgo(month + 1), await removedAgo(month)]
    expect((await administrator.call('restoreCombinedReport', { path: { id: late } })).returnCode).toBe(2001)
    expect((await administrator.ok('restoreCombinedReport', { path: { id: last } })).reportId).toBe(last)
  })

  test('stands in pages, newest first', async () => {
    const saved = [await rounds.save(both, '甲'), await rounds.save(both, '乙'), await rounds.save(both, '丙')]
    const page = (pageIndex: number) => administrator.ok('listCombinedReports', { query: { pageIndex, pageSize: 2 } })
    expect((await page(1)).items).toEqual([saved[2], saved[1]])
    expect((await page(2)).items[0]).toEqual(saved[0])
  })

  test('is found by its id, and by nobody else', async () => {
    const own = await rounds.save(both, '甲')
    await rounds.save(both, '乙')
    const found = (reportId: number) => administrator.ok('listCombinedReports', { query: { reportId } })
    expect(await found(own.reportId)).toEqual({ items: [own], total: 1, pageIndex: 1, pageSize: 20 })
    await administrator.ok('deleteCombinedReport', { path: { id: own.reportId } })
    expect(await found(own.reportId)).toMatchObject({ items: [], total: 0 })
  })

  test('says so where a round was deleted, or is finished no more', async () => {
    const [first, second] = both
    if (first === undefined || second === undefined) throw new Error('two rounds')
    const third = await rounds.answered(1, 0)
    const { reportId, questionnaireUids } = await rounds.save([first, second, third])
    await administrator.ok('deleteQuestionnaire', { path: { id: third.questionnaireId } })
    await testApp.database.write((db) =>
      db.updateTable('questionnaire').set({ processStatus: 30 }).where('id', '=', second.questionnaireId).execute(),
    )
    const report = await rounds.get(reportId)
    expect(report.questionnaires.map(({ state, title, questionnaireId }) => [state, title, questionnaireId])).toEqual([
      ['included', '第1轮', first.questionnaireId],
      ['notFinished', '第2轮', second.questionnaireId],
      ['gone', '', null],
    ])
    expect(report.overall.byQuestionnaire.slice(1)).toEqual([null, null])
    expect(report.overall.change).toBeNull()
    expect(await rounds.scores(reportId)).toHaveLength(EVALUATEES)
    // It keeps them when it is renamed.
    const body = { reportId, title: '还在', summary: '', questionnaireUids }
    expect(await administrator.ok('saveCombinedReport', { body })).toMatchObject({ title: '还在', questionnaireUids })
    await testApp.database.write((db) =>
      db.updateTable('questionnaire').set({ processStatus: 40 }).where('id', '=', second.questionnaireId).execute(),
    )
    await administrator.ok('restoreQuestionnaire', { path: { id: third.questionnaireId } })
    expect((await rounds.get(reportId)).questionnaires.map(({ state }) => state)).toEqual([
      'included',
      'included',
      'included',
    ])
  })

  test('is over finished questionnaires of the enterprise, two at least', async () => {
    const [first] = both
    if (first === undefined) throw new Error('two rounds')
    const collecting = await rounds.results.worked({ type: 1 })
    const uids = [await rounds.uidOf(first), await rounds.uidOf(collecting)]
    const body = (questionnaireUids: string[]) => ({ reportId: 0, title: '不行', summary: '', questionnaireUids })
    const code = async (questionnaireUids: string[]) =>
      (await administrator.call('saveCombinedReport', { body: body(questionnaireUids) })).returnCode
    expect(await code(uids)).toBe(2033)
    expect(await code([uids[0] ?? '', 'q-nobody'])).toBe(2001)
    expect(await code([uids[0] ?? ''])).toBe(2000)
    expect((await administrator.call('saveCombinedReport', { body: { ...body(uids), title: '  ' } })).returnCode).toBe(
      2000,
    )
    expect((await administrator.call('getCombinedReport')).returnCode).toBe(2000)
    const { questionnaires, overall } = await administrator.ok('getCombinedReport', {
      query: { questionnaireUids: ['q-nobody', uids[1] ?? ''] },
    })
    expect(questionnaires.map(({ state }) => state)).toEqual(['gone', 'notFinished'])
    expect(overall).toEqual({ combined: null, byQuestionnaire: [null, null], change: null })
  })

  test('knows a person who was disabled meanwhile', async () => {
    const { reportId } = await rounds.save(both)
    const employeeId = both[0]?.evaluatees[0]?.employeeId ?? 0
    const before = await rounds.scores(reportId, [employeeId])
    await administrator.ok('disableUser', { query: { uid: String(employeeId) } })
    const after = await rounds.scores(reportId, [employeeId])
    expect(before).toHaveLength(1)
    expect(after).toEqual(before)
  })
})
