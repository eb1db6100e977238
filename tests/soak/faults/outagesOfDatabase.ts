/** PostgreSQL restarted under load, and its connections ended one by one. */
import { setTimeout as pass } from 'node:timers/promises'
import pg from 'pg'
import { type RunningServer, startOurs } from '../../bench/processes.ts'
import { seedCollecting } from '../seed.ts'
import type { Cluster } from './outageCluster.ts'
import { type OutageRaters, startOutageRaters } from './outageRaters.ts'
import { inSeconds, type Outage, outageResult, TYPE } from './outageResult.ts'

const RESTARTS = ['fast', 'immediate', 'fast', 'immediate', 'fast'] as const
const ENDED = 20
const AT_WORK_MILLISECONDS = 2000
const PAUSE_MILLISECONDS = 250
const AWAY_MILLISECONDS = 1500
/** Nobody waits longer for the server once the database is there (its own words: within a second). */
const MOST_MILLISECONDS = 1000

/** When it takes connections again, whoever started it; by `performance.now()`. */
async function connected(url: string): Promise<number> {
  while (true) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    const isThere = await client.connect().then(
      () => true,
      () => false,
    )
    const at = performance.now()
    await client.end().catch(() => undefined)
    if (isThere) return at
    await pass(5)
  }
}

async function restarts(cluster: Cluster, raters: OutageRaters): Promise<number[]> {
  const waits: number[] = []
  for (const mode of RESTARTS) {
    await pass(AT_WORK_MILLISECONDS)
    await cluster.stop(mode)
    await pass(AWAY_MILLISECONDS)
    const back = connected(cluster.url)
    await cluster.start()
    waits.push((await raters.takenAfter(await back)) - (await back))
  }
  return waits
}

/** Any one of the server's, also that which holds its number. */
async function endConnections(url: string, raters: OutageRaters): Promise<number[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const waits: number[] = []
  for (let time = 0; time < ENDED; time += 1) {
    await pass(PAUSE_MILLISECONDS)
    const { rowCount } = await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
      order by random() limit 1`)
    const moment = performance.now()
    if (rowCount !== 1) throw new Error('the server has no connection')
    waits.push((await raters.takenAfter(moment)) - moment)
  }
  await client.end()
  return waits
}

function faultsOf({ process: { exitCode, signalCode } }: RunningServer, longest: number): string[] {
  const ended = exitCode ?? signalCode
  return [
    ...(ended === null ? [] : [`the server ended with ${ended}`]),
    ...(longest <= MOST_MILLISECONDS ? [] : [`it took longer than ${inSeconds(MOST_MILLISECONDS)}`]),
  ]
}

/** One server, on a cluster of its own. */
export async function* databaseOutages(directory: string, cluster: Cluster): AsyncGenerator<Outage> {
  const place = { directory, url: cluster.url }
  const { forms } = await seedCollecting({ ...place, type: TYPE, evaluatees: 120, ratersPerLevel: 40 })
  const server = await startOurs(directory, { DATABASE_URL: cluster.url, LOG_LEVEL: 'fatal' })
  const half = forms.length / 2
  const trials = [
    { of: forms.slice(0, half), said: `PostgreSQL restarted x ${RESTARTS.length}`, breakIt: restarts },
    {
      of: forms.slice(half),
      said: `one connection ended x ${ENDED}`,
      breakIt: (_: Cluster, raters: OutageRaters) => endConnections(cluster.url, raters),
    },
  ]
  try {
    for (const { of, said, breakIt } of trials) {
      const raters = startOutageRaters(of, () => server.url)
      await raters.takenAfter(0)
      const longest = Math.max(...(await breakIt(cluster, raters)))
      const result = await outageResult(place, raters, `${said}, taken again after at most ${inSeconds(longest)}`)
      yield { ...result, wrong: [...result.wrong, ...faultsOf(server, longest)] }
    }
  } finally {
    await server.end()
  }
}
