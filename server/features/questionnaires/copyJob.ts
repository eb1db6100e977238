/** The people of a large questionnaire go to its copy beside: a job that goes on after a crash (decisions/0019, 0024). */
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import type { JobOrder, JobState } from '../../jobs/order.ts'
import type { JobRunner } from '../../jobs/runner.ts'
import { NOTHING_DONE, type Outcome, orRefuse } from '../../jobs/sliceRefusal.ts'
import { takeEditable } from '../../records/questionnaire/access.ts'
import { refreshReadiness } from '../../records/questionnaire/readiness.ts'
import { countTurns } from '../../records/turns/counted.ts'
import { countEvaluatees } from '../../records/turns/evaluatees.ts'
import { RELATIONS_A_SLICE } from '../../records/turns/relations.ts'
import { BEGINNING, type CopiedPiece, copyPiece, type PeopleCopy } from './copyPeople.ts'

/** What is kept of the order until it is over (KeptOrder). */
interface Head {
  enterpriseId: number
  employeeId: number
  copy: PeopleCopy
  total: number
}

interface Stored extends Outcome {
  next: CopiedPiece['next']
}

const NOTHING: Stored = { ...NOTHING_DONE, next: BEGINNING }

export function createCopyJob(context: ServiceContext, jobs: Pick<JobRunner, 'start' | 'onTakeUp'>) {
  async function doPiece(db: Handle, { copy, total }: Head, before: Stored, done: number) {
    // Whoever starts a round starts it with the people he sees.
    await takeEditable(db, copy.enterpriseId, copy.to)
    const { next, read, created, skipped } = await copyPiece(db, context.ids, copy, before.next ?? BEGINNING)
    await refreshReadiness(db, copy.enterpriseId, copy.to)
    // Somebody may come to the original, or go, meanwhile.
    const reached = next === null ? total : Math.min(done + read, total - 1)
    const result = { ...before, created: before.created + created, skipped: before.skipped + skipped, next }
    return { done: reached, result }
  }

  function orderOf(head: Head): Omit<JobOrder, 'kept'> {
    return {
      enterpriseId: head.enterpriseId,
      createdBy: head.employeeId,
      kind: 'copyQuestionnaire',
      questionnaireId: head.copy.to,
      total: head.total,
      step(db: Handle, { done, result }: JobState) {
        // The JSON edge: the step before wrote it.
        const before = result === null ? NOTHING : (result as Stored)
        return orRefuse(before, 'job.copyQuestionnaire.over', () => doPiece(db, head, before, done))
      },
    }
  }

  // The JSON edge: `start` wrote it.
  jobs.onTakeUp('copyQuestionnaire', (head) => (head === null ? 'job.interrupted' : orderOf(head as Head)))

  return {
    /** Copies few people within the transaction; answers how many rows there are to go through where they are too many. */
    async copyFew(db: Handle, copy: PeopleCopy): Promise<number | null> {
      const { enterpriseId, from } = copy
      const turns = await countTurns(db, { enterpriseId, questionnaireId: from })
      const total = turns + (await countEvaluatees(db, enterpriseId, from))
      if (total > RELATIONS_A_SLICE) return total
      let next: CopiedPiece['next'] = BEGINNING
      while (next !== null) next = (await copyPiece(db, context.ids, copy, next)).next
      await refreshReadiness(db, copy.enterpriseId, copy.to)
      return null
    },

    /** Starts copying piece by piece, once the copy itself is there. */
    start({ employeeId }: { employeeId: number }, id: number, copy: PeopleCopy, total: number): Promise<number> {
      const head = { enterpriseId: copy.enterpriseId, employeeId, copy, total }
      return jobs.start({ ...orderOf(head), id, kept: { head, parts: [] } })
    },
  }
}
