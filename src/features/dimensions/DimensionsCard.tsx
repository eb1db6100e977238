import { Box, Button, Card, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { isBlank } from '../../../domain/paper/blank.ts'
import { useQuestionnaireId } from '../../providers/useQuestionnaireId.ts'
import { StaleDialog } from '../../resource/form/StaleDialog.tsx'
import { KeptNote } from '../../ui/dialog/KeptNote.tsx'
import { shareText } from '../../ui/inputs/weightDraft.ts'
import { LeaveGuard } from '../../ui/leave/LeaveGuard.tsx'
import { AddDimension } from './AddDimension.tsx'
import { DimensionRow } from './DimensionRow.tsx'
import type { Dimension } from './model.ts'
import { useKeptDimensions } from './useKeptDimensions.ts'
import { useTypedWeights } from './useTypedWeights.ts'
import { WeightSum } from './WeightSum.tsx'

const FOOT = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  px: 2,
  py: 1,
  borderTop: '1px solid var(--line)',
}

interface DimensionsCardProps {
  dimensions: Dimension[]
  canEdit: boolean
}

export function DimensionsCard({ dimensions, canEdit }: DimensionsCardProps) {
  const translate = useTranslate()
  const weights = useTypedWeights(dimensions)
  const { texts, draft, isChanged, canSave, type, makeEqual, save, whoseStays } = weights
  const { kept, keep, drop } = useKeptDimensions(useQuestionnaireId())
  const [newName, setNewName] = useState('')
  const share = draft.state === 'equal' ? shareText(100 / dimensions.length) : ''

  function restore({ newName: name, ...typed }: NonNullable<typeof kept>) {
    weights.restore(typed.weights)
    setNewName((now) => (isBlank(name) ? now : name))
    drop()
  }

  return (
    <Card aria-labelledby="dimensions-title" sx={{ position: { lg: 'sticky' }, top: 16, '& td': { px: 1 } }}>
      <Typography variant="h2" id="dimensions-title" sx={{ px: 2, pt: 1.5, pb: 1 }}>
        {translate('dimensions.title')}
      </Typography>
      {canEdit && kept !== null && (
        <Box sx={{ px: 2, pb: 1 }}>
          <KeptNote onRestore={() => restore(kept)} onDiscard={drop} />
        </Box>
      )}
      {dimensions.length === 0 && (
        <Typography color="textSecondary" sx={{ px: 2 }}>
          {translate('dimensions.empty')}
        </Typography>
      )}
      {dimensions.length > 0 && (
        <Table>
          <TableHead>
            <TableRow>
              <TableCell>{translate('dimensions.name')}</TableCell>
              <TableCell align="right">{translate('dimensions.questions')}</TableCell>
              <TableCell align="right">{translate('dimensions.weight')}</TableCell>
              {canEdit && (
                <TableCell padding="checkbox">
                  <span className="rv-hidden">{translate('dimensions.action')}</span>
                </TableCell>
              )}
            </TableRow>
          </TableHead>
          <TableBody>
            {dimensions.map((dimension, index) => (
              <DimensionRow
                key={dimension.id}
                dimension={dimension}
                canEdit={canEdit}
                weight={texts[index] ?? ''}
                share={share}
                onWeight={(text) => type(dimension, text)}
              />
            ))}
          </TableBody>
        </Table>
      )}
      {canEdit && <AddDimension name={newName} setName={setNewName} names={dimensions.map(({ name }) => name)} />}
      {dimensions.length > 0 && (
        <Box component="footer" sx={FOOT}>
          <WeightSum draft={draft} />
          {canEdit && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <Button size="small" onClick={makeEqual}>
                {translate('dimensions.equalWeights')}
              </Button>
              <Button size="small" variant="contained" color="primary" disabled={!canSave} onClick={save}>
                {translate('dimensions.saveWeights')}
              </Button>
            </Box>
          )}
        </Box>
      )}
      <StaleDialog sending={whoseStays} mineKey="form.stale.weightsMine" />
      <LeaveGuard isDirty={isChanged || !isBlank(newName)} onKeep={() => keep({ weights: weights.typed, newName })} />
    </Card>
  )
}
