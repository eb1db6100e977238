/** Backup, restore and move of an SQLite file that a bad disk spoilt: the file is told, and nothing is changed. */
import { readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { backUpHere, moveHere, newSmall, restoreHere } from './keepingInProcess.ts'
import { fileOf, filesBelow, newInstallation, type OwnInstallation, placeOf, tablesAt } from './keptEnterprise.ts'
import { testEngine } from './testDatabase.ts'

const PAGE = 4096

/** Whoever looks for rows by the index finds none. */
function emptyIndex(file: string): void {
  const database = new Sqlite(file)
  const find = "select rootpage from sqlite_master where name = 'sqlite_autoindex_signInThrottle_1'"
  const root = database.prepare<[], number>(find).pluck().get() ?? 0
  database.close()
  const bytes = readFileSync(file)
  // The number of its entries, in the header of its page (sqlite.org/fileformat2.html, 1.6).
  bytes.writeUInt16BE(0, (root - 1) * PAGE + 3)
  writeFileSync(file, bytes)
}

const FAULTS: [string, (file: string) => void][] = [
  ['a page within it', (file) => writeFileSync(file, readFileSync(file).fill(0x5a, 2 * PAGE, 3 * PAGE))],
  ['its end', (file) => truncateSync(file, 20 * PAGE)],
  ['an index', emptyIndex],
  ['all of it', (file) => writeFileSync(file, 'not a database at all, and long enough to be looked at')],
]

let kept: OwnInstallation

beforeEach(async () => {
  kept = await newSmall('sqlite')
  const database = new Sqlite(fileOf(kept))
  database.exec(`insert into "signInThrottle" values ('somebody', 1, null, '')`)
  database.pragma('journal_mode = DELETE')
  database.close()
  return () => kept.remove()
})

const isEmptyAfter = async (empty: OwnInstallation) => [await tablesAt(placeOf(empty)), filesBelow(empty.directory)]

async function newEmpty() {
  const empty = await newInstallation()
  onTestFinished(() => empty.remove())
  return empty
}

describe.each(FAULTS)('where %s is spoilt', (_name, spoil) => {
  const told = () => `The database ${fileOf(kept)} is damaged, so nothing was changed: `

  test.runIf(testEngine === 'sqlite')('no backup is made', async () => {
    spoil(fileOf(kept))
    const before = filesBelow(kept.directory)
    const { out, err } = await backUpHere(kept, join(kept.directory, 'backups'))
    expect(err).toContain(told())
    expect([out, err.split('\n').length, filesBelow(kept.directory)]).toEqual(['', 2, before])
  })

  test.runIf(testEngine === 'sqlite')('it is not restored', async () => {
    spoil(fileOf(kept))
    const empty = await newEmpty()
    const { out, err } = await restoreHere(empty, kept.directory)
    const { directory } = kept
    expect(err).toMatch(
      new RegExp(`so nothing was changed: ${fileOf(kept)}: .*\\.$|^${directory} is no backup of Roundview\\.$`, 'm'),
    )
    expect([out, err.split('\n').length, filesBelow(empty.directory)]).toEqual(['', 2, {}])
  })

  test.runIf(testEngine === 'postgres')('nothing is moved', async () => {
    spoil(fileOf(kept))
    const empty = await newEmpty()
    const { out, err } = await moveHere(kept, empty.url ?? '')
    expect(err).toContain(told())
    expect([out, err.split('\n').length]).toEqual(['', 2])
    expect(await isEmptyAfter(empty)).toEqual([{}, {}])
  })
})
