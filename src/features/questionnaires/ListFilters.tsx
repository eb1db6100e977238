/** Search, status and tags above the list; the choice stands in the address. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { api } from '../../api/client.ts'
import { read } from '../../api/envelope.ts'
import { type ListStatus, listQueryOf, withFilter } from './listQuery.ts'

interface ListFiltersProps {
  params: URLSearchParams
  setParams: (params: URLSearchParams, options?: { replace?: boolean }) => void
  totals: Record<ListStatus | 'all', number> | undefined
  /** The tags wait for the list. */
  isListed: boolean
}

const STATUS_CHIPS = ['all', 10, 20, 30, 40] as const
const TYPING_PAUSE = 250

function Search({ params, setParams }: Pick<ListFiltersProps, 'params' | 'setParams'>) {
  const translate = useTranslate()
  const keyword = params.get('keyword') ?? ''
  const [typed, setTyped] = useState(keyword)
  useEffect(() => {
    if (typed.trim() === keyword.trim()) return
    const timer = setTimeout(() => setParams(withFilter(params, { keyword: typed }), { replace: true }), TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [typed, keyword, params, setParams])
  // Going back, or clearing the filters, changes the address without typing.
  useEffect(() => setTyped((current) => (current.trim() === keyword ? current : keyword)), [keyword])
  return (
    <input
      className="rv-search"
      type="search"
      maxLength={100}
      aria-label={translate('questionnaires.search')}
      placeholder={translate('questionnaires.search')}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}

export function ListFilters({ params, setParams, totals, isListed }: ListFiltersProps) {
  const translate = useTranslate()
  const { status, tags = [] } = listQueryOf(params)
  const { data: known = [] } = useQuery({
    queryKey: ['tags'],
    queryFn: ({ signal }) => read(api.GET('/api/tags', { signal })),
    enabled: isListed,
  })
  const toggled = (name: string) => (tags.includes(name) ? tags.filter((each) => each !== name) : [...tags, name])
  return (
    <search className="rv-bar">
      <Search params={params} setParams={setParams} />
      {STATUS_CHIPS.map((chip) => (
        <button
          key={chip}
          type="button"
          className="rv-chip"
          aria-pressed={(status ?? 'all') === chip}
          onClick={() => setParams(withFilter(params, { status: chip === 'all' ? undefined : chip }))}
        >
          {translate(`status.${chip}`)} {totals?.[chip]}
        </button>
      ))}
      {known.map(({ name }) => (
        <button
          key={name}
          type="button"
          className="rv-chip"
          aria-pressed={tags.includes(name)}
          onClick={() => setParams(withFilter(params, { tags: toggled(name) }))}
        >
          # {name}
        </button>
      ))}
    </search>
  )
}
