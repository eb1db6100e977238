import { Button, Typography } from '@mui/material'
import { Suspense, useId } from 'react'
import { useTranslate } from 'react-admin'
import { lazyPage } from '../../../ui/page/lazyPage.tsx'
import type { ReportPdf } from './useReportPdf.ts'

/** Few make one: how far it is comes with the first that is made. */
const PdfStatus = lazyPage(() => import('./PdfStatus.tsx').then((m) => m.PdfStatus))

interface PdfButtonProps {
  pdf: ReportPdf
  /** Something that belongs into it is still on its way. */
  isIncomplete?: boolean
  /** Where something has to be chosen before it is made. */
  onPress?: () => void
}

/** Downloads a report as PDF, made by the page itself where it can be (docs/decisions/0026). */
export function PdfButton({ pdf, isIncomplete = false, onPress = pdf.make }: PdfButtonProps) {
  const translate = useTranslate()
  const { state, ...acts } = pdf
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
        onClick={onPress}
      >
        {translate('reports.downloadPdf')}
      </Button>
      {state !== null && (
        <Suspense fallback={null}>
          <PdfStatus state={state} {...acts} />
        </Suspense>
      )}
    </>
  )
}
