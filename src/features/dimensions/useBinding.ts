/** Binds a question to a dimension, or to none; of what is chosen while one is under way the last goes out after it. */
import { useRef, useState } from 'react'
import { useAct } from '../../providers/calls/useAct.ts'
import { useQuestionnaireId } from '../../providers/useQuestionnaireId.ts'

type DimensionId = number | null

export function useBinding({ questionId, dimensionId }: { questionId: number; dimensionId: DimensionId }) {
  const path = { id: useQuestionnaireId() }
  const { mutateAsync } = useAct('bindDimensionQuestions')
  /** What is under way; undefined when nothing is. */
  const [pending, setPending] = useState<DimensionId>()
  const next = useRef<DimensionId>(undefined)
  const isSending = useRef(false)

  async function sendAll() {
    isSending.current = true
    while (next.current !== undefined) {
      const relations = [{ questionId, dimensionId: next.current }]
      next.current = undefined
      // A failure reaches the global error display; what was chosen after it is still meant.
      await mutateAsync({ path, body: { relations } }).catch(() => {})
    }
    isSending.current = false
    setPending(undefined)
  }

  function bind(chosen: DimensionId) {
    setPending(chosen)
    next.current = chosen
    if (!isSending.current) void sendAll()
  }

  return { shown: pending === undefined ? dimensionId : pending, bind }
}
