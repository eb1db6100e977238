import { Suspense } from 'react'
import { lazyDialog } from '../../../ui/page/lazyPage.tsx'
import type { StepsDialogProps } from './StepsDialog.tsx'

const StepsDialog = lazyDialog(() => import('./StepsDialog.tsx').then((m) => m.StepsDialog))

/** The arithmetic over the page that asks for it; few do, so its file comes with the first who does. */
export function OpenedSteps(props: StepsDialogProps) {
  return (
    <Suspense fallback={null}>
      <StepsDialog {...props} />
    </Suspense>
  )
}
