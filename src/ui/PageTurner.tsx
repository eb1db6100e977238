import { PaginationActions, useTranslate } from 'react-admin'

interface PageTurnerProps {
  page: number
  perPage: number
  count: number
  onPage: (page: number) => void
}

/** The pages of what is no list of the kit; nothing while one page is enough. */
export function PageTurner({ page, perPage, count, onPage }: PageTurnerProps) {
  const translate = useTranslate()
  if (count <= perPage) return null
  return (
    <nav className="rv-pages" aria-label={translate('state.pages')}>
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
