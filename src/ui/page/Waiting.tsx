import { Box, CircularProgress } from '@mui/material'
import { useTranslate } from 'react-admin'

const LATER = {
  display: 'flex',
  gap: 1,
  alignItems: 'center',
  justifyContent: 'center',
  px: 3,
  py: 4,
  color: 'text.secondary',
  animation: 'rv-appear 1ms 300ms both',
  '@keyframes rv-appear': { from: { visibility: 'hidden' } },
}

/** Shows itself only when waiting lasts over 300 ms (design §6), so that quick answers do not flicker. */
export function Waiting() {
  const translate = useTranslate()
  return (
    <Box role="status" aria-busy="true" sx={LATER}>
      <CircularProgress size={18} thickness={5} aria-hidden="true" />
      {translate('state.loading')}
    </Box>
  )
}
