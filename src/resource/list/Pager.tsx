import { Pagination, useListPaginationContext } from 'react-admin'
import { PAGE_SIZES } from './address.ts'

const SIZES = [...PAGE_SIZES]

const Nothing = () => null

/** Pages of a long list, and how long one is; on a phone, too, one page is not turned. */
export function Pager() {
  const { total = 0, perPage } = useListPaginationContext()
  return <Pagination rowsPerPageOptions={SIZES} {...(total <= perPage && { ActionsComponent: Nothing })} />
}
