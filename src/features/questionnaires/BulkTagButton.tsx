import { Button } from '@mui/material'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { lazyDialog } from '../../ui/lazyPage.tsx'

const BulkTagDialog = lazyDialog(() => import('./BulkTagDialog.tsx').then((m) => m.BulkTagDialog))

export function BulkTagButton() {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {translate('questionnaires.tags')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <BulkTagDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
