import { Pagination } from 'react-admin'
import { PAGE_SIZES } from './address.ts'

const SIZES = [...PAGE_SIZES]

/** Pages of a long list, and how long one is. */
export const Pager = () => <Pagination rowsPerPageOptions={SIZES} />
