/** Why a process may not have the place it wants: `startFaults.ts` and the commands of `keeping/` say it in words. */

/** Another process has the data directory. */
export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse'
}

/** A restore into the data directory did not end. */
export class RestoreUnfinished extends Error {
  override readonly name = 'RestoreUnfinished'
}

/** Another process on the PostgreSQL database has the number. */
export class InstanceTaken extends Error {
  override readonly name = 'InstanceTaken'
  readonly instance: number

  constructor(instance: number) {
    super(`another process with INSTANCE=${instance} is using the database`)
    this.instance = instance
  }
}
