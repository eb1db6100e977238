import { Box, Button, type SxProps } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { Form, useFormIsDirty } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { DialogFrame, LeaveButton, useInDialog, Words } from './DialogFrame.tsx'

interface FormDialogProps {
  title: string
  /** The button says what it does, never "OK". */
  submitLabel: string
  isBusy?: boolean
  /** Something was entered by inputs that are none of react-admin's. */
  hasUnsaved?: boolean
  /** Its children are the words that ask. */
  isGrave?: boolean
  look?: SxProps
  /** What react-admin's inputs start with. */
  record?: object
  /** Gets what react-admin's inputs hold. */
  onSubmit: (values: FieldValues) => void
  onClose: () => void
  children: ReactNode
}

const LOOK = { display: 'grid', gap: 1.5 }

/** A small form over the page: Enter submits, Escape closes, and it stays open when the call fails. */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, isBusy = false, isGrave = false, record = {}, onSubmit, onClose } = props
  const id = useId()
  function submit(values: FieldValues) {
    if (!isBusy) onSubmit(values)
  }
  return (
    <DialogFrame
      title={title}
      onClose={onClose}
      isBusy={isBusy}
      hasUnsaved={props.hasUnsaved === true}
      isQuestion={isGrave}
      width="xs"
      actions={
        <>
          <LeaveButton />
          <Button type="submit" form={id} variant="contained" color={isGrave ? 'error' : 'primary'} disabled={isBusy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form id={id} onSubmit={submit} record={record} noValidate>
        <Box sx={props.look ?? LOOK}>{isGrave ? <Words>{props.children}</Words> : props.children}</Box>
        <Typed />
      </Form>
    </DialogFrame>
  )
}

/** Tells the dialog what is typed in it. */
function Typed() {
  const hasUnsaved = useFormIsDirty()
  useInDialog({ isSending: false, hasUnsaved })
  return null
}
