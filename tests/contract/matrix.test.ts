/** The permission matrix, generated from the contract: every operation for every kind of caller, and every id swapped for another enterprise's. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OperationId, operationsTable } from '../../openapi/generated/operations.ts'
import { addressOf, OWN_PAGE } from '../../server/demo/caller.ts'
import { testEngine } from '../server/testDatabase.ts'
import { exampleBody } from './badBodies.ts'
import { exampleInput, inputsOf, schemaOf } from './exampleCall.ts'
import { createWorld, type World } from './fuzz/world.ts'

const operations = (Object.keys(operationsTable) as OperationId[]).map((id) => ({ id, ...operationsTable[id] }))
const MISSING = 4_000_000_000_001

const CALLERS = ['nobody', 'disabled', 'rater', 'member', 'administrator'] as const

/** What each caller's status may not be or must be, by the permission; a permission without a row fails here. */
const ROWS: Record<string, Record<(typeof CALLERS)[number], number | 'let in'>> = {
  public: { nobody: 'let in', disabled: 'let in', rater: 'let in', member: 'let in', administrator: 'let in' },
  rater: { nobody: 401, disabled: 401, rater: 'let in', member: 'let in', administrator: 'let in' },
  member: { nobody: 401, disabled: 401, rater: 403, member: 'let in', administrator: 'let in' },
  admin: { nobody: 401, disabled: 401, rater: 403, member: 403, administrator: 'let in' },
}

let world: World
/** Objects of the other enterprise's administrator, by the kinds of x-object. */
let owned: Record<string, number>

beforeAll(async () => {
  world = await createWorld(testEngine)
  const foreigner = world.testApp.visitor(await world.headersOf('foreigner'))
  const { employeeId: employee } = await foreigner.ok('getCurrentUser')
  const { id: department } = await foreigner.ok('createDepartment', { body: { name: '外部' } })
  const { id: questionnaire } = await foreigner.ok('createQuestionnaire', { body: { type: 1 } })
  owned = { employee, department, questionnaire }
})
afterAll(() => world.testApp.close())

async function headersOf(caller: (typeof CALLERS)[number]): Promise<Record<string, string>> {
  if (caller !== 'disabled') return world.headersOf(caller)
  const headers = await world.headersOf('member')
  await world.testApp.database.write((db) =>
    db.updateTable('employee').set({ disabled: 1 }).where('role', '=', 'member').execute(),
  )
  return headers
}

/** Makes the other enterprise's administrator one of this enterprise, too: the session stays in the other one. */
async function joinHere() {
  await world.testApp.database.write(async (db) => {
    const employees = db.selectFrom('employee').selectAll()
    const elsewhere = await employees.where('email', '=', 'admin@elsewhere.example').executeTakeFirstOrThrow()
    const here = await employees.where('role', '=', 'admin').orderBy('id').executeTakeFirstOrThrow()
    const { enterpriseId } = here
    await db
      .insertInto('employee')
      .values({ ...elsewhere, id: elsewhere.id + 1, enterpriseId, departmentId: null })
      .execute()
  })
}

interface Sending {
  path?: object
  query?: object
  body?: unknown
}

async function send(id: OperationId, headers: Record<string, string>, change: Sending = {}) {
  const input = exampleInput(id)
  const sent = change.body === undefined ? exampleBody(id) : undefined
  const url = addressOf(id, { ...input.path, ...change.path }, { ...input.query, ...change.query })
  const response = await world.testApp.app.inject({
    method: operationsTable[id].method,
    url,
    headers: { ...OWN_PAGE, host: '127.0.0.1:3600', ...headers, ...sent?.headers },
    ...(sent !== undefined && { payload: sent.payload }),
    ...(change.body !== undefined && { payload: change.body as object }),
  })
  return { status: response.statusCode, body: response.body }
}

/** Said once more by hand: the contract alone would agree with itself. */
test('members may call these alone, beside raters and strangers', () => {
  const open = operations.filter(({ permission }) => permission === 'member').map(({ id }) => id)
  expect(open.sort()).toEqual([
    'changePassword',
    'endOtherSessions',
    'endSession',
    'getAvatar',
    'getCurrentUser',
    'getEnterprise',
    'getEnterpriseBasic',
    'getEnterpriseName',
    'getGeneralInfo',
    'getPreferences',
    'listAreas',
    'listRelatedEnterprises',
    'listSessions',
    'setMyAvatar',
    'setPreference',
    'setSessionLanguage',
    'switchEnterprise',
    'updateGeneralInfo',
    'uploadAvatar',
  ])
})

