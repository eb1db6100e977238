import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../engine/engine.ts'
import type { Database } from '../schema/schema.ts'

/** What a finish erases, and whose it was: PostgreSQL must keep no sample of it for its planner. */
const ERASED = {
  ballot: ['relationId', 'answersJson'],
  draft: ['relationId', 'questionId', 'answerJson'],
  response: ['answersJson'],
  formScores: ['scores'],
  relation: ['submittedDay'],
  outboxMail: ['employeeId', 'address', 'subject', 'content', 'error'],
  answeringLink: ['employeeId', 'createdAt'],
  auditEvent: ['detailJson'],
  exportPart: ['body'],
}

/**
 * PostgreSQL samples nothing of such columns any more. The samples there are stay until the tables move into new files: rounds that
 * are over count as not sealed, so that the server does that, and erases the bytes of the samples (rewrite.ts); of removed
 * ones it erases what tells who had answered as well. Those that collect come to it with their finish.
 */
export async function up(db: Kysely<Database>): Promise<void> {
  await sql`update questionnaire set "sealedAt" = null where type = 2 and "processStatus" = 30`.execute(db)
  if (!isPostgres(db)) return
  for (const [table, columns] of Object.entries(ERASED)) {
    const changes = columns.map((column) => sql`alter column ${sql.ref(column)} set statistics 0`)
    await sql`alter table ${sql.table(table)} ${sql.join(changes)}`.execute(db)
  }
  await sql`update questionnaire set "sealedAt" = null where type = 2 and "processStatus" = 40`.execute(db)
}
