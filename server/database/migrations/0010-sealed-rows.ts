import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema/schema.ts'
import { createTable } from './tableShape.ts'

const LEAD = ['enterpriseId', 'questionnaireId']

/** What the finish of an anonymous questionnaire keeps of protected answers (docs/decisions/answers.md). */
export async function up(db: Kysely<Database>): Promise<void> {
  await createTable(db, 'sealedRow', LEAD, {
    columns: { evaluateeId: 'id', rowKey: 'text', cellsJson: 'text', spreadsJson: 'text' },
    key: ['evaluateeId', 'rowKey'],
  })
  await createTable(db, 'sealedReliability', LEAD, {
    columns: { dimensionId: 'id', squaresJson: 'text', itemsJson: 'text?' },
    key: ['dimensionId'],
  })
  await createTable(db, 'sealedLevel', LEAD, { columns: { levelId: 'id', forms: 'int' }, key: ['levelId'] })
  await sql`insert into "sealedLevel" ("enterpriseId", "questionnaireId", "levelId", forms)
    select response."enterpriseId", response."questionnaireId", response."levelId", count(*)
    from questionnaire
    join response on response."enterpriseId" = questionnaire."enterpriseId"
      and response."questionnaireId" = questionnaire.id
    where questionnaire.type = 2 and questionnaire."processStatus" = 40
    group by response."enterpriseId", response."questionnaireId", response."levelId"`.execute(db)
}