describe.each(operations)('$method $path', ({ id, permission }) => {
  test.each(CALLERS)('%s', async (caller) => {
    const wanted = ROWS[permission]?.[caller]
    const { status } = await send(id, await headersOf(caller))
    if (wanted === 'let in') expect([401, 403]).not.toContain(status)
    else expect(status).toBe(wanted)
  })
})

/** The ids of an operation by where they are given: those that name an object of an enterprise. */
function idsOf(id: OperationId) {
  const { object, path } = operationsTable[id]
  const own = object === 'employee' && path.includes('{employeeId}') ? 'employeeId' : 'id'
  const { parameters } = inputsOf(id)
  const isId = (one: (typeof parameters)[number]) => {
    const schema = schemaOf(one.schema)
    return schemaOf(schema.items ?? schema).maximum === Number.MAX_SAFE_INTEGER
  }
  return { own: object === null ? null : own, parameters: parameters.filter(isId) }
}

const NAME_OF_ID = /^(uid|ids?|.*Ids?|members?|participants|DepartId)$/

/** A value with every id in it replaced. */
function withIds(value: unknown, idOf: (name: string) => number, name = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => withIds(one, idOf, name || 'ids'))
  if (typeof value === 'number' && NAME_OF_ID.test(name)) return idOf(name)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([inner, part]) => [inner, withIds(part, idOf, inner)]))
}

function hasBodyIds(id: OperationId): boolean {
  const { body } = exampleInput(id)
  return JSON.stringify(withIds(body, () => -1)) !== JSON.stringify(body)
}

const swapped = operations.filter(
  ({ id, permission, pending }) =>
    !pending && permission !== 'public' && (idsOf(id).parameters.length > 0 || hasBodyIds(id)),
)

const FOREIGNERS = [
  { who: 'an administrator of another enterprise', isHere: false },
  { who: 'an administrator of both, signed in to the other one', isHere: true },
]

describe.each(FOREIGNERS)('a foreign id answers $who byte for byte as a missing one', ({ isHere }) => {
  beforeAll(async () => {
    if (isHere) await joinHere()
  })

  const foreignId = (id: OperationId, name: string) => world.known.numbersFor(id, name).at(-1) ?? MISSING

  test.each(swapped)('$method $path: in path and query', async ({ id }) => {
    const headers = await world.headersOf('foreigner')
    const { own, parameters } = idsOf(id)
    for (const parameter of parameters) {
      const isOwn = parameter.name === own
      const kept = own !== null && !isOwn ? { [own]: owned[operationsTable[id].object ?? ''] } : {}
      const { object } = operationsTable[id]
      const foreign = isOwn && object !== null ? world.known.objects(object).at(-1) : foreignId(id, parameter.name)
      const place = parameter.in === 'path' ? 'path' : 'query'
      const answers = [foreign, MISSING].map((value) =>
        send(id, headers, { path: kept, [place]: { ...(place === 'path' && kept), [parameter.name]: value } }),
      )
      const [one, other] = await Promise.all(answers)
      expect({ name: parameter.name, ...one }).toEqual({ name: parameter.name, ...other })
    }
  })

  test.each(swapped.filter(({ id }) => hasBodyIds(id)))('$method $path: in the body', async ({ id }) => {
    const { body } = exampleInput(id)
    if (typeof body !== 'object' || exampleBody(id)?.headers['content-type'] !== 'application/json') return
    const headers = await world.headersOf('foreigner')
    const { own } = idsOf(id)
    const path = own === null ? {} : { [own]: owned[operationsTable[id].object ?? ''] }
    const one = await send(id, headers, { path, body: withIds(body, (name) => foreignId(id, name)) })
    const other = await send(id, headers, { path, body: withIds(body, () => MISSING) })
    const spelt = (answer: typeof one) => ({ ...answer, body: answer.body.replace(/"(id|version)":\d+/g, '"$1":0') })
    expect(spelt(one)).toEqual(spelt(other))
  })
})
