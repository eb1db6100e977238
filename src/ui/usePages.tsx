import { type ReactNode, useState } from 'react'
import { PageTurner } from './PageTurner.tsx'

/** More rows than this take long to draw, and nobody looks for a person in them by scrolling. */
const ROWS_A_PAGE = 100

/** The rows of one page, and what turns the pages. Who shows other rows, or the same in another order, gives its table a key. */
export function usePages<Row>(rows: readonly Row[]): { shown: readonly Row[]; turner: ReactNode } {
  const [page, setPage] = useState(1)
  const current = Math.min(page, Math.max(1, Math.ceil(rows.length / ROWS_A_PAGE)))
  return {
    shown: rows.slice((current - 1) * ROWS_A_PAGE, current * ROWS_A_PAGE),
    turner: <PageTurner page={current} perPage={ROWS_A_PAGE} count={rows.length} onPage={setPage} />,
  }
}
