/** A backup, copied beside the data and found whole, before anything is touched. */
import { copyFileSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isOfMigrator, listSeen, listTables } from '../database/copying/catalogue.ts'
import { withSnapshot } from '../database/copying/places.ts'
import { countRows } from '../database/copying/rows.ts'
import { inFile, settle } from '../database/copying/sqliteFile.ts'
import { flush } from '../database/flush.ts'
import { MIGRATION_NAMES } from '../database/migrate.ts'
import { isDamaged, KeepingFault, reasonOf } from './fault.ts'
import { makePrivate, sha256Of } from './files.ts'
import { DATABASE, KEY } from './installation.ts'
import { MANIFEST, type Manifest, readManifest } from './manifest.ts'
import { countUnderWay, type UnderWay } from './underWay.ts'

/** What somebody named: a backup, or a database without a manifest, alone or in a copied data folder. */
interface Source {
  path: string
  manifest: Manifest | undefined
  /** Names in the stage and the files they are copied from. */
  files: Record<string, string>
}

export interface Staged extends UnderWay {
  folder: string
  /** Of the files that belong into the data folder. */
  names: string[]
  manifest: Manifest | undefined
  schema: string
  tables: number
  rows: number
  /** Sign-ins of then, which are ended. */
  sessions: number
}

const LOG = '-wal'

function sourceOf(path: string): Source {
  if (!existsSync(path)) throw new KeepingFault('keeping.fault.notBackup', { path })
  const isFolder = statSync(path).isDirectory()
  if (isFolder && existsSync(join(path, MANIFEST))) {
    const manifest = readManifest(path)
    return { path, manifest, files: Object.fromEntries(manifest.files.map(({ name }) => [name, join(path, name)])) }
  }
  const database = isFolder ? join(path, DATABASE) : path
  const files: Record<string, string> = {
    [DATABASE]: database,
    [`${DATABASE}${LOG}`]: `${database}${LOG}`,
    ...(isFolder && { [KEY]: join(path, KEY) }),
  }
  if (!existsSync(database)) throw new KeepingFault('keeping.fault.notBackup', { path })
  return {
    path,
    manifest: undefined,
    files: Object.fromEntries(Object.entries(files).filter(([, file]) => existsSync(file))),
  }
}

/** Compares the copies, so that what was checked is what is used. */
async function expectUnchanged(folder: string, { path, manifest }: Source): Promise<void> {
  for (const { name, bytes, sha256 } of manifest?.files ?? []) {
    const copy = join(folder, name)
    const isSame = existsSync(copy) && statSync(copy).size === bytes && (await sha256Of(copy)) === sha256
    if (!isSame) throw new KeepingFault('keeping.fault.damaged', { what: join(path, name) })
  }
}

/** Opens the copy: a log beside it becomes part of it. */
function settleCopy(file: string, { path, files }: Source): void {
  try {
    settle(file)
  } catch (error) {
    if (!isDamaged(error)) throw error
    const { cause } = error
    if ('code' in cause && cause.code === 'SQLITE_NOTADB') {
      throw new KeepingFault('keeping.fault.notBackup', { path }, cause)
    }
    throw new KeepingFault('keeping.fault.damaged', { what: `${files[DATABASE]}: ${reasonOf(cause)}` }, cause)
  }
}

async function look(file: string, { path, manifest }: Source) {
  const damaged = (what = '') => new KeepingFault('keeping.fault.damaged', { what: `${join(path, MANIFEST)}${what}` })
  return withSnapshot({ file }, async (db) => {
    const seen = await listSeen(db)
    const schema = seen.at(-1)
    if (schema === undefined) throw new KeepingFault('keeping.fault.notBackup', { path })
    const later = seen.findLast((one) => !MIGRATION_NAMES.includes(one))
    if (later !== undefined) throw new KeepingFault('keeping.fault.newer', { schema: later })
    if (manifest !== undefined && manifest.schema !== schema) throw damaged()
    const tables = (await listTables(db)).filter((table) => !isOfMigrator(table))
    let rows = 0
    for (const table of tables) {
      const count = await countRows(db, table)
      rows += count
      if (manifest !== undefined && manifest.tables[table.name] !== count) throw damaged(`: ${table.name}`)
    }
    return { schema, tables: tables.length, rows, ...(await countUnderWay(db)) }
  })
}

/** Some of them were ended since, by whoever lost a telephone or left: nobody comes in by what a copy had. */
const endSessions = (file: string): number =>
  inFile(file, (database) => database.prepare('delete from session').run().changes)

/** Copies the backup at `path` to the new `folder` and looks at it; throws, with nothing left behind, where it is not whole. */
export async function stage(path: string, folder: string): Promise<Staged> {
  const source = sourceOf(path)
  const { manifest, files } = source
  mkdirSync(folder, { mode: 0o700 })
  try {
    for (const [name, file] of Object.entries(files)) {
      if (!existsSync(file)) throw new KeepingFault('keeping.fault.damaged', { what: file })
      copyFileSync(file, join(folder, name))
    }
    await expectUnchanged(folder, source)
    const database = join(folder, DATABASE)
    settleCopy(database, source)
    const found = await look(database, source)
    const sessions = endSessions(database)
    const names = [DATABASE, KEY].filter((name) => existsSync(join(folder, name)))
    makePrivate(folder)
    for (const name of names) {
      makePrivate(join(folder, name))
      flush(join(folder, name))
    }
    flush(folder)
    flush(dirname(folder))
    return { folder, names, manifest, ...found, rows: found.rows - sessions, sessions }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}
