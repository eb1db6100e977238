import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { ActId } from '../../../../openapi/generated/calls.ts'
import type { CallInput, CallResult } from '../../../providers/calls/calls.ts'
import { type BulkActId, useBulkAct } from './useBulkAct.ts'

interface BulkActButtonProps<Id extends BulkActId, Inverse extends ActId> {
  act: Id
  labelKey: string
  doneKey: string
  /** Where the list lies within something. */
  path?: object
  inverse: { act: Inverse; input: (result: CallResult<Id>) => CallInput<Inverse> }
}

/** One act upon all that is chosen, done at once because it can be taken back. */
export function BulkActButton<Id extends BulkActId, Inverse extends ActId>({
  labelKey,
  path,
  ...act
}: BulkActButtonProps<Id, Inverse>) {
  const translate = useTranslate()
  const { run, isPending } = useBulkAct(act)
  return (
    <Button size="small" disabled={isPending} onClick={() => run({ ...(path && { path }) })}>
      {translate(labelKey)}
    </Button>
  )
}
