/** `npm run backup`: one folder that a restore on either engine takes, made while the server runs. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { sql } from 'kysely'
import { bothLanguages } from '../../messages/keeping.ts'
import { isOfMigrator, listTables } from '../database/copying/catalogue.ts'
import { copyAll } from '../database/copying/copyAll.ts'
import { inOneTransaction, type Place, withSnapshot } from '../database/copying/places.ts'
import { countRows } from '../database/copying/rows.ts'
import { settle, vacuumInto } from '../database/copying/sqliteFile.ts'
import { KeepingFault, reaching } from './fault.ts'
import { flush, makePrivate, stampOf } from './files.ts'
import { DATABASE, type Installation, KEY, nameOf, placeOf, type Run, schemaIn, schemaOf } from './installation.ts'
import { type Manifest, writeManifest } from './manifest.ts'

const DAY = 86_400_000

export interface BackupOptions {
  /** The folder that backups are collected in; each is a new one in it. */
  to: string
  /** Of this program. */
  version: string
}

/** PostgreSQL is read into a file, too: no program of its has to be there, and one kind of backup fits both engines. */
async function copyDatabase(place: Place, file: string, { signal, progress }: Run): Promise<void> {
  if ('file' in place) vacuumInto(place.file, file)
  else {
    await withSnapshot(place, async (from) => {
      const schema = await schemaIn(from, nameOf(place))
      await inOneTransaction({ file }, (to) => copyAll(from, to, { schema, signal, progress }))
    })
  }
  settle(file)
}

/** Its schema, which an upgrade may have changed since it was asked for, rows of every table, and how many anonymous rounds still hold ballots. */
async function look(file: string): Promise<{ schema: string; tables: Record<string, number>; collecting: number }> {
  return withSnapshot({ file }, async (db) => {
    const tables: Record<string, number> = {}
    for (const table of await listTables(db)) {
      if (!isOfMigrator(table)) tables[table.name] = await countRows(db, table)
    }
    const { rows } = await sql<{
      count: number
    }>`select count(distinct "questionnaireId") as count from ballot`.execute(db)
    return { schema: await schemaIn(db, file), tables, collecting: Number(rows[0]?.count ?? 0) }
  })
}

async function fill(folder: string, installation: Installation, { version }: BackupOptions, run: Run) {
  const place = placeOf(installation)
  const madeAt = run.now().toISOString()
  const file = join(folder, DATABASE)
  await reaching(nameOf(place), () => copyDatabase(place, file, run))
  run.signal.throwIfAborted()
  const names = [DATABASE]
  const key = join(installation.dataDirectory, KEY)
  if (installation.secretKey === undefined && existsSync(key)) {
    copyFileSync(key, join(folder, KEY))
    names.push(KEY)
  }
  const { schema, tables, collecting } = await look(file)
  const engine: Manifest['engine'] = 'file' in place ? 'sqlite' : 'postgres'
  await writeManifest(folder, names, { madeAt, version, engine, schema, tables })
  return { names, tables, schema, collecting }
}

/** What a backup that was killed left, which may hold ballots; of one that may still be at work nothing. */
function clearParts(to: string, now: Date): void {
  for (const name of readdirSync(to).filter((one) => /^roundview-[\d-]+\.part$/.test(one))) {
    const part = join(to, name)
    if (now.getTime() - statSync(part).mtimeMs > DAY) rmSync(part, { recursive: true, force: true })
  }
}

/** Makes the folder and those above it that are missing, each its parent's owner's. */
function makeFolders(folder: string): void {
  if (existsSync(folder)) return
  makeFolders(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
  makePrivate(folder)
}

/** A name nobody has yet. */
function newFolder(to: string, now: Date): string {
  makeFolders(resolve(to))
  clearParts(to, now)
  const folder = join(to, `roundview-${stampOf(now)}`)
  if (existsSync(folder) || existsSync(`${folder}.part`))
    throw new KeepingFault('keeping.fault.notEmpty', { place: folder })
  makeFolders(`${folder}.part`)
  return folder
}

/** Makes a backup and tells where; answers its folder, which is there only when all of it is. */
export async function backUp(installation: Installation, options: BackupOptions, run: Run): Promise<string> {
  await schemaOf(placeOf(installation))
  const folder = newFolder(options.to, run.now())
  const part = `${folder}.part`
  try {
    const made = await fill(part, installation, options, run)
    for (const name of [...made.names, 'manifest.json']) {
      makePrivate(join(part, name))
      flush(join(part, name))
    }
    flush(part)
    renameSync(part, folder)
    flush(options.to)
    const rows = Object.values(made.tables).reduce((sum, count) => sum + count, 0)
    run.tell(
      bothLanguages('keeping.backup.done', {
        folder,
        rows,
        tables: Object.keys(made.tables).length,
        schema: made.schema,
      }),
    )
    if (made.names.includes(KEY)) run.tell(bothLanguages('keeping.backup.key'))
    if (installation.secretKey !== undefined) run.tell(bothLanguages('keeping.backup.secretKey'))
    if (made.collecting > 0) run.tell(bothLanguages('keeping.backup.ballots', { count: made.collecting }))
    return folder
  } catch (error) {
    rmSync(part, { recursive: true, force: true })
    throw error
  }
}
