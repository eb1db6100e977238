import { useNotify, useTranslate } from 'react-admin'
import { useSession } from '../../providers/session/session.ts'
import { SchemaForm } from '../../resource/form/SchemaForm.tsx'
import { DialogFrame, LeaveButton, Words } from '../../ui/dialog/DialogFrame.tsx'

/** Changes one's own password; the other sessions end (spec §7 users/password). Whoever came by the company account is told how. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const { user } = useSession()
  if (user.keepsPassword) {
    return (
      <DialogFrame
        title={translate('nav.changePassword')}
        onClose={onClose}
        isQuestion
        actions={<LeaveButton labelKey="action.close" />}
      >
        <Words>{translate('account.keptPassword')}</Words>
      </DialogFrame>
    )
  }
  return (
    <DialogFrame title={translate('nav.changePassword')} onClose={onClose}>
      <SchemaForm
        operation="changePassword"
        isPlain
        saveKey="nav.changePassword"
        hints={{ password: translate('nav.newPasswordHint') }}
        onSaved={() => {
          notify(translate('nav.passwordChanged'), { type: 'info' })
          onClose()
        }}
        onCancel={onClose}
      />
    </DialogFrame>
  )
}
