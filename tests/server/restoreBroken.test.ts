/** A restore that does not come to its end: killed while files change places, or the database is lost at the last word. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { describe, expect, onTestFinished, test } from 'vitest'
import { exchange } from '../../server/keeping/exchange.ts'
import { temporaryDirectory } from '../bench/processes.ts'
import { layCable } from './cable.ts'
import {
  backUp,
  fileOf,
  filesBelow,
  type Installation,
  KEY_TEXT,
  keepEnterprise,
  newInstallation,
  placeOf,
  restore,
  restoredFrom,
  tablesAt,
} from './keptEnterprise.ts'
import { startCommand } from './operatorCommand.ts'
import { expectRefused, spawnServer } from './serverProcess.ts'
import { testEngine } from './testDatabase.ts'

/** Processes that copy, one after the other. */
const SLOW = { timeout: 300_000 }

/** A backup with a key, and the installation it was made of. */
async function newBackedUp() {
  const kept = await newInstallation()
  onTestFinished(() => kept.remove())
  await keepEnterprise(kept)
  const { folder, err } = await backUp(kept)
  expect(err).toBe('')
  return { kept, folder }
}

const KILLED = "process.kill(process.pid, 'SIGKILL')"
const FAILED = "{ throw new Error('EIO: of the test') }"

