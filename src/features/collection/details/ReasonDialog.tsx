import { TextField } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { lengthOf } from '../../../../domain/textLength.ts'
import { REASON_MAXIMUM } from '../../../../domain/textMaxima.ts'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx'
import { useTooLong } from '../../../ui/inputs/useTooLong.ts'
import type { Reason } from './useReason.ts'

interface ReasonDialogProps {
  title: string
  isDangerous?: boolean
  isBusy: boolean
  reason: Reason
  /** What will happen, in words. */
  children: ReactNode
  onReason: (reason: string) => void
  onClose: () => void
}

/** Asks for the reason that is recorded with the act; without one it is not done. */
export function ReasonDialog({ title, isDangerous, isBusy, reason, children, onReason, onClose }: ReasonDialogProps) {
  const translate = useTranslate()
  const { text, type, kept } = reason
  const fault = useTooLong()(text.trim(), REASON_MAXIMUM)
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={title}
      isDangerous={isDangerous ?? false}
      isBusy={isBusy}
      kept={kept}
      canConfirm={text.trim() !== '' && fault === undefined}
      onConfirm={() => onReason(text.trim())}
      onClose={onClose}
      fields={
        <TextField
          autoFocus
          fullWidth
          multiline
          minRows={2}
          margin="normal"
          label={translate('collection.reason')}
          error={fault !== undefined}
          helperText={fault ?? translate('collection.reason.hint', { length: lengthOf(text), most: REASON_MAXIMUM })}
          value={text}
          onChange={(event) => type(event.target.value)}
        />
      }
    >
      <p>{children}</p>
    </ConfirmDialog>
  )
}
