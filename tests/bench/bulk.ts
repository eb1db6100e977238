/** 10,000 employees: their list against its bare SQL, and 1,000 of them disabled while others call, on each engine. */

import { join } from 'node:path'
import { createIds } from '../../server/database/ids.ts'
import { openDatabase } from '../../server/database/open.ts'
import { OWN_PAGE } from '../../server/demo/caller.ts'
import * as store from '../../server/features/directory/store.ts'
import { insertDepartments } from '../../server/records/people/departments.ts'
import { insertEmployees } from '../../server/records/people/employees.ts'
import { newEmployee } from '../../server/records/people/newEmployee.ts'
import { createOwnDatabase } from '../server/ownDatabase.ts'
import { type BareSql, openBareSql } from './bareSql.ts'
import { type Figure, interleave, median } from './pairs.ts'
import { type RunningServer, startOurs, temporaryDirectory } from './processes.ts'

const PEOPLE = 10_000
const CHOSEN = 1_000
const PAGE = 50
const PAIRS = 10
/** Calls of one measure: one alone is as long as the clock is coarse. */
const CALLS = 5
const TIMES_SQL = 3
const DISABLE_MILLISECONDS = 2_000
const WAIT_MILLISECONDS = 250
const EVERY_MILLISECONDS = 20
const ROUNDS = 5

interface Place {
  engine: string
  directory: string
  url: string | undefined
}

interface Filled {
  enterpriseId: number
  /** Its people are those who are disabled. */
  departmentId: number
}

type Call = <Result>(method: string, path: string, body?: object) => Promise<Result>

