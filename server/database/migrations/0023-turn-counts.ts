import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema/schema.ts'
import { createTable } from './tableShape.ts'

const LEAD = ['enterpriseId', 'questionnaireId']

/** Evaluatees and turns, counted once for each questionnaire there is (docs/decisions/0022-kept-counts.md). */
export async function up(db: Kysely<Database>): Promise<void> {
  await createTable(db, 'turnCount', LEAD, {
    columns: { part: 'int', evaluatees: 'int', rated: 'int', invited: 'int', submitted: 'int' },
    key: ['part'],
  })
  await sql`insert into "turnCount" ("enterpriseId", "questionnaireId", part, evaluatees, rated, invited, submitted)
    select q."enterpriseId", q.id, 0,
      coalesce(e.total, 0), coalesce(t.rated, 0), coalesce(t.invited, 0), coalesce(t.submitted, 0)
    from questionnaire q
    left join (
      select "enterpriseId", "questionnaireId", count(*) as total from evaluatee group by 1, 2
    ) e on e."enterpriseId" = q."enterpriseId" and e."questionnaireId" = q.id
    left join (
      select r."enterpriseId", r."questionnaireId", count(distinct r."evaluateeId") as rated, count(*) as invited,
        sum(case when r.status = 'submitted' then 1 else 0 end) as submitted
      from relation r
      join "relationLevel" l
        on l."enterpriseId" = r."enterpriseId" and l."questionnaireId" = r."questionnaireId" and l.id = r."levelId"
      where l.open = 1 and r.status <> 'withdrawn'
      group by 1, 2
    ) t on t."enterpriseId" = q."enterpriseId" and t."questionnaireId" = q.id`.execute(db)
}
