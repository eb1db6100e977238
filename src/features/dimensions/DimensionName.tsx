import { FormHelperText, OutlinedInput } from '@mui/material'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { isComposing } from '../../paper/composing.ts'
import { StaleDialog } from '../../resource/form/StaleDialog.tsx'
import { KeptNote } from '../../ui/dialog/KeptNote.tsx'
import { oneLine } from '../../ui/inputs/oneLine.ts'
import { LeaveGuard } from '../../ui/leave/LeaveGuard.tsx'
import type { Dimension } from './model.ts'
import { useTypedName } from './useTypedName.ts'

/** It looks like text until one comes near, and is read to its end: a long one takes several lines. */
const NAME = {
  background: 'none',
  fontWeight: 'var(--strong)',
  p: 0,
  '& textarea': { px: 1, py: 1 },
  '&:not(:hover, .Mui-focused, .Mui-error) fieldset': { borderColor: 'transparent' },
}

/** A name that is changed where it stands: Enter or leaving saves, Escape takes it back. */
export function DimensionName({ dimension }: { dimension: Dimension }) {
  const translate = useTranslate()
  const hintId = useId()
  const [isFocused, setFocused] = useState(false)
  const own = useTypedName(dimension)
  const { isUnsaved, broken } = own
  const isFaulty = broken !== null || (isUnsaved && !isFocused)

  return (
    <>
      <OutlinedInput
        multiline
        sx={NAME}
        slotProps={{
          input: {
            'aria-label': translate('dimensions.nameOf', { name: dimension.name }),
            'aria-describedby': isFaulty ? hintId : undefined,
          },
        }}
        value={own.text}
        error={isFaulty}
        onChange={(event) => own.type(oneLine(event.target.value))}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false)
          own.save()
        }}
        onKeyDown={(event) => {
          if (isComposing(event.nativeEvent)) return
          if (event.key === 'Enter' && event.target instanceof HTMLElement) {
            event.preventDefault()
            event.target.blur()
          }
          if (event.key === 'Escape' && !own.isPending) own.takeBack()
        }}
      />
      {isFaulty && (
        <FormHelperText error id={hintId} sx={{ mx: 1 }}>
          {broken
            ? translate(`input.rule.${broken.name}`, broken.params)
            : [translate('dimensions.nameNotSaved'), own.fault].filter(Boolean).join(' ')}
        </FormHelperText>
      )}
      {own.isOffered && <KeptNote onRestore={own.restore} onDiscard={own.drop} />}
      <StaleDialog sending={own.whoseStays} />
      <LeaveGuard isDirty={isUnsaved} onKeep={own.keep} />
    </>
  )
}
