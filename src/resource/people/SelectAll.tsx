import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import type { AppDataProvider } from '../../providers/calls/dataProvider.ts'
import type { PeopleQuery, Person } from './person.ts'

interface SelectAllProps {
  query: PeopleQuery
  /** How many people the query finds. */
  total: number
  chosen: ReadonlySet<number>
  taken: ReadonlySet<number>
  onChoose: (chosen: ReadonlySet<number>) => void
}

/** All-employee reads give up to this many (spec §9). */
const MAXIMUM = 10_000

type Choice = Pick<SelectAllProps, 'chosen' | 'taken' | 'onChoose'>

/** The choice as it is when an answer comes, and all who were part of it since it was asked for. */
function useChoice(choice: Choice) {
  const now = useRef(choice)
  const wasChosen = useRef(new Set<number>())
  useEffect(() => {
    now.current = choice
    for (const id of choice.chosen) wasChosen.current.add(id)
  })
  return { now, wasChosen }
}

/** Chooses everybody the search finds, those further down included. */
export function SelectAll({ query, total, chosen, taken, onChoose }: SelectAllProps) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<AppDataProvider>()
  const all = useMutation({
    mutationFn: () => dataProvider.listEmployees({ query: { ...query, pageIndex: 1, pageSize: MAXIMUM } }),
  })

  const { now, wasChosen } = useChoice({ chosen, taken, onChoose })

  function choose() {
    wasChosen.current = new Set(chosen)
    all.mutate(undefined, {
      onSuccess({ items }) {
        const { chosen, taken, onChoose } = now.current
        // Whoever was unticked while all were on their way is not wanted.
        const isWanted = ({ id }: Person) => !taken.has(id) && (chosen.has(id) || !wasChosen.current.has(id))
        onChoose(new Set([...chosen, ...items.filter(isWanted).map(({ id }) => id)]))
      },
    })
  }

  function clear() {
    // What is on its way is not wanted any more, either.
    all.reset()
    onChoose(new Set())
  }

  return (
    <div>
      <span role="status">{translate('state.selected', { count: chosen.size })}</span>
      {chosen.size > 0 && (
        <button type="button" className="rv-link-button" onClick={clear}>
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
