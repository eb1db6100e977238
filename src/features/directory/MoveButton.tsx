/** Moves the chosen people to a department; taking it back puts each where they were. */
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { Form, useTranslate } from 'react-admin'
import { formLook } from '../../resource/form/formLook.ts'
import { useSelection } from '../../resource/list/selection.ts'
import { useBulkAct } from '../../resource/list/useBulkAct.ts'
import { DepartmentChoice } from '../../resource/people/DepartmentChoice.tsx'

export function MoveButton() {
  const translate = useTranslate()
  const titleId = useId()
  const { count } = useSelection()
  const [isOpen, setOpen] = useState(false)
  const { run, isPending } = useBulkAct({
    act: 'bulkMoveEmployees',
    doneKey: 'directory.movedMany',
    inverse: { act: 'bulkMoveBackEmployees', input: ({ previous }) => ({ body: { previous } }) },
  })
  function move({ departId }: { departId?: number | null }) {
    setOpen(false)
    run({ body: { departId: departId ?? null } })
  }
  return (
    <>
      <Button size="small" disabled={isPending} onClick={() => setOpen(true)}>
        {translate('directory.move')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby={titleId} fullWidth maxWidth="xs">
        <Form onSubmit={move} sanitizeEmptyValues>
          <DialogTitle id={titleId}>{translate('directory.moveTitle', { count })}</DialogTitle>
          <DialogContent sx={formLook}>
            <DepartmentChoice
              source="departId"
              label={translate('directory.moveTo')}
              helperText={translate('directory.moveNone')}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>{translate('action.cancel')}</Button>
            <Button type="submit" variant="contained" color="primary">
              {translate('directory.move')}
            </Button>
          </DialogActions>
        </Form>
      </Dialog>
    </>
  )
}
