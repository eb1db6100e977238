/** The tables of `npm run dev:mock`: what is kept, found, ordered and forgotten. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { OperationId } from '../openapi/generated/operations.ts'
import { situationAt } from './situations.ts'
import { createStore, type Row } from './store.ts'

interface Page {
  items: Row[]
  total: number
}

const [SUN, LI] = [7301444403200001, 7301444403200301]

function open(situation = situationAt('')) {
  const store = createStore(situation)
  return (id: OperationId, query = '', body: Row = {}, params: Record<string, string> = {}) =>
    store.get(id)?.({ params, query: new URLSearchParams(query), body })
}

const idsOf = (page: unknown) => (page as Page).items.map(({ id }) => id)

test.each([
  { query: '', want: [LI, SUN] },
  { query: 'kw=孙', want: [SUN] },
  { query: 'kw=LI.XIAO', want: [LI] },
  { query: 'kw=nobody', want: [] },
  { query: 'disabled=true', want: [] },
  { query: 'departId=7301444403100002', want: [LI] },
  { query: `ids=${SUN}&kw=nobody`, want: [SUN] },
  { query: 'sort=employeeNo', want: [SUN, LI] },
  { query: 'sort=employeeNo&order=desc', want: [LI, SUN] },
  { query: 'pageIndex=2&pageSize=1', want: [SUN] },
])('employees by "$query"', ({ query, want }) => {
  expect(idsOf(open()('listEmployees', query))).toEqual(want)
})

test('the total is that of all pages', () => {
  expect(open()('listEmployees', 'pageIndex=2&pageSize=1')).toMatchObject({ total: 2, pageIndex: 2, pageSize: 1 })
})

test('what is made is found by an id of its own, changed by it, and in the list', () => {
  const call = open()
  const made = call('createEmployee', '', { displayName: '欧阳试' }) as Row
  expect(made).toMatchObject({ displayName: '欧阳试', role: 'member' })
  const path = { id: String(made.id) }
  expect(call('getEmployee', '', {}, path)).toEqual(made)
  call('updateEmployee', '', { id: made.id, displayName: '欧阳新' })
  expect(call('getEmployee', '', {}, path)).toEqual({ ...made, displayName: '欧阳新' })
  expect(idsOf(call('listEmployees', 'kw=欧阳'))).toEqual([made.id])
})

test('what is removed is gone; a second time nothing is there', () => {
  const call = open()
  const [{ id, name } = {}] = call('listDepartments') as Row[]
  expect(call('deleteDepartment', '', {}, { id: String(id) })).toMatchObject({ id, name, childIds: [] })
  expect(call('deleteDepartment', '', {}, { id: String(id) })).toBeUndefined()
  expect((call('listDepartments') as Row[]).map((row) => row.id)).not.toContain(id)
})

test('many are removed at once, by their ids or by a filter; the others stay', () => {
  const call = open()
  const { id: made } = call('createQuestionnaire', '', { title: '临时问卷' }) as Row
  const before = idsOf(call('listQuestionnaires'))
  const [first] = before.filter((id) => id !== made)
  const filter = { keyword: '临时', status: 10 }
  const removed = call('bulkDeleteQuestionnaires', '', { filter, expectedCount: 1 })
  expect(removed).toEqual({ changed: [made], skipped: [], jobId: null })
  expect(call('bulkDeleteQuestionnaires', '', { ids: [first] })).toMatchObject({ changed: [first], skipped: [] })
  expect(idsOf(call('listQuestionnaires'))).toEqual(before.filter((id) => id !== made && id !== first))
  expect(call('getQuestionnaire', '', {}, { id: String(first) })).toBeUndefined()
  expect(call('bulkDeleteQuestionnaires', '', { ids: [first] })).toMatchObject({ changed: [] })
})

test('tags are removed by their names', () => {
  const call = open()
  const [{ name } = {}, ...others] = call('listTags') as Row[]
  expect(call('bulkDeleteTags', '', { ids: [name] })).toMatchObject({ changed: [name] })
  expect(call('listTags')).toEqual(others)
})

test('many are moved at once', () => {
  const call = open()
  const departId = 7301444403100009
  expect(call('bulkMoveEmployees', '', { ids: [SUN], departId })).toMatchObject({ changed: [SUN], skipped: [] })
  expect(idsOf(call('listEmployees', `departId=${departId}`))).toEqual([SUN])
})

test.each([
  ['draft', 10],
  ['collecting', 30],
  ['finished', 40],
])('in the scenario %s every questionnaire is so', (name, processStatus) => {
  const { items } = open(situationAt(`?scenario=${name}`))('listQuestionnaires') as Page
  expect(items.map((row) => row.processStatus)).toEqual(items.map(() => processStatus))
  expect(items.length).toBeGreaterThan(1)
})

test('in the scenario empty nothing is there, and what is made is', () => {
  const call = open(situationAt('?scenario=empty'))
  expect(call('listEmployees')).toMatchObject({ items: [], total: 0 })
  call('createEmployee', '', { displayName: '欧阳试' })
  expect(call('listEmployees')).toMatchObject({ total: 1 })
})

const [COLLECTING, DRAFT] = [7301444403300001, 7301444403300002]
const bulk = (changed: unknown[]) => ({ changed, skipped: [], jobId: null })

test('many that are removed are gone, and come back', () => {
  const call = open()
  const before = idsOf(call('listQuestionnaires'))
  const ids = [COLLECTING, DRAFT]
  expect(call('bulkDeleteQuestionnaires', '', { ids })).toEqual(bulk(ids))
  expect(idsOf(call('listQuestionnaires'))).toEqual(before.filter((id) => id !== COLLECTING && id !== DRAFT))
  expect(call('bulkRestoreQuestionnaires', '', { ids: [DRAFT] })).toEqual(bulk([DRAFT]))
  call('restoreQuestionnaire', '', {}, { id: String(COLLECTING) })
  expect(idsOf(call('listQuestionnaires'))).toEqual(before)
})

test('many are disabled and enabled at once', () => {
  const call = open()
  expect(call('bulkDisableEmployees', '', { filter: { kw: '孙' }, expectedCount: 1 })).toEqual(bulk([SUN]))
  expect(idsOf(call('listEmployees', 'disabled=true'))).toEqual([SUN])
  expect(call('bulkEnableEmployees', '', { ids: [SUN] })).toEqual(bulk([SUN]))
  expect(idsOf(call('listEmployees', 'disabled=true'))).toEqual([])
})

test('one person is disabled by the id in the query', () => {
  const call = open()
  expect(call('disableUser', `uid=${SUN}`)).toEqual({ done: true })
  expect(idsOf(call('listEmployees', 'disabled=true'))).toEqual([SUN])
})

test('a status filters by the property the document says', () => {
  const call = open()
  expect(idsOf(call('listQuestionnaires', 'status=30'))).toEqual([COLLECTING])
  expect(idsOf(call('listQuestionnaires', 'status=disabled'))).toEqual([])
  const id = { id: String(DRAFT) }
  expect(call('disableQuestionnaire', '', {}, id)).toMatchObject({ id: DRAFT, disableStatus: 1 })
  expect(idsOf(call('listQuestionnaires', 'status=disabled'))).toEqual([DRAFT])
  expect(idsOf(call('listQuestionnaires', 'status=10'))).not.toContain(DRAFT)
})

test('a title saved with the paper is everywhere the title is', () => {
  const call = open()
  const id = { id: String(DRAFT) }
  const { pages } = call('getPaper', '', {}, id) as { pages: unknown[] }
  const saved = call('savePaper', '', { title: '新标题', summary: '', version: 6, pages: [] }, id)
  expect(saved).toMatchObject({ title: '新标题', summary: '', pages })
  expect(call('getPaper', '', {}, id)).toMatchObject({ title: '新标题', pages })
  expect(call('getQuestionnaire', '', {}, id)).toMatchObject({ title: '新标题' })
  expect(call('getQuestionnaire', '', {}, id)).not.toHaveProperty('pages')
  expect(call('getQuestionnaireDetails', '', {}, id)).toMatchObject({ questionnaire: { id: DRAFT, title: '新标题' } })
  expect(call('getPaper', '', {}, { id: '7' })).toBeUndefined()
})

test.each(['nonsense', 'toString'])('a scenario nobody knows, %s, is told with those there are', (name) => {
  expect(() => situationAt(`?scenario=${name}`)).toThrow(/default, empty, error/)
})

test('the tables stay a page long: a rule of the product has no place in them', () => {
  const lines = readFileSync(new URL('./store.ts', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n').length
  expect(lines).toBeLessThanOrEqual(120)
})
