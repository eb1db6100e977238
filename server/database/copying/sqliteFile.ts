/** SQLite files as a whole. */
import Sqlite from 'better-sqlite3'

/**
 * Writes what one reading snapshot of `file` shows to the new file `copy`, whether or not a server writes meanwhile. Not the
 * online backup: that copies pages, free ones and what else lies in them, and begins anew whenever another process has
 * written, so that it need never end. Here every row is written to fresh pages: nothing that was deleted can be in them (R1).
 */
export function vacuumInto(file: string, copy: string): void {
  const database = new Sqlite(file, { readonly: true, fileMustExist: true, timeout: 10_000 })
  try {
    database.prepare('vacuum into ?').run(copy)
  } finally {
    database.close()
  }
}

/**
 * Makes a database that nobody uses one whole file: its log is taken in, and samples the planner took (sqlite_stat4 holds
 * keys of rows that may be gone) are erased. Throws where it is damaged.
 */
export function settle(file: string): void {
  const database = new Sqlite(file, { fileMustExist: true })
  try {
    database.pragma('secure_delete = ON')
    database.pragma('journal_mode = DELETE')
    const found = database.pragma('integrity_check(1)', { simple: true })
    if (found !== 'ok') throw new Sqlite.SqliteError(String(found), 'SQLITE_CORRUPT')
    const samples = database.prepare<[], { name: string }>(
      "select name from sqlite_master where name like 'sqlite\\_stat%' escape '\\'",
    )
    for (const { name } of samples.all()) database.exec(`drop table ${name}`)
  } finally {
    database.close()
  }
}
