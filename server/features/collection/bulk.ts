import { BusinessError } from '../../../domain/errors.ts'
import { namedApart } from '../../../domain/evaluation/names.ts'
import { isPublished } from '../../../domain/evaluation/status.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Bulk, BulkAct, BulkCaller, BulkResult, Selection } from '../../jobs/bulk.ts'
import { apart } from '../../jobs/reading.ts'
import { nameMarks } from '../../records/people/nameMarks.ts'
import { getQuestionnaire, takeQuestionnaire } from '../../records/questionnaire/access.ts'
import { recordChange } from '../../records/questionnaire/raterChanges.ts'
import { afterReleases } from '../../records/turns/published/outdated.ts'
import { type Caller, countForms, withdrawForm } from './forms.ts'
import { chosenForms, type Filters } from './progress.ts'
import { listPairs } from './store/progress.ts'

type BulkFormsCaller = BulkCaller & Caller

/** Acts upon many forms of a questionnaire, by the rules of the single ones (R11). */
export function createFormsBulk(context: ServiceContext, bulk: Bulk) {
  const { database } = context

  async function run(
    caller: BulkFormsCaller,
    id: number,
    selection: Selection<Filters>,
    own: Pick<BulkAct<Filters>, 'kind' | 'hidesRefused' | 'act'>,
  ): Promise<BulkResult> {
    const { enterpriseId } = caller
    const { notes: _, ...result } = await bulk.run<Filters>(caller, selection, {
      ...own,
      questionnaireId: id,
      idsOf: (filters) => chosenForms(apart(database), enterpriseId, id, filters),
      async namesOf(db, ids) {
        const pairs = await listPairs(db, enterpriseId, id, ids)
        const people = pairs.flatMap(({ raterId, evaluatedId }) => [raterId, evaluatedId])
        const markOf = await nameMarks(db, enterpriseId, people)
        const text = ({ evaluatee, evaluatedId, rater, raterId }: (typeof pairs)[number]) =>
          `${namedApart(evaluatee, markOf(evaluatedId))} · ${namedApart(rater, markOf(raterId))}`
        return new Map(pairs.map((pair) => [pair.id, text(pair)]))
      },
    })
    return result
  }

  return {
    /** Refused as a whole where every single form would be. */
    async statistic(
      caller: BulkFormsCaller,
      id: number,
      input: Selection<Filters> & { statistic: boolean; reason: string },
    ) {
      const { statistic, reason, ...selection } = input
      const { type } = await database.read((db) => getQuestionnaire(db, caller.enterpriseId, id))
      if (type === 2) throw new BusinessError('ANONYMOUS_REFUSED')
      return run(caller, id, selection, {
        kind: 'bulkSetStatistic',
        act: async (db, ids) => ({ changed: await countForms(context, db, caller, id, { ids, statistic, reason }) }),
      })
    },

    async cancel(
      caller: BulkFormsCaller,
      id: number,
      { reason, ...selection }: Selection<Filters> & { reason: string },
    ) {
      const { type, processStatus } = await database.read((db) => getQuestionnaire(db, caller.enterpriseId, id))
      if (!isPublished(processStatus)) throw new BusinessError('NOT_COLLECTING')
      return run(caller, id, selection, {
        kind: 'bulkCancelAnswers',
        hidesRefused: type === 2,
        async act(db, ids) {
          const row = await takeQuestionnaire(db, caller.enterpriseId, id)
          const then = await afterReleases(context, db, row)
          const changed: number[] = []
          for (const participantRelationId of ids) {
            if (await withdrawForm(then, db, caller, row, { participantRelationId, reason })) {
              changed.push(participantRelationId)
            }
          }
          await recordChange(db, context, caller, row, { added: 0, removed: changed.length })
          return { changed }
        },
      })
    },
  }
}

export type FormsBulk = ReturnType<typeof createFormsBulk>
