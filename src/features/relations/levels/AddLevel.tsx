import { Button, FormHelperText } from '@mui/material'
import { type Dispatch, type SetStateAction, useId } from 'react'
import { useTranslate } from 'react-admin'
import { isBlank } from '../../../../domain/paper/blank.ts'
import { LEVEL_NAME_MAXIMUM } from '../../../../domain/textMaxima.ts'
import { useAct } from '../../../providers/calls/useAct.ts'
import { useQuestionnaireId } from '../../../providers/useQuestionnaireId.ts'
import { useTooLong } from '../../../ui/inputs/useTooLong.ts'

interface AddLevelProps {
  name: string
  setName: Dispatch<SetStateAction<string>>
}

/** One line that adds a level of one's own. */
export function AddLevel({ name, setName }: AddLevelProps) {
  const translate = useTranslate()
  const id = useQuestionnaireId()
  const create = useAct('createRelationLevel')
  const hintId = useId()
  const fault = useTooLong()(name.trim(), LEVEL_NAME_MAXIMUM)
  return (
    <form
      className="rv-levels-add"
      onSubmit={(event) => {
        event.preventDefault()
        if (isBlank(name) || fault !== undefined) return
        create.mutate(
          { path: { id }, body: { levelName: name.trim(), open: true } },
          // The next one may have been typed meanwhile.
          { onSuccess: () => setName((now) => (now === name ? '' : now)) },
        )
      }}
    >
      <input
        className="rv-input"
        aria-label={translate('relations.newLevel')}
        placeholder={translate('relations.newLevel')}
        value={name}
        aria-invalid={fault !== undefined}
        aria-describedby={fault && hintId}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" size="small" disabled={isBlank(name) || fault !== undefined || create.isPending}>
        {translate('relations.addLevel')}
      </Button>
      {fault && (
        <FormHelperText error id={hintId} sx={{ flexBasis: '100%', m: 0 }}>
          {fault}
        </FormHelperText>
      )}
    </form>
  )
}
