import { Button } from '@mui/material'
import type { Dispatch, SetStateAction } from 'react'
import { useTranslate } from 'react-admin'
import { isBlank } from '../../../domain/paper/blank.ts'
import { useAct } from '../../providers/useAct.ts'
import { useQuestionnaireId } from '../../providers/useQuestionnaireId.ts'

interface AddLevelProps {
  name: string
  setName: Dispatch<SetStateAction<string>>
}

/** One line that adds a level of one's own. */
export function AddLevel({ name, setName }: AddLevelProps) {
  const translate = useTranslate()
  const id = useQuestionnaireId()
  const create = useAct('createRelationLevel')
  return (
    <form
      className="rv-levels-add"
      onSubmit={(event) => {
        event.preventDefault()
        if (isBlank(name)) return
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
        maxLength={50}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" size="small" disabled={isBlank(name) || create.isPending}>
        {translate('relations.addLevel')}
      </Button>
    </form>
  )
}
