import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Note, Status } from '../../ui/marks.tsx'
import { ImportRows } from './ImportRows.tsx'
import { RowFaults } from './RowFaults.tsx'
import type { Chosen } from './useImport.ts'

interface ImportPreviewProps {
  chosen: Chosen
  isStarting: boolean
  onStart: (allOrNothing: boolean) => void
}

/** What importing would do: nothing is written yet. */
export function ImportPreview({ chosen: { preview }, isStarting, onStart }: ImportPreviewProps) {
  const translate = useTranslate()
  const [allOrNothing, setAllOrNothing] = useState(false)
  const { total, valid, newDepartments, newEmployees, updatedEmployees, errors, rows } = preview
  const bad = total - valid
  const isRefused = valid === 0 || (allOrNothing && bad > 0)
  return (
    <>
      <section className="rv-card rv-pad rv-import-summary">
        <Status tone="ok">{translate('directory.import.good', { count: valid })}</Status>
        {bad > 0 && <Status tone="bad">{translate('directory.import.bad', { count: bad })}</Status>}
        <span className="rv-sub">
          {translate('directory.import.effect', {
            created: newEmployees,
            updated: updatedEmployees,
            departments: newDepartments,
          })}
        </span>
        <span className="rv-import-start">
          {bad > 0 && (
            <label className="rv-check-label">
              <input
                type="checkbox"
                checked={allOrNothing}
                onChange={(event) => setAllOrNothing(event.target.checked)}
              />
              {translate('directory.import.allOrNothing')}
            </label>
          )}
          <Button
            variant="contained"
            color="primary"
            disabled={isRefused || isStarting}
            onClick={() => onStart(allOrNothing)}
          >
            {translate('directory.import.start')}
          </Button>
        </span>
      </section>
      {allOrNothing && bad > 0 && <Note>{translate('directory.import.mendFirst')}</Note>}
      {errors.length > 0 && <RowFaults faults={errors} />}
      {rows.length > 0 && <ImportRows rows={rows} faults={errors} />}
    </>
  )
}
