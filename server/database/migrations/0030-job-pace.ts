import type { Kysely } from 'kysely'
import type { Database } from '../schema/schema.ts'
import { addColumns } from './tableShape.ts'

/** Since when the process that does a job has it in hand, and how far it was then: how long it still takes is told from that. */
export async function up(db: Kysely<Database>): Promise<void> {
  await addColumns(db, 'job', { startedAt: 'text?', startedDone: 'int?' })
}
