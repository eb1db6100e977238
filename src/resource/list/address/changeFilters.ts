/** What the filters of a list were asked to be last: it shows them a moment later, and whoever changes another one meanwhile means both. */
import { createContext, useContext, useEffect, useRef } from 'react'
import { useEvent, useListContext } from 'react-admin'
import { useLocation, useNavigate } from 'react-router'
import { withFilters } from './address.ts'

type Filters = Readonly<Record<string, unknown>>
interface Way {
  /** Nobody's own step: the way back does not lead to the filters before. */
  replace: boolean
}
type ChangeFilters = (change: (latest: Filters) => Filters, way?: Way) => void

export const ChangeFiltersContext = createContext<ChangeFilters | null>(null)

export function useChangeFilters(): ChangeFilters {
  const change = useContext(ChangeFiltersContext)
  if (change === null) throw new Error('useChangeFilters needs a SchemaList around it')
  return change
}

/** The one place that knows it, for the list around it. */
export function useNewFilters(): ChangeFilters {
  const { filterValues, setFilters } = useListContext()
  const { search } = useLocation()
  const navigate = useNavigate()
  const asked = useRef<Filters[]>([])
  useEffect(() => {
    // By their text, as the list reads them from its address.
    const text = JSON.stringify(filterValues)
    const shown = asked.current.findLastIndex((filters) => JSON.stringify(filters) === text)
    asked.current = shown < 0 ? [] : asked.current.slice(shown + 1)
  }, [filterValues])
  return useEvent((change: (latest: Filters) => Filters, way?: Way) => {
    const next = change(asked.current.at(-1) ?? filterValues)
    asked.current.push(next)
    if (way?.replace) navigate({ search: withFilters(search, next) }, { replace: true })
    else setFilters(next)
  })
}
