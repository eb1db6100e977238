/**
 * What team figures read of published reports, and whom these name: the only writer of their table. It is none of the reports'
 * own: a whole round is read of it, and reports are long (docs/decisions/answers.md).
 */
import { sql } from 'kysely'
import type { PersonalReport } from '../../../../domain/scoring/report.ts'
import type { Member, MemberQuestion, WholeMember } from '../../../../domain/scoring/team/member.ts'
import { isPostgres } from '../../../database/engine/engine.ts'
import type { Handle } from '../../../database/open.ts'
import { ROWS_A_STATEMENT, slices } from '../../../database/statements.ts'
import type { RoundKey } from '../answers.ts'

/** As it is stored. */
const columnsOf = ({ questions, ...member }: WholeMember) => ({
  memberJson: JSON.stringify(member),
  questionsJson: JSON.stringify(questions),
})

export async function insertMembers(db: Handle, key: RoundKey, members: readonly WholeMember[]): Promise<void> {
  const rows = members.map((member) => {
    const { employeeId, name: evaluateeName } = member.evaluatee
    return { ...key, employeeId, evaluateeName, ...columnsOf(member) }
  })
  for (const slice of slices(rows, ROWS_A_STATEMENT)) await db.insertInto('publishedMember').values(slice).execute()
}

/** Puts this in the place of what was kept of the person's report. */
export async function updateMember(
  db: Handle,
  { enterpriseId, questionnaireId }: RoundKey,
  member: WholeMember,
): Promise<void> {
  await db
    .updateTable('publishedMember')
    .set(columnsOf(member))
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('employeeId', '=', member.evaluatee.employeeId)
    .execute()
}

/** Drops those of these people that a closing that was cut short had made. */
export async function deleteMembers(
  db: Handle,
  { enterpriseId, questionnaireId }: RoundKey,
  employeeIds: readonly number[],
): Promise<void> {
  await db
    .deleteFrom('publishedMember')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('employeeId', 'in', employeeIds)
    .execute()
}

const ofPeople = (db: Handle, { enterpriseId, questionnaireId }: RoundKey, employeeIds: readonly number[]) =>
  db
    .selectFrom('publishedMember')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('employeeId', 'in', employeeIds)

/** Of these people, in their order; who has no report is passed over. */
export async function listMembers(db: Handle, key: RoundKey, employeeIds: readonly number[]): Promise<Member[]> {
  const rows = await ofPeople(db, key, employeeIds).select(['employeeId', 'memberJson']).execute()
  const jsonOf = new Map(rows.map(({ employeeId, memberJson }) => [employeeId, memberJson]))
  return employeeIds.flatMap((employeeId) => {
    const memberJson = jsonOf.get(employeeId) ?? ''
    return memberJson === '' ? [] : [JSON.parse(memberJson) as Member]
  })
}

/** What their reports say of each question. */
export async function listMemberQuestions(
  db: Handle,
  key: RoundKey,
  employeeIds: readonly number[],
): Promise<Map<number, MemberQuestion[]>> {
  const rows = await ofPeople(db, key, employeeIds)
    .select(['employeeId', 'questionsJson'])
    .where('questionsJson', '<>', '')
    .execute()
  return new Map(
    rows.map(({ employeeId, questionsJson }) => [employeeId, JSON.parse(questionsJson) as MemberQuestion[]]),
  )
}

/** Whom the reports of these people are about, in their order, under the names they bear there; no figure is read. */
export async function listPublishedPeople(
  db: Handle,
  key: RoundKey,
  employeeIds: readonly number[],
): Promise<PersonalReport['evaluatee'][]> {
  const evaluatee = isPostgres(db)
    ? sql<string>`"memberJson"::json ->> 'evaluatee'`
    : sql<string>`json_extract("memberJson", '$.evaluatee')`
  const rows = await ofPeople(db, key, employeeIds)
    .select(['employeeId', evaluatee.as('evaluateeJson')])
    .where('memberJson', '<>', '')
    .execute()
  // The JSON edge: the finish wrote it.
  const people = new Map(
    rows.map((row) => [row.employeeId, JSON.parse(row.evaluateeJson) as PersonalReport['evaluatee']]),
  )
  return employeeIds.flatMap((employeeId) => people.get(employeeId) ?? [])
}

/** Whose reports of the round name their person so. */
export async function listPublishedNamed(
  db: Handle,
  { enterpriseId, questionnaireId }: RoundKey,
  name: string,
): Promise<Pick<PersonalReport['evaluatee'], 'employeeId' | 'name'>[]> {
  const rows = await db
    .selectFrom('publishedMember')
    .select('employeeId')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('evaluateeName', '=', name)
    .execute()
  return rows.map(({ employeeId }) => ({ employeeId, name }))
}

/** Some whose report is of before this was kept, and has nothing of the kind yet. */
export async function listWithoutMember(
  db: Handle,
  { enterpriseId, questionnaireId }: RoundKey,
  most: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('publishedMember')
    .select('employeeId')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('memberJson', '=', '')
    .limit(most)
    .execute()
  return rows.map(({ employeeId }) => employeeId)
}
