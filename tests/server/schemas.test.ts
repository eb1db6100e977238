/** Two installations may share a PostgreSQL database, each in a schema of its own. */
import pg from 'pg'
import { expect, test } from 'vitest'
import { openDatabase } from '../../server/database/open.ts'
import { openTestDatabase, testEngine } from './testDatabase.ts'

test.runIf(testEngine === 'postgres')('a second schema is migrated beside the first', async () => {
  const { url = '', file, remove } = await openTestDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create schema "Second"')
  const second = await openDatabase({ url: `${url}?options=-c%20search_path%3D%22Second%22`, file, poolSize: 2 })
  const text = `select n.nspname as name, count(*)::int as tables from pg_class c
    join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and n.nspname in ('public', 'Second') group by 1 order by name`
  const { rows } = await client.query<{ name: string; tables: number }>(text)
  await second.close()
  await client.end()
  await remove()
  expect(rows.map(({ name }) => name).sort()).toEqual(['Second', 'public'])
  expect(rows[1]?.tables).toBe(rows[0]?.tables)
})
