import { Box } from '@mui/material'

const MARKS = {
  done: { sign: '✓', background: 'var(--ok)', borderColor: 'var(--ok)' },
  missing: { sign: '!', background: 'var(--warn)', borderColor: 'var(--warn)' },
  open: { sign: '', background: 'none', borderColor: 'var(--ink-3)' },
}
const ROUND = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 16,
  height: 16,
  border: '1.5px solid',
  borderRadius: '50%',
  typography: 'overline',
  lineHeight: 1,
  color: 'var(--surface)',
}

/** Whether a step or a check is done: a sign in a circle, and its word for those who do not see it. */
export function ReadinessMark({ mark, word }: { mark: keyof typeof MARKS; word: string }) {
  const { sign, ...colours } = MARKS[mark]
  return (
    <Box component="span" sx={{ ...ROUND, ...colours }}>
      <span aria-hidden="true">{sign}</span>
      <span className="rv-hidden">{word}</span>
    </Box>
  )
}
