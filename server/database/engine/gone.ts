/** Which processes over the database are gone, so that others do what they had in hand. */
import { instanceOfRun, OPERATOR_INSTANCE } from '../ids.ts'
import type { DatabaseService } from '../open.ts'

/** Of these names (ids.ts) those whose process is gone; never the caller's own. */
export type FindGone = (runs: readonly string[]) => Promise<string[]>

/** How a process asks after the others (instances.ts). */
export interface OtherInstances {
  /** Whether no process has had that number for a while. */
  isFree(instance: number): Promise<boolean>
}

/**
 * A process holds its number for life: whoever had it before is gone. So are all others on SQLite, where one process has the
 * folder. Of other numbers `others` knows; without it they are taken to be at work, as is the operator's command, which
 * holds no number.
 */
export function createFindGone(
  { engine }: Pick<DatabaseService, 'engine'>,
  own: string,
  others: OtherInstances | undefined,
): FindGone {
  async function isGone(run: string): Promise<boolean> {
    const instance = instanceOfRun(run)
    if (run === own || instance === OPERATOR_INSTANCE) return false
    if (engine === 'sqlite' || instance === instanceOfRun(own)) return true
    return (await others?.isFree(instance)) ?? false
  }

  return async (runs) => {
    const gone: string[] = []
    for (const run of runs) if (await isGone(run)) gone.push(run)
    return gone
  }
}
