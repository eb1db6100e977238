/** Moves the chosen people to a department; taking it back puts each where they were. */
import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { formLook } from '../../resource/form/formLook.ts'
import { DepartmentChoice } from '../../resource/people/DepartmentChoice.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { useMoving } from './useMoving.ts'

export function MoveButton() {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const { run, isPending, count } = useMoving('directory.movedMany')
  function move({ departId = null }: { departId?: number | null }) {
    setOpen(false)
    run({ body: { departId } })
  }
  return (
    <>
      <Button size="small" disabled={isPending} onClick={() => setOpen(true)}>
        {translate('directory.move')}
      </Button>
      {isOpen && (
        <FormDialog
          title={translate('directory.moveTitle', { count })}
          submitLabel={translate('directory.move')}
          look={formLook}
          onSubmit={move}
          onClose={() => setOpen(false)}
        >
          <DepartmentChoice
            source="departId"
            label={translate('directory.moveTo')}
            helperText={translate('directory.moveNone')}
          />
        </FormDialog>
      )}
    </>
  )
}
