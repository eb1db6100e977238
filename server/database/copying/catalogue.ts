/** The tables of a database as they are, whichever migrations it has seen. */
import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../engine/engine.ts'
import type { Database } from '../schema/schema.ts'

type Kind = 'whole' | 'real' | 'text' | 'bytes'

export interface Column {
  name: string
  kind: Kind
}

export interface Table {
  name: string
  /** By name: the order they were added in is not the same everywhere. */
  columns: Column[]
  /** The primary key's columns in its order. */
  key: string[]
}

/** Every type that migrations give a column (tableShape.ts) and the migrator its own; flags are 0 and 1, JSON and times are text. */
const KINDS: Readonly<Record<string, Kind>> = {
  bigint: 'whole',
  integer: 'whole',
  'double precision': 'real',
  text: 'text',
  'varchar(255)': 'text',
  'character varying(255)': 'text',
  bytea: 'bytes',
}

interface Row {
  table: string
  column: string
  type: string
  /** Place in the primary key from 1; 0 outside. */
  place: number
}

const SQLITE = sql<Row>`
  select made.name as "table", one.name as "column", lower(one.type) as type, one.pk as place
  from sqlite_master as made join pragma_table_info(made.name) as one
  where made.type = 'table' and made.name not like 'sqlite\\_%' escape '\\'`

const POSTGRES = sql<Row>`
  select c.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as type,
    coalesce(array_position(i.indkey, a.attnum) + 1, 0) as place
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_index i on i.indrelid = c.oid and i.indisprimary
  where c.relnamespace = (select oid from pg_namespace where nspname = current_schema()) and c.relkind = 'r'`

const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1)

function kindOf({ table, column, type }: Row): Kind {
  const kind = KINDS[type]
  if (kind === undefined) throw new Error(`${table}.${column} is of a type that cannot be copied yet: ${type}`)
  return kind
}

function tableOf(name: string, rows: Row[]): Table {
  const key = rows.filter(({ place }) => place > 0).sort((a, b) => a.place - b.place)
  return {
    name,
    columns: rows.map((row) => ({ name: row.column, kind: kindOf(row) })).sort(byName),
    key: key.map(({ column }) => column),
  }
}

/** All tables, by name; the engines' own are left out. */
export async function listTables(db: Kysely<Database>): Promise<Table[]> {
  const { rows } = await (isPostgres(db) ? POSTGRES : SQLITE).execute(db)
  const byTable = new Map<string, Row[]>()
  for (const row of rows) byTable.set(row.table, [...(byTable.get(row.table) ?? []), row])
  return [...byTable].map(([name, ofTable]) => tableOf(name, ofTable)).sort(byName)
}

const MIGRATIONS = 'kysely_migration'

/** The migrator keeps its own two. */
export const isOfMigrator = ({ name }: Table) => name.startsWith(MIGRATIONS)

/** The names of the migrations a database has seen, oldest first; none where it is empty, or not ours. */
export async function listSeen(db: Kysely<Database>): Promise<string[]> {
  if (!(await listTables(db)).some(({ name }) => name === MIGRATIONS)) return []
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(MIGRATIONS)} order by name`.execute(db)
  return rows.map(({ name }) => name)
}
