/** Backup, restore and move onto a disk that is full: which one is told, and nothing is left that could be taken for a copy. */
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { beforeAll, describe, expect, onTestFinished, type TestContext, test } from 'vitest'
import { exchange } from '../../server/keeping/exchange.ts'
import {
  backUp,
  filesBelow,
  keepEnterprise,
  newInstallation,
  type OwnInstallation,
  placeOf,
  restore,
  tablesAt,
} from './keptEnterprise.ts'
import { startCommand } from './operatorCommand.ts'
import { smallDisk } from './smallDisk.ts'
import { testEngine } from './testDatabase.ts'

const SLOW = { timeout: 300_000 }
/** More than its rows need, so that what comes after the database finds no room. */
const PAGE = 4096

let kept: OwnInstallation
let folder: string
/** Of the backup's database. */
let bytes: number

beforeAll(async () => {
  kept = await newInstallation()
  await keepEnterprise(kept)
  const made = await backUp(kept)
  folder = made.folder
  bytes = statSync(join(folder, 'roundview.sqlite')).size
  return () => kept.remove()
}, SLOW.timeout)

function diskOf(size: number, skip: TestContext['skip']): string {
  const disk = smallDisk(size)
  if (disk === null) return skip('mounting is not allowed here')
  onTestFinished(disk.remove)
  return disk.directory
}

const told = (place: string) =>
  new RegExp(`^${place} 所在的磁盘已满，.*\\nThe disk of ${place} is full, so nothing was changed: .*\\n$`)

describe('a disk that is full', SLOW, () => {
  test.for([PAGE, 0.5, 1])('ends a backup (room %s), and nothing is left of it', async (share, { skip }) => {
    const to = diskOf(share < 1 ? share * bytes : share === 1 ? bytes : share, skip)
    const { code, out, err } = await startCommand('backup', kept, ['--to', to]).ended
    expect(out).not.toContain('Backed up')
    expect(err).toMatch(told(to))
    expect([code, readdirSync(to)]).toEqual([1, []])
  })

  test('ends a restore, and what was there is as it was', async ({ skip }) => {
    const empty = await newInstallation()
    onTestFinished(() => empty.remove())
    const place = { ...empty, directory: join(diskOf(bytes, skip), 'data') }
    mkdirSync(place.directory)
    writeFileSync(join(place.directory, 'secret.key'), 'another key, which is long enough to be one of the tests')
    const before = filesBelow(place.directory)
    const { code, out, err } = await restore(place, folder)
    expect(err).toMatch(told(place.directory))
    expect([code, out, filesBelow(place.directory)]).toEqual([1, '', before])
  })

  test('ends an exchange before it has begun: no server is kept from starting', ({ skip }) => {
    const directory = diskOf(4 * PAGE, skip)
    const from = join(directory, 'from')
    mkdirSync(from)
    for (const place of [directory, from]) writeFileSync(join(place, 'secret.key'), place)
    expect(() => writeFileSync(join(directory, 'filling'), Buffer.alloc(10 * PAGE, 1))).toThrow('ENOSPC')
    const replaced = ['secret.key']
    const put = () => exchange({ dataDirectory: directory, from, placed: replaced, replaced, now: new Date() })
    expect(put).toThrow('ENOSPC')
    expect(readdirSync(directory).sort()).toEqual(['filling', 'from', 'secret.key'])
  })

  test.runIf(testEngine === 'postgres')('ends a move into a folder, which holds nothing then', async ({ skip }) => {
    const to = diskOf(bytes / 2, skip)
    const { code, out, err } = await startCommand('move', kept, ['--to', `${to}/`]).ended
    expect(err).toMatch(told(`${to}/`))
    expect([code, out.includes('Moved'), filesBelow(to)]).toEqual([1, false, {}])
  })

  test.runIf(testEngine === 'postgres')('of PostgreSQL ends a move and a restore into it', async () => {
    const empty = await newInstallation()
    onTestFinished(() => empty.remove())
    const { host, pathname } = new URL(empty.url ?? '')
    const client = new pg.Client({ connectionString: empty.url })
    await client.connect()
    await client.query(`create schema test_of_disk;
      create function test_of_disk.full() returns event_trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
      create event trigger test_of_disk on ddl_command_end execute function test_of_disk.full()`)
    await client.end()
    const file = await newInstallation('sqlite')
    onTestFinished(() => file.remove())
    expect((await restore(file, folder)).code).toBe(0)
    const ends = [
      await startCommand('move', file, ['--to', empty.url ?? '']).ended,
      await restore({ ...empty, directory: join(file.directory, 'other') }, folder),
    ]
    for (const { code, err } of ends) {
      expect(err).toMatch(told(`postgres://${host}${pathname}`))
      expect(code).toBe(1)
    }
    expect(Object.keys(await tablesAt(placeOf(empty)))).toEqual([])
    expect(filesBelow(join(file.directory, 'other'))).toEqual({})
  })
})
