/** Does an act to what is chosen, or to one row, tells what became of it, and offers to take it back. */
import { useContext } from 'react'
import type { ActId } from '../../../../openapi/generated/calls.ts'
import type { CallInput, CallResult } from '../../../providers/calls/calls.ts'
import { useAct, useDeed } from '../../../providers/calls/useAct.ts'
import { useFollow } from '../jobs/JobsComing.tsx'
import { useUnchoose } from './chosenIds.ts'
import { type Done, type TakeBack, useDone } from './DoneNotice.tsx'
import { type Chosen, type Selection, SelectionContext } from './selection.ts'
import type { PutOff } from './usePutOff.tsx'

export type BulkActId = Extract<ActId, `bulk${string}`>

export interface BulkInverse<Id extends BulkActId, Inverse extends ActId> {
  act: Inverse
  input: (result: CallResult<Id>) => CallInput<Inverse>
  /** Tells what of it could not be taken back, where the answer says it in its own way. */
  onDone?: (back: CallResult<Inverse>, result: CallResult<Id>) => void
}

interface BulkActOptions<Id extends BulkActId, Inverse extends ActId> {
  act: Id
  /** Message key of what was done; gets `count`. */
  doneKey: string
  /** What takes it back, made from the answer; an act without one is told before it is done, or waits. */
  inverse?: BulkInverse<Id, Inverse>
  /** The act waits in the queue and can be called off (usePutOff). */
  putOff?: PutOff
  /** One row instead of the selection, which then stays as it is. */
  rowId?: number | string
  /** Where the list keeps its choice that what is changed leaves: it is not chosen there any more, whoever removed it. */
  leaves?: string
  /** Once it is done, with the ids of what it changed at once; or once it waits, with none. */
  onDone?: (changed: Done['changed']) => void
}

/** The input of an inverse that takes back what was changed, and leaves what was passed over. */
export const changedOnly = ({ changed }: { changed: number[] }) => ({ body: { ids: changed } })

/** A row can be acted upon outside a list, too. */
const NOTHING: Pick<Selection, 'body' | 'count' | 'clear'> = { body: { ids: [] }, count: 0, clear: () => {} }

/** What the act needs besides the selection: its path, the rest of its body. */
export interface More {
  path?: object
  body?: object
}

function takeBackOf<Id extends BulkActId, Inverse extends ActId>(
  { act, input, onDone }: BulkInverse<Id, Inverse>,
  result: CallResult<Id>,
): TakeBack<Inverse> {
  return { act, input: input(result), ...(onDone && { onDone: (back) => onDone(back, result) }) }
}

/**
 * `run` begins the act and tells a failure. `send` is for a form, which keeps what was typed: it rejects where the act is
 * refused.
 */
export function useBulkAct<Id extends BulkActId, Inverse extends ActId>(options: BulkActOptions<Id, Inverse>) {
  const { act, doneKey, inverse, putOff, rowId, leaves, onDone } = options
  const selection = useContext(SelectionContext) ?? NOTHING
  const deed = useDeed()
  const done = useDone()
  const follow = useFollow()
  const unchoose = useUnchoose()
  function tell(result: CallResult<Id>, takeBack?: TakeBack<Inverse>) {
    done({ result: result as Done, doneKey, takeBack })
    const { changed, jobId = null } = result as Done
    if (leaves !== undefined) unchoose(leaves, changed)
    if (jobId !== null) follow({ act, jobId })
  }
  function finish(changed: Done['changed']) {
    if (rowId === undefined) selection.clear()
    onDone?.(changed)
  }
  const { mutate, mutateAsync, isPending } = useAct<Id>(act, {
    onSuccess(result) {
      tell(result, inverse && takeBackOf(inverse, result))
      finish((result as Done).changed)
    },
  })
  const chosen: Chosen = rowId === undefined ? selection.body : { ids: [rowId as never] }
  const count = rowId === undefined ? selection.count : 1

  const inputOf = (more: More) => ({ ...more, body: { ...chosen, ...more.body } }) as unknown as CallInput<Id>

  function run(more: More = {}) {
    const input = inputOf(more)
    if (putOff === undefined) return mutate(input)
    const ids = 'ids' in chosen ? chosen.ids : null
    putOff({ ids, count, send: async (how) => tell(await deed(act, input, how)) })
    finish([])
  }
  return { run, send: (more: More) => mutateAsync(inputOf(more)), isPending, count }
}
