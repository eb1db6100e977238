import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { WeightDraft } from '../../ui/inputs/weightDraft.ts'
import { Status } from '../../ui/marks/marks.tsx'

const TONES = { equal: 'ink-3', complete: 'ok', incomplete: 'warn', not100: 'warn', invalid: 'bad' } as const

/** The running sum and what is wrong with it. */
export function WeightSum({ draft }: { draft: WeightDraft }) {
  const translate = useTranslate()
  return (
    <Box role="status" sx={{ flex: 1 }}>
      <Status tone={TONES[draft.state]}>{translate(`dimensions.weights.${draft.state}`, { sum: draft.sum })}</Status>
    </Box>
  )
}
