import { Button } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'

/** Pages of a long list; a short one needs none. */
export function ListPages() {
  const translate = useTranslate()
  const { page, perPage, total = 0, setPage, hasNextPage, hasPreviousPage } = useListContext()
  const pages = Math.ceil(total / perPage)
  if (pages < 2) return null
  return (
    <div className="rv-pages">
      <Button size="small" disabled={!hasPreviousPage} onClick={() => setPage(page - 1)}>
        {translate('action.previous')}
      </Button>
      {translate('state.page', { page, pages })}
      <Button size="small" disabled={!hasNextPage} onClick={() => setPage(page + 1)}>
        {translate('action.next')}
      </Button>
    </div>
  )
}
