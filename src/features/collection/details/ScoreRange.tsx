/** Between how many points a rater gave: both ends, and what is wrong with them. */
import { TextField, Typography } from '@mui/material'
import { useEffect, useId, useRef, useState } from 'react'
import { useDebouncedEvent, useListContext, useTranslate } from 'react-admin'
import { useChangeFilters } from '../../../resource/list/address/changeFilters.ts'
import { type RangeText, rangeFault, rangeOf, rangeText } from './scoreRange.ts'

/** As long as react-admin's own filters wait for who is still typing, in milliseconds. */
const TYPING = 500

const ENDS = ['valuerScoreMin', 'valuerScoreMax'] as const

/** Nothing is asked for before both ends make sense; until then the list shows what it showed. */
export function ScoreRange() {
  const translate = useTranslate()
  const faultId = useId()
  const { filterValues } = useListContext()
  const changeFilters = useChangeFilters()
  const [typed, setTyped] = useState<RangeText | null>(null)
  const shown = rangeText(filterValues)
  const { valuerScoreMin, valuerScoreMax } = shown
  const asked = useRef(shown)
  const isCleared = Object.keys(filterValues).length === 0
  useEffect(() => {
    const isAsked = asked.current.valuerScoreMin === valuerScoreMin && asked.current.valuerScoreMax === valuerScoreMax
    if (isAsked && !isCleared) return
    // Another range than was asked for here: a saved query, or the way back.
    asked.current = { valuerScoreMin, valuerScoreMax }
    setTyped(null)
  }, [isCleared, valuerScoreMin, valuerScoreMax])
  const text = typed ?? shown
  const fault = rangeFault(text)

  // What stands there by then: it may have been cleared.
  const ask = useDebouncedEvent(() => {
    if (typed === null || rangeFault(typed) !== null) return
    const range = rangeOf(typed)
    asked.current = rangeText(range)
    changeFilters(({ valuerScoreMin, valuerScoreMax, ...others }) => ({ ...others, ...range }))
  }, TYPING)

  function change(end: keyof RangeText, value: string) {
    setTyped({ ...text, [end]: value })
    ask()
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
