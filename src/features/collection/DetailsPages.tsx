import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'

interface DetailsPagesProps {
  page: number
  pageSize: number
  total: number
  onPage: (page: number) => void
}

export function DetailsPages({ page, pageSize, total, onPage }: DetailsPagesProps) {
  const translate = useTranslate()
  const pages = Math.max(1, Math.ceil(total / pageSize))
  return (
    <nav className="rv-pages" aria-label={translate('collection.pages')}>
      <span role="status">{translate('state.total', { count: total })}</span>
      {pages > 1 && (
        <>
          <Button size="small" disabled={page === 1} onClick={() => onPage(page - 1)}>
            {translate('collection.previousPage')}
          </Button>
          <span>{translate('state.page', { page, pages })}</span>
          <Button size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
            {translate('collection.nextPage')}
          </Button>
        </>
      )}
    </nav>
  )
}
