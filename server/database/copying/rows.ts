/** The rows of a table, slice by slice in the order of its key, and their checksum: the same on both engines. */
import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema/schema.ts'
import type { Column, Table } from './catalogue.ts'

type Value = null | number | string | Buffer
export type Row = Record<string, Value>

const SLICE = 500
/** Of tables with pictures or pieces of files, some of which are a megabyte. */
const SLICE_OF_BYTES = 20

export interface Digest {
  rows: number
  /** SHA-256, hexadecimal, of the rows in their canonical form and in the order of the key. */
  sha256: string
}

const names = (columns: readonly string[]) => sql.join(columns.map((name) => sql.ref(name)))

function sliceQuery({ name, columns, key }: Table, after: Row | undefined) {
  const limit = columns.some(({ kind }) => kind === 'bytes') ? SLICE_OF_BYTES : SLICE
  const last = after && sql.join(key.map((column) => after[column] ?? null))
  const beyond = last === undefined ? sql`` : sql`where (${names(key)}) > (${last})`
  const shown = names(columns.map((column) => column.name))
  return sql<Row>`select ${shown} from ${sql.table(name)} ${beyond} order by ${names(key)} limit ${sql.lit(limit)}`
}

/** Texts compare byte by byte on both engines (tableShape.ts), so that the order is the same. */
export async function* slicesOf(db: Kysely<Database>, table: Table): AsyncGenerator<Row[]> {
  if (table.key.length === 0) throw new Error(`${table.name} has no primary key to be read by`)
  for (let last: Row | undefined; ; ) {
    const { rows } = await sliceQuery(table, last).execute(db)
    if (rows.length === 0) return
    yield rows
    last = rows.at(-1)
  }
}

export async function countRows(db: Kysely<Database>, { name }: Pick<Table, 'name'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

/** A value as JSON that says the same for the same value of either engine; undefined for what does not fit its column. */
function canonical(value: Value | undefined, kind: Column['kind']): string | null | undefined {
  if (value === null) return null
  if (kind === 'whole') return Number.isSafeInteger(value) ? String(value) : undefined
  if (kind === 'real') return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined
  if (kind === 'text') return typeof value === 'string' ? value : undefined
  return Buffer.isBuffer(value) ? value.toString('base64') : undefined
}

/** Throws, without the value, where a column holds what it should not: the other engine would change or refuse it. */
function line(row: Row, { name, columns }: Table): string {
  const values = columns.map((column) => {
    const text = canonical(row[column.name], column.kind)
    if (text === undefined) throw new Error(`${name}.${column.name} holds a value that is not of its type`)
    return text
  })
  return `${JSON.stringify(values)}\n`
}

/** Counts and adds up rows as they come. */
export function createDigest(table: Table): { add(rows: Row[]): void; result(): Digest } {
  const hash = createHash('sha256')
  let count = 0
  return {
    add(rows) {
      count += rows.length
      for (const row of rows) hash.update(line(row, table))
    },
    result: () => ({ rows: count, sha256: hash.digest('hex') }),
  }
}

export async function digestOf(db: Kysely<Database>, table: Table): Promise<Digest> {
  const digest = createDigest(table)
  for await (const rows of slicesOf(db, table)) digest.add(rows)
  return digest.result()
}
