/** While a restore or a move goes on, no server and no other command is at work over what they read and write. */
import { chownSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { inOneTransaction, PlaceFault, withSnapshot } from '../../server/database/copying/places.ts'
import { openSqlite } from '../../server/database/engine/sqlite.ts'
import { openDatabase } from '../../server/database/open.ts'
import { layCable } from './cable.ts'
import { backUpHere, moveHere, newSmall, restoreHere } from './keepingInProcess.ts'
import {
  environmentOf,
  fileOf,
  filesBelow,
  type Installation,
  newInstallation,
  placeOf,
  tablesAt,
} from './keptEnterprise.ts'
import { type Commanded, startCommand } from './operatorCommand.ts'
import { expectRefused, spawnServer } from './serverProcess.ts'
import { testEngine } from './testDatabase.ts'

const NOBODY = 65_534
const SLOW = { timeout: 300_000 }

async function cleared(engine = testEngine) {
  const installation = await newInstallation(engine)
  onTestFinished(() => installation.remove())
  return installation
}

async function newKept() {
  const kept = await newSmall()
  onTestFinished(() => kept.remove())
  return kept
}

/** Of an installation, among its data. */
async function backedUp(kept: Installation): Promise<string> {
  const backups = join(kept.directory, 'backups')
  expect((await backUpHere(kept, backups)).err).toBe('')
  return join(backups, readdirSync(backups)[0] ?? '')
}

/** Says so and stays there when it has copied the first file. */
const RESTING = `
  import fs from 'node:fs'
  import { syncBuiltinESMExports } from 'node:module'
  const { copyFileSync } = fs
  fs.copyFileSync = (...words) => {
    copyFileSync(...words)
    fs.writeSync(1, 'resting')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  }
  syncBuiltinESMExports()`
const RESTING_ENVIRONMENT = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(RESTING)}` }

/** Ends a command that may be stopped. */
function killed({ process: child, ended }: Commanded) {
  child.kill('SIGKILL')
  return ended
}

test('of two restores into one folder the second is refused, and the first one’s end frees it', SLOW, async () => {
  const kept = await newKept()
  const folder = await backedUp(kept)
  const empty = await cleared()
  // Only root gives files away.
  const isRoot = process.getuid?.() === 0
  if (isRoot) chownSync(empty.directory, NOBODY, NOBODY)
  const first = startCommand('restore', empty, [folder], RESTING_ENVIRONMENT)
  onTestFinished(async () => void (await killed(first)))
  await expect.poll(() => first.said.out).toBe('resting')
  const locks = readdirSync(empty.directory).filter((name) => name.startsWith('roundview.lock'))
  expect(locks.sort()).toEqual(['roundview.lock', 'roundview.lock-journal'])
  if (isRoot) for (const name of locks) expect(statSync(join(empty.directory, name)).uid, name).toBe(NOBODY)
  const before = filesBelow(empty.directory)
  expect(Object.keys(before)).toEqual([expect.stringMatching(/^restoring-.*\/roundview\.sqlite$/)])
  const second = await restoreHere(empty, folder)
  expect(second.err).toContain(`A server or another command is using ${empty.directory}, so nothing was changed`)
  expect([second.out, filesBelow(empty.directory)]).toEqual(['', before])
  if (testEngine === 'sqlite') {
    const server = await spawnServer({ DATA_DIR: empty.directory })
    onTestFinished(() => server.signal('SIGKILL'))
    await expectRefused(
      server,
      75,
      /另一个 Roundview 进程正在使用文件夹/,
      /Another Roundview process is using the folder/,
    )
  }
  await killed(first)
  expect(await restoreHere(empty, folder)).toMatchObject({ err: '' })
  expect(readdirSync(empty.directory).filter((name) => !name.startsWith('roundview.'))).toEqual(['secret.key'])
})

/** Told a second after the command has begun, if not later. */
const MANY = 100_000
const AT_WORK = /^signInThrottle \d+\/100000$/m

async function addRows(url: string, count: number): Promise<void> {
  const database = await openDatabase({ url, file: '' })
  await database.write((db) =>
    sql`insert into "signInThrottle" select 'many ' || one, 1, null, '' from generate_series(1, ${sql.lit(count)}) as one`.execute(
      db,
    ),
  )
  await database.close()
}

describe.runIf(testEngine === 'postgres')('a move from PostgreSQL', SLOW, () => {
  test('lets no server start at either side, and its parts are private', async () => {
    const kept = await newKept()
    await addRows(kept.url ?? '', MANY)
    const to = await cleared('sqlite')
    const moving = startCommand('move', kept, ['--to', to.directory])
    onTestFinished(async () => void (await killed(moving)))
    await expect.poll(() => moving.said.out, { timeout: 60_000 }).toMatch(AT_WORK)
    moving.process.kill('SIGSTOP')
    const modes = Object.entries(filesBelow(to.directory)).map(([name, line]) => [name, line.split(' ')[1]])
    expect(modes).toContainEqual(['roundview.sqlite.part', '600'])
    expect(new Set(modes.map(([, mode]) => mode))).toEqual(new Set(['600']))
    const atSource = await spawnServer({ DATA_DIR: kept.directory, ...environmentOf(kept) })
    const atTarget = await spawnServer({ DATA_DIR: to.directory })
    for (const server of [atSource, atTarget]) onTestFinished(() => server.signal('SIGKILL'))
    await expectRefused(atSource, 75, /正在使用该数据库/, /with INSTANCE=0 is using this database/)
    await expectRefused(atTarget, 75, /正在使用文件夹/, /Another Roundview process is using the folder/)
    moving.process.kill('SIGCONT')
    expect(await moving.ended).toMatchObject({ code: 0, err: '' })
    expect(await tablesAt(placeOf(to))).toEqual(await tablesAt(placeOf(kept)))
  })

  test('that cannot give its file the name takes the key back, too', async () => {
    const kept = await newKept()
    const to = await cleared('sqlite')
    await addRows(kept.url ?? '', 1)
    const inItsPlace = () => void mkdirSync(fileOf(to), { recursive: true })
    const { err } = await moveHere(kept, to.directory, inItsPlace)
    expect(err).toContain('nothing was changed')
    expect(filesBelow(to.directory)).toEqual({})
  })

  test('that loses it names it, and not the folder it goes to', async () => {
    const kept = await newKept()
    const to = await cleared('sqlite')
    const cable = await layCable(kept.url ?? '')
    onTestFinished(() => cable.remove())
    cable.cutAt('from "user"')
    const through = cable.through(kept.url ?? '')
    const { err } = await moveHere({ ...kept, url: through }, to.directory)
    const { host, pathname } = new URL(through)
    expect(err).toContain(`The database at postgres://${host}${pathname} cannot be used, so nothing was changed: `)
    expect(filesBelow(to.directory)).toEqual({})
  })

  test('to another one that loses that names that', async () => {
    const kept = await newKept()
    await addRows(kept.url ?? '', 1)
    const to = await cleared()
    const cable = await layCable(to.url ?? '')
    onTestFinished(() => cable.remove())
    cable.cutAt('insert into "signInThrottle"')
    const through = cable.through(to.url ?? '')
    const { err } = await moveHere(kept, through)
    const { host, pathname } = new URL(through)
    expect(err).toContain(`The database at postgres://${host}${pathname} cannot be used, so nothing was changed: `)
    expect(await tablesAt(placeOf(to))).toEqual({})
  })

  test('or a restore is refused where a server has a number there, connected or not yet', async () => {
    const kept = await newKept()
    const folder = await backedUp(kept)
    const empty = await cleared()
    const { createInstance } = await import('../../server/database/engine/instances.ts')
    const held = createInstance({ url: empty.url ?? '', instance: 7, onTaken: () => undefined })
    await held.hold()
    onTestFinished(() => held.release())
    const { host, pathname } = new URL(empty.url ?? '')
    const refused = `A server or another command is using postgres://${host}${pathname}, so nothing was changed`
    for (const { err } of [await restoreHere(empty, folder), await moveHere(kept, empty.url ?? '')]) {
      expect(err).toContain(refused)
    }
  })
})

