/** Everything else one can do with a questionnaire; its code comes when it is opened first. */
import { Suspense, useState } from 'react'
import type { Questionnaire } from '../../providers/currentQuestionnaire.ts'
import { DotsButton } from '../../ui/DotsButton.tsx'
import { lazyDialog } from '../../ui/page/lazyPage.tsx'

const RowMenu = lazyDialog(() => import('./RowMenu.tsx').then((m) => m.RowMenu))

export function RowMenuButton({ row }: { row: Questionnaire }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isUsed, setUsed] = useState(false)
  return (
    <>
      <DotsButton
        name={row.title}
        isOpen={anchor !== null}
        onOpen={(opened) => {
          setUsed(true)
          setAnchor(opened)
        }}
      />
      {isUsed && (
        <Suspense fallback={null}>
          <RowMenu row={row} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  )
}
