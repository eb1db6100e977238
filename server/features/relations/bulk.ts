import { levelTypeOf, mayRateOn } from '../../../domain/evaluation/levels.ts'
import { namedApart } from '../../../domain/evaluation/names.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import type { Bulk, BulkCaller, BulkResult, Selection } from '../../jobs/bulk.ts'
import { nameMarks } from '../../records/people/nameMarks.ts'
import { getQuestionnaire, takeUnfinished } from '../../records/questionnaire/access.ts'
import { listLevels } from '../../records/questionnaire/levels.ts'
import { recordChange } from '../../records/questionnaire/raterChanges.ts'
import { insertEvaluatees, listEvaluatees } from '../../records/turns/evaluatees.ts'
import { activePeople, addRelations, settle } from './change.ts'
import { type RemovedEvaluatee, removeEvaluatees } from './evaluateeService.ts'
import type { RelationCaller } from './levelService.ts'
import { listEvaluateeIds, listNames } from './store.ts'

type EvaluateesCaller = BulkCaller & Pick<RelationCaller, 'userId' | 'remoteAddress'>

interface EvaluateeFilter {
  kw?: string | undefined
}

/** Removing many evaluatees of a questionnaire and bringing them back. */
export function createEvaluateesBulk(context: ServiceContext, bulk: Bulk) {
  const { database, ids } = context
  /** Adds those who are no evaluatees now, each once, with the raters who may still take part on levels that are open. */
  async function addAgain(
    db: Handle,
    caller: EvaluateesCaller,
    id: number,
    removed: RemovedEvaluatee[],
  ): Promise<number[]> {
    const { enterpriseId } = caller
    const row = await takeUnfinished(db, enterpriseId, id)
    const there = new Set((await listEvaluatees(db, enterpriseId, id)).map(({ employeeId }) => employeeId))
    const people = removed.flatMap(({ employeeId, valuers }) => [employeeId, ...valuers.map((one) => one.valuerId)])
    const active = await activePeople(db, caller, people, 'previous')
    const levels = (await listLevels(db, enterpriseId, id)).filter((level) => level.open === 1)
    const openTypes = new Map(levels.map((level) => [level.id, levelTypeOf(level.type)]))
    const again = removed.flatMap((one) => {
      if (!active.has(one.employeeId) || there.has(one.employeeId)) return []
      there.add(one.employeeId)
      return [{ ...one, id: ids.newId() }]
    })
    const lead = { enterpriseId, questionnaireId: id }
    await insertEvaluatees(
      db,
      again.map(({ id: evaluateeId, employeeId, seq }) => ({ ...lead, id: evaluateeId, employeeId, seq })),
    )
    const wanted = again.flatMap(({ id: evaluateeId, employeeId, valuers }) =>
      valuers.flatMap(({ valuerId, levelId }) => {
        const levelType = openTypes.get(levelId)
        if (levelType === undefined || !active.has(valuerId) || !mayRateOn(levelType, valuerId, employeeId)) return []
        return [{ evaluateeId, raterId: valuerId, levelId }]
      }),
    )
    const { added } = await addRelations(db, ids, row, [], wanted)
    await settle(db, row)
    await recordChange(db, context, caller, row, { added: added.length, removed: 0 })
    return again.map((one) => one.id)
  }

  return {
    async remove(caller: EvaluateesCaller, id: number, selection: Selection<EvaluateeFilter>) {
      const { enterpriseId } = caller
      const { type } = await database.read((db) => getQuestionnaire(db, enterpriseId, id))
      const { notes, ...result } = await bulk.run<EvaluateeFilter, RemovedEvaluatee>(caller, selection, {
        kind: 'bulkRemoveEvaluatees',
        questionnaireId: id,
        // Who is refused has been answered about by then (R5); a job's result stays.
        hidesRefused: type === 2,
        idsOf: ({ kw }) => database.read((db) => listEvaluateeIds(db, enterpriseId, id, kw)),
        async namesOf(db, evaluateeIds) {
          const rows = await listNames(db, enterpriseId, id, evaluateeIds)
          const people = rows.map(({ employeeId }) => employeeId)
          const markOf = await nameMarks(db, enterpriseId, people)
          return new Map(rows.map((row) => [row.id, namedApart(row.displayName, markOf(row.employeeId))]))
        },
        act: async (db, evaluateeIds) => ({
          changed: evaluateeIds,
          notes: await removeEvaluatees(db, context, caller, id, evaluateeIds),
        }),
      })
      return { ...result, previous: notes }
    },

    /** All of them or, when the licence or the state of the questionnaire refuses it, none. */
    async restore(caller: EvaluateesCaller, id: number, previous: RemovedEvaluatee[]): Promise<BulkResult> {
      const changed = await database.write((db) => addAgain(db, caller, id, previous))
      return { changed, skipped: [], jobId: null }
    },
  }
}

export type EvaluateesBulk = ReturnType<typeof createEvaluateesBulk>
