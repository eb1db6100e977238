/** Whom releasing would reach, before anything is done. */
import type { Language } from '../../../messages/format.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { ResultOf } from '../../http/call.ts'
import { chosenIds, type Selection } from '../../jobs/bulk.ts'
import { getQuestionnaire, refuseUnfinished } from '../../records/questionnaire/access.ts'
import { findEvaluateesOf } from '../../records/turns/evaluatees.ts'
import { listNewestReleases } from '../../records/turns/published/releases.ts'
import { type Filters, idsOf } from './choosing.ts'
import { isSuperiorPromised, readSome } from './round.ts'

/** Of these evaluatees those whose reports tell them no score that others gave. */
export type FindFigureless = (
  enterpriseId: number,
  id: number,
  employeeIds: readonly number[],
) => Promise<ReadonlySet<number>>

/** Throws NOT_FOUND, NOT_FINISHED, ROUND_CLOSING, SELECTION_CHANGED. */
export async function planReleases(
  { database, now, findFigureless }: ServiceContext & { findFigureless: FindFigureless },
  { enterpriseId, language }: { enterpriseId: number; language: Language },
  id: number,
  selection: Selection<Filters>,
): Promise<ResultOf<'planReleases'>> {
  const key = { enterpriseId, questionnaireId: id }
  await database.read(async (db) => refuseUnfinished(await getQuestionnaire(db, enterpriseId, id)))
  const employeeIds = await chosenIds(selection, { idsOf: idsOf({ database }, key) }, language)
  const figureless = await findFigureless(enterpriseId, id, employeeIds)
  return database.read(async (db) => {
    const row = await getQuestionnaire(db, enterpriseId, id)
    const there = await findEvaluateesOf(db, enterpriseId, id, employeeIds)
    const some = [...there].map(([employeeId, evaluateeId]) => ({ id: evaluateeId, employeeId }))
    const { evaluatees, personOf, readNoMail } = await readSome(db, row, some)
    const noMail = await readNoMail(now().toISOString())
    const newest = await listNewestReleases(db, key, employeeIds)
    const isOpen = ({ employeeId }: { employeeId: number }) => newest.get(employeeId)?.endedAt === null
    const hasFigures = ({ employeeId }: { employeeId: number }) => !figureless.has(employeeId)
    const reachOf = (reached: typeof evaluatees) => ({
      count: reached.length,
      replaced: reached.filter(isOpen).length,
      superiors: counted(reached.flatMap(({ superiorIds }) => superiorIds)).map(([superiorId, reports]) => ({
        ...personOf(superiorId),
        reports,
      })),
      withoutMail: reached.flatMap(({ employeeId }) => {
        const reason = noMail(employeeId)
        return reason === null ? [] : [{ ...personOf(employeeId), reason }]
      }),
    })
    return {
      ...reachOf(evaluatees),
      superiorPromised: isSuperiorPromised(row),
      withoutFigures: evaluatees.flatMap((one) => (hasFigures(one) ? [] : [personOf(one.employeeId)])),
      withFigures: reachOf(evaluatees.filter(hasFigures)),
    }
  })
}

/** How often each is there, the first ones first. */
function counted(ids: readonly number[]): [number, number][] {
  const times = new Map<number, number>()
  for (const id of ids) times.set(id, (times.get(id) ?? 0) + 1)
  return [...times]
}
