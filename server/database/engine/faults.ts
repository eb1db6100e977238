/** What the drivers throw when the database, not the call, is at fault: it is away, busy, or cannot be written. */
import { BusinessError } from '../../../domain/errors.ts'

export type FaultName = 'DATABASE_AWAY' | 'DATABASE_BUSY' | 'DATABASE_FULL'

/** Told to the caller as a 503 that passes; `cause` is what the driver threw, for the log alone. */
export class DatabaseFault extends BusinessError {
  override readonly name = 'DatabaseFault'
  readonly fault: FaultName
  override readonly cause: Error

  constructor(fault: FaultName, cause: Error) {
    super(fault)
    this.fault = fault
    this.cause = cause
  }
}

/**
 * By the driver's code; the first that fits counts. Five signs are PostgreSQL's (its manual, appendix A), `SQLITE_…`
 * SQLite's (sqlite.org/rescode.html), the others the operating system's.
 */
const CODES: [RegExp, FaultName][] = [
  // Not 08P01: whoever breaks the protocol does it again at the next try.
  [/^(08(?!P01)...|57P0\d|25P03|28...|3D000)$/, 'DATABASE_AWAY'],
  [/^(53[023]00|55P03|57014|40...)$/, 'DATABASE_BUSY'],
  [/^(53100|25006)$/, 'DATABASE_FULL'],
  [/^SQLITE_(BUSY|LOCKED|PROTOCOL|NOMEM)/, 'DATABASE_BUSY'],
  [/^SQLITE_(FULL|READONLY|CANTOPEN|IOERR_(WRITE|FSYNC|DIR_FSYNC|TRUNCATE|SHM\w+|DELETE\w*))/, 'DATABASE_FULL'],
  [/^SQLITE_IOERR/, 'DATABASE_AWAY'],
  [/^(ENOSPC|EDQUOT|EROFS)$/, 'DATABASE_FULL'],
  [/^E(CONN[A-Z]+|PIPE|TIMEDOUT|HOSTUNREACH|HOSTDOWN|NETUNREACH|NETDOWN|NOTFOUND|AI_AGAIN)$/, 'DATABASE_AWAY'],
]

/** What pg and Kysely throw without a code. */
const SENTENCES: [RegExp, FaultName][] = [
  // Of the pool: every connection is in use.
  [/^timeout exceeded when trying to connect/, 'DATABASE_BUSY'],
  [/^(Connection terminated|Query read timeout|timeout expired)/, 'DATABASE_AWAY'],
  [/^(Client (has encountered|was closed)|Postgres connection has been discarded)/, 'DATABASE_AWAY'],
]

/** What a driver, or the system, names an error by; empty where it has no name. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

function nameOf(error: Error): FaultName | undefined {
  const code = codeOf(error)
  const [known, text] = code === '' ? [SENTENCES, error.message] : [CODES, code]
  return known.find(([pattern]) => pattern.test(text))?.[1]
}

/** The fault behind what a driver threw; what is none comes back as it is. */
export function faultOf(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseFault) return error
  const fault = nameOf(error)
  return fault === undefined ? error : new DatabaseFault(fault, error)
}

/** Whether nothing more can be asked of the connection that threw `error`. */
export function isLost(error: unknown): boolean {
  const known = faultOf(error)
  return known instanceof DatabaseFault && known.fault === 'DATABASE_AWAY'
}
