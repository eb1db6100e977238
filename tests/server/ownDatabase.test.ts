/** The databases of tests: none stays behind, and nobody's is dropped who needs it. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createOwnDatabase, dropOrphans, listOwnDatabases, namesOf } from './ownDatabase.ts'
import { openTestDatabase, testEngine } from './testDatabase.ts'

const URL_OF_THIS_RUN = process.env['TEST_DATABASE_URL'] ?? ''
const ofThisProcess = () => (testEngine === 'postgres' ? listOwnDatabases(URL_OF_THIS_RUN, namesOf(process.pid)) : [])

/** Tables nobody can migrate: one of ours is there already, in a database that passes for ours. */
async function spoil({ file, url }: { file: string; url: string | undefined }): Promise<void> {
  const table = 'create table employee (id bigint); create table kysely_migration (name text, timestamp text)'
  if (url === undefined) {
    const { default: Sqlite } = await import('better-sqlite3')
    new Sqlite(file).exec(table).close()
    return
  }
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(table)
  await client.end()
}

test.each([
  { name: 'filled', fill: () => Promise.reject(new Error('nothing to fill it with')), told: 'nothing to fill' },
  { name: 'migrated', fill: spoil, told: 'nothing was changed' },
])('one that cannot be $name leaves nothing', async ({ fill, told }) => {
  const before = await ofThisProcess()
  let directory = ''
  const opened = openTestDatabase({
    fill(place) {
      directory = dirname(place.file)
      return fill(place)
    },
  })
  await expect(opened).rejects.toThrow(told)
  expect(existsSync(directory)).toBe(false)
  expect(await ofThisProcess()).toEqual(before)
})

test.runIf(testEngine === 'postgres')(
  'what a killed run left goes once nobody is connected, and nothing else',
  async () => {
    const { pid: dead } = spawnSync(process.execPath, ['-e', ''])
    const living = await createOwnDatabase(URL_OF_THIS_RUN)
    const [left, used] = [
      await createOwnDatabase(URL_OF_THIS_RUN, { owner: dead }),
      await createOwnDatabase(URL_OF_THIS_RUN, { owner: dead }),
    ]
    const client = new pg.Client({ connectionString: used.url })
    await client.connect()
    await dropOrphans(URL_OF_THIS_RUN)
    const kept = await listOwnDatabases(URL_OF_THIS_RUN)
    expect([living, left, used].map(({ name }) => kept.includes(name))).toEqual([true, false, true])
    await client.end()
    await used.drop()
    await living.drop()
  },
)
