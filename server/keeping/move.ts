/** `npm run move -- --to …`: all data from one engine to the other, into an empty place. */
import { closeSync, copyFileSync, existsSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { bothLanguages } from '../../messages/keeping.ts'
import { listTables } from '../database/copying/catalogue.ts'
import { type Copying, copyAll } from '../database/copying/copyAll.ts'
import { inOneTransaction, nameOf, type Place, withSnapshot } from '../database/copying/places.ts'
import type { Digest } from '../database/copying/rows.ts'
import { expectWhole, settle } from '../database/copying/sqliteFile.ts'
import { flush } from '../database/flush.ts'
import { makeFolders } from '../database/folders.ts'
import type { Database } from '../database/schema/schema.ts'
import { KeepingFault, writingInto } from './fault.ts'
import { makePrivate, schemeOf } from './files.ts'
import { hold } from './hold.ts'
import { DATABASE, type Installation, KEY, placeOf, type Run, schemaOf } from './installation.ts'

type Target = Place & { folder?: string }

/** An address of PostgreSQL, or a data folder. Another address would be a folder of that name, with a password in it. */
function targetOf(to: string): Target {
  if (/^postgres(ql)?:\/\//.test(to)) return { url: to }
  const scheme = schemeOf(to)
  if (scheme !== undefined) throw new KeepingFault('keeping.fault.otherScheme', { scheme })
  return { file: join(to, DATABASE), folder: to }
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

/** Whoever is connected, a server or not, would save into the database that is left behind. */
async function expectUnused(place: Place): Promise<void> {
  if ('file' in place) return
  let count = await countOthers(place)
  // A connection that was closed just now, our own too, is shown for a moment.
  for (let tries = 1; count > 0 && tries < TRIES; tries += 1) {
    await wait(BETWEEN_TRIES_MILLISECONDS)
    count = await countOthers(place)
  }
  if (count > 0) throw new KeepingFault('keeping.fault.connected', { count })
}

type Digests = Record<string, Digest>

interface Moving {
  from: Kysely<Database>
  copying: Copying
  /** The last word before what was copied is there. */
  confirm(): Promise<void>
}

async function intoPostgres(target: Place, { from, copying, confirm }: Moving): Promise<Digests> {
  return inOneTransaction(target, async (to) => {
    if ((await listTables(to)).length > 0) throw new KeepingFault('keeping.fault.notEmpty', { place: nameOf(target) })
    const digests = await copyAll(from, to, copying)
    await confirm()
    return digests
  })
}

function expectEmptyFolder(folder: string, dataDirectory: string): void {
  for (const name of [DATABASE, `${DATABASE}-wal`]) {
    if (existsSync(join(folder, name))) throw new KeepingFault('keeping.fault.notEmpty', { place: join(folder, name) })
  }
  const [mine, other] = [join(dataDirectory, KEY), join(folder, KEY)]
  if (!existsSync(mine) || !existsSync(other) || readFileSync(mine).equals(readFileSync(other))) return
  throw new KeepingFault('keeping.fault.otherKey', { folder })
}

/** Answers the copy; undefined where there is nothing to copy. */
function copyKey(folder: string, dataDirectory: string): string | undefined {
  const [mine, copy] = [join(dataDirectory, KEY), join(folder, KEY)]
  if (!existsSync(mine) || existsSync(copy)) return undefined
  copyFileSync(mine, copy)
  makePrivate(copy)
  flush(copy)
  return copy
}

/** The database gets its name when it is whole; the key comes along. */
async function intoFolder(folder: string, dataDirectory: string, { from, copying, confirm }: Moving): Promise<Digests> {
  expectEmptyFolder(folder, dataDirectory)
  const part = join(folder, `${DATABASE}.part`)
  const begun = ['', '-wal', '-shm', '-journal'].map((suffix) => `${part}${suffix}`)
  const clear = () => {
    for (const file of begun) rmSync(file, { force: true })
  }
  clear()
  try {
    // Its logs are as private as the file.
    closeSync(openSync(part, 'wx', 0o600))
    const digests = await inOneTransaction({ file: part }, (to) => copyAll(from, to, copying))
    settle(part)
    makePrivate(part)
    flush(part)
    await confirm()
    const key = copyKey(folder, dataDirectory)
    if (key !== undefined) begun.push(key)
    const whole = join(folder, DATABASE)
    renameSync(part, whole)
    begun.push(whole)
    flush(folder)
    return digests
  } catch (error) {
    clear()
    throw error
  }
}

/** Holds both sides until the copy is there, so that no server starts on the one that is left, or on half of the other. */
async function copyHeld(source: Place, target: Target, dataDirectory: string, copying: Copying): Promise<Digests> {
  const { folder } = target
  const holds = [await hold(source)]
  try {
    if ('file' in source) expectWhole(source.file)
    if (folder !== undefined) makeFolders(resolve(folder))
    holds.push(await hold(target))
    const confirm = async () => {
      for (const held of holds) await held.confirm()
    }
    const copy = (from: Kysely<Database>) => {
      const moving = { from, copying, confirm }
      return folder === undefined ? intoPostgres(target, moving) : intoFolder(folder, dataDirectory, moving)
    }
    return await withSnapshot(source, copy, { isStill: true })
  } finally {
    for (const held of holds) await held.release()
  }
}

/** Moves and tells what was moved and what comes next; the source stays as it was. */
export async function move(installation: Installation, to: string, run: Run): Promise<void> {
  const source = placeOf(installation)
  const { dataDirectory } = installation
  const schema = await schemaOf(source)
  const target = targetOf(to)
  await expectUnused(source)
  const copying: Copying = { schema, signal: run.signal, progress: run.progress }
  const copy = () => copyHeld(source, target, dataDirectory, copying)
  const { folder } = target
  const digests = await (folder === undefined ? copy() : writingInto(folder, copy))
  const rows = Object.values(digests).reduce((sum, digest) => sum + digest.rows, 0)
  run.tell(bothLanguages('keeping.move.done', { rows, tables: Object.keys(digests).length, to: nameOf(target) }))
  run.tell(bothLanguages('keeping.move.left'))
  run.tell(bothLanguages(folder === undefined ? 'keeping.move.toPostgres' : 'keeping.move.toFolder'))
}
