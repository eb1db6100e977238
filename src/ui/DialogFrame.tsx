import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { createContext, type ReactNode, useContext, useEffect, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { UnsavedQuestion } from './UnsavedQuestion.tsx'

interface DialogFrameProps {
  title: ReactNode
  /** Escape, a click beside the dialog and its LeaveButton, unless something is being sent. */
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

interface Frame {
  isBusy: boolean
  onClose: () => void
  hold: (isHeld: boolean) => void
}

const FrameContext = createContext<Frame>({ isBusy: false, onClose() {}, hold() {} })

/** Keeps the dialog around it open, if there is one: who leaves while something is sent would not see it refused. */
export function useHeldOpen(isSending: boolean): void {
  const { hold } = useContext(FrameContext)
  useEffect(() => {
    hold(isSending)
    return () => hold(false)
  }, [hold, isSending])
}

/** The button that leaves the dialog around it. */
export function LeaveButton({ labelKey = 'action.cancel' }: { labelKey?: string }) {
  const translate = useTranslate()
  const { isBusy, onClose } = useContext(FrameContext)
  return (
    <Button onClick={onClose} disabled={isBusy}>
      {translate(labelKey)}
    </Button>
  )
}

/** A dialog with its title as its name. Draw it only while it is open. */
export function DialogFrame(props: DialogFrameProps) {
  const { title, onClose, hasUnsaved = false, actions, width = 'sm', children } = props
  const id = useId()
  const [isAsking, setAsking] = useState(false)
  const [isHeld, hold] = useState(false)
  const isBusy = props.isBusy === true || isHeld
  const frame = { isBusy, onClose, hold }
  const close = hasUnsaved ? () => setAsking(true) : onClose
  return (
    <Dialog open onClose={isBusy ? undefined : close} fullWidth maxWidth={width} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <FrameContext value={frame}>{children}</FrameContext>
      </DialogContent>
      {actions && (
        <DialogActions>
          <FrameContext value={frame}>{actions}</FrameContext>
        </DialogActions>
      )}
      {isAsking && <UnsavedQuestion onStay={() => setAsking(false)} onLeave={onClose} />}
    </Dialog>
  )
}
