import { Box, Button, Card, CardContent, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNameList } from '../../providers/useLanguage.ts'
import { RowFaults } from '../../resource/people/RowFaults.tsx'
import { Tick } from '../../ui/inputs/Tick.tsx'
import { Note, Status } from '../../ui/marks/marks.tsx'
import { ImportRows } from './ImportRows.tsx'
import type { Chosen } from './useImport.ts'

const SUMMARY = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }

interface ImportPreviewProps {
  chosen: Chosen
  isStarting: boolean
  onStart: (allOrNothing: boolean) => void
}

/** What importing would do: nothing is written yet. */
export function ImportPreview({ chosen: { preview }, isStarting, onStart }: ImportPreviewProps) {
  const translate = useTranslate()
  const [allOrNothing, setAllOrNothing] = useState(false)
  const { total, valid, newDepartments, newEmployees, updatedEmployees, columns, errors, rows } = preview
  const bad = total - valid
  // Spreadsheets add columns without a heading.
  const unread = columns.filter(({ name, field }) => field === null && name.trim() !== '').map(({ name }) => name)
  const list = useNameList()
  const isRefused = valid === 0 || (allOrNothing && bad > 0)
  return (
    <>
      <Card>
        <CardContent sx={SUMMARY}>
          <Status tone="ok">{translate('directory.import.good', { count: valid })}</Status>
          {bad > 0 && <Status tone="bad">{translate('directory.import.bad', { count: bad })}</Status>}
          <Typography variant="caption">
            {translate('directory.import.effect', {
              created: newEmployees,
              updated: updatedEmployees,
              departments: newDepartments,
            })}
          </Typography>
          <Box sx={{ ...SUMMARY, ml: 'auto' }}>
            {bad > 0 && (
              <Tick checked={allOrNothing} onChange={setAllOrNothing}>
                {translate('directory.import.allOrNothing')}
              </Tick>
            )}
            <Button
              variant="contained"
              color="primary"
              disabled={isRefused || isStarting}
              onClick={() => onStart(allOrNothing)}
            >
              {translate('directory.import.start')}
            </Button>
          </Box>
        </CardContent>
      </Card>
      {unread.length > 0 && <Note>{translate('directory.import.unread', { columns: list(unread) })}</Note>}
      {updatedEmployees > 0 && <Note tone="info">{translate('directory.import.addressShuts')}</Note>}
      {allOrNothing && bad > 0 && <Note>{translate('directory.import.mendFirst')}</Note>}
      {errors.length > 0 && <RowFaults faults={errors} />}
      {rows.length > 0 && <ImportRows rows={rows} faults={errors} />}
    </>
  )
}