test('what is read to be left behind is written by nobody meanwhile', SLOW, async () => {
  const kept = await newKept()
  const place = kept.url === undefined ? { file: fileOf(kept) } : { url: kept.url }
  const change = sql`insert into "signInThrottle" values ('one more', 1, null, '')`
  const write = async () => {
    if (kept.url === undefined) {
      const { writer, reader } = openSqlite(fileOf(kept))
      try {
        await change.execute(writer)
      } finally {
        await writer.destroy()
        await reader.destroy()
      }
    } else {
      const database = await openDatabase({ url: kept.url, file: '', besideServer: true })
      try {
        await database.write((db) => change.execute(db))
      } finally {
        await database.close()
      }
    }
  }
  const ended = (isStill: boolean) =>
    withSnapshot(
      place,
      () =>
        write().then(
          () => 'written',
          () => 'refused',
        ),
      { isStill },
    )
  expect(await ended(true)).toBe('refused')
  expect(await ended(false)).toBe('written')
})

test('of two databases in hand the one whose statement failed is named', SLOW, async () => {
  const kept = await newKept()
  const source = kept.url === undefined ? { file: fileOf(kept) } : { url: kept.url }
  const target = { file: join(kept.directory, 'target.sqlite') }
  const failing = (isOfSource: boolean) =>
    withSnapshot(source, (from) =>
      inOneTransaction(target, (to) => sql`select * from nowhere`.execute(isOfSource ? from : to)),
    ).catch((error: unknown) => error instanceof PlaceFault && error.place)
  expect([await failing(true), await failing(false)]).toEqual([source, target])
})
