import { Button } from '@mui/material'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { lazyDialog } from '../../ui/lazyPage.tsx'

const MovePeopleDialog = lazyDialog(() => import('./MovePeopleDialog.tsx').then((m) => m.MovePeopleDialog))

export function MoveButton() {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {translate('directory.move')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <MovePeopleDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
