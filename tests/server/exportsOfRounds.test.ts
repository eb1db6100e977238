/** Lists of a questionnaire, and departments, as files: never more than the list shows, and after an anonymous finish nothing of before. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import type { BodyOf } from '../../server/http/call.ts'
import { insertEmployees } from '../../server/records/people/employees.ts'
import { newEmployee } from '../../server/records/people/newEmployee.ts'
import { updateQuestionnaire } from '../../server/records/questionnaire/store.ts'
import { type Collecting, createCollecting } from './collectingQuestionnaire.ts'
import { submitTurn } from './submitting.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'
import { testEngine } from './testDatabase.ts'

type Wanted = Omit<BodyOf<'createExport'>, 'format' | 'language'>

const BOM = '\uFEFF'

let testApp: TestApp
let administrator: Visitor
let day: string

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
  day = testApp.clock.now.toISOString().slice(0, 10)
})

afterAll(() => testApp.close())

const start = (wanted: Wanted, language: 'zh' | 'en' = 'zh') =>
  administrator.ok('createExport', { body: { format: 'csv', language, ...wanted } })

async function ended(jobId: number) {
  for (;;) {
    const job = await administrator.ok('getJob', { path: { id: jobId } })
    if (job.status !== 'waiting' && job.status !== 'running') return job
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

async function linesOf(wanted: Wanted, language: 'zh' | 'en' = 'zh'): Promise<string[]> {
  const { jobId } = await start(wanted, language)
  expect(await ended(jobId)).toMatchObject({ status: 'done', hasFile: true })
  const { raw } = await administrator.call('downloadExport', { path: { jobId } })
  return raw.toString().trimEnd().split('\r\n')
}

const titleOf = async ({ questionnaireId: id }: Collecting) =>
  (await administrator.ok('getQuestionnaire', { path: { id } })).title

const partsOf = (questionnaireId: number) =>
  testApp.database.read((db) =>
    db.selectFrom('exportPart').select('jobId').where('questionnaireId', '=', questionnaireId).execute(),
  )

const rename = (id: number, displayName: string) =>
  testApp.database.write((db) => db.updateTable('employee').set({ displayName }).where('id', '=', id).execute())

test('of departments has each one’s path above it and its leader by name', async () => {
  const create = (name: string, more: object = {}) =>
    administrator.ok('createDepartment', { body: { name, ...more } }).then(({ id }) => id)
  const top = await create('总部', { departNo: '=D1' })
  const middle = await create('研发部', { parentId: top })
  const { id: leaderId } = await administrator.ok('createEmployee', {
    body: { displayName: '组长', email: 'lead@yuanhang.example', departId: middle },
  })
  const low = await create('测试组', { parentId: middle, leaderId })
  expect(await linesOf({ list: 'departments', sort: 'seq', order: 'asc' })).toEqual([
    `${BOM}部门名称,部门编号,上级部门,负责人,排序,人数`,
    "总部,'=D1,,,1,0",
    '研发部,,总部,,1,1',
    '测试组,,总部/研发部,组长,1,0',
  ])
  const [head, ...rows] = await linesOf({ list: 'departments', filter: { parentId: middle } }, 'en')
  expect(head).toBe(`${BOM}Name,Department number,Parent department,Leader,Order,People`)
  expect(rows).toHaveLength(1)
  expect((await linesOf({ list: 'departments', ids: [low, top] })).slice(1).map((line) => line.split(',')[0])).toEqual([
    '总部',
    '测试组',
  ])
  expect(await linesOf({ list: 'departments', filter: { kw: '无此部门' } })).toHaveLength(1)
})

test('only lists of a questionnaire have a parent', async () => {
  const { questionnaireId: parentId } = await createCollecting(testApp, { type: 1, evaluatees: 1 })
  for (const wanted of [{ list: 'feedback' }, { list: 'evaluatees' }, { list: 'employees', parentId }] as const) {
    const refused = await administrator.call('createExport', { body: { format: 'csv', language: 'zh', ...wanted } })
    expect(refused.returnCode).toBe(2000)
  }
  for (const list of ['feedback', 'evaluatees'] as const) {
    const body = { list, parentId: 12_345, format: 'csv', language: 'zh' } as const
    expect((await administrator.call('createExport', { body })).returnCode).toBe(2001)
  }
})

describe('of a named questionnaire', () => {
  let round: Collecting
  let list: { list: 'feedback'; parentId: number }
  beforeAll(async () => {
    round = await createCollecting(testApp, { type: 1, evaluatees: 2, ratersPerLevel: { superior: 1 } })
    list = { list: 'feedback', parentId: round.questionnaireId }
    await rename(round.evaluatees[0]?.employeeId ?? 0, '=HYPERLINK("x")')
    const [first] = round.relations
    if (first === undefined) throw new Error('the round has no forms')
    await submitTurn(testApp, round, first)
  })

  test('evaluatees are those of the list', async () => {
    const lines = await linesOf({ list: 'evaluatees', parentId: round.questionnaireId, sort: 'id', order: 'desc' })
    const [first, second] = round.evaluatees
    expect(lines).toEqual([
      `${BOM}被评价人,邮箱,工号,部门,手机`,
      `${second?.name},${second?.email},,,`,
      `"'=HYPERLINK(""x"")",${first?.email},,,`,
    ])
    const evaluatees = { ...list, list: 'evaluatees' } as const
    expect(await linesOf({ ...evaluatees, ids: [second?.id ?? 0] })).toHaveLength(2)
    expect(await linesOf({ ...evaluatees, filter: { kw: second?.name ?? '' } })).toHaveLength(2)
  })

  test('feedback is what the list shows, in its order, by its filters', async () => {
    const lines = await linesOf(list)
    expect(lines[0]).toBe(`${BOM}被评价人,评价人,关系,反馈状态,邮件状态,提交日期,计入统计`)
    expect(lines).toHaveLength(1 + round.relations.length)
    const sent = await linesOf({ ...list, filter: { feedbackStatusList: ['submitted'] } })
    const { total } = await administrator.ok('listFeedback', {
      path: { id: round.questionnaireId },
      query: { feedbackStatusList: ['submitted'] },
    })
    expect(sent).toHaveLength(1 + total)
    expect(sent[1]).toContain(`,已提交,未发送,${day},是`)
    expect(sent[1]).toContain('"\'=HYPERLINK(""x"")",')
    const english = await linesOf({ ...list, filter: { feedbackStatusList: ['waiting'] } }, 'en')
    expect(english[0]).toBe(`${BOM}Evaluatee,Rater,Relation,Feedback,Mail,Sent on,Counted`)
    expect(english[1]?.split(',').slice(2)).toEqual([
      expect.stringMatching(/Self|Superior/),
      'Not started',
      'Not sent',
      '',
      'yes',
    ])
    const points = await linesOf({ ...list, filter: { valuerScoreMin: 0 } })
    expect(points).toHaveLength(2)
    const one = await linesOf({ ...list, ids: [round.relations[1]?.id ?? 0] })
    expect(one).toHaveLength(2)
  })

  test('a file stays when the questionnaire is finished, and opening it is recorded with the questionnaire', async () => {
    const { jobId } = await start(list)
    await ended(jobId)
    await administrator.ok('finishQuestionnaire', { path: { id: round.questionnaireId } })
    expect((await administrator.call('downloadExport', { path: { jobId } })).raw.toString()).toContain('已提交')
    const events = await testApp.database.read((db) =>
      db
        .selectFrom('auditEvent')
        .select('detailJson')
        .where('action', '=', 'export.opened')
        .where('objectId', '=', round.questionnaireId)
        .execute(),
    )
    expect(events.map(({ detailJson }) => JSON.parse(detailJson) as unknown)).toContainEqual({
      kind: 'exportFeedback',
      jobId,
    })
  })
})

describe('of an anonymous questionnaire', () => {
  let round: Collecting
  let list: { list: 'feedback'; parentId: number }
  const name = '独一无二的评价人'
  /** As the file of before has it: who had sent, and when. */
  const told = () => `${name},同级,已提交,未发送,${day}`

  beforeAll(async () => {
    round = await createCollecting(testApp, { type: 2, evaluatees: 1, ratersPerLevel: { sameLevel: 5, self: 0 } })
    list = { list: 'feedback', parentId: round.questionnaireId }
    const [first] = round.relations
    if (first === undefined) throw new Error('the round has no forms')
    await rename(first.raterId, name)
    await submitTurn(testApp, round, first)
  })

  test('while it collects the file says who has sent, and no points can be asked for', async () => {
    expect((await linesOf(list)).filter((line) => line.includes(told()))).toHaveLength(1)
    const body = { ...list, format: 'csv', language: 'zh', filter: { valuerScoreMax: 9 } } as const
    expect((await administrator.call('createExport', { body })).returnCode).toBe(2061)
  })

  test('its finish takes every file of before with it, and one that waits is not made', async () => {
    const { jobId: made } = await start({ ...list, filter: { feedbackStatusList: ['submitted'] } })
    await ended(made)
    expect((await partsOf(round.questionnaireId)).length).toBeGreaterThan(0)
    // While it closes they go piece by piece.
    const { enterpriseId, questionnaireId } = round
    const closes = (closingSince: string | null) =>
      testApp.database.write((db) => updateQuestionnaire(db, enterpriseId, questionnaireId, { closingSince }))
    await closes(testApp.clock.now.toISOString())
    expect((await administrator.call('downloadExport', { path: { jobId: made } })).returnCode).toBe(2001)
    const body = { ...list, format: 'csv', language: 'zh', filter: {} } as const
    expect((await administrator.call('createExport', { body })).returnCode).toBe(2037)
    await closes(null)
    expect((await administrator.call('downloadExport', { path: { jobId: made } })).returnCode).toBe(0)
    await addPeople(2000)
    // These are made first, one after the other.
    for (let ahead = 0; ahead < 3; ahead += 1) await start({ list: 'employees' })
    const { jobId: waiting } = await start({ ...list, filter: { feedbackStatusList: ['submitted'] } })
    expect((await administrator.ok('getJob', { path: { id: waiting } })).status).toBe('waiting')
    await administrator.ok('finishQuestionnaire', { path: { id: round.questionnaireId } })
    expect(await partsOf(round.questionnaireId)).toEqual([])
    for (const jobId of [made, waiting]) {
      await ended(jobId)
      expect((await administrator.call('downloadExport', { path: { jobId } })).returnCode).toBe(2001)
    }
    const refused = await administrator.ok('getJob', { path: { id: waiting } })
    expect(refused).toMatchObject({ status: 'failed', hasFile: false, message: expect.stringContaining('重新导出') })
    expect(await partsOf(round.questionnaireId)).toEqual([])
  })

  test.runIf(testEngine === 'sqlite')('no byte of them is left in the database', () => {
    const bytes = readFileSync(join(testApp.directory, 'roundview.sqlite'))
    expect(bytes.includes(Buffer.from(name))).toBe(true)
    expect(bytes.includes(Buffer.from(told()))).toBe(false)
  })

  test('after it a file tells no more than the list', async () => {
    const lines = await linesOf(list)
    expect(lines).toHaveLength(6)
    expect(new Set(lines.slice(1).map((line) => line.split(',').slice(2).join(',')))).toEqual(new Set(['同级,,,,是']))
    for (const filter of [{ valuerKeyword: name }, { feedbackStatusList: ['submitted' as const] }]) {
      const body = { ...list, format: 'csv', language: 'zh', filter } as const
      expect((await administrator.call('createExport', { body })).returnCode).toBe(2061)
    }
    expect(await partsOf(round.questionnaireId)).toHaveLength(1)
  })
})

