/** The course of an auto-bind: done at once, or a job that is followed until it is over. */
import { useState } from 'react'
import type { BuiltInLevelType } from '../../../domain/evaluation/levels.ts'
import { isUnderWay } from '../../../domain/jobs.ts'
import { useAct } from '../../providers/calls/useAct.ts'
import { reasonsOf, useJobOf } from '../../providers/calls/useJob.ts'
import { useQuestionnaireId } from '../../providers/useQuestionnaireId.ts'
import { type AutobindResult, type Bound, boundOf } from './model.ts'

/** What came of it: how many were added, level by level. */
export interface AutobindOutcome {
  added: number
  bound: Bound
  /** Why it ended early, where it did. */
  words: string[]
}

const NOTHING: Bound = { perLevel: [], missing: [] }

/** Stays with the page: the dialog may be closed meanwhile. */
export function useAutobind() {
  const id = useQuestionnaireId()
  const [asked, setAsked] = useState<{ id: number; result: AutobindResult } | null>(null)
  const act = useAct('autobindParticipants', { onSuccess: (result) => setAsked({ id, result }) })
  const { mutate: cancel, isPending: isStopping } = useAct('cancelJob')
  // What was asked of another questionnaire is told by the jobs page.
  const result = asked?.id === id ? asked.result : null
  const jobId = result?.jobId ?? null
  const job = useJobOf('autobindParticipants', jobId)
  const isOver = job !== undefined && !isUnderWay(job)
  return {
    isAsked: act.isPending,
    isStopping,
    run: (participantLevelCodes: BuiltInLevelType[]) => act.mutate({ path: { id }, body: { participantLevelCodes } }),
    /** How far the job is, 0 of 0 before that is known; null where there is none that goes on. */
    progress: jobId === null || isOver ? null : { done: job?.done ?? 0, total: job?.total ?? 0 },
    stop: () => jobId !== null && cancel({ path: { id: jobId } }),
    outcome: jobId === null ? result && atOnce(result) : isOver ? byJob(job) : null,
    forget: () => setAsked(null),
  }
}

export type Autobind = ReturnType<typeof useAutobind>

function atOnce(result: AutobindResult): AutobindOutcome {
  return { added: result.added, bound: boundOf(result), words: [] }
}

function byJob(job: Exclude<ReturnType<typeof useJobOf>, undefined>): AutobindOutcome {
  const { status, result } = job
  const words = status === 'done' ? [] : reasonsOf(job)
  return { added: result?.created ?? 0, bound: result?.bound ?? NOTHING, words }
}
