import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useAct } from '../../providers/calls/useAct.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'

interface DisableButtonProps {
  id: number
  name: string
  isDisabled: boolean
}

/** Disables a person after asking, or enables again (design §5.14). */
export function DisableButton({ id, name, isDisabled }: DisableButtonProps) {
  const translate = useTranslate()
  const [isAsking, setAsking] = useState(false)
  const enable = useAct('enableUser')
  const disable = useAct('disableUser', { onSuccess: () => setAsking(false) })
  const person = { query: { uid: String(id) } }
  if (isDisabled) {
    return (
      <Button disabled={enable.isPending} onClick={() => enable.mutate(person)}>
        {translate('directory.enable')}
      </Button>
    )
  }
  const label = translate('directory.disable')
  return (
    <>
      <Button onClick={() => setAsking(true)}>{label}</Button>
      {isAsking && (
        <ConfirmDialog
          title={label}
          confirmLabel={label}
          isDangerous
          isBusy={disable.isPending}
          onConfirm={() => disable.mutate(person)}
          onClose={() => setAsking(false)}
        >
          {translate('directory.disable.confirm', { name })}
        </ConfirmDialog>
      )}
    </>
  )
}
