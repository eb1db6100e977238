import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type ReactNode, useId } from 'react'

interface DialogFrameProps {
  title: ReactNode
  /** Escape and a click beside the dialog, unless something is being sent. */
  onClose: () => void
  isBusy?: boolean
  /** Buttons; the primary one stands last. A form inside has its own. */
  actions?: ReactNode
  width?: 'sm' | 'md'
  children: ReactNode
}

/** A dialog with its title as its name. Draw it only while it is open. */
export function DialogFrame({ title, onClose, isBusy = false, actions, width = 'sm', children }: DialogFrameProps) {
  const id = useId()
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} fullWidth maxWidth={width} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>{children}</DialogContent>
      {actions && <DialogActions>{actions}</DialogActions>}
    </Dialog>
  )
}
