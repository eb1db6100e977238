import { useListContext, useTranslate } from 'react-admin'
import type { FilterDescriptor } from '../../../openapi/generated/descriptors.ts'
import { useQuestion } from '../../providers/useQuestion.ts'
import { today } from '../../ui/today.ts'
import { useWords } from '../label.ts'

interface Counts {
  all: number
  counts: Readonly<Record<string, number>>
}

/** How many records each choice would show under the other filters; undefined until it is known. */
function useCounts(filter: FilterDescriptor, filterValues: Readonly<Record<string, unknown>>, isListed: boolean) {
  const { [filter.name]: _own, ...others } = filterValues
  const isCounted = filter.counts === 'countQuestionnaires'
  const { data } = useQuestion(
    'countQuestionnaires',
    { query: { ...others, ...today(new Date()) } },
    { enabled: isListed && isCounted, placeholderData: (previous) => previous },
  )
  // What another list has asked is at hand here, too.
  return isCounted ? data : undefined
}

/** A filter with one touch a choice, and how many there are of each; several at once where it takes several. */
export function ChipsInput({ source, field, label }: { source: string; field: FilterDescriptor; label: string }) {
  const translate = useTranslate()
  const { choice } = useWords()
  const { filterValues, setFilters, data } = useListContext()
  // The figures wait for the list itself.
  const counts: Counts | undefined = useCounts(field, filterValues, data !== undefined)
  const { [source]: chosen, ...others } = filterValues
  const values: unknown[] = chosen === undefined ? [] : [chosen].flat()
  const isChosen = (value: unknown) => values.includes(value)
  const show = (value: unknown) => setFilters(value === undefined ? others : { ...others, [source]: value })

  function touch(value: unknown) {
    if (!field.many) return show(value)
    const next = isChosen(value) ? values.filter((one) => one !== value) : [...values, value]
    show(next.length > 0 ? next : undefined)
  }
  return (
    <fieldset className="rv-list-chips">
      <legend className="rv-hidden">{label}</legend>
      <button type="button" className="rv-chip" aria-pressed={values.length === 0} onClick={() => show(undefined)}>
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
