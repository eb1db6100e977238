import { Box } from '@mui/material'
import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useQuestion } from '../../providers/calls/useQuestion.ts'
import { SearchField } from '../../ui/inputs/SearchField.tsx'
import { Waiting } from '../../ui/page/Waiting.tsx'
import '../../ui/inputs/choice.css'
import { DepartmentSelect } from './DepartmentSelect.tsx'
import { PersonLine } from './PersonLine.tsx'
import { peopleLook } from './peopleLook.ts'
import { SelectAll } from './SelectAll.tsx'

interface PeoplePickerProps {
  chosen: ReadonlySet<number>
  onChoose: (chosen: ReadonlySet<number>) => void
  /** Employees who cannot be chosen because they are there already. */
  taken: ReadonlySet<number>
}

const PAGE_SIZE = 50

/** Finds people by name, pinyin or number and by department, and chooses many. */
export function PeoplePicker({ chosen, onChoose, taken }: PeoplePickerProps) {
  const translate = useTranslate()
  const [words, setWords] = useState('')
  const [departId, setDepartId] = useState<number | null>(null)
  const [pages, setPages] = useState(1)
  const kw = useDeferredValue(words.trim())
  const asked = { ...(kw !== '' && { kw }), ...(departId !== null && { departId }) }
  const people = useQuestion(
    'listEmployees',
    { query: { ...asked, pageIndex: 1, pageSize: pages * PAGE_SIZE } },
    { placeholderData: keepPreviousData },
  )
  const items = people.data?.items ?? []
  const total = people.data?.total ?? 0

  function toggle(personId: number) {
    const next = new Set(chosen)
    if (!next.delete(personId)) next.add(personId)
    onChoose(next)
  }

  function look(change: () => void) {
    change()
    setPages(1)
  }

  return (
    <Box sx={peopleLook}>
      <search>
        <SearchField
          hasFocus
          label={translate('people.search')}
          value={words}
          onChange={(next) => look(() => setWords(next))}
        />
        <DepartmentSelect value={departId} onChange={(id) => look(() => setDepartId(id))} />
      </search>
      <SelectAll query={asked} total={total} chosen={chosen} taken={taken} onChoose={onChoose} />
      {people.data === undefined && people.isFetching && <Waiting />}
      <ul aria-label={translate('people.people')} aria-busy={people.isFetching}>
        {items.map((person) => (
          <PersonLine
            key={person.id}
            person={person}
            isTaken={taken.has(person.id)}
            isChosen={chosen.has(person.id)}
            onToggle={() => toggle(person.id)}
          />
        ))}
        {people.data && total === 0 && <li data-none>{translate('state.noMatch')}</li>}
        {items.length < total && (
          <li data-none>
            <button type="button" className="rv-link-button" onClick={() => setPages(pages + 1)}>
              {translate('people.more', { count: total - items.length })}
            </button>
          </li>
        )}
      </ul>
    </Box>
  )
}
