import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Dimension } from './model.ts'

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
  const [target, setTarget] = useState(String(dimensions[0]?.id ?? NONE))
  const isAll = chosen.length === shown.length
  return (
    <div className="rv-binding-bulk">
      <label>
        <input
          type="checkbox"
          className="rv-check"
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = chosen.length > 0 && !isAll
          }}
          onChange={() => onChoose(isAll ? [] : shown)}
        />
        {chosen.length === 0 ? translate('action.selectAll') : translate('state.selected', { count: chosen.length })}
      </label>
      {chosen.length > 0 && (
        <span>
          <select
            className="rv-select"
            aria-label={translate('dimensions.bindSelectedTo')}
            value={target}
            onChange={(event) => setTarget(event.target.value)}
          >
            {dimensions.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value={NONE}>{translate('dimensions.none')}</option>
          </select>
          <Button
            size="small"
            variant="contained"
            color="primary"
            disabled={isBusy}
            onClick={() => onBind(target === NONE ? null : Number(target))}
          >
            {translate('dimensions.bindSelected')}
          </Button>
        </span>
      )}
    </div>
  )
}
