import type { Kysely } from 'kysely'
import type { Database } from '../schema/schema.ts'
import { addColumns } from './tableShape.ts'

/** The job that brings a copy its people, where they are many; and no earlier version closes a named round as an anonymous one. */
export async function up(db: Kysely<Database>): Promise<void> {
  await addColumns(db, 'questionnaire', { peopleJobId: 'id?' })
}
