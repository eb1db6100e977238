import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema/schema.ts'

/**
 * Withdrawn turns of anonymous rounds that collect count as asked for, as they do after the finish
 * (docs/decisions/0022-kept-counts.md): what is kept of such a round is counted once more.
 */
export async function up(db: Kysely<Database>): Promise<void> {
  const rounds = sql`select 1 from questionnaire q
    where q."enterpriseId" = "turnCount"."enterpriseId" and q.id = "turnCount"."questionnaireId"
      and q.type = 2 and q."processStatus" = 30`
  const turns = sql`from relation r
    join "relationLevel" l
      on l."enterpriseId" = r."enterpriseId" and l."questionnaireId" = r."questionnaireId" and l.id = r."levelId"
    where l.open = 1 and r."enterpriseId" = "turnCount"."enterpriseId"
      and r."questionnaireId" = "turnCount"."questionnaireId"`
  await sql`update "turnCount" set
      invited = (select count(*) ${turns}), rated = (select count(distinct r."evaluateeId") ${turns})
    where part = 0 and exists (${rounds})`.execute(db)
}
