/** SQLite files as a whole. What goes wrong is thrown as of the file it went wrong with. */
import Sqlite from 'better-sqlite3'
import { PlaceFault } from './places.ts'

function ofFile<T>(file: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw error instanceof Sqlite.SqliteError ? new PlaceFault({ file }, error) : error
  }
}

/** What can only be the fault of the file that is written. */
const OF_COPY = /^SQLITE_(FULL|CANTOPEN|READONLY|IOERR_(WRITE|FSYNC|DIR_FSYNC|TRUNCATE))/

/**
 * Writes what one reading snapshot of `file` shows to the new file `copy`, whether or not a server writes meanwhile. Not the
 * online backup: that copies pages, free ones and what else lies in them, and begins anew whenever another process has
 * written, so that it need never end. Here every row is written to fresh pages: nothing that was deleted can be in them (R1).
 */
export function vacuumInto(file: string, copy: string): void {
  ofFile(file, () => {
    const database = new Sqlite(file, { readonly: true, fileMustExist: true, timeout: 10_000 })
    try {
      database.pragma('schema_version')
      database.prepare('vacuum into ?').run(copy)
    } catch (error) {
      const isOfCopy = error instanceof Sqlite.SqliteError && OF_COPY.test(error.code)
      throw isOfCopy ? new PlaceFault({ file: copy }, error) : error
    } finally {
      database.close()
    }
  })
}

function checkWhole(database: Sqlite.Database): void {
  const found = database.pragma('integrity_check(1)', { simple: true })
  if (found !== 'ok') throw new Sqlite.SqliteError(String(found), 'SQLITE_CORRUPT')
}

/** Throws where a database is damaged: over a damaged index rows are read as if they were not there. */
export function expectWhole(file: string): void {
  ofFile(file, () => {
    const database = new Sqlite(file, { readonly: true, fileMustExist: true, timeout: 10_000 })
    try {
      checkWhole(database)
    } finally {
      database.close()
    }
  })
}

/** Runs `work` over a file that nobody else uses; what it deletes is overwritten. */
export function inFile<T>(file: string, work: (database: Sqlite.Database) => T): T {
  return ofFile(file, () => {
    const database = new Sqlite(file, { fileMustExist: true })
    try {
      database.pragma('secure_delete = ON')
      return work(database)
    } finally {
      database.close()
    }
  })
}

/**
 * Makes a database that nobody uses one whole file: its log is taken in, and samples the planner took (sqlite_stat4 holds
 * keys of rows that may be gone) are erased. Throws where it is damaged.
 */
export function settle(file: string): void {
  inFile(file, (database) => {
    database.pragma('journal_mode = DELETE')
    checkWhole(database)
    const samples = database.prepare<[], { name: string }>(
      "select name from sqlite_master where name like 'sqlite\\_stat%' escape '\\'",
    )
    for (const { name } of samples.all()) database.exec(`drop table ${name}`)
  })
}
