import { Typography } from '@mui/material'
import { changeBandText, changeText } from '../../../../report/combinedReport.ts'
import { useLanguage } from '../../../providers/useLanguage.ts'
import type { CombinedFigures } from './model.ts'

/** What became of a figure, and how sure that is. */
export function ChangeCell({ change }: Pick<CombinedFigures, 'change'>) {
  const band = changeBandText(change, useLanguage())
  const text = changeText(change)
  return (
    <>
      {change?.isMarked === true ? <strong>{text}</strong> : text}
      {band !== '' && (
        <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          {band}
        </Typography>
      )}
    </>
  )
}
