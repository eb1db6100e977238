import { Pagination, useListContext } from 'react-admin'
import { PAGE_SIZES } from './address.ts'

const SIZES = [...PAGE_SIZES]

/** Pages of a long list, and how long one is; what did not come has none. */
export function Pages() {
  const { data } = useListContext()
  return data && <Pagination rowsPerPageOptions={SIZES} />
}
