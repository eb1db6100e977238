import { useNotify } from 'react-admin'
import { useAct } from '../../../providers/useAct.ts'
import { createDoneNotice } from '../../../resource/list/DoneNotice.tsx'

/** Puts people into a department or takes them out (null); the notice puts each back where they were. */
export function useMoving(doneKey: string, onDone: () => void) {
  const notify = useNotify()
  const { mutateAsync: putBack } = useAct('bulkMoveBackEmployees')
  const { mutate, isPending } = useAct('bulkMoveEmployees', {
    onSuccess(result) {
      const takeBack = () => putBack({ body: { previous: result.previous } })
      notify(createDoneNotice({ result, doneKey, takeBack }), { autoHideDuration: 10_000 })
      onDone()
    },
  })
  return { move: (ids: number[], departId: number | null) => mutate({ body: { ids, departId } }), isPending }
}
