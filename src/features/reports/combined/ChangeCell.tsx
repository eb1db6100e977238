import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { NOTHING } from '../../../../domain/scoring/figures.ts'
import { formatGap } from '../../../../report/format.ts'
import type { CombinedFigures } from './model.ts'

/** What became of a figure, and how sure that is. */
export function ChangeCell({ change }: Pick<CombinedFigures, 'change'>) {
  const translate = useTranslate()
  if (change === null) return NOTHING
  const { value, band, isMarked, isPartial } = change
  return (
    <>
      {isMarked ? <strong>{formatGap(value)}</strong> : formatGap(value)}
      {isPartial && ' *'}
      {band !== null && (
        <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          {translate('combined.band', {
            ...{ low: formatGap(band.low), high: formatGap(band.high) },
            judged: translate(isMarked ? 'reports.beyondChance' : 'reports.maybeChance'),
          })}
        </Typography>
      )}
    </>
  )
}
