/** Lists: sorted on the server by what people read, the same on both engines, what has no value last, ties by id. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import { OWN_PAGE } from '../../server/demo/caller.ts'
import { insertEmployees } from '../../server/records/people/employees.ts'
import { newEmployee } from '../../server/records/people/newEmployee.ts'
import { createCollecting } from './collectingQuestionnaire.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

const MIXED = ['张三', 'Bob', '阿强', 'adam', '白雪', 'Zoe', '重庆分部', 'Åsa']
/** By syllables and letters in one alphabet; `重庆` is chong qing. */
const ALPHABETICAL = ['阿强', 'adam', '白雪', 'Bob', '重庆分部', '张三', 'Zoe', 'Åsa']

let testApp: TestApp
let administrator: Visitor
let enterpriseId: number

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
  const enterprise = await testApp.database.read((db) =>
    db.selectFrom('enterprise').select('id').executeTakeFirstOrThrow(),
  )
  enterpriseId = enterprise.id
})

afterAll(() => testApp.close())

/** A form, as the document says. */
async function tag(objectId: number, names: string[]): Promise<void> {
  const payload = new URLSearchParams({ objectId: String(objectId), useType: 'QUESTIONNAIRE' })
  for (const name of names) payload.append('tagNames', name)
  const headers = { ...OWN_PAGE, cookie: administrator.cookie(), 'content-type': 'application/x-www-form-urlencoded' }
  const url = '/api/tags/bind'
  const { returnCode } = (await testApp.app.inject({ method: 'POST', url, headers, payload: String(payload) })).json()
  expect(returnCode).toBe(0)
}

