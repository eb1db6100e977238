import { Box, Button, OutlinedInput, Typography } from '@mui/material'
import { type Dispatch, type SetStateAction, useId } from 'react'
import { useTranslate } from 'react-admin'
import { brokenNameRule } from '../../../domain/inputRules.ts'
import { isBlank } from '../../../domain/paper/blank.ts'
import { nameFault } from '../../providers/calls/errors.ts'
import { useAct } from '../../providers/calls/useAct.ts'
import { useQuestionnaireId } from '../../providers/useQuestionnaireId.ts'

interface AddDimensionProps {
  name: string
  setName: Dispatch<SetStateAction<string>>
  /** Those that are taken. */
  names: string[]
}

/** One line that adds a dimension; it stays ready for the next name. */
export function AddDimension({ name, setName, names }: AddDimensionProps) {
  const translate = useTranslate()
  const id = useQuestionnaireId()
  const create = useAct('createDimension')
  const hintId = useId()
  const isTaken = names.includes(name.trim())
  const broken = brokenNameRule(name)
  /** What the server said of this very name. */
  const refused = create.variables?.body.name === name.trim() ? nameFault(create.error) : undefined
  const own = isTaken
    ? translate('dimensions.nameTaken')
    : broken && translate(`input.rule.${broken.name}`, broken.params)
  const fault = own ?? refused
  const isFaulty = fault !== undefined
  return (
    <Box
      component="form"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, px: 2, py: 1.5 }}
      onSubmit={(event) => {
        event.preventDefault()
        if (isBlank(name) || own !== null) return
        create.mutate(
          { path: { id }, body: { name: name.trim() } },
          // The next one may have been typed meanwhile.
          { onSuccess: () => setName((now) => (now === name ? '' : now)) },
        )
      }}
    >
      <OutlinedInput
        sx={{ flex: 1, minWidth: 140 }}
        placeholder={translate('dimensions.newName')}
        value={name}
        error={isFaulty}
        slotProps={{
          input: { 'aria-label': translate('dimensions.newName'), 'aria-describedby': isFaulty ? hintId : undefined },
        }}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" disabled={isBlank(name) || own !== null || create.isPending}>
        {translate('dimensions.add')}
      </Button>
      {isFaulty && (
        <Typography id={hintId} variant="caption" color="error" role="alert" sx={{ flexBasis: '100%' }}>
          {fault}
        </Typography>
      )}
    </Box>
  )
}
