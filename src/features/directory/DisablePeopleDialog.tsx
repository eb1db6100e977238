import { useTranslate } from 'react-admin'
import { useBulkAct } from '../../resource/list/bulk/useBulkAct.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'

/** Disables the chosen people after asking: their open forms are withdrawn, which enabling them does not take back. */
export function DisablePeopleDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const { run, isPending, count } = useBulkAct({ act: 'bulkDisableEmployees', doneKey: 'directory.disabledMany' })
  const label = translate('directory.disable')
  return (
    <ConfirmDialog
      title={label}
      confirmLabel={label}
      isDangerous
      isBusy={isPending}
      onConfirm={() => run()}
      onClose={onClose}
    >
      {translate('directory.disableMany.confirm', { count })}
    </ConfirmDialog>
  )
}
