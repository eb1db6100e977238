/** Who may not call learns nothing: 401, 403, and a foreign id answers exactly as a missing one (design §4). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OperationId, operationsTable } from '../../openapi/generated/operations.ts'
import { createIds } from '../../server/database/ids.ts'
import type { Caller } from '../../server/demo/caller.ts'
import { setUpEnterprise } from '../../server/features/enterprise/setUp.ts'
import { hashPassword } from '../../server/records/people/passwords.ts'
import { ownPasswords } from '../server/ownPasswords.ts'
import { ADMINISTRATOR, startTestApp, type TestApp } from '../server/testApp.ts'
import { callByExample } from './exampleCall.ts'
import { createFetchCaller } from './fetchCaller.ts'

const operations = (Object.keys(operationsTable) as OperationId[]).map((id) => ({ id, ...operationsTable[id] }))
const MISSING = 4_000_000_000_001
const PASSWORD = 'eine lange Zeile 2026'

let testApp: TestApp
let origin: string
let administrator: Caller
let foreigner: Caller
let member: Caller
/** Objects of the first enterprise, by the kinds of x-object. */
let owned: Record<string, number>

async function signIn(email: string): Promise<Caller> {
  await ownPasswords(testApp)
  const caller = visitor()
  await caller.ok('signIn', { body: { email, password: PASSWORD } })
  return caller
}

const visitor = (headers = {}) => createFetchCaller(origin, new Set(), headers)

beforeAll(async () => {
  testApp = await startTestApp()
  origin = await testApp.app.listen({ host: '127.0.0.1', port: 0 })
  administrator = visitor()
  await administrator.ok('setUpEnterprise', { body: ADMINISTRATOR })
  const context = { database: testApp.database, ids: createIds(() => Date.now(), 61), now: () => testApp.clock.now }
  const email = 'admin@elsewhere.example'
  const passwordHash = await hashPassword(PASSWORD)
  await setUpEnterprise(context, { enterpriseName: '别家', displayName: '外人', email, passwordHash }, false)
  foreigner = await signIn(email)
  const person = { displayName: '成员', email: 'member@yuanhang.example', password: PASSWORD }
  const { id: employee } = await administrator.ok('createEmployee', { body: person })
  member = await signIn(person.email)
  const { id: department } = await administrator.ok('createDepartment', { body: { name: '销售部' } })
  const { id: questionnaire } = await administrator.ok('createQuestionnaire', { body: { type: 1 } })
  owned = { employee, department, questionnaire }
})
afterAll(() => testApp.close())

const outcome = ({ status, returnCode, message, result }: Awaited<ReturnType<typeof callByExample>>) => ({
  status,
  returnCode,
  message,
  result,
})

const guarded = operations.filter(({ permission }) => permission !== 'public')

test('strangers and raters may call these alone', () => {
  const open = (wanted: string) => operations.filter(({ permission }) => permission === wanted).map(({ id }) => id)
  expect(open('public').sort()).toEqual([
    'acceptInvitation',
    'beginSingleSignOn',
    'completeSingleSignOn',
    'getLogo',
    'getSessionState',
    'logout',
    'mailSignInLinks',
    'readInvitation',
    'setPasswordByLink',
    'setUpEnterprise',
    'signIn',
  ])
  expect(open('rater').sort()).toEqual([
    'downloadMyReport',
    'getFeedbackTask',
    'getMyReport',
    'getOwnNotes',
    'listFeedbackTasks',
    'listMyReports',
    'prepareMyReport',
    'saveFeedbackDraft',
    'saveOwnNotes',
    'submitFeedback',
  ])
})

test.each(guarded)('$method $path without a sign-in: 401', async ({ id }) => {
  expect(await callByExample(visitor(), id)).toMatchObject({ status: 401, returnCode: 401, result: null })
})

test.each(guarded)('$method $path on a page of somebody who is signed in no more: 2029', async ({ id }) => {
  const page = visitor({ cookie: administrator.cookie(), 'x-signed-in-as': String(MISSING) })
  expect(await callByExample(page, id)).toMatchObject({ status: 409, returnCode: 2029, result: null })
})

test('a session that was made up is no session', async () => {
  const caller = visitor({ cookie: 'roundview_session=made-up' })
  expect((await caller.call('getCurrentUser')).returnCode).toBe(401)
})

test.each(operations.filter(({ permission }) => permission === 'admin'))(
  '$method $path for a member: 403',
  async ({ id }) => {
    expect(await callByExample(member, id)).toMatchObject({ status: 403, returnCode: 403, result: null })
  },
)

