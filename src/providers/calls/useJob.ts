import { useEffect } from 'react'
import { useNotify } from 'react-admin'
import { isUnderWay } from '../../../domain/jobs.ts'
import type { ActId } from '../../../openapi/generated/calls.ts'
import type { CallResult } from './calls.ts'
import { pauseAfter } from './outage.ts'
import { useLoadAgain } from './useAct.ts'
import { useQuestion } from './useQuestion.ts'

const ASK_AGAIN_MILLISECONDS = 400

/** What a job that ended early tells: how far it came, and why there is no more. */
export const reasonsOf = ({ message, result }: CallResult<'getJob'>): string[] => [
  message,
  ...(result?.failed ?? []).map((fault) => fault.message),
]

/** A job of the server as it is now, asked for until it is over; an answer that did not come is asked for again. */
export function useJob(id: number | null): CallResult<'getJob'> | undefined {
  const { data } = useQuestion(
    'getJob',
    { path: { id: id ?? 0 } },
    {
      enabled: id !== null,
      refetchInterval: (query) =>
        (query.state.data === undefined || isUnderWay(query.state.data)) && pauseAfter(query, ASK_AGAIN_MILLISECONDS),
    },
  )
  return data
}

/** The same of the job an act has begun: once it is over, what the act makes stale is loaded again. */
export function useJobOf(act: ActId, id: number | null): CallResult<'getJob'> | undefined {
  const loadAgain = useLoadAgain(act)
  const job = useJob(id)
  const isOver = job !== undefined && !isUnderWay(job)
  useEffect(() => {
    if (isOver) void loadAgain()
  }, [isOver, loadAgain])
  return job
}

/** The same, and where it ends early the person is told how far it came, and why there is no more. */
export function useFollowedJob(act: ActId, id: number): CallResult<'getJob'> | undefined {
  const notify = useNotify()
  const job = useJobOf(act, id)
  const isCut = job?.status === 'failed' || job?.status === 'cancelled'
  const why = isCut ? reasonsOf(job).join('\n') : ''
  useEffect(() => {
    if (why !== '') notify(why, { type: 'warning', multiLine: true })
  }, [notify, why])
  return job
}
