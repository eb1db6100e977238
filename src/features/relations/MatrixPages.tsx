import { PaginationActions, useTranslate } from 'react-admin'

interface MatrixPagesProps {
  page: number
  perPage: number
  count: number
  onPage: (page: number) => void
}

/** Nothing while one page is enough. */
export function MatrixPages({ page, perPage, count, onPage }: MatrixPagesProps) {
  const translate = useTranslate()
  if (count <= perPage) return null
  return (
    <nav className="rv-pages" aria-label={translate('relations.pages')}>
      <span>{translate('state.total', { count })}</span>
      <PaginationActions
        page={page - 1}
        rowsPerPage={perPage}
        count={count}
        onPageChange={(_event, next) => onPage(next + 1)}
      />
    </nav>
  )
}
