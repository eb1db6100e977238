import { Button, LinearProgress, Paper, Snackbar, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { soFar, useIsSlow } from '../../../../report/making/progress.ts'
import type { PdfState, usePdf } from '../../../../report/making/usePdf.ts'
import { useReportWords } from '../useReportWords.ts'

type PdfStatusProps = { state: PdfState } & Pick<ReturnType<typeof usePdf>, 'makeAgain' | 'makeOnServer' | 'cancel'>

/** How far the PDF is, at the edge of the page, which lives on meanwhile; what went wrong and what to do instead. */
export function PdfStatus({ state, makeAgain, makeOnServer, cancel }: PdfStatusProps) {
  const translate = useTranslate()
  const say = useReportWords()
  const hasFailed = state.step === 'failed'
  const byServer = (
    <Button size="small" variant={hasFailed ? 'contained' : 'text'} onClick={makeOnServer}>
      {say('report.making.onServer')}
    </Button>
  )
  return (
    <Snackbar open anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }} sx={{ displayPrint: 'none' }}>
      <Paper elevation={6} sx={{ p: 2, width: 380, maxWidth: '100%' }}>
        <Stack spacing={1}>
          {hasFailed ? (
            <Typography role="alert">{say(`report.making.failed.${state.reason}`)}</Typography>
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
  const say = useReportWords()
  const fonts = state.step === 'fonts' ? soFar(state) : undefined
  const isSlow = useIsSlow(fonts !== undefined)
  const words = say(`report.making.step.${state.step}`)
  return (
    <>
      <Typography role="status">{words}</Typography>
      <LinearProgress aria-label={words} variant={fonts ? 'determinate' : 'indeterminate'} value={fonts?.percent} />
      {fonts && (
        <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {say('report.making.bytes', fonts)}
        </Typography>
      )}
      {isSlow && (
        <Typography variant="body2" role="status">
          {say('report.making.slow')}
        </Typography>
      )}
    </>
  )
}
