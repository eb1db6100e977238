/** The PostgreSQL corner: a pool, numbers parsed as numbers (engines.md). */
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { withNames } from './named.ts'
import type { Database } from './schema.ts'
import type { OpenedEngine } from './sqlite.ts'

const INT8 = 20
const NUMERIC = 1700

const numberTypes = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === INT8 || oid === NUMERIC) return (value: string) => Number(value)
    return pg.types.getTypeParser(oid, format)
  },
}

/** Opens a pool of at most `poolSize` connections; reads and writes share it. */
export function openPostgres(url: string, poolSize: number): OpenedEngine {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, types: numberTypes })
  // An idle connection that breaks must not end the process; the next query opens another.
  pool.on('error', () => undefined)
  // Nor one that breaks in use: the query in hand fails, and its caller hears of it.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: withNames(pool) }) })
  return { writer: db, reader: db }
}
