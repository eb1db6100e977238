import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { ChangePasswordDialog } from '../../resource/form/ChangePasswordDialog.tsx'

/** On one's own page: nobody resets the own password, which would ask for no old one (0017). */
export function OwnPasswordButton() {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{translate('nav.changePassword')}</Button>
      {isOpen && <ChangePasswordDialog onClose={() => setOpen(false)} />}
    </>
  )
}
