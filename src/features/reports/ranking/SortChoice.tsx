import { useTranslate } from 'react-admin'
import { ChipChoice } from '../../../ui/inputs/ChipChoice.tsx'
import type { RankingSort } from '../model.ts'

const SORTS: RankingSort[] = ['scoreDesc', 'scoreAsc', 'name']

/** In which order people stand. */
export function SortChoice({ value, onChange }: { value: RankingSort; onChange: (sort: RankingSort) => void }) {
  const translate = useTranslate()
  return (
    <ChipChoice
      choices={SORTS.map((sort) => [sort, translate(`reports.sort.${sort}`)] as const)}
      value={value}
      onChange={onChange}
    />
  )
}
