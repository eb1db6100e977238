import { Button } from '@mui/material'
import { useState } from 'react'
import { useDelete, useRedirect, useTranslate } from 'react-admin'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'

const ignore = () => {}

/** Deletes an empty department after asking; the server refuses one that is in use. */
export function DeleteDepartmentButton({ id, name }: { id: number; name: string }) {
  const translate = useTranslate()
  const redirect = useRedirect()
  const [isAsking, setAsking] = useState(false)
  const [remove, { isPending }] = useDelete()
  const label = translate('directory.deleteDepartment')
  return (
    <>
      <Button onClick={() => setAsking(true)}>{label}</Button>
      {isAsking && (
        <ConfirmDialog
          title={label}
          confirmLabel={label}
          isDangerous
          isBusy={isPending}
          onClose={() => setAsking(false)}
          onConfirm={() =>
            remove(
              'departments',
              { id },
              { onSuccess: () => redirect('/departments'), onError: ignore, onSettled: () => setAsking(false) },
            )
          }
        >
          {translate('directory.deleteDepartment.confirm', { name })}
        </ConfirmDialog>
      )}
    </>
  )
}
