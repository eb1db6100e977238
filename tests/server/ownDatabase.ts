import { createHash, randomBytes } from 'node:crypto'
import { readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import pg from 'pg'

/** PostgreSQL's own code: somebody is connected. */
const IN_USE = '55006'

async function inPostgres<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

/** Where this system numbers its processes: the same number means another one on another machine, or in another container. */
function numberedBy(): string {
  try {
    return readlinkSync('/proc/self/ns/pid')
  } catch {
    return ''
  }
}

const MACHINE = createHash('sha256').update(`${hostname()} ${numberedBy()}`).digest('hex').slice(0, 8)
const PREFIX = `test_${MACHINE}_`

/** What the names of the databases begin with that a process of this machine made. */
export const namesOf = (owner: number) => `${PREFIX}${owner}_`

let howToCopy: Promise<string> | undefined

/** File by file, where PostgreSQL can be told so (15): it would log each page, which takes half as long again. */
async function strategyOf(url: string): Promise<string> {
  const query = `select current_setting('server_version_num')::int >= 150000 as "isKnown"`
  howToCopy ??= inPostgres<{ isKnown: boolean }>(url, query).then(([version]) =>
    version?.isKnown === true ? 'strategy file_copy' : '',
  )
  return howToCopy
}

/**
 * A database of its own beside the one `url` names, so that nothing else is seen or locked there; and its address. Its name
 * says which process (`owner`) drops it. It begins as a copy of `template`, which nobody may be connected to.
 */
export async function createOwnDatabase(
  url: string,
  { owner = process.pid, template = 'template1' }: { owner?: number; template?: string } = {},
): Promise<{ url: string; name: string; drop(): Promise<void> }> {
  const name = `${namesOf(owner)}${randomBytes(6).toString('hex')}`
  await inPostgres(url, `create database ${name} template ${template} ${await strategyOf(url)}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return {
    url: own.href,
    name,
    async drop() {
      // Whoever was killed in a test may still be connected for a moment.
      await inPostgres(url, `drop database ${name} with (force)`)
    },
  }
}

/** The databases of tests whose names begin so; with `unused`, those that nobody is connected to. */
export async function listOwnDatabases(url: string, prefix = PREFIX, unused = false): Promise<string[]> {
  const activity = 'select 1 from pg_stat_activity where pg_stat_activity.datname = pg_database.datname'
  const query = `select datname from pg_database ${unused ? `where not exists (${activity})` : ''}`
  const rows = await inPostgres<{ datname: string }>(url, query)
  return rows.map(({ datname }) => datname).filter((name) => name.startsWith(prefix))
}

function isLiving(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Whom this user may not signal is there.
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH')
  }
}

/** Drops what processes of this machine left that were killed; nothing of one that lives, and nothing anybody is connected to. */
export async function dropOrphans(url: string): Promise<void> {
  for (const name of await listOwnDatabases(url, PREFIX, true)) {
    const owner = Number(name.slice(PREFIX.length).split('_')[0])
    if (!Number.isInteger(owner) || isLiving(owner)) continue
    // Somebody may have come since.
    await inPostgres(url, `drop database if exists ${name}`).catch((error: unknown) => {
      if (!(error instanceof pg.DatabaseError && error.code === IN_USE)) throw error
    })
  }
}
