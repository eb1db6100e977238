import { TextField } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import { lengthOf } from '../../../domain/textLength.ts'
import { REASON_MAXIMUM } from '../../../domain/textMaxima.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useTooLong } from '../../ui/useTooLong.ts'

interface ReasonDialogProps {
  title: string
  isDangerous?: boolean
  isBusy: boolean
  /** What will happen, in words. */
  children: ReactNode
  onReason: (reason: string) => void
  onClose: () => void
}

/** Asks for the reason that is recorded with the act; without one it is not done. */
export function ReasonDialog({ title, isDangerous, isBusy, children, onReason, onClose }: ReasonDialogProps) {
  const translate = useTranslate()
  const [reason, setReason] = useState('')
  const fault = useTooLong()(reason.trim(), REASON_MAXIMUM)
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={title}
      isDangerous={isDangerous ?? false}
      isBusy={isBusy}
      hasUnsaved={reason.trim() !== '' && !isBusy}
      canConfirm={reason.trim() !== '' && fault === undefined}
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
        error={fault !== undefined}
        helperText={fault ?? translate('collection.reason.hint', { length: lengthOf(reason), most: REASON_MAXIMUM })}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  )
}
