/** What keeps the server from starting, in a sentence of both languages and an exit code; no stack (README, Deploy). */
import type { MessageParams } from '../messages/format.ts'
import { translateServer } from '../messages/server.ts'
import { type Config, sqliteFile } from './config.ts'
import { codeOf, DatabaseFault, faultOf } from './database/engine/faults.ts'
import { DirectoryInUse, InstanceTaken, RestoreUnfinished } from './database/engine/held.ts'
import { ForeignTables, NewerSchema } from './database/migrate.ts'
import { newestIdTime } from './database/newestId.ts'
import type { DatabaseService } from './database/open.ts'

/** As in sysexits.h: somebody must mend something first, so that starting again by itself is of no use. */
const MENDED_BY_HAND = 78
/** It may have passed at the next start. */
const TRY_AGAIN = 75

/** Clocks of machines that set them by the network differ by less; ids begin after the newest record all the same. */
const CLOCK_TOLERANCE_MILLISECONDS = 60_000

interface Kind {
  key: string
  code: number
}

const hand = (key: string): Kind => ({ key: `start.${key}`, code: MENDED_BY_HAND })
const again = (key: string): Kind => ({ key: `start.${key}`, code: TRY_AGAIN })

/** By the code of the driver or of the operating system; the first that fits counts. */
const KINDS: [RegExp, Kind][] = [
  [/^3D000$/, hand('noDatabase')],
  [/^28...$/, hand('refused')],
  [/^(42501|3F000)$/, hand('rights')],
  [/^SQLITE_NOTADB$/, hand('notSqlite')],
  [/^SQLITE_CORRUPT/, hand('damaged')],
  [/^(SQLITE_(CANTOPEN|READONLY|PERM)\w*|EACCES|EPERM|EROFS|ENOTDIR|EEXIST)$/, hand('folder')],
]

const FAULTS = { DATABASE_AWAY: again('away'), DATABASE_BUSY: again('busy'), DATABASE_FULL: again('full') }

/** The clock stands before what is stored: ids made now might be there already, and times would lie. */
class EarlyClock extends Error {
  readonly moments: { clock: string; newest: string }

  constructor(now: number, newest: number) {
    super('the clock stands before the newest record')
    this.moments = { clock: new Date(now).toISOString(), newest: new Date(newest).toISOString() }
  }
}

/**
 * When the newest record was made; undefined in an empty database. Throws what `startFaultOf` words when the clock stands
 * before it.
 */
export async function refuseEarlyClock(database: DatabaseService, now: number): Promise<number | undefined> {
  const newest = await database.read(newestIdTime)
  if (newest !== null && newest - now > CLOCK_TOLERANCE_MILLISECONDS) throw new EarlyClock(now, newest)
  return newest ?? undefined
}

/** The error and what it was made of, the outermost first. */
function* causesOf(error: unknown): Generator<Error> {
  for (let each = error; each instanceof Error; each = each.cause) yield each
}

/** An error's own words; those of several addresses that were tried have none. */
const reasonOf = (error: Error): string => error.message || codeOf(error)

/** That could not be listened on. */
const portOf = (error: Error) => ('port' in error ? Number(error.port) : 0)

/** Where the system lets no folder be made, it says of the one to be made that it is not there. */
const isNoFolder = (error: Error) => codeOf(error) === 'ENOENT' && 'syscall' in error && error.syscall === 'mkdir'

function kindOf(error: Error): { kind: Kind; params: MessageParams } | undefined {
  if (error instanceof DirectoryInUse) return { kind: again('inUse'), params: {} }
  if (error instanceof InstanceTaken) return { kind: again('numberTaken'), params: { instance: error.instance } }
  if (error instanceof RestoreUnfinished) return { kind: hand('unfinishedRestore'), params: {} }
  if (error instanceof EarlyClock) return { kind: again('clock'), params: error.moments }
  if (error instanceof ForeignTables) return { kind: hand('foreign'), params: { table: error.table } }
  if (error instanceof NewerSchema) return { kind: hand('newer'), params: { migration: error.migration } }
  if (codeOf(error) === 'EADDRINUSE') return { kind: again('port'), params: { port: portOf(error) } }
  const fault = faultOf(error)
  // A port that may not be listened on is no folder.
  const code = 'port' in error ? '' : codeOf(error)
  const known = isNoFolder(error) ? hand('folder') : KINDS.find(([pattern]) => pattern.test(code))?.[1]
  const kind = known ?? (fault instanceof DatabaseFault ? FAULTS[fault.fault] : undefined)
  return kind && { kind, params: { reason: reasonOf(fault instanceof DatabaseFault ? fault.cause : error) } }
}

const inBothLanguages = (key: string, params: MessageParams) =>
  `${translateServer('zh', key, params)}\n${translateServer('en', key, params)}`

/** What to print and the exit code; undefined for an error that is none of these. */
export function startFaultOf(
  error: unknown,
  config: Pick<Config, 'dataDirectory' | 'healthPort'>,
): { text: string; code: number } | undefined {
  const places = { folder: config.dataDirectory, file: sqliteFile(config) }
  for (const each of causesOf(error)) {
    const found = kindOf(each)
    if (found !== undefined) {
      const setting = portOf(each) === config.healthPort ? 'HEALTH_PORT' : 'PORT'
      return { text: inBothLanguages(found.kind.key, { ...places, setting, ...found.params }), code: found.kind.code }
    }
  }
  return undefined
}

/**
 * What to print of an error that nobody words: what each was made of in a line, the outermost first, and one stack, where it
 * began; no stack of a sentence. Never the errors themselves: the database's own also hold the values of rows.
 */
export function stacksOf(error: unknown): string {
  const causes = [...causesOf(error)]
  const first = causes.at(-1)
  if (first === undefined) return String(error)
  const isSentence = causes.length === 1 && first.constructor === Error && codeOf(first) === ''
  return [...causes.slice(0, -1).map(reasonOf), isSentence ? first.message : (first.stack ?? reasonOf(first))].join(
    '\n',
  )
}

/** What is printed while the database is not there yet. */
export function waitingText(cause: Error): string {
  return inBothLanguages('start.waiting', { reason: reasonOf(cause) })
}
