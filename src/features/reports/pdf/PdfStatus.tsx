import { Button, LinearProgress, Paper, Snackbar, Stack, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { PdfState, usePdf } from './usePdf.ts'

type PdfStatusProps = { state: PdfState } & Pick<ReturnType<typeof usePdf>, 'makeAgain' | 'makeOnServer' | 'cancel'>

const SLOW_MILLISECONDS = 10_000
const BYTES_OF_A_MEGABYTE = 1_000_000

const inMegabytes = (bytes: number) => (bytes / BYTES_OF_A_MEGABYTE).toFixed(1)

/** How far the PDF is, at the edge of the page, which lives on meanwhile; what went wrong and what to do instead. */
export function PdfStatus({ state, makeAgain, makeOnServer, cancel }: PdfStatusProps) {
  const translate = useTranslate()
  const hasFailed = state.step === 'failed'
  const byServer = (
    <Button size="small" variant={hasFailed ? 'contained' : 'text'} onClick={makeOnServer}>
      {translate('reports.pdf.onServer')}
    </Button>
  )
  return (
    <Snackbar open anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }} sx={{ displayPrint: 'none' }}>
      <Paper elevation={6} sx={{ p: 2, width: 380, maxWidth: '100%' }}>
        <Stack spacing={1}>
          {hasFailed ? (
            <Typography role="alert">{translate(`reports.pdf.failed.${state.reason}`)}</Typography>
          ) : (
            <Progress state={state} />
          )}
          <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
            <Button size="small" onClick={cancel}>
              {translate(hasFailed ? 'action.close' : 'action.cancel')}
            </Button>
            {hasFailed && (
              <Button size="small" onClick={makeAgain}>
                {translate('action.retry')}
              </Button>
            )}
            {(hasFailed || state.step === 'fonts' || state.step === 'waiting') && byServer}
          </Stack>
        </Stack>
      </Paper>
    </Snackbar>
  )
}

function Progress({ state }: { state: Exclude<PdfState, { step: 'failed' }> }) {
  const translate = useTranslate()
  const isLoading = state.step === 'fonts'
  const isSlow = useIsLong(isLoading)
  const words = translate(`reports.pdf.step.${state.step}`)
  // Whole, since it is read aloud.
  const percent = isLoading ? Math.round((state.received / state.total) * 100) : undefined
  return (
    <>
      <Typography role="status">{words}</Typography>
      <LinearProgress aria-label={words} variant={isLoading ? 'determinate' : 'indeterminate'} value={percent} />
      {isLoading && (
        <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {translate('reports.pdf.bytes', { received: inMegabytes(state.received), total: inMegabytes(state.total) })}
        </Typography>
      )}
      {isSlow && (
        <Typography variant="body2" role="status">
          {translate('reports.pdf.slow')}
        </Typography>
      )}
    </>
  )
}

/** Whether `isOn` has been so for longer than people like to wait. */
function useIsLong(isOn: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setLong(true), SLOW_MILLISECONDS)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isOn])
  return isLong
}
