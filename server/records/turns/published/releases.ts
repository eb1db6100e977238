/** Released reports and who reads them: the only writer of their tables. */
import { sql } from 'kysely'
import type { Handle } from '../../../database/open.ts'
import type { ReportReaderTable, ReportReleaseTable } from '../../../database/schema/releaseSchema.ts'
import { IDS_A_STATEMENT, ROWS_A_STATEMENT, slices } from '../../../database/statements.ts'
import type { RoundKey } from '../answers.ts'

/** A snapshot holds every comment: few to a statement keep it small. */
const RELEASES_A_STATEMENT = 50

export async function insertReleases(
  db: Handle,
  releases: readonly Omit<ReportReleaseTable, 'endedAt' | 'isReplaced'>[],
  readers: readonly Omit<ReportReaderTable, 'openings' | 'firstOpenedAt' | 'lastOpenedAt'>[],
): Promise<void> {
  for (const slice of slices(releases, RELEASES_A_STATEMENT)) {
    await db
      .insertInto('reportRelease')
      .values(slice.map((row) => ({ ...row, endedAt: null, isReplaced: 0 as const })))
      .execute()
  }
  for (const slice of slices(readers, ROWS_A_STATEMENT)) {
    await db
      .insertInto('reportReader')
      .values(slice.map((row) => ({ ...row, openings: 0, firstOpenedAt: null, lastOpenedAt: null })))
      .execute()
  }
}

/** Ends what these people's reports were released as, if anything; answers of whom. */
export async function endReleases(
  db: Handle,
  { enterpriseId, questionnaireId }: RoundKey,
  employeeIds: readonly number[],
  ending: Pick<ReportReleaseTable, 'isReplaced'> & { endedAt: string },
): Promise<number[]> {
  const people: number[] = []
  for (const slice of slices(employeeIds, IDS_A_STATEMENT)) {
    const ended = await db
      .updateTable('reportRelease')
      .set(ending)
      .where('enterpriseId', '=', enterpriseId)
      .where('questionnaireId', '=', questionnaireId)
      .where('employeeId', 'in', slice)
      .where('endedAt', 'is', null)
      .returning('employeeId')
      .execute()
    people.push(...ended.map(({ employeeId }) => employeeId))
  }
  return people
}

/**
 * Opens again, as it was, what was withdrawn of these people's reports and not released anew since; answers of whom there
 * was such a version.
 */
export async function reopenReleases(db: Handle, key: RoundKey, employeeIds: readonly number[]) {
  const reopened: Pick<ReportReleaseTable, 'employeeId' | 'version'>[] = []
  for (const { employeeId, version, endedAt } of (await listNewestReleases(db, key, employeeIds)).values()) {
    if (endedAt === null) continue
    await db
      .updateTable('reportRelease')
      .set({ endedAt: null })
      .where('enterpriseId', '=', key.enterpriseId)
      .where('questionnaireId', '=', key.questionnaireId)
      .where('employeeId', '=', employeeId)
      .where('version', '=', version)
      .execute()
    reopened.push({ employeeId, version })
  }
  return reopened
}

/**
 * When each of these was last written a mail about reports, whether it was sent or not. Each is looked up by itself: of a list
 * PostgreSQL reads the mails of everybody.
 */
export async function listNewestReportMails(
  db: Handle,
  { enterpriseId, questionnaireId }: RoundKey,
  readerIds: readonly number[],
): Promise<(string | null)[]> {
  const newest = db
    .selectFrom('outboxMail')
    .select((eb) => eb.fn.max('createdAt').as('createdAt'))
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    // So both engines call the first of what `values` lists.
    .where('employeeId', '=', sql<number>`reader.column1`)
    .where('emailType', '=', 'report')
  const moments: (string | null)[] = []
  for (const slice of slices([...new Set(readerIds)], ROWS_A_STATEMENT)) {
    const readers = sql.join(slice.map((id) => sql`(cast(${id} as bigint))`))
    const asked = sql<{
      createdAt: string | null
    }>`select (${newest}) as "createdAt" from (values ${readers}) as reader`
    moments.push(...(await asked.execute(db)).rows.map(({ createdAt }) => createdAt))
  }
  return moments
}

/** Of more people than a statement takes, everybody's is read. */
const isFew = (employeeIds: readonly number[] | undefined): employeeIds is readonly number[] =>
  employeeIds !== undefined && employeeIds.length <= IDS_A_STATEMENT

/** The newest release of each report, or of these people's, without what it says, by the evaluatee's employee id. */
export async function listNewestReleases(
  db: Handle,
  { enterpriseId, questionnaireId }: RoundKey,
  employeeIds?: readonly number[],
) {
  if (employeeIds?.length === 0) return new Map<number, never>()
  const all = db
    .selectFrom('reportRelease')
    .select(['employeeId', 'version', 'releasedAt', 'endedAt'])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
  const rows = await (isFew(employeeIds) ? all.where('employeeId', 'in', employeeIds) : all)
    .orderBy('version')
    .execute()
  const meant = employeeIds && new Set(employeeIds)
  return new Map(rows.filter(({ employeeId }) => meant?.has(employeeId) ?? true).map((row) => [row.employeeId, row]))
}

/** Who the reports of a questionnaire, or of these people, were released to, versions of before included; the evaluatee first. */
export async function listReaders(
  db: Handle,
  { enterpriseId, questionnaireId }: RoundKey,
  employeeIds?: readonly number[],
) {
  if (employeeIds?.length === 0) return []
  const all = db
    .selectFrom('reportReader')
    .selectAll()
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
  return (isFew(employeeIds) ? all.where('employeeId', 'in', employeeIds) : all)
    .orderBy('role')
    .orderBy('readerId')
    .execute()
}

