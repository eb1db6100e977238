/** Whose report was released, to whom, and who has opened it. */

import { readDepartments } from '../../database/byId.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { ResultOf } from '../../http/call.ts'
import { getQuestionnaire } from '../../records/questionnaire/access.ts'
import { listNewestReleases, listReaders } from '../../records/turns/releases.ts'
import { isSuperiorPromised, readRound, refuseUnfinished } from './round.ts'

type Releases = ResultOf<'listReleases'>
type Reader = Awaited<ReturnType<typeof listReaders>>[number]

const versionKey = ({ employeeId, version }: Pick<Reader, 'employeeId' | 'version'>) => `${employeeId}/${version}`

/** Throws NOT_FOUND, NOT_FINISHED, ROUND_CLOSING. */
export async function listReleases({ database }: ServiceContext, enterpriseId: number, id: number): Promise<Releases> {
  return database.read(async (db) => {
    const row = await getQuestionnaire(db, enterpriseId, id)
    refuseUnfinished(row)
    const key = { enterpriseId, questionnaireId: id }
    const { evaluatees, people, personOf, hasMail } = await readRound(db, row)
    const newest = await listNewestReleases(db, key)
    const readers = new Map<string, Reader[]>()
    for (const reader of await listReaders(db, key)) {
      const own = readers.get(versionKey(reader))
      if (own === undefined) readers.set(versionKey(reader), [reader])
      else own.push(reader)
    }
    const departmentOf = (employeeId: number) => people.get(employeeId)?.departmentId ?? null
    const departments = await readDepartments(
      db,
      enterpriseId,
      evaluatees.map(({ employeeId }) => departmentOf(employeeId)),
    )
    const releaseOf = (employeeId: number) => {
      const release = newest.get(employeeId)
      if (release === undefined) return null
      const { version, releasedAt, endedAt } = release
      const own = readers.get(versionKey(release)) ?? []
      return { version, releasedAt, withdrawnAt: endedAt, readers: own.map(readerOf) }
    }
    const readerOf = ({ readerId, role, openings, firstOpenedAt, lastOpenedAt }: Reader) => {
      return { ...personOf(readerId), role, openings, firstOpenedAt, lastOpenedAt }
    }
    return {
      superiorPromised: isSuperiorPromised(row),
      evaluatees: evaluatees.map(({ employeeId, superiorIds }) => ({
        ...personOf(employeeId),
        departmentName: departments.get(departmentOf(employeeId) ?? 0)?.name ?? '',
        hasMail: hasMail(employeeId),
        superiors: superiorIds.map(personOf),
        release: releaseOf(employeeId),
      })),
    }
  })
}
