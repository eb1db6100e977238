import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { createContext, type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { LeaveGuard } from '../leave/LeaveGuard.tsx'
import { UnsavedQuestion } from '../leave/UnsavedQuestion.tsx'
import { KeptNote } from './KeptNote.tsx'

/** What is typed in it and kept for when the person is back (resource/form/useKeptDraft.ts). */
export interface KeptDraft {
  hasTyped: boolean
  isOffered: boolean
  /** The session is over, and the page goes by itself. */
  keep: () => void
  restore: () => void
  /** It was decided about, or another one was saved. */
  drop: () => void
  /** The dialog is left on purpose: what was typed is not wanted, what still waits for a word does so. */
  giveUp: () => void
}

interface DialogFrameProps {
  title: ReactNode
  /** Escape, a click beside the dialog and its LeaveButton, unless something is being sent. */
  onClose: () => void
  /** Something is being sent; a form inside says so itself (useInDialog). */
  isBusy?: boolean
  /** What would be lost is asked about first; a button that says so asks nothing. */
  hasUnsaved?: boolean
  /** What is entered is kept when the session ends, and offered here again. */
  kept?: KeptDraft | undefined
  /** Buttons; the primary one stands last. A form inside has its own. */
  actions?: ReactNode
  /** It asks by its Words, which are its description; without a field it begins at the button that leaves it. */
  isQuestion?: boolean
  width?: 'xs' | 'sm' | 'md'
  children: ReactNode
}

interface Within {
  isSending: boolean
  hasUnsaved: boolean
  /** The form has a guard of its own, which keeps what it can when the session ends. */
  isKept?: boolean
}

interface Frame {
  isBusy: boolean
  isQuestion: boolean
  wordsId: string
  onClose: () => void
  tell: (within: Within) => void
}

const DOUBLE_CLICK_MILLISECONDS = 400

const NOTHING: Within = { isSending: false, hasUnsaved: false }

const FrameContext = createContext<Frame | null>(null)

/** Tells the dialog around a form, if there is one: who leaves while it is sent would not see it refused. */
export function useInDialog({ isSending, hasUnsaved, isKept = false }: Within): void {
  const tell = useContext(FrameContext)?.tell
  useEffect(() => {
    tell?.({ isSending, hasUnsaved, isKept })
    return () => tell?.(NOTHING)
  }, [tell, isSending, hasUnsaved, isKept])
}

const STACKED = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }

/** What a question asks: read at once when it opens, so that the fields beside it are no part of it. */
export function Words({ children }: { children: ReactNode }) {
  const frame = useContext(FrameContext)
  return (
    <Box id={frame?.wordsId} sx={STACKED}>
      {children}
    </Box>
  )
}

export const useIsInDialog = () => useContext(FrameContext) !== null

/** The button that leaves the dialog around it. */
export function LeaveButton({ labelKey = 'action.cancel' }: { labelKey?: string }) {
  const translate = useTranslate()
  const frame = useContext(FrameContext)
  return (
    <Button onClick={frame?.onClose} disabled={frame?.isBusy} data-begin={frame?.isQuestion || undefined}>
      {translate(labelKey)}
    </Button>
  )
}

/** What is filled in: not the input behind a button, nor one of several choices while another is chosen. */
const FIELD =
  ':is(input, select, textarea, [role="combobox"]):not(:disabled, [aria-disabled="true"], [aria-hidden="true"], [hidden], [type="hidden"], [type="radio"]:not(:checked))'

/** MUI gives the focus to the dialog itself, unless something within has it: by autoFocus, or from here its first field. */
function begin(dialog: HTMLElement | null) {
  if (dialog === null || dialog.contains(document.activeElement)) return
  const start = dialog.querySelector<HTMLElement>(FIELD) ?? dialog.querySelector<HTMLElement>('[data-begin]')
  // What stands above the field is read first.
  start?.focus({ preventScroll: true })
}

const PARTS = { paper: { ref: begin } }

/** The second click of a double click on the button that opened the dialog falls beside it; it leaves nothing. */
function useIsSettled() {
  const isSettled = useRef(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      isSettled.current = true
    }, DOUBLE_CLICK_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [])
  return isSettled
}

/** A dialog with its title as its name. Draw it only while it is open. */
export function DialogFrame(props: DialogFrameProps) {
  const { title, onClose, kept, actions, isQuestion = false, width = 'sm', children } = props
  const id = useId()
  const wordsId = useId()
  const [isAsking, setAsking] = useState(false)
  const [within, tell] = useState(NOTHING)
  const isBusy = props.isBusy === true || within.isSending
  const hasOwnUnsaved = props.hasUnsaved === true || kept?.hasTyped === true
  const hasUnsaved = hasOwnUnsaved || within.hasUnsaved
  // Saved meanwhile: there is nothing to ask any more.
  if (isAsking && !hasUnsaved) setAsking(false)
  const isSettled = useIsSettled()
  function leave() {
    kept?.giveUp()
    onClose()
  }
  const frame = { isBusy, isQuestion, wordsId, onClose: leave, tell }
  function close(_: object, reason: 'backdropClick' | 'escapeKeyDown') {
    if (isBusy || (reason === 'backdropClick' && !isSettled.current)) return
    if (hasUnsaved) setAsking(true)
    else leave()
  }
  return (
    <Dialog
      open
      onClose={close}
      fullWidth
      maxWidth={width}
      aria-labelledby={id}
      aria-describedby={isQuestion ? wordsId : undefined}
      slotProps={PARTS}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={STACKED}>
        {kept?.isOffered && <KeptNote onRestore={kept.restore} onDiscard={kept.drop} />}
        <FrameContext value={frame}>{children}</FrameContext>
      </DialogContent>
      {actions && (
        <DialogActions>
          <FrameContext value={frame}>{actions}</FrameContext>
        </DialogActions>
      )}
      <LeaveGuard
        isDirty={hasOwnUnsaved || (within.hasUnsaved && within.isKept !== true)}
        {...(kept && { onKeep: kept.keep })}
      />
      {isAsking && <UnsavedQuestion onStay={() => setAsking(false)} onLeave={leave} />}
    </Dialog>
  )
}
