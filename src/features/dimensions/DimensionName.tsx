import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { isBlank } from '../../../domain/paper/blank.ts'
import { useAct } from '../../providers/useAct.ts'
import { useQuestionnaireId } from '../../providers/useQuestionnaireId.ts'
import type { Dimension } from './model.ts'

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
    <input
      className="rv-input rv-dimensions-name"
      aria-label={translate('dimensions.nameOf', { name: dimension.name })}
      value={text}
      maxLength={100}
      onChange={(event) => setText(event.target.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key === 'Escape') setText(dimension.name)
      }}
    />
  )
}
