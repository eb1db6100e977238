import { Button } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { api } from '../../api/client.ts'
import { read } from '../../api/envelope.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'

interface DisableButtonProps {
  id: number
  name: string
  isDisabled: boolean
  onDone: () => void
}

/** Disables a person after asking, or enables again (design §5.14). */
export function DisableButton({ id, name, isDisabled, onDone }: DisableButtonProps) {
  const translate = useTranslate()
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const params = { query: { uid: String(id) } }
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      read(isDisabled ? api.PUT('/api/users/enable', { params }) : api.PUT('/api/users/disable', { params })),
    onSuccess: async () => {
      setAsking(false)
      onDone()
      await client.invalidateQueries({ queryKey: ['employees', 'getList'] })
    },
  })
  if (isDisabled) {
    return (
      <Button disabled={isPending} onClick={() => mutate()}>
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
          isBusy={isPending}
          onConfirm={() => mutate()}
          onClose={() => setAsking(false)}
        >
          {translate('directory.disable.confirm', { name })}
        </ConfirmDialog>
      )}
    </>
  )
}
