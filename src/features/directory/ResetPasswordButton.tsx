import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useAct } from '../../providers/calls/useAct.ts'
import { SchemaForm } from '../../resource/form/SchemaForm.tsx'
import { DialogFrame } from '../../ui/dialog/DialogFrame.tsx'
import { Note } from '../../ui/marks/marks.tsx'
import { useOpenRounds } from './useOpenRounds.ts'

/** Gives a person a new password; one of several enterprises is mailed a link instead (design §5.4). */
export function ResetPasswordButton({ id }: { id: number }) {
  const translate = useTranslate()
  const notify = useNotify()
  const [isOpen, setOpen] = useState(false)
  const { mutateAsync } = useAct('resetUserPassword', {
    onSuccess: ({ mailed }) =>
      notify(translate(mailed ? 'directory.passwordMailed' : 'directory.passwordReset'), { type: 'info' }),
  })
  const close = () => setOpen(false)
  const label = translate('directory.resetPassword')
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {isOpen && (
        <DialogFrame title={label} onClose={close}>
          <RoundsNote id={id} />
          <SchemaForm
            operation="resetUserPassword"
            isPlain
            saveKey="directory.resetPassword"
            hints={{ password: translate('directory.oneTimeHint') }}
            save={(body) => mutateAsync({ path: { id }, body })}
            onSaved={close}
            onCancel={close}
          />
        </DialogFrame>
      )}
    </>
  )
}

/** What a password that somebody else sets closes: said before it is set. */
function RoundsNote({ id }: { id: number }) {
  const translate = useTranslate()
  const count = useOpenRounds(id)
  return count > 0 && <Note>{translate('directory.resetShuts', { count })}</Note>
}
