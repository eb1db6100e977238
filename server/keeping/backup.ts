/** `npm run backup`: one folder that a restore on either engine takes, made while the server runs. */
import { copyFileSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { bothLanguages } from '../../messages/keeping.ts'
import { isOfMigrator, listTables } from '../database/copying/catalogue.ts'
import { copyAll } from '../database/copying/copyAll.ts'
import { inOneTransaction, nameOf, type Place, PlaceFault, withSnapshot } from '../database/copying/places.ts'
import { countRows } from '../database/copying/rows.ts'
import { settle, vacuumInto } from '../database/copying/sqliteFile.ts'
import { flush } from '../database/flush.ts'
import { makeFolders } from '../database/folders.ts'
import { isDamaged, KeepingFault, writingInto } from './fault.ts'
import { makePrivate, schemeOf, stampOf } from './files.ts'
import { DATABASE, type Installation, KEY, placeOf, type Run, schemaIn, schemaOf } from './installation.ts'
import { MANIFEST, type Manifest, writeManifest } from './manifest.ts'
import { countUnderWay, type UnderWay } from './underWay.ts'

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
  try {
    settle(file)
  } catch (error) {
    // A fresh copy is as damaged as what it was made of.
    throw isDamaged(error) ? new PlaceFault(place, error.cause) : error
  }
}

interface Found {
  /** An upgrade may have changed it since it was asked for. */
  schema: string
  /** Rows of each. */
  tables: Record<string, number>
  underWay: UnderWay
}

async function look(file: string): Promise<Found> {
  return withSnapshot({ file }, async (db) => {
    const tables: Record<string, number> = {}
    for (const table of await listTables(db)) {
      if (!isOfMigrator(table)) tables[table.name] = await countRows(db, table)
    }
    return { schema: await schemaIn(db, file), tables, underWay: await countUnderWay(db) }
  })
}

interface Made extends Found {
  /** Of the files in it, the manifest apart. */
  names: string[]
}

async function fill(folder: string, installation: Installation, { version }: BackupOptions, run: Run): Promise<Made> {
  const place = placeOf(installation)
  const madeAt = run.now().toISOString()
  const file = join(folder, DATABASE)
  await copyDatabase(place, file, run)
  run.signal.throwIfAborted()
  const names = [DATABASE]
  const key = join(installation.dataDirectory, KEY)
  if (installation.secretKey === undefined && existsSync(key)) {
    copyFileSync(key, join(folder, KEY))
    names.push(KEY)
  }
  const { schema, tables, underWay } = await look(file)
  const engine: Manifest['engine'] = 'file' in place ? 'sqlite' : 'postgres'
  await writeManifest(folder, names, { madeAt, version, engine, schema, tables })
  return { names, tables, schema, underWay }
}

/** What a backup that was killed left, which may hold ballots; of one that may still be at work nothing. */
function clearParts(to: string, now: Date): void {
  for (const name of readdirSync(to).filter((one) => /^roundview-[\d-]+\.part$/.test(one))) {
    const part = join(to, name)
    if (now.getTime() - statSync(part).mtimeMs > DAY) rmSync(part, { recursive: true, force: true })
  }
}

/** A name nobody has yet. */
function newFolder(to: string, now: Date): string {
  const scheme = schemeOf(to)
  if (scheme !== undefined) throw new KeepingFault('keeping.fault.noFolder', { scheme })
  makeFolders(resolve(to))
  clearParts(to, now)
  const folder = join(to, `roundview-${stampOf(now)}`)
  if (existsSync(folder) || existsSync(`${folder}.part`))
    throw new KeepingFault('keeping.fault.notEmpty', { place: folder })
  makeFolders(`${folder}.part`)
  return folder
}

function tellAll(folder: string, { names, tables, schema, underWay }: Made, { secretKey }: Installation, run: Run) {
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0)
  run.tell(bothLanguages('keeping.backup.done', { folder, rows, tables: Object.keys(tables).length, schema }))
  if (names.includes(KEY)) run.tell(bothLanguages('keeping.backup.key'))
  if (secretKey !== undefined) run.tell(bothLanguages('keeping.backup.secretKey'))
  if (underWay.drafts > 0) run.tell(bothLanguages('keeping.backup.drafts', { count: underWay.drafts }))
  if (underWay.named > 0) run.tell(bothLanguages('keeping.backup.ballots', { count: underWay.named }))
}

/** Makes a backup and tells where; answers its folder, which is there only when all of it is. */
export async function backUp(installation: Installation, options: BackupOptions, run: Run): Promise<string> {
  await schemaOf(placeOf(installation))
  return writingInto(options.to, async () => {
    const folder = newFolder(options.to, run.now())
    const part = `${folder}.part`
    try {
      const made = await fill(part, installation, options, run)
      for (const name of [...made.names, MANIFEST]) {
        makePrivate(join(part, name))
        flush(join(part, name))
      }
      flush(part)
      renameSync(part, folder)
      flush(options.to)
      tellAll(folder, made, installation, run)
      return folder
    } catch (error) {
      rmSync(part, { recursive: true, force: true })
      throw error
    }
  })
}
