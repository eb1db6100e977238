/** Personal reports as published at the finish of an anonymous questionnaire (anonymity.md R4). */
import { sql } from 'kysely'
import type { PersonalReport } from '../../../domain/scoring/report.ts'
import type { Member } from '../../../domain/scoring/team/member.ts'
import { isPostgres } from '../../database/engine.ts'
import type { Handle } from '../../database/open.ts'
import type { PublishedReportTable } from '../../database/questionnaireSchema.ts'
import { slices, textHolds } from '../../database/statements.ts'
import type { RoundKey } from './answers.ts'

/** A report holds every comment: few to a statement keep it small. */
export const REPORTS_A_STATEMENT = 50

export async function insertPublished(db: Handle, rows: PublishedReportTable[]) {
  for (const slice of slices(rows, REPORTS_A_STATEMENT)) await db.insertInto('publishedReport').values(slice).execute()
}

/** Whether any report of a questionnaire is made. */
export async function hasPublished(db: Handle, { enterpriseId, questionnaireId }: RoundKey): Promise<boolean> {
  const row = await db
    .selectFrom('publishedReport')
    .select('employeeId')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Drops the reports of these people that a closing that was cut short had made; nobody has seen one. */
export async function deletePublished(
  db: Handle,
  { enterpriseId, questionnaireId }: RoundKey,
  employeeIds: readonly number[],
): Promise<void> {
  await db
    .deleteFrom('publishedReport')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('employeeId', 'in', employeeIds)
    .execute()
}

/** One person's; undefined where there is none. */
export async function findPublished(
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  employeeId: number,
): Promise<PersonalReport | undefined> {
  const row = await db
    .selectFrom('publishedReport')
    .select('reportJson')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('employeeId', '=', employeeId)
    .executeTakeFirst()
  // The JSON edge: the finish wrote it.
  return row === undefined ? undefined : (JSON.parse(row.reportJson) as PersonalReport)
}

/** Puts these in the place of what was kept of a report. */
export async function updatePublished(
  db: Handle,
  {
    enterpriseId,
    questionnaireId,
    employeeId,
    ...kept
  }: Omit<PublishedReportTable, 'reportJson'> & Partial<PublishedReportTable>,
) {
  await db
    .updateTable('publishedReport')
    .set(kept)
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('employeeId', '=', employeeId)
    .execute()
}

/** What team figures read of these people, in their order; who has no report is passed over. */
export async function listMembers(
  db: Handle,
  { enterpriseId, questionnaireId }: RoundKey,
  employeeIds: readonly number[],
): Promise<Member[]> {
  const rows = await db
    .selectFrom('publishedReport')
    .select(['employeeId', 'memberJson'])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('employeeId', 'in', employeeIds)
    .execute()
  const jsonOf = new Map(rows.map(({ employeeId, memberJson }) => [employeeId, memberJson]))
  return employeeIds.flatMap((employeeId) => {
    const memberJson = jsonOf.get(employeeId) ?? ''
    return memberJson === '' ? [] : [JSON.parse(memberJson) as Member]
  })
}

/** Whom the reports of these people are about, in their order, under the names they bear there; no figure is read. */
export async function listPublishedPeople(
  db: Handle,
  { enterpriseId, questionnaireId }: RoundKey,
  employeeIds: readonly number[],
): Promise<PersonalReport['evaluatee'][]> {
  const evaluatee = isPostgres(db)
    ? sql<string>`"memberJson"::json ->> 'evaluatee'`
    : sql<string>`json_extract("memberJson", '$.evaluatee')`
  const rows = await db
    .selectFrom('publishedReport')
    .select(['employeeId', evaluatee.as('evaluateeJson')])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('employeeId', 'in', employeeIds)
    .where('memberJson', '<>', '')
    .execute()
  // The JSON edge: the finish wrote it.
  const people = new Map(
    rows.map((row) => [row.employeeId, JSON.parse(row.evaluateeJson) as PersonalReport['evaluatee']]),
  )
  return employeeIds.flatMap((employeeId) => people.get(employeeId) ?? [])
}

/** Some whose report has nothing of the kind yet. */
export async function listWithoutMember(
  db: Handle,
  { enterpriseId, questionnaireId }: RoundKey,
  most: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('publishedReport')
    .select('employeeId')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('memberJson', '=', '')
    .limit(most)
    .execute()
  return rows.map(({ employeeId }) => employeeId)
}

/** The published reports of these people, in their order; who has none is passed over. */
export async function listPublished(
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  employeeIds: readonly number[],
): Promise<PersonalReport[]> {
  const rows = await db
    .selectFrom('publishedReport')
    .select(['employeeId', 'reportJson'])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('employeeId', 'in', employeeIds)
    .execute()
  const jsonOf = new Map(rows.map(({ employeeId, reportJson }) => [employeeId, reportJson]))
  return employeeIds.flatMap((employeeId) => {
    const reportJson = jsonOf.get(employeeId)
    return reportJson === undefined ? [] : [JSON.parse(reportJson) as PersonalReport]
  })
}

/** Who of these people is called `name` in the published report. A level or a dimension may be called so, too: the report decides. */
export async function listPublishedNamed(
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  employeeIds: readonly number[],
  name: string,
): Promise<PersonalReport['evaluatee'][]> {
  const rows = await db
    .selectFrom('publishedReport')
    .select('reportJson')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('employeeId', 'in', employeeIds)
    .where(textHolds('reportJson', JSON.stringify({ name }).slice(1, -1)))
    .execute()
  const people = rows.map(({ reportJson }) => (JSON.parse(reportJson) as PersonalReport).evaluatee)
  return people.filter((person) => person.name === name)
}
