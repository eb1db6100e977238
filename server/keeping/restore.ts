/** `npm run restore -- <backup>`: puts a backup in the place of the data, which is kept aside. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bothLanguages } from '../../messages/keeping.ts'
import { RESTORING } from '../database/claim.ts'
import { listTables } from '../database/copying/catalogue.ts'
import { copyAll } from '../database/copying/copyAll.ts'
import { inOneTransaction, type Place, withSnapshot } from '../database/copying/places.ts'
import { MIGRATION_NAMES } from '../database/migrate.ts'
import { KeepingFault, reaching, reasonOf } from './fault.ts'
import { flush, makePrivate, stampOf } from './files.ts'
import { claim, DATABASE, type Installation, KEY, nameOf, placeOf, type Run } from './installation.ts'
import { type Staged, stage } from './stage.ts'

/** The log belongs to the file it stands beside: over another one it would be replayed. */
const WITH_LOGS = [DATABASE, `${DATABASE}-wal`, `${DATABASE}-shm`, `${DATABASE}-journal`]

const STAGE = 'restoring-'

function newAside(dataDirectory: string, now: Date): string {
  const folder = join(dataDirectory, `before-restore-${stampOf(now)}`)
  mkdirSync(folder, { mode: 0o700 })
  makePrivate(folder)
  return folder
}

/**
 * Moves what is there aside and the staged files in. While that goes on a note lies in the folder with which no server starts,
 * so that a power cut cannot leave an old log beside a new file, or an empty folder that looks like a new installation.
 * Answers the folder aside, unless there was nothing.
 */
function exchange(dataDirectory: string, staged: Staged, replaced: string[], now: Date): string | undefined {
  const present = replaced.filter((name) => existsSync(join(dataDirectory, name)))
  const note = join(dataDirectory, RESTORING)
  const aside = present.length > 0 ? newAside(dataDirectory, now) : undefined
  writeFileSync(note, `${staged.folder}\n`, { mode: 0o600 })
  flush(note)
  flush(dataDirectory)
  try {
    for (const name of present) renameSync(join(dataDirectory, name), join(aside ?? '', name))
    for (const name of staged.names.filter((one) => replaced.includes(one))) {
      renameSync(join(staged.folder, name), join(dataDirectory, name))
    }
    if (aside !== undefined) flush(aside)
    flush(dataDirectory)
  } catch (error) {
    throw new KeepingFault('keeping.fault.halfPlaced', { reason: reasonOf(error) }, error)
  }
  rmSync(note)
  flush(dataDirectory)
  return aside
}

function isSameKey(dataDirectory: string, staged: Staged): boolean {
  const present = join(dataDirectory, KEY)
  return existsSync(present) && readFileSync(present).equals(readFileSync(join(staged.folder, KEY)))
}

/** A key that the backup does not have stays: secrets that were stored with it are opened by it. */
function replacedKey(dataDirectory: string, staged: Staged): string[] {
  return staged.names.includes(KEY) && !isSameKey(dataDirectory, staged) ? [KEY] : []
}

/** Into an empty database in one transaction, whose last act is `then`; the present one is another database and stays. */
async function fillPostgres<T>(place: Place, staged: Staged, run: Run, then: () => T): Promise<T> {
  const { schema } = staged
  return reaching(nameOf(place), () =>
    inOneTransaction(place, async (to) => {
      if ((await listTables(to)).length > 0) throw new KeepingFault('keeping.fault.notEmpty', { place: nameOf(place) })
      await withSnapshot({ file: join(staged.folder, DATABASE) }, (from) => copyAll(from, to, { schema, ...run }))
      return then()
    }),
  )
}

/** What a restore that was killed left: copies of a backup, which nobody misses. */
function clearStages(dataDirectory: string): void {
  for (const name of readdirSync(dataDirectory).filter((one) => one.startsWith(STAGE))) {
    rmSync(join(dataDirectory, name), { recursive: true, force: true })
  }
}

function tellAll(
  backup: string,
  staged: Staged,
  aside: string | undefined,
  hasSecretKey: boolean,
  { tell }: Run,
): void {
  const { rows, tables, schema, mails, manifest, names } = staged
  tell(bothLanguages('keeping.restore.done', { backup, rows, tables }))
  if (manifest === undefined) tell(bothLanguages('keeping.restore.unproved'))
  else tell(bothLanguages('keeping.restore.madeAt', { madeAt: manifest.madeAt, version: manifest.version }))
  if (schema !== MIGRATION_NAMES.at(-1)) tell(bothLanguages('keeping.restore.older', { schema }))
  if (mails > 0) tell(bothLanguages('keeping.restore.mails', { count: mails }))
  if (!names.includes(KEY) && !hasSecretKey) tell(bothLanguages('keeping.restore.key'))
  if (aside !== undefined) tell(bothLanguages('keeping.restore.aside', { folder: aside }))
  tell(bothLanguages('keeping.restore.next'))
}

/** Restores `backup` and tells what was done and what comes next; answers the folder of what was there before. */
export async function restore(installation: Installation, backup: string, run: Run): Promise<string | undefined> {
  const { dataDirectory, secretKey } = installation
  const place = placeOf(installation)
  const now = run.now()
  if ('file' in place) claim(dataDirectory, true)
  else mkdirSync(dataDirectory, { recursive: true })
  clearStages(dataDirectory)
  const staged = await stage(backup, join(dataDirectory, `${STAGE}${stampOf(now)}`))
  try {
    run.signal.throwIfAborted()
    const replaced = [...('file' in place ? WITH_LOGS : []), ...replacedKey(dataDirectory, staged)]
    const put = () => exchange(dataDirectory, staged, replaced, now)
    const aside = 'url' in place ? await fillPostgres(place, staged, run, put) : put()
    tellAll(backup, staged, aside, secretKey !== undefined, run)
    return aside
  } finally {
    rmSync(staged.folder, { recursive: true, force: true })
  }
}
