import type { Ids } from './ids.ts'
import type { DatabaseService } from './open.ts'

/** What every service is given: the outside influences, never reached for on one's own. */
export interface ServiceContext {
  database: DatabaseService
  ids: Ids
  now(): Date
}
