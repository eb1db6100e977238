import { Pagination } from 'react-admin'

const SIZES = [20, 50, 100, 200]

/** Pages of a long list, and how long one is. */
export function Pages() {
  return <Pagination rowsPerPageOptions={SIZES} />
}
