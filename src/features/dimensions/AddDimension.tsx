import { Box, Button, OutlinedInput, Typography } from '@mui/material'
import type { Dispatch, SetStateAction } from 'react'
import { useTranslate } from 'react-admin'
import { isBlank } from '../../../domain/paper/blank.ts'
import { useAct } from '../../providers/useAct.ts'
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
  const isTaken = names.includes(name.trim())
  return (
    <Box
      component="form"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, px: 2, py: 1.5 }}
      onSubmit={(event) => {
        event.preventDefault()
        if (isBlank(name) || isTaken) return
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
        error={isTaken}
        slotProps={{ input: { maxLength: 100, 'aria-label': translate('dimensions.newName') } }}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" disabled={isBlank(name) || isTaken || create.isPending}>
        {translate('dimensions.add')}
      </Button>
      {isTaken && (
        <Typography variant="caption" color="error" role="alert" sx={{ flexBasis: '100%' }}>
          {translate('dimensions.nameTaken')}
        </Typography>
      )}
    </Box>
  )
}
