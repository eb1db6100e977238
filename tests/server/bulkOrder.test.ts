/** Acts upon many rows by two people at once: rows are locked in one order, whatever order they were chosen in. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BusinessError } from '../../domain/errors.ts'
import { createIds } from '../../server/database/ids.ts'
import { type BulkAct, createBulk } from '../../server/jobs/bulk.ts'
import type { JobOrder, JobStep } from '../../server/jobs/order.ts'
import { insertEmployees } from '../../server/records/people/employees.ts'
import { newEmployee } from '../../server/records/people/newEmployee.ts'
import { createCollecting } from './collectingQuestionnaire.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

const ROUNDS = 20

let testApp: TestApp
let administrator: Visitor

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
})

afterAll(() => testApp.close())

/** What the calls of all rounds answered, up to the first round in which one stood in another's way; [0] when none did. */
async function bothWays(ids: number[], call: (ids: number[]) => Promise<{ returnCode: number }>[]): Promise<number[]> {
  const codes = new Set<number>()
  for (let round = 0; round < ROUNDS && !codes.has(500); round += 1) {
    const answers = await Promise.all([...call(ids), ...call([...ids].reverse())])
    for (const { returnCode } of answers) codes.add(returnCode)
  }
  return [...codes]
}

describe('two people who chose the same rows from opposite ends', () => {
  const made = async (count: number) => {
    const ids: number[] = []
    for (let index = 0; index < count; index += 1)
      ids.push((await administrator.ok('createQuestionnaire', { body: { title: `问卷 ${index}` } })).id)
    return ids
  }

  test('disable and enable questionnaires', async () => {
    const codes = await bothWays(await made(30), (ids) => [
      administrator.call('bulkDisableQuestionnaires', { body: { ids } }),
      administrator.call('bulkEnableQuestionnaires', { body: { ids } }),
    ])
    expect(codes).toEqual([0])
  })

  test('remove questionnaires and bring them back', async () => {
    const codes = await bothWays(await made(30), (ids) => [
      administrator.call('bulkDeleteQuestionnaires', { body: { ids } }),
      administrator.call('bulkRestoreQuestionnaires', { body: { ids } }),
    ])
    expect(codes).toEqual([0])
  })

  test('tag questionnaires', async () => {
    const codes = await bothWays(await made(10), (ids) => [
      administrator.call('bulkTagQuestionnaires', { body: { ids, tagNames: ['年度'] } }),
      administrator.call('bulkDisableQuestionnaires', { body: { ids } }),
    ])
    expect(codes).toEqual([0])
  })

  test('bring back running rounds, whose licence is asked for: all of one and the last of the other', async () => {
    const rounds = []
    for (let index = 0; index < 4; index += 1)
      rounds.push((await createCollecting(testApp, { type: 1, evaluatees: 1 })).questionnaireId)
    const codes = new Set<number>()
    for (let round = 0; round < ROUNDS; round += 1) {
      await administrator.ok('bulkDeleteQuestionnaires', { body: { ids: rounds } })
      const chosen = [rounds, rounds.slice(1), rounds.slice(2), rounds.slice(3)]
      const back = chosen.map((ids) => administrator.call('bulkRestoreQuestionnaires', { body: { ids } }))
      for (const { returnCode } of await Promise.all(back)) codes.add(returnCode)
    }
    expect([...codes]).toEqual([0])
  })

  test('disable, enable and move people', async () => {
    const newIds = createIds(() => Date.now(), 61)
    const { id: enterpriseId } = await testApp.database.read((db) =>
      db.selectFrom('enterprise').select('id').executeTakeFirstOrThrow(),
    )
    const rows = Array.from({ length: 100 }, (_, index) =>
      newEmployee({
        ...{ enterpriseId, id: newIds.newId(), displayName: `人 ${index}` },
        ...{ email: `order${index}@many.example`, createdAt: '2026-11-01T00:00:00.000Z' },
      }),
    )
    await testApp.database.write((db) => insertEmployees(db, rows))
    const { id: departId } = await administrator.ok('createDepartment', { body: { name: '新部' } })
    const codes = await bothWays(
      rows.map(({ id }) => id),
      (ids) => [
        administrator.call('bulkDisableEmployees', { body: { ids } }),
        administrator.call('bulkEnableEmployees', { body: { ids } }),
        administrator.call('bulkMoveEmployees', { body: { ids, departId } }),
        administrator.call('bulkEnableEmployees', { body: { ids: ids.slice(0, 3) } }),
        administrator.call('bulkDisableEmployees', { body: { ids: ids.slice(0, 3) } }),
      ],
    )
    expect(codes).toEqual([0])
  })

  test('remove templates and bring them back', async () => {
    const ids: number[] = []
    for (let index = 0; index < 100; index += 1)
      ids.push((await administrator.ok('copyToTemplate', { path: { id: 1 } })).id)
    const codes = await bothWays(ids, (chosen) => [
      administrator.call('bulkRemoveTemplates', { body: { ids: chosen } }),
      administrator.call('bulkRestoreTemplates', { body: { ids: chosen } }),
      administrator.call('bulkRemoveTemplates', { body: { ids: chosen.slice(0, 3) } }),
      administrator.call('bulkRestoreTemplates', { body: { ids: chosen.slice(0, 3) } }),
    ])
    expect(codes).toEqual([0])
  })

  test('withdraw forms and leave them out', async () => {
    const { questionnaireId, relations } = await createCollecting(testApp, { type: 1, evaluatees: 3 })
    const path = { id: questionnaireId }
    const reason = '重复'
    const codes = await bothWays(
      relations.map(({ id }) => id),
      (ids) => [
        administrator.call('bulkCancelAnswers', { path, body: { ids, reason } }),
        administrator.call('bulkSetStatistic', { path, body: { ids, statistic: false, reason } }),
      ],
    )
    expect(codes).toEqual([0])
  })
})

