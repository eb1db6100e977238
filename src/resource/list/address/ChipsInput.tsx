import { useListContext, useTranslate } from 'react-admin'
import type { FilterDescriptor } from '../../../../openapi/generated/descriptors.ts'
import { useQuestion } from '../../../providers/calls/useQuestion.ts'
import { today } from '../../../ui/today.ts'
import { useWords } from '../../label.ts'
import { useChangeFilters } from './changeFilters.ts'

interface Counts {
  all: number
  counts: Readonly<Record<string, number>>
}

interface ChipsProps {
  source: string
  field: FilterDescriptor
  label: string
}

type CountedProps = ChipsProps & { counted: NonNullable<FilterDescriptor['counts']> }

/** How many records each choice would show under the other filters: what the contract lets the count be asked by. */
function CountedChips({ counted: { operation, takes }, ...chips }: CountedProps) {
  const { filterValues, data } = useListContext()
  const said = Object.entries({ ...filterValues, ...today(new Date()) }).filter(([name]) => takes.includes(name))
  const { data: counts } = useQuestion(
    operation,
    { query: Object.fromEntries(said) },
    // The figures wait for the list itself.
    { enabled: data !== undefined, placeholderData: (previous) => previous },
  )
  return <Chips {...chips} counts={counts} />
}

/** A filter with one touch a choice, and how many there are of each; several at once where it takes several. */
export function ChipsInput(chips: ChipsProps) {
  const { counts } = chips.field
  return counts === undefined ? <Chips {...chips} /> : <CountedChips {...chips} counted={counts} />
}

function valuesOf(filters: Readonly<Record<string, unknown>>, source: string): unknown[] {
  const { [source]: chosen } = filters
  return chosen === undefined ? [] : [chosen].flat()
}

function Chips({ source, field, label, counts }: ChipsProps & { counts?: Counts | undefined }) {
  const translate = useTranslate()
  const { choice } = useWords()
  const { filterValues } = useListContext()
  const changeFilters = useChangeFilters()
  const values = valuesOf(filterValues, source)
  const isChosen = (value: unknown) => values.includes(value)

  function show(next: (latest: unknown[]) => unknown[]) {
    changeFilters(({ [source]: chosen, ...others }) => {
      const values = next(valuesOf({ [source]: chosen }, source))
      return values.length > 0 ? { ...others, [source]: field.many ? values : values[0] } : others
    })
  }

  function touch(value: unknown) {
    if (!field.many) return show(() => [value])
    show((latest) => (latest.includes(value) ? latest.filter((one) => one !== value) : [...latest, value]))
  }
  return (
    <fieldset className="rv-list-chips">
      <legend className="rv-hidden">{label}</legend>
      <button type="button" className="rv-chip" aria-pressed={values.length === 0} onClick={() => show(() => [])}>
        {translate('list.all')} {counts?.all}
      </button>
      {field.choices?.map((value) => (
        <button
          key={String(value)}
          type="button"
          className="rv-chip"
          aria-pressed={isChosen(value)}
          onClick={() => touch(value)}
        >
          {choice(field, value)} {counts?.counts[String(value)]}
        </button>
      ))}
    </fieldset>
  )
}
