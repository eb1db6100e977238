import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCurrentQuestionnaire } from './currentQuestionnaire.ts'

/**
 * A change inside the questionnaire of the address: `call` gets its id. Afterwards its status and
 * readiness, every query below [queryKey, id] and those below `also` are loaded again. Failures
 * reach the error display.
 */
export function useChange<Input, Result>(
  queryKey: string,
  call: (id: number, input: Input) => Promise<Result>,
  also: readonly QueryKey[] = [],
) {
  const { questionnaire, refresh } = useCurrentQuestionnaire()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => call(questionnaire.id, input),
    onSettled: async () => {
      const stale: readonly QueryKey[] = [[queryKey, questionnaire.id], ...also]
      await Promise.all([refresh(), ...stale.map((each) => client.invalidateQueries({ queryKey: each }))])
    },
  })
}
