import { useQueryClient } from '@tanstack/react-query'
import type { CallId } from '../../../openapi/generated/calls.ts'
import type { CallInput, CallResult } from './calls.ts'
import { questionKey } from './useQuestion.ts'

/** Changes a kept answer by what is known without asking, such as what was just saved: reading it again may fail. */
export function useKnow<Id extends CallId>(id: Id, input: CallInput<Id>) {
  const client = useQueryClient()
  return (change: (kept: CallResult<Id>) => CallResult<Id>) => {
    client.setQueryData<CallResult<Id>>(questionKey(id, input), (kept) => kept && change(kept))
  }
}