test('a job that withdraws forms of an anonymous questionnaire counts those already sent and does not name them', async () => {
  const many = await createCollecting(testApp, { type: 2, evaluatees: 51, ratersPerLevel: { sameLevel: 10, self: 0 } })
  const [first] = many.relations
  if (first === undefined) throw new Error('the round has no forms')
  await submitTurn(testApp, many, first)
  const { jobId } = await administrator.ok('bulkCancelAnswers', {
    path: { id: many.questionnaireId },
    body: { filter: {}, expectedCount: 510, reason: '组织调整' },
  })
  const job = await ended(jobId ?? 0)
  expect(job.result).toEqual({ created: 0, updated: 509, skipped: 1, failed: [] })
  expect(job.about).toBe(await titleOf(many))
})

test('a job that removes evaluatees of an anonymous questionnaire counts those answers are about and does not name them', async () => {
  const many = await createCollecting(testApp, { type: 2, evaluatees: 501, ratersPerLevel: { sameLevel: 1, self: 0 } })
  const [first] = many.relations
  if (first === undefined) throw new Error('the round has no forms')
  await submitTurn(testApp, many, first)
  const body = { filter: {}, expectedCount: 501 }
  const { jobId } = await administrator.ok('bulkRemoveEvaluatees', { path: { id: many.questionnaireId }, body })
  const job = await ended(jobId ?? 0)
  expect(job.result).toEqual({ created: 0, updated: 500, skipped: 1, failed: [] })
  expect(job.about).toBe(await titleOf(many))
})

async function addPeople(count: number): Promise<void> {
  const ids = createIds(() => Date.now(), 61)
  const { enterpriseId } = await testApp.database.read((db) =>
    db.selectFrom('employee').select('enterpriseId').executeTakeFirstOrThrow(),
  )
  const createdAt = '2026-11-01T00:00:00.000Z'
  const rows = Array.from({ length: count }, (_, index) =>
    newEmployee({
      enterpriseId,
      id: ids.newId(),
      displayName: `多${index}`,
      email: `many${index}@many.example`,
      createdAt,
    }),
  )
  await testApp.database.write((db) => insertEmployees(db, rows))
}
