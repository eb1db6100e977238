/** Queries of the hottest path, built once: Kysely otherwise builds and compiles the same text for every call. */
import { type Compilable, type CompiledQuery, SqliteAdapter } from 'kysely'
import type { Handle } from './open.ts'
import { slices } from './statements.ts'

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
    const parameters = query.compiled.parameters.map((fixed, index) => {
      const name = query.names[index]
      return name === undefined ? fixed : values[name as keyof Values]
    })
    const { rows } = await db.executeQuery<Row>({ ...query.compiled, parameters })
    return rows
  }
}

/** Rows of a kept insert. */
const ROWS_KEPT = 100

/**
 * Makes a function that writes many rows of the same columns: of each hundred only the values are new, since to build and
 * compile their text costs several times what the database does with it, and everybody waits meanwhile. `build` must not
 * look at the rows, only place them. Answers what the statements answer.
 */
export function keptRows<Row extends object, Answer>(
  build: (db: Handle, rows: Row[]) => Compilable<Answer>,
): (db: Handle, rows: readonly Row[]) => Promise<Answer[]> {
  const built = new WeakMap<object, Map<string, CompiledQuery<Answer>>>()
  function full(db: Handle, columns: string[]): CompiledQuery<Answer> {
    const { adapter } = db.getExecutor()
    const own = built.get(adapter) ?? new Map<string, CompiledQuery<Answer>>()
    const key = columns.join()
    const holes = () => Object.fromEntries(columns.map((column) => [column, new Hole(column)]))
    const query =
      own.get(key) ??
      build(
        db,
        Array.from({ length: ROWS_KEPT }, () => holes() as Row),
      ).compile()
    built.set(adapter, own.set(key, query))
    return query
  }
  return async (db, rows) => {
    const answers: Answer[] = []
    for (const slice of slices(rows, ROWS_KEPT)) {
      const [first] = slice
      const isFull = slice.length === ROWS_KEPT && first !== undefined
      const query = isFull ? filled(full(db, Object.keys(first)), slice) : build(db, slice).compile()
      const { rows: answered } = await db.executeQuery<Answer>(query)
      for (const answer of answered) answers.push(answer)
    }
    return answers
  }
}

/** The query with the rows in its holes, which stand row by row. */
function filled<Answer>(query: CompiledQuery<Answer>, rows: readonly object[]): CompiledQuery<Answer> {
  const width = query.parameters.length / rows.length
  const parameters = query.parameters.map((hole, index) => {
    const row = rows[Math.floor(index / width)]
    const name = hole instanceof Hole ? hole.name : undefined
    if (row === undefined || name === undefined || !Object.hasOwn(row, name)) throw new Error('rows of other columns')
    return row[name as keyof typeof row]
  })
  return { ...query, parameters }
}
