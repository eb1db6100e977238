/** Releasing reports and withdrawing them (anonymity.md R15, R16). */
import { BusinessError } from '../../../domain/errors.ts'
import type { ShownReport } from '../../../domain/scoring/report.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import { inTurns } from '../../database/sliceBySlice.ts'
import type { ResultOf, UserPrincipal } from '../../http/call.ts'
import { getQuestionnaire, takeQuestionnaire } from '../../records/questionnaire/access.ts'
import { insertEvent } from '../../records/questionnaire/audit.ts'
import { readEvaluateeReport } from '../../records/turns/evaluateeReports.ts'
import { endReleases, insertReleases, listNewestReleases } from '../../records/turns/releases.ts'
import { isSuperiorPromised, type Round, readRound, refuseUnfinished } from './round.ts'

/** Reports of one transaction: nobody waits for more of them. */
const RELEASES_AT_ONCE = 20

type Caller = Pick<UserPrincipal, 'enterpriseId' | 'userId' | 'remoteAddress'>

export interface Order {
  employeeIds?: number[] | undefined
  toSuperior: boolean
  confirm: boolean
}

/** Those meant; NOT_FOUND where one of them is no evaluatee. */
function meantOf({ evaluatees }: Round, employeeIds: readonly number[] | undefined): Round['evaluatees'] {
  if (employeeIds === undefined) return evaluatees
  const byId = new Map(evaluatees.map((one) => [one.employeeId, one]))
  return employeeIds.map((employeeId) => {
    const one = byId.get(employeeId)
    if (one === undefined) throw new BusinessError('NOT_FOUND')
    return one
  })
}

async function note(
  db: Handle,
  { ids, now }: ServiceContext,
  { enterpriseId, userId, remoteAddress }: Caller,
  { id, action, count }: { id: number; action: 'release' | 'withdraw'; count: number },
): Promise<void> {
  const event = { id: ids.newId(), at: now().toISOString(), action: `report.${action}`, objectId: id }
  await insertEvent(db, { enterpriseId, userId, remoteAddress, ...event, detailJson: JSON.stringify({ count }) })
}

/** Snapshots of some, each under the version after its newest, in place of the one before. Answers of whom there was one. */
async function releaseSome(
  context: ServiceContext,
  { enterpriseId, userId }: Caller,
  id: number,
  { some, personOf, toSuperior }: Pick<Round, 'personOf'> & { some: Round['evaluatees']; toSuperior: boolean },
): Promise<number[]> {
  const key = { enterpriseId, questionnaireId: id }
  const releasedAt = context.now().toISOString()
  return context.database.write(async (db) => {
    const row = await takeQuestionnaire(db, enterpriseId, id)
    refuseUnfinished(row)
    const newest = await listNewestReleases(db, key)
    const releases = []
    const readers = []
    for (const { employeeId, superiorIds } of some) {
      const report = await readEvaluateeReport(db, row, employeeId, releasedAt)
      if (report === undefined) continue
      const { nameMark } = personOf(employeeId)
      const shown: ShownReport = { ...report, evaluatee: { ...report.evaluatee, nameMark } }
      const release = { ...key, employeeId, version: (newest.get(employeeId)?.version ?? 0) + 1 }
      releases.push({ ...release, snapshotJson: JSON.stringify(shown), releasedAt, releasedBy: userId })
      readers.push({ ...release, readerId: employeeId, role: 'evaluatee' as const })
      for (const readerId of toSuperior ? superiorIds : []) {
        readers.push({ ...release, readerId, role: 'superior' as const })
      }
    }
    const employeeIds = releases.map(({ employeeId }) => employeeId)
    await endReleases(db, key, employeeIds, { endedAt: releasedAt, isReplaced: 1 })
    await insertReleases(db, releases, readers)
    return employeeIds
  })
}

/**
 * Some at a time, each anew from the round as it is then: what a broken call released stays released, and whoever repeats it
 * makes the next version. Throws NOT_FOUND, NOT_FINISHED, ROUND_CLOSING, SUPERIOR_NOT_PROMISED.
 */
export async function releaseReports(
  context: ServiceContext,
  caller: Caller,
  id: number,
  { employeeIds, toSuperior, confirm }: Order,
): Promise<ResultOf<'releaseReports'>> {
  const { database } = context
  const round = await database.read(async (db) => {
    const row = await getQuestionnaire(db, caller.enterpriseId, id)
    refuseUnfinished(row)
    if (toSuperior && !isSuperiorPromised(row)) throw new BusinessError('SUPERIOR_NOT_PROMISED')
    return readRound(db, row)
  })
  const meant = meantOf(round, employeeIds)
  const superiors = new Set(toSuperior ? meant.flatMap(({ superiorIds }) => superiorIds) : [])
  const result = {
    confirm,
    superiors: superiors.size,
    withoutMail: meant
      .filter(({ employeeId }) => !round.hasMail(employeeId))
      .map(({ employeeId }) => round.personOf(employeeId)),
  }
  if (confirm) return { ...result, count: meant.length }
  let count = 0
  await inTurns(meant, RELEASES_AT_ONCE, async (some) => {
    const released = await releaseSome(context, caller, id, { some, personOf: round.personOf, toSuperior })
    count += released.length
  })
  await database.write((db) => note(db, context, caller, { id, action: 'release', count }))
  return { ...result, count }
}

/** Throws NOT_FOUND. */
export async function withdrawReports(
  context: ServiceContext,
  caller: Caller,
  id: number,
  { employeeIds }: { employeeIds: number[] },
): Promise<ResultOf<'withdrawReports'>> {
  const { enterpriseId } = caller
  return context.database.write(async (db) => {
    const row = await takeQuestionnaire(db, enterpriseId, id)
    meantOf(await readRound(db, row), employeeIds)
    const endedAt = context.now().toISOString()
    const key = { enterpriseId, questionnaireId: id }
    const count = await endReleases(db, key, employeeIds, { endedAt, isReplaced: 0 })
    if (count > 0) await note(db, context, caller, { id, action: 'withdraw', count })
    return { count }
  })
}
