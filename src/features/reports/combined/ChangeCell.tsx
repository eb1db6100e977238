import { Typography } from '@mui/material'
import { shortTitle } from '../../../../report/combinedFindings.ts'
import { changeBandText, changePairText, changeText } from '../../../../report/combinedReport.ts'
import { useLanguage } from '../../../providers/useLanguage.ts'
import type { CombinedFigures, CombinedRound } from './model.ts'

interface ChangeCellProps extends Pick<CombinedFigures, 'change'> {
  rounds: readonly CombinedRound[]
}

/** What became of a figure, between which rounds where they are not the newest two, and how sure that is. */
export function ChangeCell({ change, rounds }: ChangeCellProps) {
  const band = changeBandText(change, useLanguage())
  const text = changeText(change)
  const pair = changePairText(change, rounds, ({ title }) => shortTitle(title))
  return (
    <>
      {change?.isMarked === true ? <strong>{text}</strong> : text}
      {[pair, band].filter(Boolean).map((line) => (
        <Typography key={line} component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          {line}
        </Typography>
      ))}
    </>
  )
}
