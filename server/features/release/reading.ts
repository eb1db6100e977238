/** What was released to somebody, and opening it. */
import { BusinessError } from '../../../domain/errors.ts'
import { withoutPrevious } from '../../../domain/scoring/personal/beside.ts'
import { namesOf } from '../../database/byId.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import type { ResultOf } from '../../http/call.ts'
import { nameMarks } from '../../records/people/nameMarks.ts'
import type { RoundKey } from '../../records/turns/answers.ts'
import { withMaxima } from '../../records/turns/published/published.ts'
import { findReadable, listReadable, listReaders, markOpened } from '../../records/turns/published/releases.ts'
import type { Rater } from '../../records/turns/raters.ts'
import { openSnapshot } from './snapshots.ts'

/** One report: the questionnaire's id and the evaluatee's. */
export interface Which {
  id: number
  employeeId: number
}

/** What people are called, told from others of the same name. */
async function namedPeople(db: Handle, enterpriseId: number, ids: number[]) {
  const names = await namesOf(db, enterpriseId, ids)
  const markOf = await nameMarks(db, enterpriseId, ids)
  return (id: number) => ({ name: names.get(id) ?? '', nameMark: markOf(id) })
}

/** The reports, without figures. */
export async function listMyReports(
  { database }: ServiceContext,
  { enterpriseId, employeeId, questionnaireId, opensReports }: Rater,
): Promise<ResultOf<'listMyReports'>> {
  if (!opensReports) return { reports: [] }
  return database.read(async (db) => {
    const rows = await listReadable(db, enterpriseId, employeeId, questionnaireId)
    const about = rows.map((row) => row.employeeId)
    const personOf = await namedPeople(db, enterpriseId, about)
    return {
      reports: rows.map(({ openings, ...row }) => ({ ...row, ...personOf(row.employeeId), opened: openings > 0 })),
    }
  })
}

/** The version that is open to whoever asks; NOT_FOUND for one that is withdrawn, somebody else's or another link's. */
export async function requireReadable(db: Handle, reader: Rater, { id, employeeId }: Which) {
  const { enterpriseId, questionnaireId, opensReports } = reader
  const isElsewhere = questionnaireId !== null && questionnaireId !== id
  const key = { enterpriseId, questionnaireId: id }
  const found = isElsewhere || !opensReports ? undefined : await findReadable(db, key, reader.employeeId, employeeId)
  if (found === undefined) throw new BusinessError('NOT_FOUND')
  return found
}

/** Whom else a version was released to: its evaluatee is to know, and nobody besides. */
async function superiorsOf(
  db: Handle,
  key: RoundKey,
  { employeeId, version }: { employeeId: number; version: number },
) {
  const readers = await listReaders(db, key, [employeeId])
  const ids = readers.flatMap((one) => (one.version === version && one.role === 'superior' ? [one.readerId] : []))
  const personOf = await namedPeople(db, key.enterpriseId, ids)
  return ids.map((id) => ({ employeeId: id, ...personOf(id) }))
}

type Released = ResultOf<'getMyReport'> & Omit<ReturnType<typeof openSnapshot>, 'previousId'>

/** The report as it was released. Throws NOT_FOUND. */
async function readReleased(db: Handle, reader: Rater, which: Which): Promise<Released> {
  const { role, version, releasedAt, snapshotJson } = await requireReadable(db, reader, which)
  const { id: questionnaireId, employeeId } = which
  const { enterpriseId } = reader
  const key = { enterpriseId, questionnaireId }
  const superiors = role === 'evaluatee' ? await superiorsOf(db, key, { employeeId, version }) : []
  const { report: kept, beside, previousId } = openSnapshot(snapshotJson)
  const [report = kept] = await withMaxima(db, enterpriseId, questionnaireId, [kept])
  // Of the round before one reads beside it what one may read in the report of that round, and no more.
  const previousKey = { enterpriseId, questionnaireId: previousId ?? 0 }
  const isReadable = (await findReadable(db, previousKey, reader.employeeId, employeeId)) !== undefined
  const told = beside === null || isReadable ? beside : withoutPrevious(beside)
  return { role, version, releasedAt, superiors, report, beside: told }
}

async function record(
  db: Handle,
  { enterpriseId, employeeId: readerId }: Rater,
  { id: questionnaireId, employeeId }: Which,
  { version, at, isAgain }: { version: number; at: string; isAgain: boolean },
): Promise<void> {
  await markOpened(db, { enterpriseId, questionnaireId, employeeId, version, readerId }, at, isAgain)
}

/** The report as it was released; recorded before it leaves (R15). Throws NOT_FOUND. */
export async function openMyReport({ database, now }: ServiceContext, reader: Rater, which: Which): Promise<Released> {
  return database.write(async (db) => {
    const released = await readReleased(db, reader, which)
    await record(db, reader, which, { version: released.version, at: now().toISOString(), isAgain: false })
    return released
  })
}

/**
 * Makes something of the report, recorded before that leaves (R15): not where it cannot be made, and where it `isAgain` not
 * counted once more. Throws NOT_FOUND, too where the report is withdrawn meanwhile.
 */
export async function saveMyReport<Made>(
  { database, now }: ServiceContext,
  reader: Rater,
  which: Which,
  { isAgain, make }: { isAgain: boolean; make: (released: Released) => Promise<Made> },
): Promise<Made> {
  const released = await database.read((db) => readReleased(db, reader, which))
  const made = await make(released)
  await database.write(async (db) => {
    await requireReadable(db, reader, which)
    await record(db, reader, which, { version: released.version, at: now().toISOString(), isAgain })
  })
  return made
}
