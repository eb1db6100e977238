/** Everything else one can do with a questionnaire; its code comes when it is opened first. */
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Questionnaire } from '../../providers/currentQuestionnaire.ts'
import { lazyDialog } from '../../ui/lazyPage.tsx'

const RowMenu = lazyDialog(() => import('./RowMenu.tsx').then((m) => m.RowMenu))

export function RowMenuButton({ row }: { row: Questionnaire }) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isUsed, setUsed] = useState(false)
  return (
    <>
      <button
        type="button"
        className="rv-dots"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`${translate('action.more')}: ${row.title}`}
        onClick={(event) => {
          setUsed(true)
          setAnchor(event.currentTarget)
        }}
      >
        ⋯
      </button>
      {isUsed && (
        <Suspense fallback={null}>
          <RowMenu row={row} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  )
}
