import { soFar, useIsSlow } from '../../../report/making/progress.ts'
import type { PdfState, usePdf } from '../../../report/making/usePdf.ts'
import { translate } from '../../../report/translate.ts'
import { useText } from '../text.tsx'
import { ACTS, PROGRESS, STATUS } from './shapes.ts'
import { useWords } from './useWords.ts'

type PdfStatusProps = { state: PdfState } & Pick<ReturnType<typeof usePdf>, 'makeAgain' | 'makeOnServer' | 'cancel'>

/** How far the PDF is, while the page lives on; what went wrong and what to do instead. */
export function PdfStatus({ state, makeAgain, makeOnServer, cancel }: PdfStatusProps) {
  const words = useWords()
  const say = useSay()
  const hasFailed = state.step === 'failed'
  const canServer = hasFailed || state.step === 'fonts' || state.step === 'waiting'
  return (
    <div className="card" style={STATUS}>
      {hasFailed ? <p role="alert">{say(`report.making.failed.${state.reason}`)}</p> : <Progress state={state} />}
      <div style={ACTS}>
        {canServer && (
          <button type="button" className={hasFailed ? 'button main' : 'button'} onClick={makeOnServer}>
            {say('report.making.onServer')}
          </button>
        )}
        {hasFailed && (
          <button type="button" className="button" onClick={makeAgain}>
            {words('released.retry')}
          </button>
        )}
        <button type="button" className="button" onClick={cancel}>
          {words(hasFailed ? 'released.close' : 'released.cancel')}
        </button>
      </div>
    </div>
  )
}

/** The sentences that are the same on every page that makes a PDF. */
function useSay() {
  const { language } = useText()
  return (key: string, params?: Record<string, string | number>) => translate(language, key, params)
}

function Progress({ state }: { state: Exclude<PdfState, { step: 'failed' }> }) {
  const say = useSay()
  const fonts = state.step === 'fonts' ? soFar(state) : undefined
  const isSlow = useIsSlow(fonts !== undefined)
  const step = say(`report.making.step.${state.step}`)
  return (
    <>
      <p role="status">{step}</p>
      {/* Without a value it moves to and fro. */}
      <progress style={PROGRESS} aria-label={step} max={100} value={fonts?.percent} />
      {fonts && <p className="small">{say('report.making.bytes', fonts)}</p>}
      {isSlow && (
        <p className="small" role="status">
          {say('report.making.slow')}
        </p>
      )}
    </>
  )
}