/** Which versions of the reports their evaluatees have opened. */
export async function listOpened(db: Handle, { enterpriseId, questionnaireId }: RoundKey) {
  return db
    .selectFrom('reportReader')
    .select(['employeeId', 'version'])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('role', '=', 'evaluatee')
    .where('openings', '>', 0)
    .execute()
}

/** What somebody may open now; of removed questionnaires nothing. */
const readable = (db: Handle, enterpriseId: number, readerId: number) =>
  db
    .selectFrom('reportReader')
    .innerJoin('reportRelease', (join) =>
      join
        .onRef('reportRelease.enterpriseId', '=', 'reportReader.enterpriseId')
        .onRef('reportRelease.questionnaireId', '=', 'reportReader.questionnaireId')
        .onRef('reportRelease.employeeId', '=', 'reportReader.employeeId')
        .onRef('reportRelease.version', '=', 'reportReader.version'),
    )
    .innerJoin('questionnaire', (join) =>
      join
        .onRef('questionnaire.enterpriseId', '=', 'reportReader.enterpriseId')
        .onRef('questionnaire.id', '=', 'reportReader.questionnaireId'),
    )
    .where('reportReader.enterpriseId', '=', enterpriseId)
    .where('reportReader.readerId', '=', readerId)
    .where('reportRelease.endedAt', 'is', null)
    .where('questionnaire.deletedAt', 'is', null)

/** The same of one questionnaire, or of all. */
function readableIn(db: Handle, enterpriseId: number, readerId: number, questionnaireId: number | null) {
  const all = readable(db, enterpriseId, readerId)
  return questionnaireId === null ? all : all.where('reportReader.questionnaireId', '=', questionnaireId)
}

/** The reports somebody may open, newest first. */
export async function listReadable(db: Handle, enterpriseId: number, readerId: number, questionnaireId: number | null) {
  return readableIn(db, enterpriseId, readerId, questionnaireId)
    .select(['reportReader.questionnaireId', 'reportReader.employeeId', 'reportReader.version', 'reportReader.role'])
    .select(['reportReader.openings', 'reportRelease.releasedAt', 'questionnaire.title'])
    .orderBy('reportRelease.releasedAt', 'desc')
    .orderBy('reportReader.questionnaireId', 'desc')
    .orderBy('reportReader.employeeId')
    .execute()
}

/** How many those are. */
export async function countReadable(
  db: Handle,
  enterpriseId: number,
  readerId: number,
  questionnaireId: number | null,
): Promise<number> {
  const { count } = await readableIn(db, enterpriseId, readerId, questionnaireId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** One of them with what it says, and when its round was published; undefined when it is none. */
export async function findReadable(
  db: Handle,
  { enterpriseId, questionnaireId }: RoundKey,
  readerId: number,
  employeeId: number,
) {
  return readable(db, enterpriseId, readerId)
    .select(['reportReader.version', 'reportReader.role', 'reportRelease.releasedAt', 'reportRelease.snapshotJson'])
    .select('questionnaire.publishedAt')
    .where('reportReader.questionnaireId', '=', questionnaireId)
    .where('reportReader.employeeId', '=', employeeId)
    .executeTakeFirst()
}

/** Keeps that a reader has opened a version. */
export async function markOpened(
  db: Handle,
  {
    enterpriseId,
    questionnaireId,
    employeeId,
    version,
    readerId,
  }: RoundKey & Pick<ReportReaderTable, 'employeeId' | 'version' | 'readerId'>,
  at: string,
  isAgain: boolean,
): Promise<void> {
  await db
    .updateTable('reportReader')
    .set((eb) => ({
      // Whoever never opened it does so now, whatever is said.
      openings: isAgain
        ? eb.case().when('openings', '=', 0).then(1).else(eb.ref('openings')).end()
        : eb('openings', '+', 1),
      firstOpenedAt: eb.fn.coalesce('firstOpenedAt', eb.val(at)),
      lastOpenedAt: at,
    }))
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('employeeId', '=', employeeId)
    .where('version', '=', version)
    .where('readerId', '=', readerId)
    .execute()
}

/** Who may open which report of a questionnaire now, since when, and when they could open it before; of these readers, or of all. */
export async function listOpenReaders(
  db: Handle,
  { enterpriseId, questionnaireId }: RoundKey,
  readerIds?: readonly number[],
) {
  if (readerIds?.length === 0) return []
  const all = db
    .selectFrom('reportReader')
    .select(['readerId', 'employeeId', 'version'])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
  const readers = await (isFew(readerIds) ? all.where('readerId', 'in', readerIds) : all)
    .orderBy('role')
    .orderBy('readerId')
    .execute()
  if (readers.length === 0) return []
  const versions = db
    .selectFrom('reportRelease')
    .select(['employeeId', 'version', 'releasedAt', 'endedAt'])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
  const people = readerIds && [...new Set(readers.map(({ employeeId }) => employeeId))]
  const releases = await (isFew(people) ? versions.where('employeeId', 'in', people) : versions).execute()
  const releaseOf = new Map(releases.map((row) => [`${row.employeeId} ${row.version}`, row]))
  const before = new Map<string, { releasedAt: string; endedAt: string }[]>()
  const open = []
  for (const { readerId, employeeId, version } of readers) {
    const release = releaseOf.get(`${employeeId} ${version}`)
    if (release === undefined) continue
    const { releasedAt, endedAt } = release
    const key = `${readerId} ${employeeId}`
    const own = before.get(key) ?? []
    before.set(key, own)
    // Shared with the open one, which may be met before the others.
    if (endedAt === null) open.push({ readerId, employeeId, releasedAt, before: own })
    else own.push({ releasedAt, endedAt })
  }
  return open
}
