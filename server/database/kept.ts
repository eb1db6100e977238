/** Queries of the hottest path, built once: Kysely otherwise builds and compiles the same text for every call. */
import { type Compilable, type CompiledQuery, SqliteAdapter } from 'kysely'
import type { Handle } from './open.ts'

/** Stands for a value while the query is built; where it comes out, that value goes in. */
class Hole {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

interface Built<Row> {
  compiled: CompiledQuery<Row>
  /** For each parameter the name of the value it takes, or undefined where it is always the same. */
  names: (string | undefined)[]
}

/**
 * SQLite plans a statement anew whenever a value differs that its plan may hang on, although the statement is kept: seven
 * eighths of what a joined query took. It does not ask for the value of an expression, nor where it is always the same.
 */
function withSteadyPlan<Row>(query: CompiledQuery<Row>): CompiledQuery<Row> {
  const pieces = query.sql.split('?')
  // A question mark in a text would be taken for a parameter.
  if (pieces.length !== query.parameters.length + 1) return query
  const isFixed = (value: unknown) => typeof value === 'number' || typeof value === 'string'
  const placed = query.parameters.map((value) => {
    if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`
    return typeof value === 'number' ? String(value) : '+?'
  })
  const sql = pieces.map((piece, index) => `${piece}${placed[index] ?? ''}`).join('')
  return { ...query, sql, parameters: query.parameters.filter((value) => !isFixed(value)) }
}

function compile<Values extends object, Row>(
  build: (db: Handle, values: Values) => Compilable<Row>,
  db: Handle,
  values: Values,
): Built<Row> {
  const holes = Object.fromEntries(Object.keys(values).map((name) => [name, new Hole(name)]))
  // A hole passes for the value: Kysely only carries it to the list of parameters.
  const built = build(db, holes as Values).compile()
  const compiled = db.getExecutor().adapter instanceof SqliteAdapter ? withSteadyPlan(built) : built
  const names = compiled.parameters.map((parameter) => (parameter instanceof Hole ? parameter.name : undefined))
  return { compiled, names }
}

/**
 * Makes a query function that is built at its first call on each connection and only given other values afterwards.
 * `build` must not look at the values, only place them; every value is a single parameter. Answers the rows.
 */
export function kept<Values extends object, Row>(
  build: (db: Handle, values: Values) => Compilable<Row>,
): (db: Handle, values: Values) => Promise<Row[]> {
  const built = new WeakMap<object, Built<Row>>()
  return async (db, values) => {
    const { adapter } = db.getExecutor()
    const query = built.get(adapter) ?? compile(build, db, values)
    built.set(adapter, query)
    const given = new Map(Object.entries(values))
    const parameters = query.compiled.parameters.map((fixed, index) => {
      const name = query.names[index]
      return name === undefined ? fixed : given.get(name)
    })
    const { rows } = await db.executeQuery<Row>({ ...query.compiled, parameters })
    return rows
  }
}
