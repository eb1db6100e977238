import { Box, Button, Checkbox, FormControlLabel } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import '../../ui/inputs/choice.css'
import type { Dimension } from './model.ts'

const BAR = {
  position: 'sticky',
  top: 'var(--top)',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  minHeight: 46,
  px: 2,
  background: 'var(--surface)',
  borderTop: '1px solid var(--line)',
}

interface BulkBindProps {
  dimensions: Dimension[]
  /** Ids of the questions on the screen, and which of them are chosen. */
  shown: number[]
  chosen: number[]
  isBusy: boolean
  onChoose: (questionIds: number[]) => void
  onBind: (dimensionId: number | null) => void
}

const NONE = ''

/** Chooses many questions and binds them at once. */
export function BulkBind({ dimensions, shown, chosen, isBusy, onChoose, onBind }: BulkBindProps) {
  const translate = useTranslate()
  const [picked, setPicked] = useState<string>()
  const targets = [...dimensions.map(({ id }) => String(id)), NONE]
  // Nothing is bound to one that was removed beside.
  const target = targets.find((one) => one === picked) ?? targets[0] ?? NONE
  const isAll = chosen.length === shown.length
  return (
    <Box sx={BAR}>
      <FormControlLabel
        control={
          <Checkbox
            checked={isAll}
            indeterminate={chosen.length > 0 && !isAll}
            onChange={() => onChoose(isAll ? [] : shown)}
          />
        }
        label={
          chosen.length === 0 ? translate('action.selectAll') : translate('state.selected', { count: chosen.length })
        }
      />
      {chosen.length > 0 && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <select
            className="rv-select"
            aria-label={translate('dimensions.bindSelectedTo')}
            value={target}
            onChange={(event) => setPicked(event.target.value)}
          >
            {dimensions.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value={NONE}>{translate('dimensions.none')}</option>
          </select>
          <Button
            variant="contained"
            color="primary"
            disabled={isBusy}
            onClick={() => onBind(target === NONE ? null : Number(target))}
          >
            {translate('dimensions.bindSelected')}
          </Button>
        </Box>
      )}
    </Box>
  )
}
