import { OutlinedInput } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { isBlank } from '../../../domain/paper/blank.ts'
import { useAct } from '../../providers/useAct.ts'
import { useQuestionnaireId } from '../../providers/useQuestionnaireId.ts'
import type { Dimension } from './model.ts'

/** It looks like text until one comes near. */
const NAME = {
  background: 'none',
  fontWeight: 'var(--strong)',
  '& input': { px: 1 },
  '&:not(:hover, .Mui-focused) fieldset': { borderColor: 'transparent' },
}

/** A name that is changed where it stands: Enter or leaving saves, Escape takes it back. */
export function DimensionName({ dimension }: { dimension: Dimension }) {
  const translate = useTranslate()
  const [text, setText] = useState(dimension.name)
  const questionnaireId = useQuestionnaireId()
  const rename = useAct('updateDimension')

  function save() {
    const name = text.trim()
    if (isBlank(name)) return setText(dimension.name)
    if (name === dimension.name) return
    rename.mutate(
      { path: { id: questionnaireId }, body: { id: dimension.id, name } },
      { onError: () => setText(dimension.name) },
    )
  }

  return (
    <OutlinedInput
      sx={NAME}
      slotProps={{ input: { maxLength: 100, 'aria-label': translate('dimensions.nameOf', { name: dimension.name }) } }}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLElement) event.target.blur()
        if (event.key === 'Escape') setText(dimension.name)
      }}
    />
  )
}
