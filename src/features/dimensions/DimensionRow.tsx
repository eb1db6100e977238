import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useAct } from '../../providers/useAct.ts'
import { useQuestionnaireId } from '../../providers/useQuestionnaireId.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import '../../ui/choice.css'
import { DimensionName } from './DimensionName.tsx'
import type { Dimension } from './model.ts'

interface DimensionRowProps {
  dimension: Dimension
  canEdit: boolean
  /** The weight as typed, percent. */
  weight: string
  /** What it would be with equal weights: shown while nothing is typed. */
  evenWeight: number
  onWeight: (text: string) => void
}

export function DimensionRow({ dimension, canEdit, weight, evenWeight, onWeight }: DimensionRowProps) {
  const translate = useTranslate()
  const [isAsking, setAsking] = useState(false)
  const questionnaireId = useQuestionnaireId()
  const remove = useAct('deleteDimension')
  const { id, name, questionCount } = dimension
  const place = { path: { id: questionnaireId, dimensionId: id } }
  return (
    <tr>
      <td>
        {canEdit ? (
          <DimensionName key={name} dimension={dimension} />
        ) : (
          <span className="rv-dimensions-fixed">{name}</span>
        )}
      </td>
      <td className={questionCount === 0 ? 'n rv-muted' : 'n'}>{questionCount}</td>
      <td className="n">
        {canEdit ? (
          <span className="rv-dimensions-weight">
            <input
              className="rv-input"
              inputMode="decimal"
              aria-label={translate('dimensions.weightOf', { name })}
              value={weight}
              placeholder={String(evenWeight)}
              onChange={(event) => onWeight(event.target.value)}
            />
            %
          </span>
        ) : (
          `${weight || evenWeight} %`
        )}
      </td>
      {canEdit && (
        <td>
          <button
            type="button"
            className="rv-icon-button"
            aria-label={translate('dimensions.deleteNamed', { name })}
            onClick={() => setAsking(true)}
          >
            ×
          </button>
          {isAsking && (
            <ConfirmDialog
              title={translate('dimensions.delete.title')}
              confirmLabel={translate('action.delete')}
              isDangerous
              isBusy={remove.isPending}
              onConfirm={() => remove.mutate(place, { onSettled: () => setAsking(false) })}
              onClose={() => setAsking(false)}
            >
              {translate('dimensions.delete.confirm', { name })}
            </ConfirmDialog>
          )}
        </td>
      )}
    </tr>
  )
}
