/** Two installations may share a PostgreSQL database, each in a schema of its own. */
import pg from 'pg'
import { expect, test } from 'vitest'
import { listSeen, listTables } from '../../server/database/copying/catalogue.ts'
import { ForeignTables } from '../../server/database/migrate.ts'
import { openDatabase } from '../../server/database/open.ts'
import { openTestDatabase, testEngine } from './testDatabase.ts'

test.runIf(testEngine === 'postgres')('a second schema is migrated beside the first', async () => {
  const { database: first, url = '', file, remove } = await openTestDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create schema "Second"')
  const second = await openDatabase({ url: `${url}?options=-c%20search_path%3D%22Second%22`, file, poolSize: 2 })
  const text = `select n.nspname as name, count(*)::int as tables from pg_class c
    join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and n.nspname in ('public', 'Second') group by 1 order by name`
  const { rows } = await client.query<{ name: string; tables: number }>(text)
  // What backups and moves find of it.
  const tables = await second.read(listTables)
  expect(tables.length).toBeGreaterThan(0)
  expect(tables).toEqual(await first.read(listTables))
  expect(await second.read(listSeen)).toEqual(await first.read(listSeen))
  await second.close()
  await client.end()
  await remove()
  expect(rows.map(({ name }) => name).sort()).toEqual(['Second', 'public'])
  expect(rows[1]?.tables).toBe(rows[0]?.tables)
})

test.runIf(testEngine === 'postgres')(
  'a table of another program is told in the own schema, and not in another',
  async () => {
    const { url = '', file, remove } = await openTestDatabase()
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query('create schema "Theirs"; create table "Theirs".diary (name text); create schema "Ours"')
    const at = (schema: string) => ({ url: `${url}?options=-c%20search_path%3D%22${schema}%22`, file, poolSize: 2 })
    await expect(openDatabase(at('Theirs'))).rejects.toThrow(ForeignTables)
    await client.query('drop schema public cascade; create schema public; create table public.diary (name text)')
    const ours = await openDatabase(at('Ours'))
    await ours.close()
    await client.end()
    await remove()
  },
)
