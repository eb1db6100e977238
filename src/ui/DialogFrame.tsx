import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { createContext, type ReactNode, useContext, useEffect, useId, useState } from 'react'
import { UnsavedQuestion } from './UnsavedQuestion.tsx'

interface DialogFrameProps {
  title: ReactNode
  /** Escape and a click beside the dialog, unless something is being sent. */
  onClose: () => void
  /** Something is being sent; a form inside says so itself (useHeldOpen). */
  isBusy?: boolean
  /** What would be lost is asked about first; a button that says so asks nothing. */
  hasUnsaved?: boolean
  /** Buttons; the primary one stands last. A form inside has its own. */
  actions?: ReactNode
  width?: 'xs' | 'sm' | 'md'
  children: ReactNode
}

const HoldContext = createContext<(isHeld: boolean) => void>(() => {})

/** Keeps the dialog around it open, if there is one: who leaves while something is sent would not see it refused. */
export function useHeldOpen(isSending: boolean): void {
  const hold = useContext(HoldContext)
  useEffect(() => {
    hold(isSending)
    return () => hold(false)
  }, [hold, isSending])
}

/** A dialog with its title as its name. Draw it only while it is open. */
export function DialogFrame(props: DialogFrameProps) {
  const { title, onClose, isBusy = false, hasUnsaved = false, actions, width = 'sm', children } = props
  const id = useId()
  const [isAsking, setAsking] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const close = hasUnsaved ? () => setAsking(true) : onClose
  return (
    <Dialog open onClose={isBusy || isHeld ? undefined : close} fullWidth maxWidth={width} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <HoldContext value={setHeld}>{children}</HoldContext>
      </DialogContent>
      {actions && <DialogActions>{actions}</DialogActions>}
      {isAsking && <UnsavedQuestion onStay={() => setAsking(false)} onLeave={onClose} />}
    </Dialog>
  )
}
