/** The seat: province, city and district, each offering what lies within the one before. */
import { Box } from '@mui/material'
import { useInput, useTranslate } from 'react-admin'
import { useQuestion } from '../../providers/calls/useQuestion.ts'
import { levelsOf } from './area.ts'
import { PlainSelect } from './PlainSelect.tsx'

// The list is the same for all and for long.
const FOR_GOOD = { staleTime: Number.POSITIVE_INFINITY }

export function AreaInput({ source, label }: { source: string; label: string }) {
  const translate = useTranslate()
  const { field } = useInput({ source })
  const { data: provinces = [] } = useQuestion('listAreas', {}, FOR_GOOD)
  const levels = levelsOf(provinces, String(field.value))
  return (
    <fieldset>
      <legend>{label}</legend>
      <Box sx={{ display: 'grid', gap: 'var(--space-3)', gridTemplateColumns: { sm: 'repeat(3, 1fr)' } }}>
        {levels.map(({ key, code, places, above }) => (
          <PlainSelect
            key={key}
            label={translate(`enterprise.area.${key}`)}
            value={code}
            none={translate('enterprise.area.none')}
            choices={places}
            onChange={(chosen) => field.onChange(chosen || above)}
          />
        ))}
      </Box>
    </fieldset>
  )
}
