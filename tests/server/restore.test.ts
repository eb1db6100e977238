/** Issue 7, point 7: `npm run restore` on copies of the demonstration enterprise. */
import { createHash } from 'node:crypto'
import { chownSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../server/database/open.ts'
import { startOurs } from '../bench/processes.ts'
import { createFetchCaller } from '../contract/fetchCaller.ts'
import { type Expected, unpackDump } from '../dumps/files.ts'
import {
  backUp,
  environmentOf,
  fileOf,
  filesBelow,
  type Installation,
  keepEnterprise,
  newInstallation,
  placeOf,
  restore,
  restoredFrom,
  tablesAt,
} from './keptEnterprise.ts'
import { testEngine } from './testDatabase.ts'

/** Processes that copy, one after the other. */
const SLOW = { timeout: 300_000 }

async function newKept() {
  const kept = await newInstallation()
  onTestFinished(() => kept.remove())
  return { kept, expected: await keepEnterprise(kept) }
}

async function newEmpty() {
  const empty = await newInstallation()
  onTestFinished(() => empty.remove())
  return empty
}

/** A backup made while the enterprise was as it is stored, away from the data. */
async function backedUp(kept: Installation): Promise<string> {
  const { folder, err } = await backUp(kept)
  expect(err).toBe('')
  return folder
}

const NOBODY = 65_534

const copyAt = (folder: string) => ({ file: join(folder, 'roundview.sqlite'), url: undefined })

/** A server of the installation, and its administrator. */
async function serve(installation: Installation, { doors }: Expected) {
  const server = await startOurs(installation.directory, environmentOf(installation))
  const { process: child } = server
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) await server.end()
  })
  const administrator = createFetchCaller(server.url, new Set(), { 'accept-language': 'zh' })
  await administrator.ok('signIn', { body: doors.administrator })
  const find = async () => (await administrator.ok('listEmployees', { query: { kw: NEWCOMER.email } })).total
  return { server, administrator, find }
}

const NEWCOMER = { displayName: '备份之后', email: 'after@yuanhang.example' }

describe.runIf(testEngine === 'sqlite')('over a data folder', SLOW, () => {
  test('of a server that was killed gives the backup, and not what its log holds; and it can be undone', async () => {
    const { kept, expected } = await newKept()
    const life = await serve(kept, expected)
    const folder = await backedUp(kept)
    await life.administrator.ok('createEmployee', { body: NEWCOMER })
    await life.server.end()
    // What was acknowledged lies in the log alone: put back over the file, it was replayed.
    expect(statSync(`${fileOf(kept)}-wal`).size).toBeGreaterThan(0)
    const { code, out, err } = await restore(kept, folder)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^已恢复 .*\nRestored /)
    expect(out).toMatch(/现在请启动服务器：npm start。\nNow start the server: npm start.\n$/)
    expect(await tablesAt(placeOf(kept))).toEqual(await restoredFrom(copyAt(folder)))
    const [, aside = ''] = /^What was there before lies in (\S+): /m.exec(out) ?? []
    expect(readdirSync(aside).sort()).toEqual(['roundview.sqlite', 'roundview.sqlite-shm', 'roundview.sqlite-wal'])
    const second = await serve(kept, expected)
    expect(await second.find()).toBe(0)
    await second.server.end()
    const undone = await restore(kept, aside)
    expect(undone).toMatchObject({ code: 0, err: '' })
    expect(undone.out).toContain('It has no manifest')
    expect(await (await serve(kept, expected)).find()).toBe(1)
  })

  test('is refused while a server runs', async () => {
    const { kept, expected } = await newKept()
    const folder = await backedUp(kept)
    const { administrator, find } = await serve(kept, expected)
    const before = readdirSync(kept.directory).sort()
    const { code, out, err } = await restore(kept, folder)
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toContain(`正在使用 ${kept.directory}`)
    expect(err).toContain(`A server or another command is using ${kept.directory}, so nothing was changed`)
    expect(readdirSync(kept.directory).sort()).toEqual(before)
    await administrator.ok('createEmployee', { body: NEWCOMER })
    expect(await find()).toBe(1)
  })

  // Only root gives files away.
  test.runIf(process.getuid?.() === 0)(
    'by root leaves everything to whom the folder belongs, a backup too',
    async () => {
      const { kept } = await newKept()
      const { directory } = kept
      const below = () => ['.', ...readdirSync(directory, { recursive: true, encoding: 'utf8' })]
      for (const name of below()) chownSync(join(directory, name), NOBODY, NOBODY)
      expect(await restore(kept, await backedUp(kept))).toMatchObject({ code: 0, err: '' })
      const names = below()
      expect(names).toEqual(expect.arrayContaining(['backups', 'roundview.lock']))
      const owners = names.map((name) => [
        name,
        statSync(join(directory, name)).uid,
        statSync(join(directory, name)).gid,
      ])
      expect(owners).toEqual(names.map((name) => [name, NOBODY, NOBODY]))
    },
  )

  test('of another key keeps the present one aside', async () => {
    const { kept } = await newKept()
    const folder = await backedUp(kept)
    const key = readFileSync(join(kept.directory, 'secret.key'), 'utf8')
    writeFileSync(join(kept.directory, 'secret.key'), `${key} but another`)
    const { out } = await restore(kept, folder)
    const [, aside = ''] = /^What was there before lies in (\S+): /m.exec(out) ?? []
    expect(readFileSync(join(aside, 'secret.key'), 'utf8')).toBe(`${key} but another`)
    expect(readFileSync(join(kept.directory, 'secret.key'), 'utf8')).toBe(key)
  })
})

