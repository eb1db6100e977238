/** Does an act to what is chosen, tells what became of it, and offers to take it back. */
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import { type ActId, calls } from '../../../openapi/generated/calls.ts'
import type { CallInput, CallResult } from '../../providers/calls.ts'
import type { AppDataProvider } from '../../providers/dataProvider.ts'
import { useAct } from '../../providers/useAct.ts'
import { ask } from '../../providers/useQuestion.ts'
import { createDoneNotice } from './DoneNotice.tsx'
import { useSelection } from './selection.ts'

export type BulkActId = Extract<ActId, `bulk${string}`>

interface BulkActOptions<Id extends BulkActId, Inverse extends ActId> {
  act: Id
  /** Message key of what was done; gets `count`. */
  doneKey: string
  /** What takes it back, made from the answer; an act without one is told before it is done. */
  inverse?: { act: Inverse; input: (result: CallResult<Id>) => CallInput<Inverse> }
}

/** `run` gets what the act needs besides the selection: its path, the rest of its body. */
export function useBulkAct<Id extends BulkActId, Inverse extends ActId>(options: BulkActOptions<Id, Inverse>) {
  const { act, doneKey, inverse } = options
  const { mutate, isPending } = useAct<Id>(act)
  const selection = useSelection()
  const notify = useNotify()
  const client = useQueryClient()
  const dataProvider = useDataProvider<AppDataProvider>()
  return useMemo(() => {
    async function undo(result: CallResult<Id>) {
      if (inverse === undefined) return
      await ask(dataProvider, inverse.act, inverse.input(result))
      await Promise.all(calls[inverse.act].stale.map((head) => client.invalidateQueries({ queryKey: [head] })))
    }
    function run(more: { path?: object; body?: object } = {}) {
      const input = { ...more, body: { ...selection.body, ...more.body } } as unknown as CallInput<Id>
      mutate(input, {
        onSuccess: (result: CallResult<Id>) => {
          selection.clear()
          const takeBack = inverse === undefined ? undefined : () => undo(result)
          notify(createDoneNotice({ result: result as never, doneKey, takeBack }), { autoHideDuration: 10_000 })
        },
      })
    }
    return { run, isPending }
  }, [mutate, isPending, selection, notify, client, dataProvider, inverse, doneKey])
}
