/** Which of the two engines a handle leads to: for what they do not have in common (engines.md). */
import { type Kysely, PostgresAdapter } from 'kysely'
import type { Database } from '../schema/schema.ts'

export const isPostgres = (db: Kysely<Database>): boolean => db.getExecutor().adapter instanceof PostgresAdapter
