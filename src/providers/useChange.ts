import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCurrentQuestionnaire } from './currentQuestionnaire.ts'

/**
 * A change inside the questionnaire of the address: `call` gets its id. Afterwards its status and
 * readiness and every query below [queryKey, id] are loaded again. Failures reach the error display.
 */
export function useChange<Input, Result>(queryKey: string, call: (id: number, input: Input) => Promise<Result>) {
  const { questionnaire, refresh } = useCurrentQuestionnaire()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => call(questionnaire.id, input),
    onSettled: () =>
      Promise.all([client.invalidateQueries({ queryKey: [queryKey, questionnaire.id] }), refresh()]).then(() => {}),
  })
}
