/** `npm run move -- --to …`: all data from one engine to the other, into an empty place. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { bothLanguages } from '../../messages/keeping.ts'
import { listTables } from '../database/copying/catalogue.ts'
import { type Copying, copyAll } from '../database/copying/copyAll.ts'
import { inOneTransaction, type Place, withSnapshot } from '../database/copying/places.ts'
import type { Digest } from '../database/copying/rows.ts'
import { settle } from '../database/copying/sqliteFile.ts'
import { KeepingFault, reaching } from './fault.ts'
import { flush, makePrivate } from './files.ts'
import { claim, DATABASE, type Installation, KEY, nameOf, placeOf, type Run, schemaOf } from './installation.ts'

/** An address of PostgreSQL, or a data folder. */
function targetOf(to: string): Place & { folder?: string } {
  return /^postgres(ql)?:\/\//.test(to) ? { url: to } : { file: join(to, DATABASE), folder: to }
}

const TRIES = 20
const BETWEEN_TRIES_MILLISECONDS = 100

async function countOthers(place: Place): Promise<number> {
  return withSnapshot(place, async (db) => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(db)
    return Number(rows[0]?.count ?? 0)
  })
}

/** A server that goes on would save into the database that is left behind. */
async function expectAlone(place: Place, dataDirectory: string): Promise<void> {
  if ('file' in place) {
    claim(dataDirectory)
    return
  }
  let count = await countOthers(place)
  // A connection that was closed just now, our own too, is shown for a moment.
  for (let tries = 1; count > 0 && tries < TRIES; tries += 1) {
    await wait(BETWEEN_TRIES_MILLISECONDS)
    count = await countOthers(place)
  }
  if (count > 0) throw new KeepingFault('keeping.fault.connected', { count })
}

type Digests = Record<string, Digest>

async function intoPostgres(source: Place, target: Place, copying: Copying): Promise<Digests> {
  return inOneTransaction(target, async (to) => {
    if ((await listTables(to)).length > 0) throw new KeepingFault('keeping.fault.notEmpty', { place: nameOf(target) })
    return withSnapshot(source, (from) => copyAll(from, to, copying))
  })
}

function expectEmptyFolder(folder: string, dataDirectory: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  claim(folder)
  for (const name of [DATABASE, `${DATABASE}-wal`]) {
    if (existsSync(join(folder, name))) throw new KeepingFault('keeping.fault.notEmpty', { place: join(folder, name) })
  }
  const [mine, other] = [join(dataDirectory, KEY), join(folder, KEY)]
  if (!existsSync(mine) || !existsSync(other) || readFileSync(mine).equals(readFileSync(other))) return
  throw new KeepingFault('keeping.fault.otherKey', { folder })
}

/** The database gets its name when it is whole; the key comes along. */
async function intoFolder(source: Place, folder: string, dataDirectory: string, copying: Copying): Promise<Digests> {
  expectEmptyFolder(folder, dataDirectory)
  const part = join(folder, `${DATABASE}.part`)
  const clear = () => {
    for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(`${part}${suffix}`, { force: true })
  }
  clear()
  try {
    const digests = await withSnapshot(source, (from) =>
      inOneTransaction({ file: part }, (to) => copyAll(from, to, copying)),
    )
    settle(part)
    const key = join(dataDirectory, KEY)
    if (existsSync(key) && !existsSync(join(folder, KEY))) {
      copyFileSync(key, join(folder, KEY))
      makePrivate(join(folder, KEY))
      flush(join(folder, KEY))
    }
    makePrivate(part)
    flush(part)
    renameSync(part, join(folder, DATABASE))
    flush(folder)
    return digests
  } catch (error) {
    clear()
    throw error
  }
}

/** Moves and tells what was moved and what comes next; the source stays as it was. */
export async function move(installation: Installation, to: string, run: Run): Promise<void> {
  const source = placeOf(installation)
  const { dataDirectory } = installation
  const schema = await schemaOf(source)
  const target = targetOf(to)
  await expectAlone(source, dataDirectory)
  const copying: Copying = { schema, signal: run.signal, progress: run.progress }
  const { folder } = target
  const digests = await reaching(nameOf(target), () =>
    folder === undefined ? intoPostgres(source, target, copying) : intoFolder(source, folder, dataDirectory, copying),
  )
  const rows = Object.values(digests).reduce((sum, digest) => sum + digest.rows, 0)
  run.tell(bothLanguages('keeping.move.done', { rows, tables: Object.keys(digests).length, to: nameOf(target) }))
  run.tell(bothLanguages('keeping.move.left'))
  run.tell(bothLanguages(folder === undefined ? 'keeping.move.toPostgres' : 'keeping.move.toFolder'))
}
