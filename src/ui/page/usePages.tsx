import { Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import { usePrinting } from '../usePrinting.ts'
import { PageTurner } from './PageTurner.tsx'

/** More rows than this take long to draw, and nobody looks for a person in them by scrolling. */
const ROWS_A_PAGE = 100
/** Paper has no pages to turn, so it gets all rows; more than this would be drawn for too long, and fill a hundred sheets. */
const MOST_PRINTED = 1_000

/** The rows of one page, and what turns the pages. Who shows other rows, or the same in another order, gives its table a key. */
export function usePages<Row>(rows: readonly Row[]): { shown: readonly Row[]; turner: ReactNode } {
  const [page, setPage] = useState(1)
  const isPrinting = usePrinting()
  const count = rows.length
  const current = Math.min(page, Math.max(1, Math.ceil(count / ROWS_A_PAGE)))
  if (isPrinting && count <= MOST_PRINTED) return { shown: rows, turner: null }
  const from = (current - 1) * ROWS_A_PAGE
  const shown = rows.slice(from, from + ROWS_A_PAGE)
  const turner = isPrinting ? (
    <PrintedRows from={from + 1} to={from + shown.length} count={count} />
  ) : (
    <PageTurner page={current} perPage={ROWS_A_PAGE} count={count} onPage={setPage} />
  )
  return { shown, turner }
}

/** Which of very many rows stand on paper, and how to have all. */
function PrintedRows(rows: { from: number; to: number; count: number }) {
  const translate = useTranslate()
  return <Typography>{translate('state.printedRows', rows)}</Typography>
}
