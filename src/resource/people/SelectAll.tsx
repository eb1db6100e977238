import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'react-admin'
import type { AppDataProvider } from '../../providers/dataProvider.ts'
import type { PeopleQuery, Person } from './person.ts'

interface SelectAllProps {
  query: PeopleQuery
  /** How many people the query finds. */
  total: number
  chosen: ReadonlyMap<number, Person>
  taken: ReadonlySet<number>
  onChoose: (chosen: ReadonlyMap<number, Person>) => void
}

/** All-employee reads give up to this many (spec §9). */
const MAXIMUM = 10_000

/** Chooses everybody the search finds, those further down included. */
export function SelectAll({ query, total, chosen, taken, onChoose }: SelectAllProps) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<AppDataProvider>()
  const all = useMutation({
    mutationFn: () => dataProvider.listEmployees({ query: { ...query, pageIndex: 1, pageSize: MAXIMUM } }),
  })

  function choose() {
    all.mutate(undefined, {
      onSuccess: ({ items }) => {
        const found = items.filter(({ id }) => !taken.has(id))
        onChoose(new Map([...chosen, ...found.map((person): [number, Person] => [person.id, person])]))
      },
    })
  }

  return (
    <div>
      <span role="status">{translate('state.selected', { count: chosen.size })}</span>
      {chosen.size > 0 && (
        <button type="button" className="rv-link-button" onClick={() => onChoose(new Map())}>
          {translate('action.clear')}
        </button>
      )}
      {total > 0 && (
        <button type="button" className="rv-link-button" disabled={all.isPending} onClick={choose}>
          {translate('people.selectAll', { count: Math.min(total, MAXIMUM) })}
        </button>
      )}
    </div>
  )
}
