/** What lasts as long as the page: the calls, one draft queue a form, and which promises were read. */
import type { Answer } from '../../domain/paper/model.ts'
import { type Calls, createCalls } from './calls.ts'
import { DraftQueue } from './draft/draftQueue.ts'
import { createKeptAnswers, shelfKey } from './draft/keptAnswers.ts'
import { judge, refusedBy } from './failure.ts'

export interface Visit {
  calls: Calls
  /** Always the same queue for a form: two of them would overwrite what the other keeps. */
  queueOf(relationId: number): DraftQueue
  /** Promises read in this visit, by their sentences. */
  read: Set<string>
}

function localShelf(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}

export function createVisit(secret: string | null): Visit {
  const calls = createCalls(secret)
  const queues = new Map<number, DraftQueue>()
  return {
    calls,
    read: new Set(),
    queueOf(relationId) {
      const known = queues.get(relationId)
      if (known !== undefined) return known
      const kept = createKeptAnswers(shelfKey(secret, relationId), localShelf())
      const send = (answers: Answer[]) => calls.saveDraft(relationId, answers)
      const queue = new DraftQueue({ send, judge, refusedBy, kept })
      queues.set(relationId, queue)
      return queue
    },
  }
}
