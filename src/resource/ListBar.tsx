import type { ReactNode } from 'react'
import { useListContext, useTranslate } from 'react-admin'

/** Search above a list; the words stand in the address, so that going back keeps them. */
export function ListBar({ searchKey, children }: { searchKey: string; children?: ReactNode }) {
  const translate = useTranslate()
  const { filterValues, setFilters, total } = useListContext()
  return (
    <search className="rv-bar">
      <input
        className="rv-search"
        type="search"
        aria-label={translate(searchKey)}
        placeholder={translate(searchKey)}
        defaultValue={filterValues.kw ?? ''}
        onChange={(event) => setFilters({ ...filterValues, kw: event.target.value })}
      />
      {children}
      {total !== undefined && <span className="rv-sub">{translate('state.total', { count: total })}</span>}
    </search>
  )
}
