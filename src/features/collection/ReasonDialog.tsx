import { TextField } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'

interface ReasonDialogProps {
  title: string
  isDangerous?: boolean
  isBusy: boolean
  /** What will happen, in words. */
  children: ReactNode
  onReason: (reason: string) => void
  onClose: () => void
}

const MAX_LENGTH = 500

/** Asks for the reason that is recorded with the act; without one it is not done. */
export function ReasonDialog({ title, isDangerous, isBusy, children, onReason, onClose }: ReasonDialogProps) {
  const translate = useTranslate()
  const [reason, setReason] = useState('')
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={title}
      isDangerous={isDangerous ?? false}
      isBusy={isBusy}
      hasUnsaved={reason.trim() !== '' && !isBusy}
      canConfirm={reason.trim() !== ''}
      onConfirm={() => onReason(reason.trim())}
      onClose={onClose}
    >
      <p>{children}</p>
      <TextField
        autoFocus
        fullWidth
        multiline
        minRows={2}
        margin="normal"
        label={translate('collection.reason')}
        helperText={translate('collection.reason.hint', { length: reason.length, most: MAX_LENGTH })}
        value={reason}
        slotProps={{ htmlInput: { maxLength: MAX_LENGTH } }}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  )
}
