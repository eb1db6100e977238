import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { ListQuery } from './listQuery.ts'

interface ListPagesProps {
  total: number
  query: ListQuery
  params: URLSearchParams
  setParams: (params: URLSearchParams) => void
}

/** Pages of a long list; a short one needs none. */
export function ListPages({ total, query, params, setParams }: ListPagesProps) {
  const translate = useTranslate()
  const pages = Math.ceil(total / query.pageSize)
  const page = query.pageIndex
  if (pages < 2) return null
  const go = (to: number) => {
    const next = new URLSearchParams(params)
    next.set('page', String(to))
    setParams(next)
  }
  return (
    <div className="rv-pages">
      <Button size="small" disabled={page <= 1} onClick={() => go(page - 1)}>
        {translate('action.previous')}
      </Button>
      {translate('questionnaires.pageOf', { page, pages })}
      <Button size="small" disabled={page >= pages} onClick={() => go(page + 1)}>
        {translate('action.next')}
      </Button>
    </div>
  )
}
