import { Button, OutlinedInput } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useAct } from '../../providers/useAct.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'

const SHORTEST = 8

/** Gives a person a new password; one of several enterprises is mailed a link instead (design §5.4). */
export function ResetPasswordButton({ id }: { id: number }) {
  const translate = useTranslate()
  const notify = useNotify()
  const [password, setPassword] = useState<string | null>(null)
  const { mutate, isPending } = useAct('resetUserPassword', {
    onSuccess: ({ mailed }) => {
      setPassword(null)
      notify(translate(mailed ? 'directory.passwordMailed' : 'directory.passwordReset'), { type: 'info' })
    },
  })
  const label = translate('directory.resetPassword')
  return (
    <>
      <Button onClick={() => setPassword('')}>{label}</Button>
      {password !== null && (
        <ConfirmDialog
          title={label}
          confirmLabel={label}
          isBusy={isPending}
          canConfirm={password.length >= SHORTEST}
          onConfirm={() => mutate({ path: { id }, body: { password } })}
          onClose={() => setPassword(null)}
        >
          <div className="rv-field">
            <label htmlFor="new-password">{translate('directory.newPassword')}</label>
            <OutlinedInput
              id="new-password"
              type="password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              slotProps={{ input: { autoComplete: 'new-password', maxLength: 200 } }}
            />
            <span className="rv-sub">{translate('directory.passwordShort')}</span>
          </div>
        </ConfirmDialog>
      )}
    </>
  )
}
