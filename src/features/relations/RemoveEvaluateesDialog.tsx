import { useTranslate } from 'react-admin'
import { useBulkAct } from '../../resource/list/bulk/useBulkAct.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { useRemoving } from './useRemoving.ts'

interface RemoveEvaluateesDialogProps {
  /** One row instead of those chosen. */
  row?: { id: number; name: string }
  onClose: () => void
}

/** Asks in a round that was started: undo brings back evaluatees and raters, not what these had begun. */
export function RemoveEvaluateesDialog({ row, onClose }: RemoveEvaluateesDialogProps) {
  const translate = useTranslate()
  const { path, ...removing } = useRemoving()
  const { run, isPending, count } = useBulkAct({ ...removing, rowId: row?.id, onDone: onClose })
  const title = row
    ? translate('relations.removeEvaluatee', { name: row.name })
    : translate('relations.removeMany', { count })
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={translate('relations.remove')}
      isDangerous
      isBusy={isPending}
      onConfirm={() => run({ path })}
      onClose={onClose}
    >
      {translate('relations.removeEvaluatees.confirm', { count })}
    </ConfirmDialog>
  )
}
