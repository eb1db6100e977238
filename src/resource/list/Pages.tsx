/** The way to the other pages stands below the rows, and is drawn after them. */
import { Pagination, useListContext } from 'react-admin'
import { useIdle } from '../../providers/useIdle.ts'
import { PAGE_SIZES } from './address.ts'

const SIZES = [...PAGE_SIZES]

const Nothing = () => null

/** Pages of a long list, and how long one is; one page is not turned, and what did not come has none. */
export function Pages() {
  const { data, total = 0, perPage } = useListContext()
  const isIdle = useIdle()
  if (!data || !isIdle) return null
  return <Pagination rowsPerPageOptions={SIZES} {...(total <= perPage && { ActionsComponent: Nothing })} />
}
