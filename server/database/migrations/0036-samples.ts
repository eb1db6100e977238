import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../engine.ts'
import type { Database } from '../schema.ts'

const ID = sql`bigint`
const TEXT = sql`text collate "C"`
const BYTES = sql`bytea`

/** What a finish erases, and whose it was: PostgreSQL must keep no sample of it for its planner. */
const ERASED = {
  ballot: { relationId: ID, answersJson: TEXT },
  draft: { relationId: ID, questionId: ID, answerJson: TEXT },
  response: { relationId: ID, answersJson: TEXT },
  formScores: { relationId: ID, scores: BYTES },
  relation: { submittedDay: TEXT },
  outboxMail: { employeeId: ID, address: TEXT, subject: TEXT, content: TEXT, error: TEXT },
  answeringLink: { employeeId: ID, createdAt: TEXT },
  auditEvent: { detailJson: TEXT },
  exportPart: { body: BYTES },
}

const sampleNone = (name: string) => sql`alter column ${sql.ref(name)} set statistics 0`
const forgetSamples = (name: string, type: typeof ID) => sql`alter column ${sql.ref(name)} type ${type}`

/**
 * PostgreSQL samples nothing of such columns any more. Samples there are stay whatever their target is, until the column's type
 * is set anew, to the same: that rewrites neither table nor index. Rounds that are over count as not sealed, so that
 * the server erases the bytes of the samples, too (rewrite.ts); of removed ones it erases what tells who had answered as well.
 */
export async function up(db: Kysely<Database>): Promise<void> {
  await sql`update questionnaire set "sealedAt" = null where type = 2 and "processStatus" = 30`.execute(db)
  if (!isPostgres(db)) return
  for (const [table, columns] of Object.entries(ERASED)) {
    const changes = Object.entries(columns).flatMap(([name, type]) => [sampleNone(name), forgetSamples(name, type)])
    await sql`alter table ${sql.table(table)} ${sql.join(changes)}`.execute(db)
  }
  await sql`update questionnaire set "sealedAt" = null where type = 2 and "processStatus" = 40`.execute(db)
}