/** The ids of the path: the object's own is `objectId`, all others are missing. */
function idsFor({ path, object }: (typeof operations)[number], objectId: number): Record<string, number> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const own = object === 'employee' && names.includes('employeeId') ? 'employeeId' : 'id'
  return Object.fromEntries(names.map((name) => [name, name === own ? objectId : MISSING]))
}

describe('another enterprise’s id answers exactly as a missing one', () => {
  test.each(operations.filter(({ object }) => object !== null))('$method $path', async (operation) => {
    const foreign = outcome(
      await callByExample(foreigner, operation.id, idsFor(operation, owned[operation.object ?? ''] ?? 0)),
    )
    const missing = outcome(await callByExample(foreigner, operation.id, idsFor(operation, MISSING)))
    expect(foreign).toEqual(missing)
    expect(missing).toMatchObject({ status: 404, returnCode: 2001 })
  })

  test('and its owner finds it', async () => {
    const { employee = 0, department = 0, questionnaire = 0 } = owned
    expect((await administrator.ok('getEmployee', { path: { id: employee } })).id).toBe(employee)
    expect((await administrator.ok('getDepartment', { path: { id: department } })).id).toBe(department)
    expect((await administrator.ok('getQuestionnaire', { path: { id: questionnaire } })).id).toBe(questionnaire)
  })
})

/** Ids that lie in a body, a query, or a path without x-object. */
describe('a foreign id beside the path answers as a missing one, too', () => {
  const ids = () => [owned.employee ?? 0, MISSING]
  const forBoth = async (call: (id: number) => Promise<Awaited<ReturnType<typeof callByExample>>>) => {
    const [foreign, missing] = [await call(ids()[0] ?? 0), await call(ids()[1] ?? 0)]
    expect(outcome(foreign)).toEqual(outcome(missing))
    return missing
  }

  test('updateEmployee', async () => {
    const answer = await forBoth((id) =>
      foreigner.call('updateEmployee', { body: { id, displayName: 'x', employeeNo: '', departId: null } }),
    )
    expect(answer.returnCode).toBe(2001)
  })

  test.each(['disableUser', 'enableUser'] as const)('%s', async (id) => {
    const answer = await forBoth((uid) => foreigner.call(id, { query: { uid: String(uid) } }))
    expect(answer.returnCode).toBe(2001)
  })

  test('a leader, a member, an evaluatee and a tagged questionnaire', async () => {
    const own = await foreigner.ok('createDepartment', { body: { name: '外部' } })
    const { id: questionnaireId } = await foreigner.ok('createQuestionnaire', { body: { type: 1 } })
    const path = { id: questionnaireId }
    await forBoth((leaderId) => foreigner.call('createDepartment', { body: { name: '二', leaderId } }))
    await forBoth((id) => foreigner.call('setDepartmentMembers', { path: { id: own.id }, body: [id] }))
    await forBoth((id) => foreigner.call('addEvaluatees', { path, body: { employeeIds: [id] } }))
    const tagged = [owned.questionnaire ?? 0, MISSING].map((objectId) =>
      foreigner.call('bindTags', { body: { objectId, useType: 'QUESTIONNAIRE', tagNames: ['x'] } }),
    )
    const [foreign, missing] = (await Promise.all(tagged)).map(outcome)
    expect(foreign).toEqual(missing)
    expect(await foreigner.ok('listEmployees')).toMatchObject({ total: 1 })
  })
})

describe('bad input', () => {
  test('names the field, in words for people, in the language of the caller', async () => {
    const body = { displayName: '甲', email: 'no address' }
    const zh = await administrator.call('createEmployee', { body })
    const en = await administrator.call('createEmployee', { body, headers: { 'accept-language': 'en' } })
    for (const answer of [zh, en]) {
      expect(answer).toMatchObject({ status: 400, result: { fields: [{ field: 'email' }] } })
      expect(answer.returnCode).toBeGreaterThanOrEqual(2000)
    }
    expect(zh.message).not.toBe(en.message)
  })

  test.each([
    ['a text that is no id', '/api/employees/seven', 'id'],
    ['a page below 1', '/api/employees?pageIndex=0', 'pageIndex'],
    ['an unknown parameter', '/api/employees?colour=red', 'colour'],
  ])('%s', async (_, address, field) => {
    const response = await fetch(origin + address, { headers: { cookie: administrator.cookie() } })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ result: { fields: [{ field }] } })
  })

  test('an unknown address under /api is told in the envelope', async () => {
    const response = await fetch(`${origin}/api/nothing/here`, { headers: { cookie: administrator.cookie() } })
    expect(await response.json()).toMatchObject({ returnCode: 2001, result: null })
    expect(response.status).toBe(404)
  })
})
