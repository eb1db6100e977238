import { Pagination, useListContext } from 'react-admin'
import { PAGE_SIZES } from './address.ts'

const SIZES = [...PAGE_SIZES]

const Nothing = () => null

/** Pages of a long list, and how long one is; one page is not turned. */
export function Pages() {
  const { total = 0, perPage } = useListContext()
  return <Pagination rowsPerPageOptions={SIZES} {...(total <= perPage && { ActionsComponent: Nothing })} />
}
