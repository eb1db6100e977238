import { Button } from '@mui/material'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useSelection } from '../../../resource/list/bulk/selection.ts'
import { lazyDialog } from '../../../ui/page/lazyPage.tsx'

const CombineDialog = lazyDialog(() => import('./CombineDialog.tsx').then((m) => m.CombineDialog))

/** As many as the contract takes. */
const MOST = 50

/** Combines the chosen questionnaires; a single one has nothing beside it. */
export function CombineButton() {
  const translate = useTranslate()
  const { isAll, count } = useSelection()
  const [isOpen, setOpen] = useState(false)
  const fits = !isAll && count > 1 && count <= MOST
  return (
    <>
      {!fits && <span>{translate('combined.howMany', { most: MOST })}</span>}
      <Button size="small" disabled={!fits} onClick={() => setOpen(true)}>
        {translate('combined.combine')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CombineDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
