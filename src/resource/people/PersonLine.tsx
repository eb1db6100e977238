import { useTranslate } from 'react-admin'
import { markOf } from '../../../domain/evaluation/names.ts'
import type { Person } from './person.ts'

interface PersonLineProps {
  person: Person
  isTaken: boolean
  isChosen: boolean
  onToggle: () => void
}

/** Name, department and number: two people of one name can be told apart. */
export function PersonLine({ person, isTaken, isChosen, onToggle }: PersonLineProps) {
  const translate = useTranslate()
  return (
    <li>
      <label>
        <input
          type="checkbox"
          className="rv-check"
          checked={isTaken || isChosen}
          disabled={isTaken}
          onChange={onToggle}
        />
        <b>{person.displayName}</b>
        <span className="rv-sub">{person.departName}</span>
        <small>{[markOf(person), isTaken && translate('people.taken')].filter(Boolean).join(' · ')}</small>
      </label>
    </li>
  )
}
