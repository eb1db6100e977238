import { useTranslate } from 'react-admin'
import type { Questionnaire } from '../../providers/currentQuestionnaire.ts'
import '../../ui/choice.css'
import { DetailsRow } from './DetailsRow.tsx'
import type { FeedbackRow } from './model.ts'

interface DetailsTableProps {
  rows: FeedbackRow[]
  questionnaire: Questionnaire
  canSelect: boolean
  /** participantRelationIds, those of other pages included. */
  selected: ReadonlySet<number>
  onSelect: (selected: ReadonlySet<number>) => void
}

/** Who has sent needs no reminder, so only the others can be chosen. */
const isOpen = ({ feedbackStatus }: FeedbackRow) => feedbackStatus === 'waiting' || feedbackStatus === 'drafting'

const COLUMNS = ['evaluatee', 'rater', 'level', 'status', 'mail', 'day'] as const

export function DetailsTable({ rows, questionnaire, canSelect, selected, onSelect }: DetailsTableProps) {
  const translate = useTranslate()
  const open = rows.filter(isOpen).map(({ participantRelationId }) => participantRelationId)
  const isAll = open.length > 0 && open.every((id) => selected.has(id))

  function toggle(ids: number[], isOn: boolean) {
    const next = new Set(selected)
    for (const id of ids) {
      if (isOn) next.add(id)
      else next.delete(id)
    }
    onSelect(next)
  }

  if (rows.length === 0) return null
  return (
    <table className="rv-table rv-details">
      <thead>
        <tr>
          {canSelect && (
            <th>
              <input
                type="checkbox"
                className="rv-check"
                aria-label={translate('collection.selectPage')}
                checked={isAll}
                disabled={open.length === 0}
                onChange={() => toggle(open, !isAll)}
              />
            </th>
          )}
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {translate(`collection.column.${column}`)}
            </th>
          ))}
          {canSelect && (
            <th scope="col">
              <span className="rv-hidden">{translate('collection.column.action')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <DetailsRow
            key={row.participantRelationId}
            row={row}
            questionnaire={questionnaire}
            canSelect={canSelect}
            canRemind={isOpen(row)}
            isSelected={selected.has(row.participantRelationId)}
            onSelect={(isOn) => toggle([row.participantRelationId], isOn)}
          />
        ))}
      </tbody>
    </table>
  )
}
