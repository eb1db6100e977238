/** A backup, copied beside the data and found whole, before anything is touched. */
import { copyFileSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { isOfMigrator, listSeen, listTables } from '../database/copying/catalogue.ts'
import { withSnapshot } from '../database/copying/places.ts'
import { countRows } from '../database/copying/rows.ts'
import { settle } from '../database/copying/sqliteFile.ts'
import { MIGRATION_NAMES } from '../database/migrate.ts'
import { KeepingFault, reasonOf } from './fault.ts'
import { flush, makePrivate, sha256Of } from './files.ts'
import { DATABASE, KEY } from './installation.ts'
import { MANIFEST, type Manifest, readManifest } from './manifest.ts'

/** What somebody named: a backup, or a database without a manifest, alone or in a copied data folder. */
interface Source {
  manifest: Manifest | undefined
  /** Names in the stage and the files they are copied from. */
  files: Record<string, string>
}

export interface Staged {
  folder: string
  /** Of the files that belong into the data folder. */
  names: string[]
  manifest: Manifest | undefined
  schema: string
  tables: number
  rows: number
  /** Mails that wait to be sent. */
  mails: number
}

const LOG = '-wal'

function sourceOf(path: string): Source {
  if (!existsSync(path)) throw new KeepingFault('keeping.fault.notBackup', { path })
  const isFolder = statSync(path).isDirectory()
  if (isFolder && existsSync(join(path, MANIFEST))) {
    const manifest = readManifest(path)
    return { manifest, files: Object.fromEntries(manifest.files.map(({ name }) => [name, join(path, name)])) }
  }
  const database = isFolder ? join(path, DATABASE) : path
  const files: Record<string, string> = {
    [DATABASE]: database,
    [`${DATABASE}${LOG}`]: `${database}${LOG}`,
    ...(isFolder && { [KEY]: join(path, KEY) }),
  }
  if (!existsSync(database)) throw new KeepingFault('keeping.fault.notBackup', { path })
  return {
    manifest: undefined,
    files: Object.fromEntries(Object.entries(files).filter(([, file]) => existsSync(file))),
  }
}

/** Compares the copies, so that what was checked is what is used. */
async function expectUnchanged(folder: string, { files }: Manifest): Promise<void> {
  for (const { name, bytes, sha256 } of files) {
    const copy = join(folder, name)
    const isSame = existsSync(copy) && statSync(copy).size === bytes && (await sha256Of(copy)) === sha256
    if (!isSame) throw new KeepingFault('keeping.fault.damaged', { what: name })
  }
}

/** Opens the copy: a log beside it becomes part of it. */
function settleCopy(file: string, path: string): void {
  try {
    settle(file)
  } catch (error) {
    if (!(error instanceof Sqlite.SqliteError)) throw error
    if (error.code === 'SQLITE_NOTADB') throw new KeepingFault('keeping.fault.notBackup', { path }, error)
    throw new KeepingFault('keeping.fault.damaged', { what: `${DATABASE}: ${reasonOf(error)}` }, error)
  }
}

async function look(file: string, path: string, manifest: Manifest | undefined) {
  return withSnapshot({ file }, async (db) => {
    const seen = await listSeen(db)
    const schema = seen.at(-1)
    if (schema === undefined) throw new KeepingFault('keeping.fault.notBackup', { path })
    const later = seen.findLast((one) => !MIGRATION_NAMES.includes(one))
    if (later !== undefined) throw new KeepingFault('keeping.fault.newer', { schema: later })
    if (manifest !== undefined && manifest.schema !== schema)
      throw new KeepingFault('keeping.fault.damaged', { what: MANIFEST })
    const tables = (await listTables(db)).filter((table) => !isOfMigrator(table))
    let rows = 0
    for (const table of tables) {
      const count = await countRows(db, table)
      rows += count
      if (manifest !== undefined && manifest.tables[table.name] !== count) {
        throw new KeepingFault('keeping.fault.damaged', { what: table.name })
      }
    }
    const waiting = sql<{ count: number }>`select count(*) as count from "outboxMail" where status = 'waiting'`
    const mails = Number((await waiting.execute(db)).rows[0]?.count ?? 0)
    return { schema, tables: tables.length, rows, mails }
  })
}

/** Copies the backup at `path` to the new `folder` and looks at it; throws, with nothing left behind, where it is not whole. */
export async function stage(path: string, folder: string): Promise<Staged> {
  const { manifest, files } = sourceOf(path)
  mkdirSync(folder, { mode: 0o700 })
  try {
    for (const [name, file] of Object.entries(files)) {
      if (!existsSync(file)) throw new KeepingFault('keeping.fault.damaged', { what: basename(file) })
      copyFileSync(file, join(folder, name))
    }
    if (manifest !== undefined) await expectUnchanged(folder, manifest)
    settleCopy(join(folder, DATABASE), path)
    const found = await look(join(folder, DATABASE), path, manifest)
    const names = [DATABASE, KEY].filter((name) => existsSync(join(folder, name)))
    makePrivate(folder)
    for (const name of names) {
      makePrivate(join(folder, name))
      flush(join(folder, name))
    }
    flush(folder)
    flush(dirname(folder))
    return { folder, names, manifest, ...found }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}
