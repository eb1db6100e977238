/** Whose report was released, to whom, and who has opened it. */
import { readDepartments } from '../../database/byId.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { ResultOf } from '../../http/call.ts'
import { together } from '../../jobs/reading.ts'
import { getQuestionnaire, refuseUnfinished } from '../../records/questionnaire/access.ts'
import { findOutdated } from '../../records/turns/published/outdated.ts'
import { listNewestReleases, listReaders } from '../../records/turns/published/releases.ts'
import { chooseEvaluatees, type Filters, type Sort, stateOf } from './choosing.ts'
import { readSome } from './round.ts'

type Releases = ResultOf<'listReleases'>
type Reader = Awaited<ReturnType<typeof listReaders>>[number]

export interface Page {
  pageIndex: number
  pageSize: number
}

/** Of each evaluatee the readers of the newest version. */
function newestReaders(readers: readonly Reader[], newest: ReadonlyMap<number, { version: number }>) {
  const own = new Map<number, Reader[]>()
  for (const reader of readers) {
    const { employeeId, version } = reader
    if (newest.get(employeeId)?.version !== version) continue
    const there = own.get(employeeId)
    if (there === undefined) own.set(employeeId, [reader])
    else there.push(reader)
  }
  return own
}

/** Throws NOT_FOUND, NOT_FINISHED, ROUND_CLOSING. */
export async function listReleases(
  { database, now }: ServiceContext,
  enterpriseId: number,
  id: number,
  filters: Filters,
  { pageIndex, pageSize }: Page,
  sort: Sort,
): Promise<Releases> {
  return database.read(async (db) => {
    const row = await getQuestionnaire(db, enterpriseId, id)
    refuseUnfinished(row)
    const key = { enterpriseId, questionnaireId: id }
    const chosen = await chooseEvaluatees(together(db), key, filters, sort)
    const some = chosen.slice((pageIndex - 1) * pageSize, pageIndex * pageSize)
    const ids = some.map(({ employeeId }) => employeeId)
    const newest = await listNewestReleases(db, key, ids)
    const handedOut = some.flatMap((one) => {
      const releasedAt = newest.get(one.employeeId)?.releasedAt
      return releasedAt === undefined ? [] : [{ ...one, releasedAt }]
    })
    const outdated = await findOutdated(db, key, handedOut)
    const readersOf = newestReaders(await listReaders(db, key, ids), newest)
    const readerIds = [...readersOf.values()].flat().map(({ readerId }) => readerId)
    const { evaluatees, personOf, readNoMail } = await readSome(db, row, some, readerIds)
    const noMail = await readNoMail(now().toISOString())
    const departmentIds = evaluatees.map(({ departmentId }) => departmentId)
    const departments = await readDepartments(db, enterpriseId, departmentIds)
    const readerOf = ({ readerId, role, openings, firstOpenedAt, lastOpenedAt }: Reader) => {
      return { ...personOf(readerId), role, openings, firstOpenedAt, lastOpenedAt }
    }
    const items = evaluatees.map(({ employeeId, departmentId, superiorIds }) => {
      const release = newest.get(employeeId)
      const readers = (readersOf.get(employeeId) ?? []).map(readerOf)
      const isOpened = readers.some(({ role, openings }) => role === 'evaluatee' && openings > 0)
      return {
        ...personOf(employeeId),
        departmentName: departments.get(departmentId ?? 0)?.name ?? '',
        state: stateOf(release, isOpened),
        releasedAt: release?.releasedAt ?? null,
        noMail: noMail(employeeId),
        superiors: superiorIds.map(personOf),
        release:
          release === undefined
            ? null
            : {
                version: release.version,
                withdrawnAt: release.endedAt,
                outdated: outdated.get(employeeId) ?? null,
                readers,
              },
      }
    })
    return { items, total: chosen.length, pageIndex, pageSize }
  })
}
