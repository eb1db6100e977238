import type { Kysely } from 'kysely'
import type { Database } from '../schema/schema.ts'
import { createTable } from './tableShape.ts'

/** The mail server an enterprise sends through, when it has one of its own. */
export async function up(db: Kysely<Database>): Promise<void> {
  await createTable(db, 'mailRelay', ['enterpriseId'], {
    columns: {
      host: 'text',
      port: 'int',
      secure: 'flag',
      username: 'text',
      secret: 'text',
      fromAddress: 'text',
      fromName: 'text',
    },
    key: [],
  })
}
