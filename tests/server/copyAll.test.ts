/** Every row of a table is read back from where it was copied to, and compared. */
import { type Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { copyAll } from '../../server/database/copying/copyAll.ts'
import { inOneTransaction, type Place, withSnapshot } from '../../server/database/copying/places.ts'
import { MIGRATION_NAMES, migrateTo } from '../../server/database/migrate.ts'
import type { Database } from '../../server/database/schema/schema.ts'
import { fileOf, type Installation, keepEnterprise, newInstallation, tablesAt } from './keptEnterprise.ts'
import { testEngine } from './testDatabase.ts'

const SCHEMA = MIGRATION_NAMES.at(-1) ?? ''

async function cleared(engine: 'sqlite' | 'postgres'): Promise<Installation> {
  const installation = await newInstallation(engine)
  onTestFinished(() => installation.remove())
  return installation
}

const placeOf = (one: Installation): Place => (one.url === undefined ? { file: fileOf(one) } : { url: one.url })

/** The target changes one letter of what is put into it; no row more or less. */
async function changeTitles(db: Kysely<Database>): Promise<void> {
  if (testEngine === 'sqlite') {
    await sql`create trigger changed after insert on template
      begin update template set title = title || '!' where id = new.id; end`.execute(db)
    return
  }
  await sql`create function changed() returns trigger language plpgsql as
    $$ begin new.title = new.title || '!'; return new; end $$`.execute(db)
  await sql`create trigger changed before insert on template for each row execute function changed()`.execute(db)
}

test('a value that changes on the way is refused, with the name of its table', { timeout: 120_000 }, async () => {
  const kept = await cleared('sqlite')
  await keepEnterprise(kept)
  const target = await cleared(testEngine)
  const copying = { schema: SCHEMA, signal: new AbortController().signal, progress: () => undefined }
  const copy = (prepare: (db: Kysely<Database>) => Promise<void>) =>
    inOneTransaction(placeOf(target), async (to) => {
      await migrateTo(to, SCHEMA)
      await prepare(to)
      await withSnapshot(placeOf(kept), (from) => copyAll(from, to, copying))
    })
  await expect(copy(changeTitles)).rejects.toThrow(
    /^template did not arrive as it was: 1 rows of 1, or another checksum$/,
  )
  await copy(async () => undefined)
  const tables = await tablesAt({ file: fileOf(kept), url: undefined })
  expect(await tablesAt({ file: fileOf(target), url: target.url })).toEqual(tables)
})
