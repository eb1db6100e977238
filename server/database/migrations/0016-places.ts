import type { Kysely } from 'kysely'
import type { Database } from '../schema.ts'
import { createTable } from './tableShape.ts'

/** Where each user came in before, so that guesses from elsewhere lock nobody out (docs/decisions/0017). */
export async function up(db: Kysely<Database>): Promise<void> {
  await createTable(db, 'signInPlace', [], {
    columns: { userId: 'id', placeHash: 'text', usedOn: 'text' },
    key: ['userId', 'placeHash'],
  })
}
