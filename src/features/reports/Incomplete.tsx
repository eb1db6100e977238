import { Typography } from '@mui/material'
import { useReportWords } from './useReportWords.ts'

/** Beside a name among others: this one's scores cannot be compared with theirs (numbers.md 8). */
export function Incomplete() {
  const say = useReportWords()
  return (
    <Typography variant="caption" component="div">
      {say('report.incomplete')}
    </Typography>
  )
}
