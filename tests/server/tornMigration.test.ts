/**
 * An upgrade that fails, or is killed, in the middle: the stored enterprise stays as it was, and the next one comes to the same
 * as one that was left alone; done once more it changes nothing.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openDatabase } from '../../server/database/open.ts'
import { readContents } from '../dumps/contents.ts'
import { type DatabasePlace, storedDumps, unpackDump } from '../dumps/files.ts'
import { tablesAt } from './keptEnterprise.ts'
import { openTestDatabase, testEngine } from './testDatabase.ts'

/** Some thirty processes, one after the other. */
vi.setConfig({ testTimeout: 180_000 })

const TEAR = fileURLToPath(new URL('../dumps/tear.ts', import.meta.url))
// Inside the project, so that it finds its packages.
const BUILT = fileURLToPath(new URL(`../../node_modules/.cache/roundview/tear-${process.pid}/`, import.meta.url))
const MIGRATIONS = fileURLToPath(new URL('../../server/database/migrations/', import.meta.url))

// One file, which starts twice as fast as the hundred it is made of.
beforeAll(async () => {
  await build({
    ...{ configFile: false, logLevel: 'warn', publicDir: false },
    ssr: { noExternal: true, external: ['better-sqlite3', 'pg'] },
    build: { ssr: TEAR, outDir: BUILT, target: 'node24', rolldownOptions: { output: { entryFileNames: 'tear.js' } } },
  })
})
afterAll(() => rm(BUILT, { recursive: true, force: true }))

/** Where an upgrade from a stored dump can be torn: after each migration it has not seen, and after the last. */
function tearsOf(dump: string): string[] {
  const numbers = readdirSync(MIGRATIONS).flatMap((file) => /^\d{4}/.exec(file) ?? [])
  return [...numbers.filter((number) => number > dump).sort(), '9999'].map((number) => `${number}-z-torn`)
}

/** Migrates in a process of its own; answers how that ended and what it said. */
async function tear(how: 'throw' | 'kill', name: string, { file, url }: DatabasePlace) {
  const child = spawn(process.execPath, [`${BUILT}tear.js`, how, name, file, ...(url === undefined ? [] : [url])])
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const [code, signal] = await once(child, 'close')
  return { code, signal, said }
}

const ENDS = {
  throw: { code: 1, signal: null, said: expect.stringContaining('-z-torn failed, nothing was changed') },
  kill: { code: null, signal: 'SIGKILL' },
}

/** Rows as they are once the server has opened what `fill` put there, and which migrations it has seen. */
async function upgraded(fill: (place: DatabasePlace) => Promise<void>) {
  const { remove, ...place } = await openTestDatabase({ fill })
  const tables = await tablesAt(place)
  await (await openDatabase(place)).close()
  expect(await tablesAt(place)).toEqual(tables)
  const { rows } = await readContents(place)
  await remove()
  // Rows of what was torn leave room that later ones may take: no order is promised.
  return { tables, migrations: rows['kysely_migration']?.map(({ name }) => name).sort() }
}

describe.each(storedDumps())('the enterprise stored at migration %s', (dump) => {
  let whole: Awaited<ReturnType<typeof upgraded>>

  beforeAll(async () => {
    whole = await upgraded((place) => unpackDump(dump, place))
  })

  // One after the other of the same database: each is to leave it as it was for the next.
  test('is whole after it was torn at each migration', async () => {
    const torn = [...tearsOf(dump).map((name) => ['kill', name] as const), ['throw', '9999-z-torn'] as const]
    const after = await upgraded(async (place) => {
      await unpackDump(dump, place)
      const before = await readContents(place)
      for (const [how, name] of torn) {
        expect(await tear(how, name, place), name).toMatchObject(ENDS[how])
        expect(await readContents(place), name).toEqual(before)
      }
    })
    expect(after).toEqual(whole)
  })

  // Of SQLite the folder's lock lets one server in.
  test.runIf(testEngine === 'postgres')('is whole when two servers upgrade it at the same moment', async () => {
    const after = await upgraded(async (place) => {
      await unpackDump(dump, place)
      const both = await Promise.all([openDatabase(place), openDatabase(place)])
      for (const database of both) await database.close()
    })
    expect(after).toEqual(whole)
  })
})
