import { useDelete, useNotify, useTranslate } from 'react-admin'
import { useQuestionnaireId } from '../../providers/useQuestionnaireId.ts'
import '../../ui/choice.css'
import type { Evaluatee } from './model.ts'

/** A row's head, and the way to take the row out; that can be undone for some seconds. */
export function EvaluateeName({ row, canEdit }: { row: Evaluatee; canEdit: boolean }) {
  const translate = useTranslate()
  const notify = useNotify()
  const questionnaireId = useQuestionnaireId()
  const [remove] = useDelete<Evaluatee>()
  const name = row.evaluateName

  function take() {
    remove(
      'evaluatees',
      { id: row.id, previousData: row, meta: { questionnaireId } },
      {
        mutationMode: 'undoable',
        onSuccess: () => notify(translate('relations.removed', { name }), { type: 'info', undoable: true }),
        onError: () => {},
      },
    )
  }

  return (
    <th scope="row" title={row.evaluateEmail}>
      <span className="rv-matrix-name">
        <b>{name}</b>
        <span className="rv-muted">{row.departName ?? row.evaluateEmail}</span>
        {canEdit && (
          <button
            type="button"
            className="rv-icon-button rv-matrix-quiet"
            aria-label={translate('relations.removeEvaluatee', { name })}
            onClick={take}
          >
            ×
          </button>
        )}
      </span>
    </th>
  )
}
