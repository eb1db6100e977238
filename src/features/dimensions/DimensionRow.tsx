import { IconButton, OutlinedInput, TableCell, TableRow } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useAct } from '../../providers/calls/useAct.ts'
import { useQuestionnaireId } from '../../providers/useQuestionnaireId.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { DimensionName } from './DimensionName.tsx'
import type { Dimension } from './model.ts'

interface DimensionRowProps {
  dimension: Dimension
  canEdit: boolean
  /** The weight as typed, percent. */
  weight: string
  /** What it counts while no weight is filled in; empty once one is. */
  share: string
  onWeight: (text: string) => void
}

export function DimensionRow(props: DimensionRowProps) {
  const { dimension, canEdit, weight, share, onWeight } = props
  const translate = useTranslate()
  const [isAsking, setAsking] = useState(false)
  const questionnaireId = useQuestionnaireId()
  const remove = useAct('deleteDimension')
  const { id, name, questionCount } = dimension
  const place = { path: { id: questionnaireId, dimensionId: id } }
  return (
    <TableRow>
      <TableCell sx={{ width: '60%', pl: canEdit ? 1 : undefined, fontWeight: 'var(--strong)' }}>
        {canEdit ? <DimensionName dimension={dimension} /> : name}
      </TableCell>
      <TableCell align="right" className={questionCount === 0 ? 'rv-muted' : undefined}>
        {questionCount}
      </TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        {canEdit ? (
          <OutlinedInput
            sx={{ width: 88, '& input': { px: 1, textAlign: 'right' } }}
            endAdornment="%"
            slotProps={{ input: { inputMode: 'decimal', 'aria-label': translate('dimensions.weightOf', { name }) } }}
            value={weight}
            placeholder={share}
            onChange={(event) => onWeight(event.target.value)}
          />
        ) : (
          `${weight || share || '—'} %`
        )}
      </TableCell>
      {canEdit && (
        <TableCell padding="checkbox">
          <IconButton aria-label={translate('dimensions.deleteNamed', { name })} onClick={() => setAsking(true)}>
            ×
          </IconButton>
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
        </TableCell>
      )}
    </TableRow>
  )
}
