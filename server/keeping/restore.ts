/** `npm run restore -- <backup>`: puts a backup in the place of the data, which is kept aside. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { bothLanguages } from '../../messages/keeping.ts'
import { listTables } from '../database/copying/catalogue.ts'
import { copyAll } from '../database/copying/copyAll.ts'
import { inOneTransaction, nameOf, type Place, withSnapshot } from '../database/copying/places.ts'
import { makeFolders } from '../database/folders.ts'
import { MIGRATION_NAMES } from '../database/migrate.ts'
import { exchange, takeBack } from './exchange.ts'
import { KeepingFault, reasonOf, writingInto } from './fault.ts'
import { stampOf } from './files.ts'
import { claim, hold } from './hold.ts'
import { DATABASE, type Installation, KEY, placeOf, type Run } from './installation.ts'
import { type Staged, stage } from './stage.ts'

/** The log belongs to the file it stands beside: over another one it would be replayed. */
const WITH_LOGS = [DATABASE, `${DATABASE}-wal`, `${DATABASE}-shm`, `${DATABASE}-journal`]

const STAGE = 'restoring-'

function isSameKey(dataDirectory: string, staged: Staged): boolean {
  const present = join(dataDirectory, KEY)
  return existsSync(present) && readFileSync(present).equals(readFileSync(join(staged.folder, KEY)))
}

/** A key that the backup does not have stays: secrets that were stored with it are opened by it. */
function replacedKey(dataDirectory: string, staged: Staged): string[] {
  return staged.names.includes(KEY) && !isSameKey(dataDirectory, staged) ? [KEY] : []
}

/** Into an empty database in one transaction; the present one is another database and stays. */
async function fillPostgres(place: Place, staged: Staged, run: Run): Promise<void> {
  const { schema } = staged
  const held = await hold(place)
  try {
    await withSnapshot({ file: join(staged.folder, DATABASE) }, (from) =>
      inOneTransaction(place, async (to) => {
        const isEmpty = (await listTables(to)).length === 0
        if (!isEmpty) throw new KeepingFault('keeping.fault.notEmpty', { place: nameOf(place) })
        await copyAll(from, to, { schema, ...run })
        await held.confirm()
      }),
    )
  } finally {
    await held.release()
  }
}

function putFiles(dataDirectory: string, staged: Staged, databaseFiles: string[], now: Date): string | undefined {
  takeBack(dataDirectory)
  const replaced = [...databaseFiles, ...replacedKey(dataDirectory, staged)]
  const placed = staged.names.filter((name) => replaced.includes(name))
  return exchange({ dataDirectory, from: staged.folder, placed, replaced, now })
}

/** Once the database is filled for good: a key that changed before would be the wrong one when it is not. */
function putKey(dataDirectory: string, staged: Staged, now: Date): string | undefined {
  try {
    return putFiles(dataDirectory, staged, [], now)
  } catch (error) {
    const cause = error instanceof KeepingFault ? error.cause : error
    throw new KeepingFault('keeping.fault.keyLeft', { folder: dataDirectory, reason: reasonOf(cause) }, error)
  }
}

/** What a restore that was killed left: copies of a backup, which nobody misses. */
function clearStages(dataDirectory: string): void {
  for (const name of readdirSync(dataDirectory).filter((one) => one.startsWith(STAGE))) {
    rmSync(join(dataDirectory, name), { recursive: true, force: true })
  }
}

/** With PostgreSQL only the key is moved aside, which is nothing to restore. */
function tellAside(dataDirectory: string, aside: string, tell: Run['tell']): void {
  const key = join(aside, KEY)
  if (existsSync(join(aside, DATABASE))) tell(bothLanguages('keeping.restore.aside', { folder: aside }))
  else if (existsSync(key)) tell(bothLanguages('keeping.restore.asideKey', { file: key, folder: dataDirectory }))
}

/** As where a restore is undone that left the key where it was. */
function tellKeyless(dataDirectory: string, tell: Run['tell']): void {
  const isThere = existsSync(join(dataDirectory, KEY))
  tell(bothLanguages(isThere ? 'keeping.restore.keyStays' : 'keeping.restore.key', { folder: dataDirectory }))
}

interface Done {
  backup: string
  staged: Staged
  aside: string | undefined
}

function tellAll({ dataDirectory, secretKey }: Installation, { backup, staged, aside }: Done, { tell }: Run): void {
  const { rows, tables, schema, drafts, named, links, mails, jobs, sessions, manifest, names } = staged
  tell(bothLanguages('keeping.restore.done', { backup, rows, tables }))
  if (manifest === undefined) tell(bothLanguages('keeping.restore.unproved'))
  else tell(bothLanguages('keeping.restore.madeAt', { madeAt: manifest.madeAt, version: manifest.version }))
  if (schema !== MIGRATION_NAMES.at(-1)) tell(bothLanguages('keeping.restore.older', { schema }))
  tell(bothLanguages('keeping.restore.since'))
  if (drafts > 0) tell(bothLanguages('keeping.restore.drafts', { count: drafts }))
  if (named > 0) tell(bothLanguages('keeping.restore.ballots', { count: named }))
  if (sessions > 0) tell(bothLanguages('keeping.restore.sessions', { count: sessions }))
  if (links > 0) tell(bothLanguages('keeping.restore.links', { count: links }))
  if (mails > 0) tell(bothLanguages('keeping.restore.mails', { count: mails }))
  if (jobs > 0) tell(bothLanguages('keeping.restore.jobs', { count: jobs }))
  if (!names.includes(KEY) && secretKey === undefined) tellKeyless(dataDirectory, tell)
  if (aside !== undefined) tellAside(dataDirectory, aside, tell)
  tell(bothLanguages('keeping.restore.next'))
}

async function restoreInto(installation: Installation, backup: string, run: Run): Promise<string | undefined> {
  const { dataDirectory } = installation
  const place = placeOf(installation)
  const now = run.now()
  clearStages(dataDirectory)
  const staged = await stage(backup, join(dataDirectory, `${STAGE}${stampOf(now)}`))
  try {
    run.signal.throwIfAborted()
    if ('url' in place) await fillPostgres(place, staged, run)
    const aside = 'url' in place ? putKey(dataDirectory, staged, now) : putFiles(dataDirectory, staged, WITH_LOGS, now)
    tellAll(installation, { backup, staged, aside }, run)
    return aside
  } finally {
    rmSync(staged.folder, { recursive: true, force: true })
  }
}

/**
 * Restores `backup` and tells what was done and what comes next; answers the folder of what was there before. The data
 * folder is claimed with PostgreSQL, too: another restore would take the stage of this one away, and the key.
 */
export async function restore(installation: Installation, backup: string, run: Run): Promise<string | undefined> {
  const { dataDirectory } = installation
  return writingInto(dataDirectory, async () => {
    makeFolders(resolve(dataDirectory))
    const release = claim(dataDirectory, true)
    try {
      return await restoreInto(installation, backup, run)
    } finally {
      release()
    }
  })
}