describe('questionnaires', () => {
  beforeAll(async () => {
    for (const title of MIXED) await administrator.ok('createQuestionnaire', { body: { title } })
  })

  const titles = async (query: Parameters<typeof administrator.ok<'listQuestionnaires'>>[1]) =>
    (await administrator.ok('listQuestionnaires', query)).items.map(({ title }) => title)

  test('by title: Chinese and Latin ones in one alphabet, both ways; the newest first when nothing is said', async () => {
    expect(await titles({ query: { sort: 'title', order: 'asc' } })).toEqual(ALPHABETICAL)
    expect(await titles({ query: { sort: 'title', order: 'desc' } })).toEqual([...ALPHABETICAL].reverse())
    expect(await titles({})).toEqual([...MIXED].reverse())
  })

  test('a new title is sorted where it belongs at once', async () => {
    const { items } = await administrator.ok('listQuestionnaires', { query: { keyword: 'Zoe' } })
    const [zoe] = items
    if (zoe === undefined) throw new Error('there is no such questionnaire')
    const path = { id: zoe.id }
    await administrator.ok('updateQuestionnaireBase', { path, body: { type: 1, title: '阿奶', summary: '' } })
    expect((await titles({ query: { sort: 'title', order: 'asc' } })).slice(0, 2)).toEqual(['阿奶', '阿强'])
    await administrator.ok('updateQuestionnaireBase', { path, body: { type: 1, title: 'Zoe', summary: '' } })
  })

  test('those without a deadline come last both ways, and equal ones keep one order over all pages', async () => {
    const { items } = await administrator.ok('listQuestionnaires', {})
    const [newest, next] = items
    if (newest === undefined || next === undefined) throw new Error('there are too few')
    const deadlines = [
      { id: newest.id, value: '2026-12-01T10:00:00.000Z' },
      { id: next.id, value: '2026-11-20T10:00:00.000Z' },
    ]
    for (const { id, value } of deadlines) {
      await administrator.ok('saveQuestionnaireSettingUnit', { path: { id }, body: { key: 'deadline', value } })
    }
    for (const [order, first] of [
      ['asc', [next.id, newest.id]],
      ['desc', [newest.id, next.id]],
    ] as const) {
      const whole = await administrator.ok('listQuestionnaires', { query: { sort: 'deadline', order } })
      expect(whole.items.slice(0, 2).map(({ id }) => id)).toEqual(first)
      const pages = []
      for (let pageIndex = 1; pageIndex <= 4; pageIndex += 1) {
        const query = { sort: 'deadline' as const, order, pageIndex, pageSize: 2 }
        pages.push(...(await administrator.ok('listQuestionnaires', { query })).items)
      }
      expect(pages.map(({ id }) => id)).toEqual(whole.items.map(({ id }) => id))
      const rest = whole.items.slice(2).map(({ id }) => id)
      expect(rest).toEqual([...rest].sort((a, b) => (order === 'asc' ? a - b : b - a)))
    }
  })

  test('the counts say how many each filter would show, and how many close on the day given', async () => {
    const [first] = (await administrator.ok('listQuestionnaires', { query: { keyword: '白雪' } })).items
    if (first === undefined) throw new Error('there is no such questionnaire')
    await administrator.ok('disableQuestionnaire', { path: { id: first.id } })
    await createCollecting(testApp, {
      type: 1,
      evaluatees: 1,
      title: '正在回收',
      setting: { deadline: '2026-11-02T15:30:00.000Z' },
    })
    const { now: before } = testApp.clock
    const all = { counts: { '10': 7, '20': 0, '30': 1, '40': 0, disabled: 1 }, all: 9, closingToday: 1 }
    expect(await administrator.ok('countQuestionnaires', {})).toEqual(all)
    testApp.clock.now = new Date('2026-11-02T15:30:00.001Z')
    expect(await administrator.ok('countQuestionnaires', {})).toEqual({ ...all, closingToday: 0 })
    testApp.clock.now = before
    // In Shanghai it is the 2nd until 16:00 UTC; in Auckland the 3rd began at 11:00 UTC.
    const auckland = { dayStart: '2026-11-01T11:00:00.000Z', dayEnd: '2026-11-02T11:00:00.000Z' }
    expect(await administrator.ok('countQuestionnaires', { query: auckland })).toEqual({ ...all, closingToday: 0 })
    // RFC 3339 takes a leap second, which is no moment of a day here.
    const leap = await administrator.call('countQuestionnaires', { query: { dayStart: '2016-12-31T23:59:60Z' } })
    expect(leap).toMatchObject({ returnCode: 2000, result: { fields: [{ field: 'dayStart' }] } })
    const searched = await administrator.ok('countQuestionnaires', { query: { keyword: '白雪' } })
    expect(searched).toEqual({
      counts: { '10': 0, '20': 0, '30': 0, '40': 0, disabled: 1 },
      all: 1,
      closingToday: 0,
    })
    expect(await titles({ query: { status: 'disabled' } })).toEqual(['白雪'])
    await administrator.ok('enableQuestionnaire', { path: { id: first.id } })
  })

  test('a disabled one is disabled alone: the counts add up to all, and each filter lists those it counts', async () => {
    const made: { id: number }[] = []
    for (const processStatus of [10, 20, 30, 40] as const) {
      for (const state of ['开', '停', '停又开']) {
        const title = `分格 ${processStatus} ${state}`
        const round = await createCollecting(testApp, { type: 1, evaluatees: 1, title, processStatus })
        const path = { id: round.questionnaireId }
        made.push(path)
        if (state !== '开') await administrator.ok('disableQuestionnaire', { path })
        if (state === '停又开') await administrator.ok('enableQuestionnaire', { path })
      }
    }
    const [keyword, order] = ['分格', 'asc'] as const
    const listed = (status: 10 | 20 | 30 | 40 | 'disabled' | 'finished') =>
      titles({ query: { keyword, status, sort: 'title', order } })
    for (const status of [10, 20, 30, 40] as const) {
      expect(await listed(status)).toEqual([`分格 ${status} 停又开`, `分格 ${status} 开`])
    }
    expect(await listed('disabled')).toEqual(['分格 10 停', '分格 20 停', '分格 30 停', '分格 40 停'])
    // Its results stay, so it is among those that have some.
    expect(await listed('finished')).toEqual(['分格 40 停', '分格 40 停又开', '分格 40 开'])
    const { counts, all } = await administrator.ok('countQuestionnaires', { query: { keyword } })
    expect({ counts, all }).toEqual({ counts: { '10': 2, '20': 2, '30': 2, '40': 2, disabled: 4 }, all: 12 })
    const running = { filter: { keyword, status: 30 as const }, expectedCount: 2 }
    expect((await administrator.ok('bulkDisableQuestionnaires', { body: running })).changed).toHaveLength(2)
    expect(await listed(30)).toEqual([])
    await administrator.ok('bulkDeleteQuestionnaires', { body: { ids: made.map(({ id }) => id) } })
  })
})

