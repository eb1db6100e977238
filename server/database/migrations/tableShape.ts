/** How migrations write a table down: columns by kind, the same on both engines (engines.md). */
import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../engine/engine.ts'
import type { Database } from '../schema/schema.ts'

type ColumnKind = 'id' | 'id?' | 'text' | 'text?' | 'int' | 'int?' | 'real?' | 'flag' | 'bytes'

const SQL_TYPE: Record<ColumnKind, 'bigint' | 'text' | 'double precision' | 'bytea'> = {
  id: 'bigint',
  'id?': 'bigint',
  text: 'text',
  'text?': 'text',
  int: 'bigint',
  'int?': 'bigint',
  'real?': 'double precision',
  flag: 'bigint',
  bytes: 'bytea',
}

export interface TableShape {
  columns: Record<string, ColumnKind>
  key: string[]
  unique?: string[][]
  index?: string[][]
}

/** Texts compare byte by byte on both engines (engines.md); only PostgreSQL needs to be told. */
function sqlType(db: Kysely<Database>, kind: ColumnKind) {
  const type = SQL_TYPE[kind]
  return type === 'text' && isPostgres(db) ? sql`text collate "C"` : type
}

const isFlag = (column: string) => sql`${sql.ref(column)} in (0, 1)`

/** Makes a table whose key, unique constraints and indexes all begin with `lead`. */
export async function createTable(
  db: Kysely<Database>,
  name: string,
  lead: string[],
  shape: TableShape,
): Promise<void> {
  const columns = { ...Object.fromEntries(lead.map((column) => [column, 'id' as const])), ...shape.columns }
  let table = db.schema.createTable(name)
  for (const [column, kind] of Object.entries(columns)) {
    table = table.addColumn(column, sqlType(db, kind), (definition) => {
      const withNull = kind.endsWith('?') ? definition : definition.notNull()
      return kind === 'flag' ? withNull.check(isFlag(column)) : withNull
    })
  }
  table = table.addPrimaryKeyConstraint(`${name}Key`, [...lead, ...shape.key] as never[])
  for (const [index, unique] of (shape.unique ?? []).entries()) {
    table = table.addUniqueConstraint(`${name}Unique${index}`, [...lead, ...unique] as never[])
  }
  await table.execute()
  for (const [index, columnsOfIndex] of (shape.index ?? []).entries()) {
    await db.schema
      .createIndex(`${name}Index${index}`)
      .on(name)
      .columns([...lead, ...columnsOfIndex])
      .execute()
  }
}

/** Adds columns to a table that has rows already; texts that may not be null start empty, numbers at 0. */
export async function addColumns(
  db: Kysely<Database>,
  table: string,
  columns: Record<string, 'text' | 'text?' | 'flag' | 'int' | 'int?' | 'id?'>,
): Promise<void> {
  for (const [column, kind] of Object.entries(columns)) {
    await db.schema
      .alterTable(table)
      .addColumn(column, sqlType(db, kind), (definition) => {
        if (kind === 'flag') return definition.notNull().defaultTo(0).check(isFlag(column))
        if (kind === 'int') return definition.notNull().defaultTo(0)
        return kind.endsWith('?') ? definition : definition.notNull().defaultTo('')
      })
      .execute()
  }
}

/**
 * SQLite takes no constraint away: the table is made anew from its own text, with every column and index that other
 * migrations gave it.
 */
export async function remake(db: Kysely<Database>, table: string, change: (text: string) => string): Promise<void> {
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
