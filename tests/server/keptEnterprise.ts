/** A copy of the stored demonstration enterprise, brought up to date, and the commands that keep it. */
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../server/database/open.ts'
import { readContents } from '../dumps/contents.ts'
import { type DatabasePlace, type Expected, readExpected, storedDumps, unpackDump } from '../dumps/files.ts'
import { startCommand } from './operatorCommand.ts'
import { createOwnDatabase } from './ownDatabase.ts'
import { testEngine } from './testDatabase.ts'

/** Words long enough to be a key (mail/secretBox.ts). */
export const KEY_TEXT = 'a key of the tests that is long enough to be one'

const newestDump = () => storedDumps().at(-1) ?? ''

export interface Installation {
  directory: string
  url: string | undefined
}

export interface OwnInstallation extends Installation {
  remove(): Promise<void>
}

/** An empty folder and, on PostgreSQL, a database without a table. */
export async function newInstallation(engine = testEngine): Promise<OwnInstallation> {
  const directory = mkdtempSync(join(tmpdir(), 'roundview-kept-'))
  const own = engine === 'postgres' ? await createOwnDatabase(process.env['TEST_DATABASE_URL'] ?? '') : undefined
  return {
    directory,
    url: own?.url,
    async remove() {
      await own?.drop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** What a server is started with. */
export const environmentOf = ({ url }: Installation): Record<string, string> =>
  url === undefined ? {} : { DATABASE_URL: url }

export const fileOf = ({ directory }: Pick<Installation, 'directory'>) => join(directory, 'roundview.sqlite')

export const placeOf = (installation: Installation): DatabasePlace => ({
  file: fileOf(installation),
  url: installation.url,
})

/** Puts the enterprise, and a key, into an empty installation. */
export async function keepEnterprise(installation: Installation): Promise<Expected> {
  const place = placeOf(installation)
  await unpackDump(newestDump(), place)
  await (await openDatabase(place)).close()
  writeFileSync(join(installation.directory, 'secret.key'), KEY_TEXT)
  return readExpected(newestDump())
}

/** `npm run backup`; answers the new folder. */
export async function backUp(installation: Installation, environment: Record<string, string> = {}) {
  const said = await startCommand('backup', installation, [], environment).ended
  const [, folder = ''] = /^Backed up to (\S+): /m.exec(said.out) ?? []
  return { ...said, folder }
}

export const restore = (installation: Installation, backup: string) =>
  startCommand('restore', installation, [backup]).ended

const digestOf = (lines: string[]) =>
  `${lines.length} ${createHash('sha256').update(lines.sort().join('\n')).digest('hex')}`

/** Count and checksum of each table's rows, by another way than the product's: sorted lines of texts. */
export async function tablesAt(place: DatabasePlace): Promise<Record<string, string>> {
  const { rows } = await readContents(place)
  const textOf = (value: unknown) =>
    Buffer.isBuffer(value) ? value.toString('hex') : value === null ? null : `${value}`
  const lineOf = (row: object) =>
    JSON.stringify(
      Object.entries(row)
        .map(([name, value]) => [name, textOf(value)])
        .sort(),
    )
  const digests = Object.entries(rows).flatMap(([table, found]): [string, string][] => {
    // When the migrations ran is of the database, not of the enterprise.
    if (table.startsWith('kysely_migration')) return []
    return [[table, digestOf(found.map(lineOf))]]
  })
  return Object.fromEntries(digests.sort())
}

/** What a restore brings back: nobody's sign-in. */
export async function restoredFrom(place: DatabasePlace): Promise<Record<string, string>> {
  const tables = await tablesAt(place)
  return { ...tables, session: digestOf([]) }
}

/** Every file below a folder with what is in it and who may read it; the lock of the folder is no data. */
export function filesBelow(directory: string): Record<string, string> {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' }).sort()
  const known = names.filter((name) => !name.startsWith('roundview.lock') && statSync(join(directory, name)).isFile())
  const lineOf = (path: string) =>
    `${createHash('sha256').update(readFileSync(path)).digest('hex')} ${(statSync(path).mode & 0o777).toString(8)}`
  return Object.fromEntries(known.map((name) => [name, lineOf(join(directory, name))]))
}
