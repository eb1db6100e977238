/** Which records an act is for: the chosen ones, or all that match the filters. */
import { createContext, useContext, useLayoutEffect, useMemo, useState } from 'react'
import { type Identifier, type ListControllerResult, useListContext, useNotify } from 'react-admin'
import type { ListRecord } from '../shape.ts'

/** What goes into the body of a bulk act (Selection in the contract). */
export type Chosen = { ids: never[] } | { filter: Record<string, unknown>; expectedCount: number }

export interface Selection {
  /** True where every matching record is meant, on whatever page. */
  isAll: boolean
  count: number
  /** Chosen records of this page. */
  shown: readonly ListRecord[]
  /** How many of the chosen ones stand on another page. */
  elsewhere: number
  /** There are more matching records than are chosen, and this page is chosen whole. */
  canTakeAll: boolean
  takeAll: () => void
  clear: () => void
  body: Chosen
}

export const SelectionContext = createContext<Selection | null>(null)

export function useSelection(): Selection {
  const selection = useContext(SelectionContext)
  if (selection === null) throw new Error('useSelection needs a SchemaList around it')
  return selection
}

/**
 * The list as its rows are to see it: where all that match are meant, those of this page are chosen, whichever it is. Who
 * takes one out means this page's others from then on, which is told.
 */
export function useShownSelection({ isAll }: Selection): ListControllerResult {
  const list = useListContext()
  const notify = useNotify()
  return useMemo(() => {
    if (!isAll) return list
    const { data = [], onSelect } = list
    const here = data.map(({ id }) => id)
    const only = (ids: Identifier[]) => {
      onSelect(ids)
      if (ids.length > 0) notify('list.onlyShown', { messageArgs: { count: ids.length } })
    }
    return { ...list, selectedIds: here, onSelect: only, onToggleItem: (id) => only(here.filter((one) => one !== id)) }
  }, [isAll, list, notify])
}

/** The selection of the list around it. It is react-admin's, and goes with a reload. */
export function useNewSelection(): Selection {
  const { selectedIds = [], data = [], total = 0, filterValues, onUnselectItems } = useListContext()
  const [allOf, setAllOf] = useState<{ question: string; ids: string } | null>(null)
  // By their text, as each page reads the filters from its address anew.
  const question = JSON.stringify([filterValues, total])
  const ids = JSON.stringify(selectedIds)
  // Other filters are another question, another total says that others match: what was meant by "all" is not meant any
  // more, and nobody chose the rows that stood for it, so nothing stays chosen.
  const isOver = allOf !== null && allOf.question !== question
  // Whoever ticks or unticks a row means the rows.
  const isAll = allOf?.question === question && allOf.ids === ids && selectedIds.length > 0
  if (allOf !== null && !isOver && !isAll) setAllOf(null)
  useLayoutEffect(() => {
    if (!isOver) return
    setAllOf(null)
    onUnselectItems()
  }, [isOver, onUnselectItems])
  return useMemo(() => {
    const chosen = new Set(selectedIds)
    const here = data.filter(({ id }) => chosen.has(id))
    return {
      isAll,
      count: isAll ? total : selectedIds.length,
      shown: isAll ? data : here,
      elsewhere: isAll ? total - data.length : selectedIds.length - here.length,
      canTakeAll: !isAll && data.length > 0 && here.length === data.length && total > selectedIds.length,
      takeAll: () => setAllOf({ question, ids }),
      clear: () => {
        setAllOf(null)
        onUnselectItems()
      },
      body: isAll ? { filter: filterValues, expectedCount: total } : { ids: selectedIds as never[] },
    }
  }, [isAll, question, ids, total, data, selectedIds, filterValues, onUnselectItems])
}
