import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { changedOnly, useBulkAct } from '../../resource/list/bulk/useBulkAct.ts'
import type { Template } from './model.ts'

/** Removing one or many; done at once, because it can be taken back. */
export const REMOVE = {
  act: 'bulkRemoveTemplates',
  doneKey: 'templates.removed',
  leaves: 'templates',
  inverse: { act: 'bulkRestoreTemplates', input: changedOnly },
} as const

export function RemoveButton({ template: { id, title } }: { template: Template }) {
  const translate = useTranslate()
  const { run, isPending } = useBulkAct({ ...REMOVE, rowId: id })
  const label = translate('action.remove')
  return (
    <Button aria-label={`${label}: ${title}`} disabled={isPending} onClick={() => run()}>
      {label}
    </Button>
  )
}
