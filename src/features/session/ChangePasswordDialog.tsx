import { OutlinedInput } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useAct } from '../../providers/useAct.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'

const SHORTEST = 8
const LONGEST = 200

interface PasswordLineProps {
  id: string
  label: string
  hint?: string
  autoComplete: string
  value: string
  onChange: (value: string) => void
}

function PasswordLine({ id, label, hint, autoComplete, value, onChange }: PasswordLineProps) {
  return (
    <div className="rv-password">
      <label htmlFor={id}>{label}</label>
      <OutlinedInput
        id={id}
        type="password"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{ input: { autoComplete, maxLength: LONGEST, 'aria-describedby': hint && `${id}-hint` } }}
      />
      {hint && (
        <span id={`${id}-hint`} className="rv-sub">
          {hint}
        </span>
      )}
    </div>
  )
}

/** Changes one's own password; the other sessions end (spec §7 users/password). */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const [oldPassword, setOldPassword] = useState('')
  const [password, setPassword] = useState('')
  const { mutate, isPending } = useAct('changePassword', {
    onSuccess: () => {
      notify(translate('nav.passwordChanged'), { type: 'info' })
      onClose()
    },
  })
  const label = translate('nav.changePassword')
  return (
    <ConfirmDialog
      title={label}
      confirmLabel={label}
      isBusy={isPending}
      canConfirm={oldPassword !== '' && password.length >= SHORTEST}
      onConfirm={() => mutate({ body: { password, oldPassword } })}
      onClose={onClose}
    >
      <PasswordLine
        id="old-password"
        label={translate('nav.oldPassword')}
        autoComplete="current-password"
        value={oldPassword}
        onChange={setOldPassword}
      />
      <PasswordLine
        id="new-password"
        label={translate('nav.newPassword')}
        hint={translate('nav.newPasswordHint', { minimum: SHORTEST })}
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
      />
    </ConfirmDialog>
  )
}
