/** What lasts as long as the page: the calls, one draft queue a form, and which promises were read. */
import type { Answer } from '../../domain/paper/model.ts'
import { isRefusal } from '../api/refusals.ts'
import { withShelf } from '../api/shelf.ts'
import { type Calls, createCalls, type FeedbackTasks } from './calls.ts'
import { DraftQueue } from './draft/draftQueue.ts'
import { createKeptAnswers, forgetOldAnswers, shelfKey } from './draft/keptAnswers.ts'
import { judge, refusedBy } from './failure.ts'
import { forgetOldNotes } from './reports/unsavedNotes.ts'

/** What waits for the visitor. */
export interface Home extends FeedbackTasks {
  unreadCount: number
}

export interface Visit {
  calls: Omit<Calls, 'reports'>
  home(): Promise<Home>
  /** Always the same queue for a form: two of them would overwrite what the other keeps. */
  queueOf(relationId: number): DraftQueue
  /** Whether it is amiss that nothing but this page has some answer. */
  isUnkept(): boolean
  /** Whether closing the browser now would lose something. */
  wouldLose(): boolean
  subscribe(listener: () => void): () => void
  /** Promises read in this visit, by their sentences. */
  read: Set<string>
}

const NO_REPORTS = { reports: [] }

const tasksOf = ({ questionnaires }: FeedbackTasks) => questionnaires.flatMap(({ tasks }) => tasks)

/**
 * Whether a form takes nothing more for good. Closed alone is not: a deadline is moved, a pause ends. A turn that is the
 * caller's and is listed no more was withdrawn or closed by the finish. What was not found, or a link that opens nothing,
 * may be somebody else's, or come back with its questionnaire or its owner.
 */
async function isForGood(calls: Calls, relationId: number, error: unknown): Promise<boolean> {
  if (isRefusal(error, 'ALREADY_SUBMITTED')) return true
  if (!isRefusal(error, 'ANSWERING_CLOSED')) return false
  return calls.tasks().then(
    (tasks) => tasksOf(tasks).every((task) => task.relationId !== relationId),
    // So says a link of a finished questionnaire of everything.
    (failure: unknown) => isRefusal(failure, 'ANSWERING_CLOSED'),
  )
}

export function createVisit(secret: string | null): Visit {
  const plain = createCalls(secret)
  const queues = new Map<number, DraftQueue>()
  const listeners = new Set<() => void>()
  const shelf = withShelf((found) => found)
  const keyOf = (relationId: number) => shelfKey(secret, relationId)

  /** Answers nobody can send any more do not stay readable in this browser (docs/anonymity.md). */
  async function about<Result>(relationId: number, call: Promise<Result>): Promise<Result> {
    try {
      return await call
    } catch (error) {
      if (await isForGood(plain, relationId, error)) queueOf(relationId).clear()
      throw error
    }
  }

  const calls: Visit['calls'] = {
    async tasks() {
      const tasks = await plain.tasks()
      const all = tasksOf(tasks)
      const open = all.filter(({ status }) => status !== 'submitted')
      for (const task of all) if (!open.includes(task)) queueOf(task.relationId).clear()
      forgetOldAnswers(shelf, new Set(open.map((task) => keyOf(task.relationId))))
      forgetOldNotes(shelf)
      return tasks
    },
    async form(relationId) {
      const form = await about(relationId, plain.form(relationId))
      queueOf(relationId).meet(form.answers)
      return form
    },
    saveDraft: (relationId, answers) => about(relationId, plain.saveDraft(relationId, answers)),
    submit: (relationId, answers, unsaved) => about(relationId, plain.submit(relationId, answers, unsaved)),
  }

  async function home(): Promise<Home> {
    const tasks = await calls.tasks()
    // What was opened is an ornament beside the tasks: where it cannot be learnt, nothing is marked.
    const { reports } = tasks.reportCount === 0 ? NO_REPORTS : await plain.reports().catch(() => NO_REPORTS)
    return { ...tasks, unreadCount: reports.filter(({ opened }) => !opened).length }
  }

  function queueOf(relationId: number): DraftQueue {
    const known = queues.get(relationId)
    if (known !== undefined) return known
    const kept = createKeptAnswers(keyOf(relationId), shelf)
    const send = (answers: Answer[]) => calls.saveDraft(relationId, answers)
    const queue = new DraftQueue({ send, judge, refusedBy, kept })
    queue.subscribe(() => {
      for (const listener of listeners) listener()
    })
    queues.set(relationId, queue)
    return queue
  }

  return {
    ...{ calls, home, queueOf, read: new Set() },
    isUnkept: () => [...queues.values()].some((queue) => queue.status() === 'unkept'),
    wouldLose: () => [...queues.values()].some((queue) => queue.wouldLose()),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
