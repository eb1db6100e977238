import { accessSync, constants, existsSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { DirectoryInUse, RestoreUnfinished } from './engine/held.ts'
import { makeFolders } from './folders.ts'
import { handOver } from './ownership.ts'

/** Lies in a data directory while a restore changes it (server/keeping): what a killed one left must not be served. */
export const RESTORING = 'restore-unfinished'

/**
 * Claims a data directory for this process: two servers on one SQLite file would make the same ids and send mails twice.
 * The claim is a lock of the operating system, so it ends with the process however that ends. Throws DirectoryInUse when
 * another has it, what the system says when this user may not write the lock, and RestoreUnfinished where a restore did not end,
 * unless that is `toRestore`. Answers what gives the claim back before the process ends.
 */
export function claimDirectory(dataDirectory: string, toRestore = false): () => void {
  makeFolders(dataDirectory)
  const file = join(dataDirectory, 'roundview.lock')
  const lock = new Sqlite(file, { timeout: 0 })
  try {
    // SQLite opens a file it may not write for reading, and then an exclusive lock is only a shared one.
    accessSync(file, constants.W_OK)
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (!(error instanceof Sqlite.SqliteError && error.code === 'SQLITE_BUSY')) throw error
    throw new DirectoryInUse(`another process is using ${dataDirectory}`)
  }
  if (!toRestore && existsSync(join(dataDirectory, RESTORING))) {
    lock.close()
    throw new RestoreUnfinished(`a restore into ${dataDirectory} did not end`)
  }
  for (const suffix of ['', '-journal']) handOver(`${file}${suffix}`)
  // Kept for the life of the process: a collected connection would give the lock back.
  claims.add(lock)
  return () => {
    claims.delete(lock)
    lock.close()
  }
}

const claims = new Set<Sqlite.Database>()
