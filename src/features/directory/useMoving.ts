import { useBulkAct } from '../../resource/list/bulk/useBulkAct.ts'

/** Puts people into a department or takes them out (null); the notice puts each back where they were. */
export function useMoving(doneKey: string, onDone?: () => void) {
  return useBulkAct({
    act: 'bulkMoveEmployees',
    doneKey,
    inverse: { act: 'bulkMoveBackEmployees', input: ({ previous }) => ({ body: { previous } }) },
    ...(onDone && { onDone }),
  })
}
