/** Between how many points a rater gave: both ends, and what is wrong with them. */
import { TextField, Typography } from '@mui/material'
import { useEffect, useId, useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { type RangeText, rangeFault, rangeOf } from './scoreRange.ts'

const ENDS = ['valuerScoreMin', 'valuerScoreMax'] as const

/** Nothing is asked for before both ends make sense; until then the list shows what it showed. */
export function ScoreRange() {
  const translate = useTranslate()
  const faultId = useId()
  const { filterValues, setFilters } = useListContext()
  const [typed, setTyped] = useState<RangeText | null>(null)
  const { valuerScoreMin, valuerScoreMax, ...others } = filterValues
  const isCleared = Object.keys(filterValues).length === 0
  useEffect(() => {
    if (isCleared) setTyped(null)
  }, [isCleared])
  const text = typed ?? {
    valuerScoreMin: String(valuerScoreMin ?? ''),
    valuerScoreMax: String(valuerScoreMax ?? ''),
  }
  const fault = rangeFault(text)

  function change(end: keyof RangeText, value: string) {
    const next = { ...text, [end]: value }
    setTyped(next)
    if (rangeFault(next) === null) setFilters({ ...others, ...rangeOf(next) }, undefined, true)
  }

  return (
    <fieldset className="rv-list-chips" aria-label={translate('collection.score')}>
      {ENDS.map((end) => (
        <TextField
          key={end}
          size="small"
          variant="outlined"
          label={translate(`collection.score.${end}`)}
          value={text[end]}
          error={fault !== null}
          sx={{ width: 108 }}
          slotProps={{ htmlInput: { inputMode: 'decimal', 'aria-describedby': faultId } }}
          onChange={(event) => change(end, event.target.value)}
        />
      ))}
      <Typography id={faultId} role="status" variant="body2" color="error">
        {fault && translate(`collection.score.${fault}`)}
      </Typography>
    </fieldset>
  )
}
