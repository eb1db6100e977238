import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { isBlank } from '../../../domain/paper/blank.ts'
import { useAct } from '../../providers/useAct.ts'
import { useQuestionnaireId } from '../../providers/useQuestionnaireId.ts'

/** One line that adds a dimension; it stays ready for the next name. */
export function AddDimension({ names }: { names: string[] }) {
  const translate = useTranslate()
  const [name, setName] = useState('')
  const id = useQuestionnaireId()
  const create = useAct('createDimension')
  const isTaken = names.includes(name.trim())
  return (
    <form
      className="rv-dimensions-add"
      onSubmit={(event) => {
        event.preventDefault()
        if (isBlank(name) || isTaken) return
        create.mutate({ path: { id }, body: { name: name.trim() } }, { onSuccess: () => setName('') })
      }}
    >
      <input
        className="rv-input"
        aria-label={translate('dimensions.newName')}
        placeholder={translate('dimensions.newName')}
        value={name}
        maxLength={100}
        aria-invalid={isTaken}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" disabled={isBlank(name) || isTaken || create.isPending}>
        {translate('dimensions.add')}
      </Button>
      {isTaken && (
        <span className="rv-dimensions-fault" role="alert">
          {translate('dimensions.nameTaken')}
        </span>
      )}
    </form>
  )
}
