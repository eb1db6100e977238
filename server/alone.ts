/** The database as a server process has it: no other one is on the same folder, or has the same number. */
import { type Config, sqliteFile } from './config.ts'
import { claimDirectory } from './database/claim.ts'
import type { OtherInstances } from './database/engine/gone.ts'
import type { InstanceTaken } from './database/engine/held.ts'
import { type DatabaseService, openDatabase } from './database/open.ts'

interface Told {
  /** The number was lost to another process: this one must end. */
  onTaken(taken: InstanceTaken): void
  /** Hears why a PostgreSQL that is not there yet is waited for; without it nobody waits. */
  onWaiting?(cause: Error): void
}

export interface Alone {
  database: DatabaseService
  /** Undefined where there can be none. */
  others: OtherInstances | undefined
  /** Whether nobody else is at work over the database: what is in hand there was a dead process's. */
  isAlone(): Promise<boolean>
  /** Closes the database and lets another process have its place. */
  close(): Promise<void>
}

/**
 * Takes the place of this process for life and opens the database; throws what `startFaults.ts` words, before anything is
 * changed, when another one has it. `onTaken` is told when it was lost to another one later.
 */
export async function openAlone(config: Config, { onTaken, onWaiting }: Told): Promise<Alone> {
  const { databaseUrl: url, databasePoolSize: poolSize, instance } = config
  const file = sqliteFile(config)
  if (url === undefined) {
    claimDirectory(config.dataDirectory)
    const database = await openDatabase({ file })
    return { database, others: undefined, isAlone: async () => true, close: () => database.close() }
  }
  const held = (await import('./database/engine/instances.ts')).createInstance({ url, instance, onTaken })
  const database = await openDatabase({ url, file, poolSize, beforeMigrating: held.hold, onWaiting })
  return {
    database,
    others: held,
    isAlone: held.isAlone,
    async close() {
      await database.close()
      await held.release()
    },
  }
}
