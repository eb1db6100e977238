import { useNotify, useTranslate } from 'react-admin'
import { SchemaForm } from '../../resource/form/SchemaForm.tsx'
import { DialogFrame } from '../../ui/dialog/DialogFrame.tsx'

/** Changes one's own password; the other sessions end (spec §7 users/password). */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
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
