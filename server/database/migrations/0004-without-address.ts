import { type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Database } from '../schema.ts'

/**
 * SQLite takes no constraint away: the table is made anew from its own text, with every column and index that other
 * migrations gave it.
 */
async function remake(db: Kysely<Database>, table: string, change: (text: string) => string): Promise<void> {
  const { rows } = await sql<{ type: string; sql: string }>`
    select type, sql from sqlite_master where tbl_name = ${table} and sql is not null order by type desc`.execute(db)
  const [made, ...indexes] = rows.map((row) => row.sql)
  const changed = change(made ?? '')
  if (changed === made) throw new Error(`the table ${table} is not as it was made`)
  const fresh = changed.replace(`create table "${table}"`, `create table "${table}Fresh"`)
  await sql.raw(fresh.replace(`CREATE TABLE "${table}"`, `create table "${table}Fresh"`)).execute(db)
  await sql`insert into ${sql.table(`${table}Fresh`)} select * from ${sql.table(table)}`.execute(db)
  await sql`drop table ${sql.table(table)}`.execute(db)
  await sql`alter table ${sql.table(`${table}Fresh`)} rename to ${sql.table(table)}`.execute(db)
  for (const index of indexes) await sql.raw(index).execute(db)
}

/** People without an e-mail address: several of an enterprise may have none, and they sign in by employee number. */
export async function up(db: Kysely<Database>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await db.schema.alterTable('employee').dropConstraint('employeeUnique0').execute()
    await db.schema
      .alterTable('user')
      .alterColumn('email', (column) => column.dropNotNull())
      .execute()
  } else {
    await remake(db, 'employee', (text) =>
      text.replace(/,\s*constraint "employeeUnique0" unique \("enterpriseId", "email"\)/i, ''),
    )
    await remake(db, 'user', (text) => text.replace('"email" text not null', '"email" text'))
  }
  await db.schema
    .createIndex('employeeAddress')
    .unique()
    .on('employee')
    .columns(['enterpriseId', 'email'])
    .where('email', '<>', '')
    .execute()
  await db.schema.createIndex('employeeNumber').on('employee').columns(['employeeNo']).execute()
}