test('into an empty place gives every row', SLOW, async () => {
  const { kept } = await newKept()
  const folder = await backedUp(kept)
  const empty = await newEmpty()
  const { code, err, out } = await restore(empty, folder)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).not.toContain('What was there before')
  expect(out).toContain('Mails waited when it was made')
  expect(await tablesAt(placeOf(empty))).toEqual(await restoredFrom(placeOf(kept)))
  expect(readFileSync(join(empty.directory, 'secret.key'))).toEqual(readFileSync(join(kept.directory, 'secret.key')))
})

test('of an earlier schema is upgraded at the next start', SLOW, async () => {
  const { directory, remove } = await newInstallation('sqlite')
  onTestFinished(remove)
  const file = join(directory, 'copied.sqlite')
  await unpackDump('0001', { file, url: undefined })
  const empty = await newEmpty()
  const { code, out, err } = await restore(empty, file)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain('It is of an earlier schema (0001-initial): the next start upgrades it.')
  const before = await restoredFrom({ file, url: undefined })
  expect(await tablesAt(placeOf(empty))).toEqual(before)
  // Nor need a backup wait for the upgrade.
  expect(await tablesAt(copyAt(await backedUp(empty)))).toEqual(before)
  await (await openDatabase(placeOf(empty))).close()
  const after = await tablesAt(placeOf(empty))
  expect(Number.parseInt(after['employee'] ?? '', 10)).toBe(Number.parseInt(before['employee'] ?? '', 10))
})

test.runIf(testEngine === 'postgres')('into a database that is not empty is refused', SLOW, async () => {
  const { kept } = await newKept()
  const folder = await backedUp(kept)
  const before = [await tablesAt(placeOf(kept)), filesBelow(kept.directory)]
  const { code, err } = await restore(kept, folder)
  expect(code).toBe(1)
  expect(err).toContain('already, so nothing was changed: name an empty database or folder.')
  expect([await tablesAt(placeOf(kept)), filesBelow(kept.directory)]).toEqual(before)
})

/** Changes the file as a bad disk would. */
function spoil(path: string, change: (bytes: Buffer) => Buffer): void {
  writeFileSync(path, change(readFileSync(path)))
}

