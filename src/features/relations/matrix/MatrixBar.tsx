import { useTranslate } from 'react-admin'
import { SearchField } from '../../../ui/inputs/SearchField.tsx'
import type { MatrixCounts, MatrixFilter } from './matrix.ts'

interface MatrixBarProps {
  counts: MatrixCounts
  floor: number
  filter: MatrixFilter
  onFilter: (filter: MatrixFilter) => void
  words: string
  onWords: (words: string) => void
}

export function MatrixBar({ counts, floor, filter, onFilter, words, onWords }: MatrixBarProps) {
  const translate = useTranslate()
  const chips: { name: MatrixFilter; text: string; count: number }[] = [
    { name: 'all', text: translate('relations.all'), count: counts.all },
    { name: 'none', text: translate('relations.noRaters'), count: counts.none },
    ...(floor > 1
      ? [{ name: 'few' as const, text: translate('relations.fewRaters', { count: floor }), count: counts.few }]
      : []),
  ]
  return (
    <search className="rv-bar">
      <SearchField label={translate('people.search')} value={words} onChange={onWords} />
      {chips.map(({ name, text, count }) => (
        <button
          key={name}
          type="button"
          className="rv-chip"
          aria-pressed={filter === name}
          onClick={() => onFilter(name)}
        >
          {text} {count}
        </button>
      ))}
    </search>
  )
}
