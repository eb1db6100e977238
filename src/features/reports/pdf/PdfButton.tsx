import { Button, Typography } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import type { ShownReport } from '../../../../domain/scoring/report.ts'
import { PdfStatus } from './PdfStatus.tsx'
import { usePersonalPdf } from './usePersonalPdf.ts'

interface PdfButtonProps {
  /** As it stands on the screen. */
  report: ShownReport
  path: { id: number; employeeId: number }
  /** Something that belongs into it is still on its way. */
  isIncomplete?: boolean
}

/** Downloads a personal report as PDF, made by the page itself where it can be (docs/decisions/0026). */
export function PdfButton({ report, path, isIncomplete = false }: PdfButtonProps) {
  const translate = useTranslate()
  const { state, ...acts } = usePersonalPdf(report, path)
  const whyId = useId()
  return (
    <>
      {isIncomplete && (
        <Typography id={whyId} variant="caption" role="status" sx={{ alignSelf: 'center' }}>
          {translate('reports.pdf.notYet')}
        </Typography>
      )}
      <Button
        variant="contained"
        color="primary"
        disabled={isIncomplete}
        aria-describedby={isIncomplete ? whyId : undefined}
        loading={state !== null && state.step !== 'failed'}
        onClick={acts.make}
      >
        {translate('reports.downloadPdf')}
      </Button>
      {state !== null && <PdfStatus state={state} {...acts} />}
    </>
  )
}
