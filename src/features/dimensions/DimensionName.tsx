import { FormHelperText, OutlinedInput } from '@mui/material'
import { type Dispatch, type SetStateAction, useEffect, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { isBlank } from '../../../domain/paper/blank.ts'
import { useAct } from '../../providers/useAct.ts'
import { useQuestionnaireId } from '../../providers/useQuestionnaireId.ts'
import { type Dimension, isNameTooLong, NAME_MAXIMUM } from './model.ts'

/** It looks like text until one comes near. */
const NAME = {
  background: 'none',
  fontWeight: 'var(--strong)',
  '& input': { px: 1 },
  '&:not(:hover, .Mui-focused, .Mui-error) fieldset': { borderColor: 'transparent' },
}

interface DimensionNameProps {
  dimension: Dimension
  /** Counts the names that were typed and are neither stored nor under way. */
  onUnsaved: Dispatch<SetStateAction<number>>
}

/** A name that is changed where it stands: Enter or leaving saves, Escape takes it back. */
export function DimensionName({ dimension: { id, name }, onUnsaved }: DimensionNameProps) {
  const translate = useTranslate()
  const hintId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [sent, setSent] = useState<string | null>(null)
  const [isFocused, setFocused] = useState(false)
  const questionnaireId = useQuestionnaireId()
  const { mutate, isPending } = useAct('updateDimension')
  const isUnsaved = typed !== null && typed !== name && typed !== sent
  const isTooLong = typed !== null && isNameTooLong(typed)
  const isFaulty = isTooLong || (isUnsaved && !isFocused)

  useEffect(() => {
    if (!isPending) setTyped((now) => (now === name ? null : now))
  }, [name, isPending])

  useEffect(() => {
    if (!isUnsaved) return
    onUnsaved((count) => count + 1)
    return () => onUnsaved((count) => count - 1)
  }, [isUnsaved, onUnsaved])

  function save() {
    if (typed === null || isPending || isTooLong) return
    const wanted = typed.trim()
    if (isBlank(wanted) || wanted === name) return setTyped(null)
    setTyped(wanted)
    setSent(wanted)
    mutate({ path: { id: questionnaireId }, body: { id, name: wanted } }, { onError: () => setSent(null) })
  }

  return (
    <>
      <OutlinedInput
        sx={NAME}
        slotProps={{
          input: {
            'aria-label': translate('dimensions.nameOf', { name }),
            'aria-describedby': isFaulty ? hintId : undefined,
          },
        }}
        value={typed ?? name}
        error={isFaulty}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false)
          save()
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && event.target instanceof HTMLElement) event.target.blur()
          if (event.key === 'Escape' && !isPending) setTyped(null)
        }}
      />
      {isFaulty && (
        <FormHelperText error id={hintId} sx={{ mx: 1 }}>
          {isTooLong
            ? translate('input.rule.maxLength', { count: NAME_MAXIMUM })
            : translate('dimensions.nameNotSaved')}
        </FormHelperText>
      )}
    </>
  )
}
