import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { isBlank } from '../../../domain/paper/blank.ts'
import { useCreateLevel } from './calls.ts'

/** One line that adds a level of one's own. */
export function AddLevel() {
  const translate = useTranslate()
  const [name, setName] = useState('')
  const create = useCreateLevel()
  return (
    <form
      className="rv-levels-add"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBlank(name)) create.mutate(name.trim(), { onSuccess: () => setName('') })
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
