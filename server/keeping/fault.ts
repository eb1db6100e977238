/** What goes wrong, in a sentence that names where: a file, a folder, the address of a database. */
import { dirname, resolve, sep } from 'node:path'
import type { MessageParams } from '../../messages/format.ts'
import { bothLanguages, type KeepingKey } from '../../messages/keeping.ts'
import { nameOf, PlaceFault } from '../database/copying/places.ts'
import { codeOf, isLost } from '../database/engine/faults.ts'

/** Why nothing was done: its message is the sentence in both languages. */
export class KeepingFault extends Error {
  readonly key: KeepingKey
  constructor(key: KeepingKey, params?: MessageParams, cause?: unknown) {
    super(bothLanguages(key, params), { cause })
    this.key = key
  }
}

/** A driver's or the system's own words, on one line; a refused connection has its words in the errors within. */
export function reasonOf(error: unknown): string {
  const all = error instanceof AggregateError ? error.errors : [error]
  const words = all.map((one) => (one instanceof Error ? one.message : String(one)))
  return [...new Set(words)].join('; ').replaceAll(/\s+/g, ' ')
}

/** Codes of the system, of SQLite (sqlite.org/rescode.html), of PostgreSQL (its manual, appendix A). */
const FULL = /^(ENOSPC|EDQUOT|SQLITE_(FULL|IOERR_SHMSIZE)|53100)$/
const DAMAGED = /^(SQLITE_(CORRUPT|NOTADB|IOERR_SHORT_READ)|XX00[12]$)/
/** Network, rejected sign-in, unknown database, a file that cannot be opened. */
const UNREACHABLE = /^(E[A-Z]{4,}|08|28|3D|57P|SQLITE_)/

/** A folder or file that is another kind of thing, or not this user's. */
const CLOSED = /^(EACCES|EPERM|EROFS|ENOTDIR|EISDIR|EEXIST)$/

export const isDamaged = (error: unknown): error is PlaceFault =>
  error instanceof PlaceFault && DAMAGED.test(codeOf(error.cause))

function wordPlace({ place, cause }: PlaceFault): KeepingFault | undefined {
  const code = codeOf(cause)
  const params = { place: nameOf(place), reason: reasonOf(cause) }
  if (FULL.test(code)) {
    const folder = 'file' in place ? dirname(place.file) : params.place
    return new KeepingFault('keeping.fault.full', { place: folder }, cause)
  }
  if (DAMAGED.test(code)) return new KeepingFault('keeping.fault.damagedPlace', params, cause)
  if (UNREACHABLE.test(code) || isLost(cause)) return new KeepingFault('keeping.fault.unreachable', params, cause)
  return undefined
}

/** Whatever was thrown as the sentence to tell. */
export function inWords(error: unknown): KeepingFault {
  if (error instanceof KeepingFault) return error
  const worded = error instanceof PlaceFault ? wordPlace(error) : undefined
  const key = CLOSED.test(codeOf(error)) ? 'keeping.fault.closed' : 'keeping.fault.failed'
  return worded ?? new KeepingFault(key, { reason: reasonOf(error) }, error)
}

function isFullWithin(folder: string, error: unknown): boolean {
  if (!(error instanceof PlaceFault)) return FULL.test(codeOf(error))
  const { place, cause } = error
  return 'file' in place && resolve(place.file).startsWith(`${resolve(folder)}${sep}`) && FULL.test(codeOf(cause))
}

/** Runs what writes into `folder`: the system does not name a full disk, and what was begun in it is gone when it is told. */
export async function writingInto<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw isFullWithin(folder, error) ? new KeepingFault('keeping.fault.full', { place: folder }, error) : error
  }
}
