import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'

interface MatrixPagesProps {
  page: number
  pages: number
  count: number
  onPage: (page: number) => void
}

/** Nothing while one page is enough. */
export function MatrixPages({ page, pages, count, onPage }: MatrixPagesProps) {
  const translate = useTranslate()
  if (pages <= 1) return null
  return (
    <nav className="rv-pages" aria-label={translate('relations.pages')}>
      <span>{translate('state.total', { count })}</span>
      <Button size="small" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {translate('relations.previousPage')}
      </Button>
      <span>{translate('state.page', { page, pages })}</span>
      <Button size="small" disabled={page === pages} onClick={() => onPage(page + 1)}>
        {translate('relations.nextPage')}
      </Button>
    </nav>
  )
}
