import { useTranslate } from 'react-admin'
import '../../ui/choice.css'
import type { DetailsFilter } from './feedbackQuery.ts'

const STATUSES = ['', 'unfinished', 'waiting', 'drafting', 'submitted', 'withdrawn', 'closed'] as const
const MAILS = ['', 'none', 'waiting', 'sent', 'failed'] as const

interface DetailsFiltersProps {
  filter: DetailsFilter
  onFilter: (filter: DetailsFilter) => void
}

export function DetailsFilters({ filter, onFilter }: DetailsFiltersProps) {
  const translate = useTranslate()
  const statusText = (status: DetailsFilter['status']) =>
    translate(status === '' ? 'collection.anyStatus' : `collection.status.${status}`)
  const mailText = (mail: DetailsFilter['mail']) =>
    translate(mail === '' ? 'collection.anyMail' : `collection.mail.${mail}`)
  return (
    <search className="rv-bar">
      {(['evaluatee', 'rater'] as const).map((field) => (
        <input
          key={field}
          className="rv-input rv-details-word"
          type="search"
          aria-label={translate(`collection.search.${field}`)}
          placeholder={translate(`collection.search.${field}`)}
          value={filter[field]}
          onChange={(event) => onFilter({ ...filter, [field]: event.target.value })}
        />
      ))}
      <select
        className="rv-select"
        aria-label={translate('collection.status')}
        value={filter.status}
        onChange={({ target }) =>
          onFilter({ ...filter, status: STATUSES.find((status) => status === target.value) ?? '' })
        }
      >
        {STATUSES.map((status) => (
          <option key={status} value={status}>
            {statusText(status)}
          </option>
        ))}
      </select>
      <select
        className="rv-select"
        aria-label={translate('collection.mailStatus')}
        value={filter.mail}
        onChange={({ target }) => onFilter({ ...filter, mail: MAILS.find((mail) => mail === target.value) ?? '' })}
      >
        {MAILS.map((mail) => (
          <option key={mail} value={mail}>
            {mailText(mail)}
          </option>
        ))}
      </select>
    </search>
  )
}