/** One signed-in browser of an installation that is empty till then. */
async function signUp({ url }: RunningServer): Promise<Call> {
  let cookie = ''
  const call: Call = async (method, path, body) => {
    const headers = { ...OWN_PAGE, cookie, ...(body && { 'content-type': 'application/json' }) }
    const response = await fetch(`${url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    const { returnCode, message, result } = (await response.json()) as {
      returnCode: number
      message: string
      result: never
    }
    if (returnCode !== 0) throw new Error(`${method} ${path}: ${returnCode} ${message}`)
    return result
  }
  const account = { email: 'admin@bench.example', password: 'correct horse battery' }
  await call('POST', '/api/session/setup', { enterpriseName: 'bench', displayName: 'admin', ...account })
  return call
}

const SURNAMES = Array.from('王李张刘陈杨赵黄周吴徐孙马朱胡郭何林高罗')
const GIVEN = Array.from('伟芳娜敏静丽强磊军洋勇艳杰娟涛明超霞平刚桂英华玉兰建文')

/** Ten departments of equal size, put straight into the tables. */
async function fill({ directory, url }: Place): Promise<Filled> {
  const database = await openDatabase({ url, file: join(directory, 'roundview.sqlite') })
  const ids = createIds(Date.now, 62)
  const createdAt = new Date().toISOString()
  const { id: enterpriseId } = await database.read((db) =>
    db.selectFrom('enterprise').select('id').executeTakeFirstOrThrow(),
  )
  const departments = Array.from({ length: PEOPLE / CHOSEN }, (_, seq) => {
    const more = { parentId: null, departNo: '', leaderId: null }
    return { enterpriseId, id: ids.newId(), seq, name: `部门 ${seq}`, ...more }
  })
  const people = Array.from({ length: PEOPLE }, (_, index) =>
    newEmployee({
      enterpriseId,
      id: ids.newId(),
      displayName: `${SURNAMES[index % 20]}${GIVEN[(index * 7) % 27]}${GIVEN[(index * 11) % 27]}`,
      email: `person${(index * 7919) % PEOPLE}@bench.example`,
      employeeNo: `N${index}`,
      departmentId: departments[index % departments.length]?.id ?? null,
      createdAt,
    }),
  )
  await database.write(async (db) => {
    await insertDepartments(db, departments)
    await insertEmployees(db, people)
  })
  await database.close()
  return { enterpriseId, departmentId: departments[0]?.id ?? 0 }
}

interface Asked {
  name: string
  query: string
  filter: store.EmployeeFilter
  offset: number
  sort?: store.EmployeeSort
}

const ASKED: readonly Asked[] = [
  {
    name: 'sort',
    query: 'sort=email&order=desc',
    filter: {},
    offset: 0,
    sort: { sort: 'email', order: 'desc' },
  },
  { name: 'filter', query: 'kw=wangwei', filter: { keyword: 'wangwei' }, offset: 0 },
  { name: 'next page', query: 'pageIndex=2', filter: {}, offset: PAGE },
]

async function repeated(times: number, work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  for (let index = 0; index < times; index += 1) await work()
  return (performance.now() - began) / times
}

async function compareLists(engine: string, call: Call, bare: BareSql, { enterpriseId }: Filled) {
  const figures: Figure[] = []
  const controls: number[] = []
  for (const { name, query, filter, offset, sort } of ASKED) {
    const wanted = { disabled: false, ...filter }
    const statements = await bare.statementsOf(async (db) => {
      await store.listEmployees(db, enterpriseId, wanted, { offset, limit: PAGE }, sort)
      await store.countEmployees(db, enterpriseId, wanted)
    })
    const ask = () => call('GET', `/api/employees?pageSize=${PAGE}&${query}`)
    const runBare = () => bare.run(statements)
    await repeated(CALLS, ask)
    await repeated(CALLS, runBare)
    const result = await interleave(
      () => repeated(CALLS, ask),
      () => repeated(CALLS, runBare),
      PAIRS,
    )
    controls.push(result.control)
    figures.push({ name: `bulk: ${name}, ${engine}`, unit: 'ms', bound: TIMES_SQL, sense: 'most', ...result })
  }
  return { figures, control: median(controls) }
}

interface Began {
  jobId: number | null
}

/** Begins an act upon the department as its list does ("all that match"), and waits till it is done. */
async function actOnAll(call: Call, act: 'disable' | 'enable', departId: number): Promise<number> {
  const began = performance.now()
  const filter = { departId, ...(act === 'enable' && { disabled: true }) }
  const body = { filter, expectedCount: CHOSEN }
  const { jobId } = await call<Began>('POST', `/api/employees/bulk/${act}`, body)
  for (let status = jobId === null ? 'done' : ''; status !== 'done'; ) {
    status = (await call<{ status: string }>('GET', `/api/jobs/${jobId}`)).status
    if (status === 'failed') throw new Error(`${act} failed`)
    await new Promise((wait) => setTimeout(wait, EVERY_MILLISECONDS))
  }
  return performance.now() - began
}

/** Another caller, who asks for little all the time; answers how long the longest call took. */
function startCaller(call: Call): () => Promise<number> {
  const waits: Promise<number>[] = []
  const timer = setInterval(() => {
    const began = performance.now()
    waits.push(call('GET', '/api/users/me').then(() => performance.now() - began))
  }, EVERY_MILLISECONDS)
  return async () => {
    clearInterval(timer)
    return Math.max(...(await Promise.all(waits)))
  }
}

async function disableMany(engine: string, call: Call, { departmentId }: Filled): Promise<Figure[]> {
  const times: number[] = []
  const longest: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const end = startCaller(call)
    times.push(await actOnAll(call, 'disable', departmentId))
    longest.push(await end())
    await actOnAll(call, 'enable', departmentId)
  }
  const figure = (name: string, ours: number, peer: number): Figure => ({
    name: `bulk: ${name}, ${engine}`,
    unit: 'ms',
    ours,
    peer,
    ratio: ours / peer,
    bound: 1,
    sense: 'most',
  })
  return [
    figure('disable 1,000', median(times), DISABLE_MILLISECONDS),
    figure('longest other call', Math.max(...longest), WAIT_MILLISECONDS),
  ]
}

async function benchEngine(place: Place) {
  const { engine, directory, url } = place
  const server = await startOurs(directory, url === undefined ? {} : { DATABASE_URL: url })
  const call = await signUp(server)
  const filled = await fill(place)
  const bare = await openBareSql(place)
  try {
    const { figures, control } = await compareLists(engine, call, bare, filled)
    return { figures: [...figures, ...(await disableMany(engine, call, filled))], control }
  } finally {
    await bare.close()
    await server.end()
  }
}

export async function benchBulk(): Promise<{ figures: Figure[]; control: number }> {
  const { directory, remove } = temporaryDirectory()
  const results = [await benchEngine({ engine: 'SQLite', directory, url: undefined })]
  const base = process.env['TEST_DATABASE_URL']
  if (base === undefined) console.log('PostgreSQL: SKIPPED, TEST_DATABASE_URL is not set')
  else {
    const { url, drop } = await createOwnDatabase(base)
    results.push(await benchEngine({ engine: 'PostgreSQL', directory, url }))
    await drop()
  }
  remove()
  return {
    figures: results.flatMap(({ figures }) => figures),
    control: median(results.map(({ control }) => control)),
  }
}
