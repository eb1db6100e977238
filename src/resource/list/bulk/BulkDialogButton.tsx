/** Opens a dialog about what is chosen; both go with the bar when nothing is chosen any more. */
import { Button } from '@mui/material'
import { type ComponentType, Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'

interface BulkDialogButtonProps {
  labelKey: string
  /** Its file comes with the first use (lazyDialog). */
  Dialog: ComponentType<{ onClose: () => void }>
}

export function BulkDialogButton({ labelKey, Dialog }: BulkDialogButtonProps) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {translate(labelKey)}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Dialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
