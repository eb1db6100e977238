import { useTranslate } from 'react-admin'
import { useBulkAct } from '../../resource/list/bulk/useBulkAct.ts'
import '../../ui/inputs/choice.css'
import { type Evaluatee, evaluateeName } from './model.ts'
import { useRemoving } from './useRemoving.ts'

/** A row's head, and the way to take the row out, which can be undone. */
export function EvaluateeName({ row, canEdit }: { row: Evaluatee; canEdit: boolean }) {
  const translate = useTranslate()
  const { path, ...removing } = useRemoving()
  const { run, isPending } = useBulkAct({ ...removing, rowId: row.id })
  const name = row.evaluateName.trim() === '' ? translate('list.untitled') : evaluateeName(row)

  return (
    <th scope="row" title={row.evaluateEmail}>
      <span className="rv-matrix-name">
        <span>
          <b>{name}</b> <span className="rv-muted">{row.departName ?? row.evaluateEmail}</span>
        </span>
        {canEdit && (
          <button
            type="button"
            className="rv-icon-button rv-matrix-quiet"
            aria-label={translate('relations.removeEvaluatee', { name })}
            disabled={isPending}
            onClick={() => run({ path })}
          >
            ×
          </button>
        )}
      </span>
    </th>
  )
}
