/** The PostgreSQL corner: a pool with limits, numbers parsed as numbers, the first error told (engines.md). */
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  isAbortedTransactionError,
  Kysely,
  PostgresAdapter,
  type PostgresDialectConfig,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type TableMetadata,
} from 'kysely'
import pg from 'pg'
import { withNames } from '../named.ts'
import type { Database } from '../schema/schema.ts'
import { isLost } from './faults.ts'
import { logTo, type OnQuery, type OpenedEngine } from './sqlite.ts'

const NUMBERS: readonly number[] = [pg.types.builtins.INT8, pg.types.builtins.NUMERIC]
/** Every statement after the one that failed is answered by it (25P02). */
const TRANSACTION_FAILED = '25P02'

/** Milliseconds after which a wait is told instead of silencing all who come behind it. */
export interface PostgresLimits {
  /** For a new connection, and for one of the pool that is free. */
  connect: number
  lock: number
  statement: number
  /** For an answer that never comes, since the network is gone: longer than a statement may take. */
  answer: number
  /** For the next statement of a transaction: what it locked, others wait for. */
  idleInTransaction: number
}

const LIMITS: PostgresLimits = {
  connect: 5_000,
  lock: 5_000,
  statement: 30_000,
  answer: 40_000,
  idleInTransaction: 60_000,
}

/** For migrations, rewriting and copies: a table takes as long as it takes, and another process that is at it, too. */
export const PATIENCE: PostgresLimits = { ...LIMITS, lock: 0, statement: 0, answer: 0, idleInTransaction: 0 }

/**
 * For whoever holds what others wait for without a limit: of a process whose machine is gone the database notices after 25
 * seconds, not hours. Nothing over a local socket.
 */
export const NOTICE_SILENCE = `select set_config('tcp_keepalives_idle', '10', false),
  set_config('tcp_keepalives_interval', '5', false), set_config('tcp_keepalives_count', '3', false)`

/** Whole numbers and sums as numbers, not as texts. */
const numberTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (NUMBERS.includes(oid) ? Number : pg.types.getTypeParser(oid, format)),
}

/** What one client or each of a pool is given; 0 is no limit. */
export function connectionOf(url: string, limits: PostgresLimits = LIMITS): pg.ClientConfig {
  return {
    connectionString: url,
    types: numberTypes,
    keepAlive: true,
    connectionTimeoutMillis: limits.connect,
    lock_timeout: limits.lock,
    statement_timeout: limits.statement,
    query_timeout: limits.answer,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
  }
}

/** Closes itself when an answer is lost: given back to the pool, it would hand a late one to whoever asks next. */
class ClosingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    const { query } = this
    Object.assign(this, {
      query: async (...asked: unknown[]): Promise<unknown> => {
        try {
          return await Reflect.apply(query, this, asked)
        } catch (error) {
          if (isLost(error)) void this.end()
          throw error
        }
      },
    })
    // One that breaks must not end the process: the query in hand fails, and its caller hears of it.
    this.on('error', () => undefined)
  }
}

type OfPostgres = Parameters<PostgresDriver['releaseConnection']>[0]

/** Tells why a transaction failed, not that it has failed, nor that it could not be rolled back on a lost connection. */
class FirstErrorDriver extends PostgresDriver {
  private readonly heard = new WeakSet<DatabaseConnection>()
  private readonly first = new WeakMap<DatabaseConnection, unknown>()

  override async acquireConnection(...given: Parameters<PostgresDriver['acquireConnection']>) {
    const connection = await super.acquireConnection(...given)
    if (!this.heard.has(connection)) this.hear(connection)
    return connection
  }

  private hear(connection: DatabaseConnection): void {
    this.heard.add(connection)
    const execute = connection.executeQuery.bind(connection)
    connection.executeQuery = async (...asked) => {
      try {
        return await execute(...asked)
      } catch (error) {
        const isConsequence = error instanceof pg.DatabaseError && error.code === TRANSACTION_FAILED
        if (!isConsequence) this.first.set(connection, error)
        throw this.first.get(connection) ?? error
      }
    }
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.commitTransaction(connection)
    } catch (error) {
      throw isAbortedTransactionError(error) ? (this.first.get(connection) ?? error) : error
    }
  }

  override async rollbackTransaction(connection: OfPostgres): Promise<void> {
    // When it fails, the connection is closed, and the transaction ends with it.
    await super.rollbackTransaction(connection).catch(() => undefined)
  }

  override async releaseConnection(connection: OfPostgres): Promise<void> {
    this.first.delete(connection)
    await super.releaseConnection(connection)
  }
}

/**
 * For the migrator, which looks for its own tables alone: names without columns. Kysely's own asks once more for each table
 * it listed by its name, and fails where another server has put a table into another's place meanwhile (renewTable).
 */
class NamesIntrospector extends PostgresIntrospector {
  private readonly db: Kysely<unknown>

  constructor(db: Kysely<unknown>) {
    super(db)
    this.db = db
  }

  override async getTables(): Promise<TableMetadata[]> {
    const { rows } = await sql<{ schema: string; name: string }>`
      select nspname as schema, relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind in ('r', 'p')`.execute(this.db)
    return rows.map((table) => ({ ...table, columns: [], isView: false, isForeign: false }))
  }
}

function postgresDialect(config: PostgresDialectConfig): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new FirstErrorDriver(config),
    createIntrospector: (db) => new NamesIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

/** At most `size` connections, of which none that breaks ends the process. */
export function createPool(url: string, size: number, limits: PostgresLimits): pg.Pool {
  const pool = new pg.Pool({ ...connectionOf(url, limits), max: size, Client: ClosingClient })
  // Of an idle one nobody hears; the next query opens another.
  pool.on('error', () => undefined)
  return pool
}

function openPool(
  url: string,
  size: number,
  limits: PostgresLimits,
  onQuery?: OnQuery,
  onCreateConnection?: PostgresDialectConfig['onCreateConnection'],
): Kysely<Database> {
  const pool = withNames(createPool(url, size, limits))
  return new Kysely<Database>({ dialect: postgresDialect({ pool, onCreateConnection }), ...logTo(onQuery) })
}

/** Migrations, rewriting and copies lock tables, and each other out, for as long as they take. */
async function noticeSilence(connection: DatabaseConnection): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw(NOTICE_SILENCE))
}

/** Opens a pool of at most `poolSize` connections, which reads and writes share, and one more while something long is done. */
export function openPostgres(
  url: string,
  poolSize: number,
  limits: PostgresLimits = LIMITS,
  onQuery?: OnQuery,
): OpenedEngine {
  const db = openPool(url, poolSize, limits, onQuery)
  const patient = openPool(url, 1, { ...PATIENCE, connect: limits.connect }, undefined, noticeSilence)
  return { writer: db, reader: db, patient }
}
