/** What people were at when a copy was made: what it tells of them, and what it takes up again. */
import { type Kysely, sql } from 'kysely'
import { ANONYMOUS, COLLECTING } from '../../domain/evaluation/status.ts'
import { listTables } from '../database/copying/catalogue.ts'
import { NOBODY } from '../database/ids.ts'
import type { Database } from '../database/schema/schema.ts'

export interface UnderWay {
  /** Anonymous questionnaires of which somebody can read who wrote which form: sent ones, and drafts. */
  named: number
  /** Forms that were begun and not sent, and still may be. */
  drafts: number
  /** Links to forms that may be sent. */
  links: number
  /** Mails and letters that wait to be sent. */
  mails: number
  /** Jobs that are not over. */
  jobs: number
}

async function countOf(db: Kysely<Database>, query: ReturnType<typeof sql<{ count: number }>>): Promise<number> {
  const { rows } = await query.execute(db)
  return Number(rows[0]?.count ?? 0)
}

const NAMED = sql<{ count: number }>`
  select count(*) as count from questionnaire where type = ${sql.lit(ANONYMOUS)} and (
    exists (select 1 from ballot
      where ballot."enterpriseId" = questionnaire."enterpriseId" and ballot."questionnaireId" = questionnaire.id)
    or exists (select 1 from draft
      where draft."enterpriseId" = questionnaire."enterpriseId" and draft."questionnaireId" = questionnaire.id))`
const collectingOf = (table: string) => sql`exists (select 1 from questionnaire
  where questionnaire."enterpriseId" = ${sql.ref(`${table}.enterpriseId`)}
  and questionnaire.id = ${sql.ref(`${table}.questionnaireId`)}
  and "processStatus" = ${sql.lit(COLLECTING)} and "deletedAt" is null)`
const DRAFTS = sql<{ count: number }>`
  select count(*) as count from (select distinct "enterpriseId", "questionnaireId", "relationId" from draft) as begun
  where ${collectingOf('begun')}`
const LINKS = sql<{ count: number }>`
  select count(*) as count from "answeringLink"
  where "employeeId" <> ${sql.lit(NOBODY)} and ${collectingOf('answeringLink')}`
const JOBS = sql<{ count: number }>`select count(*) as count from job where status in ('waiting', 'running')`
const MAILS = sql<{ count: number }>`select count(*) as count from "outboxMail" where status = 'waiting'`
const LETTERS = sql<{ count: number }>`select count(*) as count from letter`

/** Of a database of any version. */
export async function countUnderWay(db: Kysely<Database>): Promise<UnderWay> {
  const hasLetters = (await listTables(db)).some(({ name }) => name === 'letter')
  const letters = hasLetters ? await countOf(db, LETTERS) : 0
  return {
    named: await countOf(db, NAMED),
    drafts: await countOf(db, DRAFTS),
    links: await countOf(db, LINKS),
    mails: (await countOf(db, MAILS)) + letters,
    jobs: await countOf(db, JOBS),
  }
}