/** What happens to the process when it would move another file than the first so many, or else take the note away. */
function brokenAfter(moves: number, how: string): Record<string, string> {
  const code = `
    import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    const { renameSync, rmSync } = fs
    const end = () => ${how}
    let left = ${moves}
    fs.renameSync = (...words) => left-- === 0 ? end() : renameSync(...words)
    fs.rmSync = (...words) => words[0].endsWith('restore-unfinished') ? end() : rmSync(...words)
    syncBuiltinESMExports()`
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` }
}

async function kill(kept: Installation, folder: string, moves: number): Promise<void> {
  const { code, out } = await startCommand('restore', kept, [folder], brokenAfter(moves, KILLED)).ended
  expect({ code, out }).toEqual({ code: null, out: '' })
}

const asidesOf = ({ directory }: Installation) => readdirSync(directory).filter((name) => /^before-restore/.test(name))

/** Database, log and key are moved aside, then database and key in. */
const OLD = ['roundview.sqlite', 'roundview.sqlite-wal', 'secret.key']
const MOVES = 5

/** A change that lies in the log alone, and another key; where these files are kept for comparison. */
function crash({ directory }: Installation): string {
  const file = fileOf({ directory })
  const saved = join(directory, 'backups', 'saved')
  mkdirSync(saved)
  const database = new Sqlite(file)
  database.pragma('journal_mode = WAL')
  database.pragma('wal_autocheckpoint = 0')
  database.exec(`update template set title = 'in the log'`)
  for (const name of OLD.slice(0, 2)) copyFileSync(join(directory, name), join(saved, name))
  database.close()
  writeFileSync(join(saved, 'secret.key'), `${KEY_TEXT} but another`)
  putBack(saved, directory)
  return saved
}

function putBack(saved: string, directory: string): void {
  for (const name of OLD) copyFileSync(join(saved, name), join(directory, name))
}

describe.runIf(testEngine === 'sqlite')('over a data folder', SLOW, () => {
  test('two in one second keep what was there in folders of their own', () => {
    const { directory, remove } = temporaryDirectory()
    onTestFinished(remove)
    const from = join(directory, 'from')
    mkdirSync(from)
    const now = new Date('2026-03-02T09:00:00.000Z')
    const put = (text: string) => {
      writeFileSync(join(from, 'secret.key'), text)
      const replaced = ['secret.key']
      return exchange({ dataDirectory: directory, from, placed: replaced, replaced, now })
    }
    const asides = ['first', 'second', 'third', 'fourth'].map(put)
    const kept = asides.map((aside) => aside && readFileSync(join(aside, 'secret.key'), 'utf8'))
    expect(kept).toEqual([undefined, 'first', 'second', 'third'])
    expect(readFileSync(join(directory, 'secret.key'), 'utf8')).toBe('fourth')
  })

  test('killed when nothing is in place, no server starts', async () => {
    const { kept, folder } = await newBackedUp()
    crash(kept)
    await kill(kept, folder, OLD.length)
    expect(existsSync(fileOf(kept))).toBe(false)
    const server = await spawnServer({ DATA_DIR: kept.directory })
    onTestFinished(() => server.signal('SIGKILL'))
    await expectRefused(server, 78, /的恢复曾被中断/, /was interrupted: run the same npm run restore again/)
    expect(existsSync(fileOf(kept))).toBe(false)
  })

  test('killed anywhere and run again, all that was there is in one folder, and is restored from it', async () => {
    const { kept, folder } = await newBackedUp()
    const saved = crash(kept)
    const { directory } = kept
    let aside = ''
    for (let moves = 0; moves <= MOVES; moves += 1) {
      for (const name of asidesOf(kept)) rmSync(join(directory, name), { recursive: true })
      putBack(saved, directory)
      await kill(kept, folder, moves)
      expect(await restore(kept, folder), `after ${moves}`).toMatchObject({ code: 0, err: '' })
      expect(asidesOf(kept), `after ${moves}`).toHaveLength(1)
      aside = join(directory, asidesOf(kept)[0] ?? '')
      for (const name of OLD) {
        expect(existsSync(join(aside, name)) && readFileSync(join(aside, name)), `${name} after ${moves}`).toEqual(
          readFileSync(join(saved, name)),
        )
      }
      expect(readdirSync(directory).filter((name) => /unfinished|restoring/.test(name))).toEqual([])
      expect(readFileSync(join(directory, 'secret.key'), 'utf8')).toBe(KEY_TEXT)
    }
    expect(await restore(kept, aside)).toMatchObject({ code: 0, err: '' })
    const database = new Sqlite(fileOf(kept), { readonly: true })
    const titles = database.prepare('select distinct title from template').pluck().all()
    database.close()
    expect(titles).toEqual(['in the log'])
    expect(readFileSync(join(directory, 'secret.key'), 'utf8')).toBe(`${KEY_TEXT} but another`)
  })
})

describe.runIf(testEngine === 'postgres')('into PostgreSQL, with another key in the folder', SLOW, () => {
  const ANOTHER = `${KEY_TEXT} but another`

  async function newTarget() {
    const empty = await newInstallation()
    onTestFinished(() => empty.remove())
    writeFileSync(join(empty.directory, 'secret.key'), ANOTHER)
    return empty
  }

  test('it says that the key is put back by hand', async () => {
    const { folder } = await newBackedUp()
    const empty = await newTarget()
    const { code, out } = await restore(empty, folder)
    expect(code).toBe(0)
    const [, file = '', there] =
      /^The secret\.key that was there before is now (\S+): .* into (\S+)\. /m.exec(out) ?? []
    expect(readFileSync(file, 'utf8')).toBe(ANOTHER)
    expect(there).toBe(empty.directory)
    expect(out).not.toContain('npm run restore')
    expect(readFileSync(join(empty.directory, 'secret.key'), 'utf8')).toBe(KEY_TEXT)
  })

  test('a key that cannot be put in place is told, and that the database is restored', async () => {
    const { kept, folder } = await newBackedUp()
    const empty = await newTarget()
    const { code, out, err } = await startCommand('restore', empty, [folder], brokenAfter(1, FAILED)).ended
    expect([code, out.includes('Restored')]).toEqual([1, false])
    expect(err).toMatch(
      /^数据库已恢复，.*EIO.*\nThe database was restored, but the secret\.key .* by hand\. EIO: of the test\n$/,
    )
    expect(err).toContain(`into ${empty.directory}:`)
    expect(await tablesAt(placeOf(empty))).toEqual(await restoredFrom(placeOf(kept)))
  })

  test('a connection lost before the commit changes nothing, the key neither', async () => {
    const { folder } = await newBackedUp()
    const empty = await newTarget()
    const cable = await layCable(empty.url ?? '')
    onTestFinished(() => cable.remove())
    cable.cutAt('commit\0')
    const before = filesBelow(empty.directory)
    const { code, out, err } = await restore({ ...empty, url: cable.through(empty.url ?? '') }, folder)
    // It was the last word: every table had arrived.
    expect(out).toMatch(/^user (\d+)\/\1$/m)
    expect([code, err.includes('nothing was changed')]).toEqual([1, true])
    expect(filesBelow(empty.directory)).toEqual(before)
    await expect.poll(async () => Object.keys(await tablesAt(placeOf(empty)))).toEqual([])
  })
})
