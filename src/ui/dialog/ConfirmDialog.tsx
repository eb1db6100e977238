import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { DialogFrame, type KeptDraft, LeaveButton, Words } from './DialogFrame.tsx'

interface ConfirmDialogProps {
  title: ReactNode
  /** What will happen, in words. */
  children: ReactNode
  /** What is chosen or filled in below. */
  fields?: ReactNode
  /** The button says what it does, never "OK". */
  confirmLabel: string
  isDangerous?: boolean
  isBusy?: boolean
  /** What is entered: leaving asks first. */
  kept?: KeptDraft
  /** False while something is still to be ticked. */
  canConfirm?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, isDangerous, isBusy, canConfirm = true, onConfirm, onClose } = props
  return (
    <DialogFrame
      title={title}
      onClose={onClose}
      isBusy={isBusy}
      kept={props.kept}
      isQuestion
      actions={
        <>
          <LeaveButton />
          <Button
            variant="contained"
            color={isDangerous ? 'error' : 'primary'}
            onClick={onConfirm}
            disabled={isBusy || !canConfirm}
            aria-busy={isBusy}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Words>{children}</Words>
      {props.fields}
    </DialogFrame>
  )
}
