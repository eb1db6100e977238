/** How long every list, filter, order and report takes over rounds of many turns, in a database that knows nothing of its sizes. */
import { join } from 'node:path'
import { sql } from 'kysely'
import type { OperationId } from '../../../openapi/generated/operations.ts'
import { createApp } from '../../../server/app.ts'
import { readConfig } from '../../../server/config.ts'
import { type DatabaseService, openDatabase } from '../../../server/database/open.ts'
import { type Caller, createCaller } from '../../../server/demo/caller.ts'
import { type CrowdCall, crowdCalls, type Offered } from './calls.ts'
import { type Crowd, type CrowdSize, fillCrowd } from './round.ts'

export interface ListsOptions extends CrowdSize {
  directory: string
  url?: string | undefined
  /** Each filter with each order too. */
  paired: boolean
  /** Seconds no call may take on a machine at rest. */
  most: number
}

export interface ListsResult {
  calls: number
  /** The slowest of each operation, slowest first. */
  slowest: { said: string; seconds: number }[]
  /** What took longer than it may, or was answered by an error; must be empty. */
  wrong: string[]
}

const ACCOUNT = { displayName: 'admin', email: 'admin@crowd.example', password: 'correct horse battery' }
/** A plan is bad each time, other work on the machine is not. */
const TRIES = 3
/** What `reference` takes on a machine at rest. */
const REFERENCE_SECONDS = 0.06
const KEYWORDS = ['经理1', '经理7 nobody', '经理']

async function withoutStatistics(database: DatabaseService) {
  if (database.engine === 'sqlite') return
  await database.write(async (db) => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace`.execute(
      db,
    )
    for (const { name } of rows) {
      await sql`alter table ${sql.table(name)} set (autovacuum_enabled = false)`.execute(db)
    }
  })
}

/** How much slower than at rest the database's machine is now: work that no plan changes. At least 1. */
async function slowness(database: DatabaseService): Promise<number> {
  const began = performance.now()
  await database.read((db) =>
    sql`with recursive number(n) as (select 1 union all select n + 1 from number where n < 200000)
      select count(*) from number`.execute(db),
  )
  return Math.max(1, (performance.now() - began) / 1000 / REFERENCE_SECONDS)
}

function offeredBy({ rounds, departmentIds, tagNames, jobIds }: Crowd, templateIds: number[]): Offered {
  const people = rounds.flatMap(({ evaluatees }) => evaluatees.slice(0, 1).map(({ employeeId }) => employeeId))
  return {
    paths: {
      questionnaire: rounds.map(({ questionnaireId }) => questionnaireId),
      employee: people,
      employeeId: people,
      department: departmentIds.slice(0, 2),
      'getJob.id': jobIds.slice(0, 1),
      'getTemplate.id': templateIds,
      'getTemplatePaper.id': templateIds,
    },
    query: {
      ...{ kw: KEYWORDS, keyword: KEYWORDS, evaluatorKeyword: KEYWORDS, valuerKeyword: KEYWORDS },
      ...{ departId: departmentIds.slice(0, 2), parentId: [0, ...departmentIds.slice(0, 1)], ids: [people] },
      ...{ tags: [tagNames.slice(0, 1), tagNames.slice(0, 2)], valuerScoreMin: [10], valuerScoreMax: [100] },
      ...{ days: [1, 3650], dayStart: ['2026-11-01T00:00:00.000Z'], dayEnd: ['2026-12-01T00:00:00.000Z'] },
      // Each round has levels of its own.
      levelId: [undefined],
    },
  }
}

/** Seconds of the fastest try, or null when it was refused in a way nobody expects. */
async function timed(caller: Caller, { operationId, path, query }: CrowdCall) {
  const began = performance.now()
  // The JSON edge: parameters are made from the document.
  const { status, returnCode } = await caller.call(operationId as 'listFeedback', { path, query } as never)
  const seconds = (performance.now() - began) / 1000
  return { seconds, isRefused: status >= 500 || status === 400 || (status === 200 && returnCode !== 0) }
}

async function walk(caller: Caller, database: DatabaseService, calls: CrowdCall[], most: number): Promise<ListsResult> {
  const slowest = new Map<OperationId, { said: string; seconds: number }>()
  const wrong: string[] = []
  for (const call of calls) {
    let { seconds, isRefused } = await timed(caller, call)
    let allowed = most
    for (let tries = 1; tries < TRIES && seconds > allowed; tries += 1) {
      allowed = most * (await slowness(database))
      seconds = Math.min(seconds, (await timed(caller, call)).seconds)
    }
    if (isRefused) wrong.push(`${call.said}: refused`)
    if (seconds > allowed) wrong.push(`${call.said}: ${seconds.toFixed(2)} s, may take ${allowed.toFixed(2)}`)
    if (seconds >= (slowest.get(call.operationId)?.seconds ?? 0))
      slowest.set(call.operationId, { said: call.said, seconds })
  }
  const bySeconds = [...slowest.values()].sort((one, other) => other.seconds - one.seconds)
  return { calls: calls.length, slowest: bySeconds, wrong }
}

/** Fills a fresh installation and asks it for everything. */
export async function crowdLists({ directory, url, paired, most, ...size }: ListsOptions): Promise<ListsResult> {
  const database = await openDatabase({ url, file: join(directory, 'roundview.sqlite') })
  await withoutStatistics(database)
  const app = await createApp({ config: readConfig({ DATA_DIR: directory }), database })
  const caller = createCaller(app)
  await caller.ok('setUpEnterprise', { body: { enterpriseName: 'crowd', ...ACCOUNT } })
  const crowd = await fillCrowd(database, size)
  const { items: templates } = await caller.ok('listTemplates', { query: { pageSize: 2 } })
  const offered = offeredBy(
    crowd,
    templates.map(({ id }) => id),
  )
  const result = await walk(caller, database, crowdCalls(offered, paired), most)
  await app.close()
  await database.close()
  return result
}
