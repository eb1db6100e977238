/**
 * PostgreSQL parses and plans a statement anew at every run unless it has a name: with names submissions are 1.6 times as
 * fast. A statement gets one once it has come often, so that lists of changing length do not fill every connection.
 */
import type { PostgresCursor, PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'

/** Runs before a statement is worth a name. */
const OFTEN = 5
/** Statements with more parameters are long lists, and rarely come again. */
const MOST_PARAMETERS = 40
/** Each lies in the memory of every connection. */
const MOST_NAMES = 300
const MOST_COUNTED = 3000
/** "cached plan must not change result type": a later version has given the table columns; a new connection knows them. */
const OTHER_COLUMNS = '0A000'

/** Text -> name; one for all connections of a process. */
export function createNames(): (text: string, parameters: number) => string | undefined {
  const names = new Map<string, string>()
  const runs = new Map<string, number>()
  return (text, parameters) => {
    const name = names.get(text)
    if (name !== undefined || parameters === 0 || parameters > MOST_PARAMETERS) return name
    const count = (runs.get(text) ?? 0) + 1
    if (count <= OFTEN || names.size >= MOST_NAMES) {
      if (runs.size >= MOST_COUNTED) runs.clear()
      runs.set(text, count)
      return undefined
    }
    runs.delete(text)
    const fresh = `roundview${names.size + 1}`
    names.set(text, fresh)
    return fresh
  }
}

/** The pool as Kysely takes it, whose connections keep the plans of what comes often. */
export function withNames(pool: Pool): PostgresPool {
  const nameOf = createNames()
  const wrapped = new WeakMap<PoolClient, PostgresPoolClient>()
  function wrap(client: PoolClient): PostgresPoolClient {
    const theirs: PostgresPoolClient = client
    let isOutdated = false
    async function run(name: string, text: string, values: readonly unknown[]) {
      try {
        return await client.query({ name, text, values: [...values] })
      } catch (error) {
        isOutdated ||= error instanceof Error && 'code' in error && error.code === OTHER_COLUMNS
        throw error
      }
    }
    // Kysely asks with a text and its values; a cursor is for streams, which no store reads (engines.md).
    const named = {
      query(text: string | PostgresCursor<never>, values: readonly unknown[] = []) {
        if (typeof text !== 'string') return theirs.query(text)
        const name = nameOf(text, values.length)
        return name === undefined ? theirs.query(text, values) : run(name, text, values)
      },
      release: (destroy?: boolean) => client.release(destroy === true || isOutdated),
    }
    // The two overloads of pg's own method, which one function cannot be written as.
    const own = named as unknown as PostgresPoolClient
    wrapped.set(client, own)
    return own
  }
  return {
    options: pool.options,
    // The same client comes out as the same one: Kysely keeps a connection by it.
    async connect() {
      const client = await pool.connect()
      return wrapped.get(client) ?? wrap(client)
    },
    end: () => pool.end(),
  }
}
