import type { BuiltInLevelType } from '../../../domain/evaluation/levels.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { JobRunner } from '../../jobs/runner.ts'
import { takeUnfinished } from '../../records/questionnaire/access.ts'
import { recordChange } from '../../records/questionnaire/raterChanges.ts'
import { RELATIONS_A_SLICE } from '../../records/turns/relations.ts'
import { addPlanned, countOn, missingOn, openAmong } from './autobindApply.ts'
import { type BindCaller, createAutobindJob } from './autobindJob.ts'
import { planBinding } from './autobindPlan.ts'
import { refuseLateAlone, settle } from './change.ts'

/** Raters found in the organisation (design §5.11). */
export function createAutobindService(context: ServiceContext, jobs: Pick<JobRunner, 'start' | 'onTakeUp'>) {
  const { database, ids } = context
  const job = createAutobindJob(context, jobs)
  return {
    /** Adds what is missing on the open levels named, up to the setting; answers for whom nobody was found, or the job. */
    async bind(caller: BindCaller, id: number, levelTypes: BuiltInLevelType[]) {
      const plan = await planBinding(database, caller.enterpriseId, id, levelTypes)
      if (plan.wanted.length > RELATIONS_A_SLICE) {
        return { added: 0, perLevel: [], missing: [], jobId: await job.start(caller, id, plan) }
      }
      const { row, open, added } = await database.write(async (db) => {
        const row = await takeUnfinished(db, caller.enterpriseId, id)
        const open = await openAmong(db, row, plan.levels)
        const additions = await addPlanned(db, ids, row, open, plan.wanted)
        refuseLateAlone(additions)
        const { added } = additions
        await settle(db, row)
        await recordChange(db, context, caller, row, { added: added.length, removed: 0 })
        return { row, open, added }
      })
      const perLevel = open.map((level) => ({ ...level, added: countOn(added, level.levelId) }))
      // It is only told: nobody else's write waits for it.
      const missing = await database.read((db) => missingOn(db, row, open))
      return { added: added.length, perLevel, missing, jobId: null }
    },
  }
}

export type AutobindService = ReturnType<typeof createAutobindService>