function rewriteManifest(folder: string, change: (manifest: ManifestText) => void): void {
  const path = join(folder, 'manifest.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as ManifestText
  change(manifest)
  writeFileSync(path, JSON.stringify(manifest))
}

interface ManifestText {
  tables: Record<string, number>
  files: { name: string; bytes: number; sha256: string }[]
}

/** Makes the manifest true again after the database was changed. */
function signDatabase(folder: string): void {
  const bytes = readFileSync(join(folder, 'roundview.sqlite'))
  rewriteManifest(folder, ({ files: [database] }) => {
    if (database === undefined) return
    database.bytes = bytes.length
    database.sha256 = createHash('sha256').update(bytes).digest('hex')
  })
}

const FAULTS: [string, string, (folder: string) => void][] = [
  [
    'one bit of the database',
    '/spoilt/roundview.sqlite.',
    (folder) =>
      spoil(join(folder, 'roundview.sqlite'), (bytes) => {
        bytes.writeUInt8(bytes.readUInt8(bytes.length - 100) ^ 1, bytes.length - 100)
        return bytes
      }),
  ],
  [
    'the end of the database',
    '/spoilt/roundview.sqlite.',
    (folder) => spoil(join(folder, 'roundview.sqlite'), (bytes) => bytes.subarray(0, -4096)),
  ],
  ['the key', '/spoilt/secret.key.', (folder) => rmSync(join(folder, 'secret.key'))],
  ['the manifest', '/spoilt/manifest.json.', (folder) => writeFileSync(join(folder, 'manifest.json'), '{"form":')],
  [
    'a count of the manifest',
    '/spoilt/manifest.json: employee.',
    (folder) =>
      rewriteManifest(folder, ({ tables }) => {
        tables['employee'] = 1
      }),
  ],
  [
    'a page within the database, the manifest gone',
    '/spoilt/roundview.sqlite: ',
    (folder) => {
      rmSync(join(folder, 'manifest.json'))
      spoil(join(folder, 'roundview.sqlite'), (bytes) => bytes.fill(0x5a, 8192, 12_288))
    },
  ],
  [
    'everything but its name',
    'is no backup of Roundview.',
    (folder) => {
      rmSync(join(folder, 'manifest.json'))
      writeFileSync(join(folder, 'roundview.sqlite'), 'not a database at all, and long enough to be looked at')
    },
  ],
  [
    'its version, which is later',
    'This is of a later version of Roundview (9999-later), so nothing was changed',
    (folder) => {
      const database = new Sqlite(join(folder, 'roundview.sqlite'))
      database.exec("insert into kysely_migration values ('9999-later', '')")
      database.close()
      rewriteManifest(folder, (manifest) => Object.assign(manifest, { schema: '9999-later' }))
      signDatabase(folder)
    },
  ],
]

test('a backup that is not what it was is refused and nothing is touched', SLOW, async () => {
  const { kept } = await newKept()
  const folder = await backedUp(kept)
  const place = testEngine === 'sqlite' ? kept : await newEmpty()
  const spoilt = join(kept.directory, 'backups', 'spoilt')
  for (const [name, sentence, fault] of FAULTS) {
    rmSync(spoilt, { recursive: true, force: true })
    mkdirSync(spoilt)
    for (const file of readdirSync(folder)) writeFileSync(join(spoilt, file), readFileSync(join(folder, file)))
    fault(spoilt)
    const before = [await tablesAt(placeOf(place)), filesBelow(place.directory)]
    const { code, out, err } = await restore(place, spoilt)
    expect.soft({ name, code, out }).toEqual({ name, code: 1, out: '' })
    expect.soft(err, name).toContain(sentence)
    expect.soft(err, name).toMatch(/so nothing was changed|is no backup of Roundview/)
    expect.soft(err.split('\n'), name).toHaveLength(3)
    expect.soft([await tablesAt(placeOf(place)), filesBelow(place.directory)], name).toEqual(before)
  }
  expect((await restore(place, join(folder, 'nothing'))).err).toContain('nothing is no backup of Roundview.')
})
