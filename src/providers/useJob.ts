import { useEffect } from 'react'
import { isUnderWay } from '../../domain/jobs.ts'
import type { ActId } from '../../openapi/generated/calls.ts'
import type { CallResult } from './calls.ts'
import { useLoadAgain } from './useAct.ts'
import { useQuestion } from './useQuestion.ts'

const ASK_AGAIN_MILLISECONDS = 400

/** A job of the server as it is now, asked for until it is over; an answer that did not come is asked for again. */
export function useJob(id: number | null): CallResult<'getJob'> | undefined {
  const { data } = useQuestion(
    'getJob',
    { path: { id: id ?? 0 } },
    {
      enabled: id !== null,
      refetchInterval: ({ state }) => (state.data === undefined || isUnderWay(state.data)) && ASK_AGAIN_MILLISECONDS,
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