describe('people', () => {
  beforeAll(async () => {
    await administrator.ok('createDepartment', { body: { name: '总经办', departNo: 'B' } })
    const { id: departId } = await administrator.ok('createDepartment', { body: { name: '采购部', departNo: '' } })
    for (const [index, displayName] of ['陈一', '陈一', 'Chen', '艾米'].entries()) {
      const email = `person${index}@yuanhang.example`
      const rest = index === 0 ? { employeeNo: 'E9', departId } : {}
      await administrator.ok('createEmployee', { body: { displayName, email, ...rest } })
    }
  })

  test('employees without a number or a department come last both ways', async () => {
    for (const sort of ['employeeNo', 'departName'] as const) {
      for (const order of ['asc', 'desc'] as const) {
        const { items } = await administrator.ok('listEmployees', { query: { sort, order, kw: 'person' } })
        expect(items.map(({ employeeNo }) => employeeNo)).toEqual(['E9', '', '', ''])
      }
    }
  })

  test('administrators are listed apart, and acted upon apart', async () => {
    const names = async (query: { role: 'admin' | 'member'; kw?: string }) =>
      (await administrator.ok('listEmployees', { query })).items.map(({ displayName }) => displayName)
    expect(await names({ role: 'admin' })).toEqual(['管理员'])
    expect((await names({ role: 'member', kw: 'person' })).sort()).toEqual(['Chen', '艾米', '陈一', '陈一'])
    expect(await names({ role: 'admin', kw: 'person' })).toEqual([])
    const body = { filter: { role: 'admin' as const, kw: 'person' }, expectedCount: 4 }
    const refused = await administrator.call('bulkDisableEmployees', { body })
    expect(refused).toMatchObject({ returnCode: 2090, result: { count: 0 } })
  })

  test('one operation lists those who are disabled too', async () => {
    const { items } = await administrator.ok('listEmployees', { query: { kw: 'chen', sort: 'displayName' } })
    expect(items.map(({ displayName }) => displayName)).toEqual(['Chen', '陈一', '陈一'])
    const uid = String(items[0]?.id)
    await administrator.ok('disableUser', { query: { uid } })
    const disabled = await administrator.ok('listEmployees', { query: { disabled: true } })
    expect(disabled.items).toEqual((await administrator.ok('listDisabledEmployees', {})).items)
    expect(disabled.items.map(({ displayName }) => displayName)).toEqual(['Chen'])
    expect((await administrator.ok('listEmployees', { query: { kw: 'chen', disabled: false } })).total).toBe(2)
    await administrator.ok('enableUser', { query: { uid } })
  })

  test('departments stand as a tree, by name or by number, those without a number last', async () => {
    const names = async (query: { sort?: 'seq' | 'name' | 'departNo'; order?: 'asc' | 'desc' }) =>
      (await administrator.ok('listDepartments', { query })).map(({ name }) => name)
    const inTree = await names({})
    expect(await names({ sort: 'seq', order: 'desc' })).toEqual([...inTree].reverse())
    const two = (all: string[]) => all.filter((name) => name === '总经办' || name === '采购部')
    expect(two(await names({ sort: 'name' }))).toEqual(['采购部', '总经办'])
    expect(two(await names({ sort: 'name', order: 'desc' }))).toEqual(['总经办', '采购部'])
    for (const order of ['asc', 'desc'] as const) {
      expect(two(await names({ sort: 'departNo', order }))).toEqual(['总经办', '采购部'])
    }
  })
})

test('tags are found by pinyin and sorted by name or by use', async () => {
  const { items } = await administrator.ok('listQuestionnaires', { query: { sort: 'title', order: 'asc' } })
  const [one, two] = items
  if (one === undefined || two === undefined) throw new Error('there are too few')
  await tag(one.id, ['年度', 'alpha', '白名单'])
  await tag(two.id, ['年度'])
  const names = async (query: Parameters<typeof administrator.ok<'listTags'>>[1]) =>
    (await administrator.ok('listTags', query)).map(({ name, questionnaireCount }) => `${name} ${questionnaireCount}`)
  expect(await names({})).toEqual(['alpha 1', '白名单 1', '年度 2'])
  expect((await names({ query: { sort: 'questionnaireCount', order: 'desc' } }))[0]).toBe('年度 2')
  expect(await names({ query: { kw: 'bmd' } })).toEqual(['白名单 1'])
})

