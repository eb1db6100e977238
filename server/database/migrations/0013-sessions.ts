import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema/schema.ts'
import { addColumns } from './tableShape.ts'

/** When and from where a session was used last; when it is over is asked of its times and the configuration. */
export async function up(db: Kysely<Database>): Promise<void> {
  await addColumns(db, 'session', { lastSeenAt: 'text', remoteAddress: 'text', userAgent: 'text' })
  await sql`update session set "lastSeenAt" = "createdAt"`.execute(db)
  await db.schema.alterTable('session').dropColumn('expiresAt').execute()
}
