import { useTranslate } from 'react-admin'
import { useBulkAct } from '../../resource/list/bulk/useBulkAct.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'

/** Mails the chosen people a link to sign in by after asking: a mail cannot be taken back. */
export function InvitePeopleDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const { run, isPending, count } = useBulkAct({ act: 'bulkInviteEmployees', doneKey: 'directory.invitedMany' })
  return (
    <ConfirmDialog
      title={translate('directory.invite')}
      confirmLabel={translate('directory.inviteMany.send')}
      isBusy={isPending}
      onConfirm={() => run()}
      onClose={onClose}
    >
      {translate('directory.inviteMany.confirm', { count })}
    </ConfirmDialog>
  )
}