describe('what is done in the order of the ids', () => {
  const CALLER = { enterpriseId: 1, employeeId: 2, language: 'zh' as const }

  /** Refuses every seventh; keeps the ids as they came. */
  function refusingSevenths() {
    const asked: number[][] = []
    const act: BulkAct<object> = {
      kind: 'bulkDisableQuestionnaires',
      idsOf: async () => [],
      namesOf: async (_, ids) => new Map(ids.map((id) => [id, `第 ${id}`])),
      async act(_, ids) {
        asked.push(ids)
        if (ids.some((id) => id % 7 === 0)) throw new BusinessError('NOT_FOUND')
        return { changed: [...ids].reverse() }
      },
    }
    return { asked, act }
  }

  function recordingJobs() {
    const orders: JobOrder[] = []
    const jobs = { start: async (order: JobOrder) => orders.push(order) }
    return { orders, jobs }
  }

  test('is told in the order in which a person chose', async () => {
    const { asked, act } = refusingSevenths()
    const bulk = createBulk(testApp, recordingJobs().jobs)
    const { changed, skipped } = await bulk.run(CALLER, { ids: [14, 3, 21, 9, 1, 7] }, act)
    expect(asked[0]).toEqual([1, 3, 7, 9, 14, 21])
    expect({ changed, skipped: skipped.map(({ id }) => id) }).toEqual({ changed: [3, 9, 1], skipped: [14, 21, 7] })
  })

  test('as a job names the rows by their places in the order in which a person chose', async () => {
    const { asked, act } = refusingSevenths()
    const { orders, jobs } = recordingJobs()
    const ids = Array.from({ length: 502 }, (_, index) => 1000 - index)
    await createBulk(testApp, jobs).run(CALLER, { ids }, act)
    let last: JobStep | undefined
    const state = { result: null, parts: async () => [] }
    while ((last?.done ?? 0) < ids.length) last = await orders[0]?.work?.(last?.done ?? 0, 1, state)
    expect(asked[0]).toEqual(Array.from({ length: 100 }, (_, index) => 499 + index))
    const failed = ids.flatMap((id, index) =>
      id % 7 === 0 ? [{ row: index + 1, field: `第 ${id}`, fault: 'error.NOT_FOUND', params: {} }] : [],
    )
    expect(last?.result).toMatchObject({ updated: 502 - failed.length, skipped: failed.length, failed })
  })
})
