/** Locks: PostgreSQL takes them, SQLite (one writer at a time) neither needs nor knows them. */
import { sql } from 'kysely'
import { kept } from '../kept.ts'
import type { Handle } from '../open.ts'
import { isPostgres } from './engine.ts'

/** Lets one transaction at a time add an enterprise: while there is none, no row is there to lock. */
export async function lockEnterprises(db: Handle) {
  if (isPostgres(db)) await sql`lock table ${sql.table('enterprise')} in share row exclusive mode`.execute(db)
}

/** Any fixed number: what is locked by it are addresses. */
const ADDRESSES = 815_361

/** Lets one transaction at a time confirm an account of an address, which may have no row yet. Take it before other locks. */
export async function lockAddress(db: Handle, email: string) {
  if (!isPostgres(db)) return
  await sql`select pg_advisory_xact_lock(${ADDRESSES}, hashtext(current_schema() || ' ' || ${email}))`.execute(db)
}

const sharedQuestionnaire = kept((db, { enterpriseId, id }: { enterpriseId: number; id: number }) => {
  const query = db
    .selectFrom('questionnaire')
    .select(['id', 'type', 'processStatus', 'disableStatus', 'closingSince', 'settingJson'])
    .where('enterpriseId', '=', enterpriseId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
  return isPostgres(db) ? query.forShare() : query
})

/**
 * Reads a questionnaire's row and keeps it as it is until the transaction ends; others may read
 * it too but not change it. So a form that is being stored holds up the finish, and the finish
 * holds up forms.
 */
export async function shareQuestionnaire(db: Handle, enterpriseId: number, questionnaireId: number) {
  const [row] = await sharedQuestionnaire(db, { enterpriseId, id: questionnaireId })
  return row
}

/** Reads people and keeps their rows as they are until the transaction ends. */
export async function sharePeople(db: Handle, enterpriseIds: readonly number[], ids: readonly number[]) {
  const query = db
    .selectFrom('employee')
    .select(['id', 'displayName', 'email', 'disabled', 'signInSetAt', 'addressSetAt'])
    .where('enterpriseId', 'in', [...enterpriseIds])
    .where('id', 'in', [...ids])
    .orderBy('id')
  return (isPostgres(db) ? query.forShare() : query).execute()
}
