/** A whole database as text: its schema as the engine keeps it, and its rows. */
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import type { DatabasePlace } from './files.ts'

const ROWS_A_STATEMENT = 500
const quoted = (name: string) => `"${name}"`

/** A value as PostgreSQL reads it; the column's type gives the text its meaning. */
function literal(value: unknown): string {
  if (value === null) return 'null'
  if (typeof value === 'number') return String(value)
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`
  throw new Error(`a dump cannot hold a ${typeof value} yet`)
}

type Row = Record<string, unknown>

function insertText(table: string, rows: Row[]): string {
  const [first] = rows
  if (first === undefined) return ''
  const columns = Object.keys(first)
  const tuples = rows.map((row) => `(${columns.map((column) => literal(row[column])).join(',')})`)
  const statements: string[] = []
  for (let start = 0; start < tuples.length; start += ROWS_A_STATEMENT) {
    const values = tuples.slice(start, start + ROWS_A_STATEMENT).join(',\n')
    statements.push(`insert into ${quoted(table)} (${columns.map(quoted).join(',')}) values\n${values};\n`)
  }
  return statements.join('')
}

export interface Contents {
  /** What makes the tables and indexes. */
  schema: string
  rows: Record<string, Row[]>
}

function readSqlite(file: string): Contents {
  const database = new Sqlite(file, { readonly: true })
  const made = database
    .prepare<[], { type: string; name: string; sql: string | null }>('select type, name, sql from sqlite_master')
    .all()
  const rows: Record<string, Row[]> = {}
  for (const { type, name } of made) {
    if (type !== 'table' || name.startsWith('sqlite_')) continue
    rows[name] = database.prepare<[], Row>(`select * from ${quoted(name)}`).all()
  }
  database.close()
  return { schema: made.map(({ sql }) => sql ?? '').join(';\n'), rows }
}

interface TableParts {
  name: string
  columns: string[]
  constraints: string[] | null
  indexes: string[] | null
  /** What makes the planner sample nothing of a column (migration 0036). */
  targets: string[] | null
}

const TABLE_PARTS = `
select c.relname as name,
  (select array_agg(quote_ident(a.attname) || ' ' || format_type(a.atttypid, a.atttypmod)
      || case when a.attcollation <> t.typcollation then ' collate ' || quote_ident(l.collname) else '' end
      || case when d.adbin is null then '' else ' default ' || pg_get_expr(d.adbin, d.adrelid) end
      || case when a.attnotnull then ' not null' else '' end order by a.attnum)
    from pg_attribute a join pg_type t on t.oid = a.atttypid left join pg_collation l on l.oid = a.attcollation
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
  (select array_agg('constraint ' || quote_ident(k.conname) || ' ' || pg_get_constraintdef(k.oid) order by k.conname)
    from pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'u', 'c', 'f')) as constraints,
  (select array_agg(replace(pg_get_indexdef(i.indexrelid), quote_ident(current_schema()) || '.', '')
      order by i.indexrelid::regclass::text)
    from pg_index i where i.indrelid = c.oid
    and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid)) as indexes,
  (select array_agg('alter table ' || quote_ident(c.relname) || ' alter column ' || quote_ident(a.attname)
      || ' set statistics ' || a.attstattarget order by a.attnum)
    from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attstattarget >= 0) as targets
from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' order by c.relname`

function tableText({ name, columns, constraints, indexes, targets }: TableParts): string {
  const lines = [...columns, ...(constraints ?? [])].map((line) => `  ${line}`).join(',\n')
  const beside = [...(indexes ?? []), ...(targets ?? [])]
  return `create table ${quoted(name)} (\n${lines}\n);\n${beside.map((statement) => `${statement};\n`).join('')}`
}

async function readPostgres(url: string): Promise<Contents> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows: tables } = await client.query<TableParts>(TABLE_PARTS)
  const rows: Record<string, Row[]> = {}
  for (const { name } of tables) rows[name] = (await client.query<Row>(`select * from ${quoted(name)}`)).rows
  await client.end()
  return { schema: tables.map(tableText).join(''), rows }
}

/** All that lies in a database; nobody may write to it meanwhile. */
export async function readContents({ file, url }: DatabasePlace): Promise<Contents> {
  return url === undefined ? readSqlite(file) : readPostgres(url)
}

/** SQL that makes PostgreSQL's tables and fills them with the rows of another database. */
export function postgresText(schema: string, rows: Contents['rows']): string {
  const inserts = Object.entries(rows).map(([table, ofTable]) => insertText(table, ofTable))
  return `${schema}${inserts.join('')}`
}
