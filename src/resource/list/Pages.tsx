/** The way to the other pages stands below the rows, and comes after them. */
import { useListContext } from 'react-admin'
import { useIdle } from '../../providers/useIdle.ts'
import { lazyPage } from '../../ui/lazyPage.tsx'

const Pager = lazyPage(() => import('./Pager.tsx').then((m) => m.Pager))

/** What did not come has no pages. */
export function Pages() {
  const { data } = useListContext()
  const isIdle = useIdle()
  return data && isIdle && <Pager />
}
