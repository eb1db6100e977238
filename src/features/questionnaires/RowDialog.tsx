import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type FormEvent, type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'

interface RowDialogProps {
  title: string
  submitLabel: string
  isBusy: boolean
  canSubmit?: boolean
  isGrave?: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A small form over the page: Enter submits, Escape closes, and it stays open when the call fails. */
export function RowDialog({ title, submitLabel, isBusy, canSubmit = true, isGrave = false, ...rest }: RowDialogProps) {
  const translate = useTranslate()
  const titleId = useId()
  function submit(event: FormEvent) {
    event.preventDefault()
    if (canSubmit && !isBusy) rest.onSubmit()
  }
  return (
    <Dialog open onClose={rest.onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5, '&&': { paddingTop: 1 } }}>{rest.children}</DialogContent>
        <DialogActions>
          <Button onClick={rest.onClose}>{translate('action.cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            color={isGrave ? 'error' : 'primary'}
            disabled={!canSubmit || isBusy}
          >
            {submitLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
