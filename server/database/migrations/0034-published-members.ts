import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema/schema.ts'
import { createTable } from './tableShape.ts'

/** Reports that are read at once: each holds every comment. */
const REPORTS_AT_ONCE = 5

interface Round {
  enterpriseId: number
  questionnaireId: number
}

/** A row as it stood before: what team figures read was empty where the server had not made it yet, and the report is read there alone. */
interface Stored {
  employeeId: number
  reportJson: string
  memberJson: string
}

/** What stood in both when this was written. */
interface Named {
  evaluatee: { name: string }
  questions?: unknown[]
}

/**
 * What team figures read of published reports in a table of its own, with whom each report names: in one row with the report,
 * a whole round of it took as long to read as the reports, and so did finding namesakes.
 */
export async function up(db: Kysely<Database>): Promise<void> {
  await createTable(db, 'publishedMember', ['enterpriseId', 'questionnaireId'], {
    columns: { employeeId: 'id', evaluateeName: 'text', memberJson: 'text', questionsJson: 'text' },
    key: ['employeeId'],
    index: [['evaluateeName']],
  })
  const { rows } = await sql<Round>`
    select distinct "enterpriseId", "questionnaireId" from "publishedReport" order by 1, 2`.execute(db)
  for (const round of rows) await move(db, round)
  await db.schema.alterTable('publishedReport').dropColumn('memberJson').execute()
}

async function move(db: Kysely<Database>, { enterpriseId, questionnaireId }: Round): Promise<void> {
  let after = 0
  for (;;) {
    const { rows } = await sql<Stored>`
      select "employeeId", case when "memberJson" = '' then "reportJson" else '' end as "reportJson", "memberJson"
      from "publishedReport"
      where "enterpriseId" = ${enterpriseId} and "questionnaireId" = ${questionnaireId} and "employeeId" > ${after}
      order by "employeeId" limit ${REPORTS_AT_ONCE}`.execute(db)
    const last = rows.at(-1)
    if (last === undefined) return
    const members = rows.map(
      (row) => sql`(${enterpriseId}, ${questionnaireId}, ${row.employeeId}, ${sql.join(moved(row))})`,
    )
    await sql`insert into "publishedMember"
      ("enterpriseId", "questionnaireId", "employeeId", "evaluateeName", "memberJson", "questionsJson")
      values ${sql.join(members)}`.execute(db)
    after = last.employeeId
  }
}

/** Name, member and questions. */
function moved({ reportJson, memberJson }: Stored): [string, string, string] {
  const { questions = [], ...member } = JSON.parse(memberJson === '' ? reportJson : memberJson) as Named
  const { name } = member.evaluatee
  return memberJson === '' ? [name, '', ''] : [name, JSON.stringify(member), JSON.stringify(questions)]
}