test('templates: shipped ones first, or by title', async () => {
  const [first] = (await administrator.ok('listQuestionnaires', { query: { keyword: '阿强' } })).items
  if (first === undefined) throw new Error('there is no such questionnaire')
  const own = await administrator.ok('copyToTemplate', { path: { id: first.id } })
  const ids = async (query: Parameters<typeof administrator.ok<'listTemplates'>>[1]) =>
    (await administrator.ok('listTemplates', query)).items.map(({ id }) => id)
  expect((await ids({})).at(-1)).toBe(own.id)
  expect((await ids({ query: { order: 'asc' } }))[0]).toBe(own.id)
  expect((await ids({ query: { sort: 'title', order: 'asc' } }))[0]).toBe(own.id)
  expect((await ids({ query: { sort: 'title', order: 'desc' } })).at(-1)).toBe(own.id)
})

test('evaluatees, forms and mails are sorted by the names people read', async () => {
  const round = await createCollecting(testApp, { type: 1, evaluatees: 3, ratersPerLevel: 2 })
  const path = { id: round.questionnaireId }
  const backwards = await administrator.ok('listEvaluatees', { path, query: { sort: 'evaluateName', order: 'desc' } })
  const names = round.evaluatees.map(({ name }) => name)
  expect(backwards.items.map(({ evaluateName }) => evaluateName)).toEqual([...names].reverse())
  expect((await administrator.ok('listEvaluatees', { path })).items.map((row) => row.evaluateName)).toEqual(names)
  const sorts = ['evaluatorName', 'valuerName', 'levelName', 'feedbackStatus', 'emailStatus', 'submittedDay'] as const
  for (const sort of sorts) {
    const whole = await administrator.ok('listFeedback', { path, query: { sort, order: 'desc', pageSize: 100 } })
    const half = Math.ceil(whole.total / 2)
    const pages = []
    for (const pageIndex of [1, 2]) {
      const query = { sort, order: 'desc' as const, pageIndex, pageSize: half }
      pages.push(...(await administrator.ok('listFeedback', { path, query })).items)
    }
    expect(pages.map((row) => row.participantRelationId)).toEqual(whole.items.map((row) => row.participantRelationId))
  }
  const body = { businessType: 'invite' as const, confirm: false, notifyType: 1 as const }
  await administrator.ok('sendNotifications', { path, body })
  const mails = await administrator.ok('listMails', { path, query: { sort: 'recipient', order: 'asc', pageSize: 100 } })
  const last = await administrator.ok('listMails', { path, query: { sort: 'recipient', order: 'desc', pageSize: 100 } })
  expect(last.items.map(({ id }) => id)).toEqual(mails.items.map(({ id }) => id).reverse())
  const unsent = await administrator.ok('listMails', { path, query: { sort: 'sentAt', order: 'asc', pageSize: 100 } })
  expect(unsent.total).toBe(mails.total)
})

test('an unknown order is refused', async () => {
  const answer = await administrator.call('listEmployees', { query: { sort: 'password' as never } })
  expect(answer).toMatchObject({ returnCode: 2000, status: 400 })
})

test('20,000 people: no list takes longer than a second', async () => {
  const ids = createIds(() => Date.now(), 62)
  const createdAt = '2026-11-01T00:00:00.000Z'
  const syllables = ['王', '李', '张', '刘', '陈', '杨', '赵', 'Smith ', 'Jones ']
  const rows = Array.from({ length: 20_000 }, (_, index) => ({
    ...newEmployee({
      enterpriseId,
      id: ids.newId(),
      displayName: `员工${index}`,
      email: `e${index}@twenty.example`,
      employeeNo: index % 3 === 0 ? null : `N${index}`,
      createdAt,
    }),
    // Pinyin of 20,000 names takes seconds; only the order matters here.
    sortKey: `${syllables[index % syllables.length]} ${index % 500}`,
  }))
  await testApp.database.write((db) => insertEmployees(db, rows))
  for (const sort of ['displayName', 'email', 'employeeNo', 'departName', 'role'] as const) {
    for (const query of [{ pageIndex: 1 }, { pageIndex: 1000 }, { kw: 'e1999' }]) {
      const began = performance.now()
      const { items } = await administrator.ok('listEmployees', { query: { sort, order: 'desc', ...query } })
      expect(items.length).toBeGreaterThan(0)
      expect(performance.now() - began, `${sort} ${JSON.stringify(query)}`).toBeLessThan(1000)
    }
  }
}, 120_000)
