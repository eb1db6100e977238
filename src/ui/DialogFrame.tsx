import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import { UnsavedQuestion } from './UnsavedQuestion.tsx'

interface DialogFrameProps {
  title: ReactNode
  /** Escape and a click beside the dialog, unless something is being sent. */
  onClose: () => void
  isBusy?: boolean
  /** What would be lost is asked about first; a button that says so asks nothing. */
  hasUnsaved?: boolean
  /** Buttons; the primary one stands last. A form inside has its own. */
  actions?: ReactNode
  width?: 'sm' | 'md'
  children: ReactNode
}

/** A dialog with its title as its name. Draw it only while it is open. */
export function DialogFrame(props: DialogFrameProps) {
  const { title, onClose, isBusy = false, hasUnsaved = false, actions, width = 'sm', children } = props
  const id = useId()
  const [isAsking, setAsking] = useState(false)
  const close = hasUnsaved ? () => setAsking(true) : onClose
  return (
    <Dialog open onClose={isBusy ? undefined : close} fullWidth maxWidth={width} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>{children}</DialogContent>
      {actions && <DialogActions>{actions}</DialogActions>}
      {isAsking && <UnsavedQuestion onStay={() => setAsking(false)} onLeave={onClose} />}
    </Dialog>
  )
}
