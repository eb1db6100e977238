/** Moves a department by choosing what it goes under: for a finger, and for far away. */
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { Form, useTranslate } from 'react-admin'
import type { Move } from '../../../../domain/directory/tree.ts'
import { formLook } from '../../../resource/form/formLook.ts'
import { DepartmentChoice } from '../../../resource/people/DepartmentChoice.tsx'
import type { Department } from '../../../resource/people/person.ts'

interface MoveDialogProps {
  department: Department
  onMove: (move: Move, offersUndo: boolean) => void
  onClose: () => void
}

export function MoveDialog({ department: { id, name, parentId }, onMove, onClose }: MoveDialogProps) {
  const translate = useTranslate()
  const titleId = useId()
  function send(values: { parentId?: number | null }) {
    const chosen = values.parentId ?? null
    if (chosen !== parentId) onMove({ id, parentId: chosen }, true)
    onClose()
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <Form onSubmit={send} record={{ parentId }} sanitizeEmptyValues>
        <DialogTitle id={titleId}>{translate('departments.moveTitle', { name })}</DialogTitle>
        <DialogContent sx={formLook}>
          <DepartmentChoice
            source="parentId"
            movingId={id}
            label={translate('directory.parent')}
            helperText={translate('departments.moveHint')}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('action.cancel')}</Button>
          <Button type="submit" variant="contained" color="primary">
            {translate('departments.move')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
