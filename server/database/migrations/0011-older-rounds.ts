import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema/schema.ts'

/**
 * Anonymous rounds finished before protected answers were kept by row count as not sealed: the server makes their rows
 * when it has started. Deviations of rows go, and sums that were made with rows in which few left out a question: beside
 * the lists they tell single answers (docs/decisions/answers.md). Links and mails of a person are found by index.
 */
export async function up(db: Kysely<Database>): Promise<void> {
  await sql`update questionnaire set "sealedAt" = null where type = 2 and "processStatus" = 40`.execute(db)
  await db.schema.alterTable('sealedRow').dropColumn('spreadsJson').execute()
  await sql`delete from "sealedReliability"`.execute(db)
  for (const table of ['answeringLink', 'outboxMail']) {
    await db.schema.createIndex(`${table}Person`).on(table).columns(['enterpriseId', 'employeeId']).execute()
  }
}
