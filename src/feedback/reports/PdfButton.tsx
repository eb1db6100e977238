import { useRef, useState } from 'react'
import type { OwnNotes, ShownReport } from '../../../domain/scoring/report.ts'
import type { Paper } from '../../../report/making/protocol.ts'
import { usePdf } from '../../../report/making/usePdf.ts'
import { saveFile } from '../../api/saveFile.ts'
import { useText } from '../text.tsx'
import { PdfStatus } from './PdfStatus.tsx'
import type { ReportCalls } from './reportCalls.ts'
import { PAPER } from './shapes.ts'
import { Trouble } from './Trouble.tsx'
import type { Which } from './unsavedNotes.ts'
import { useWords } from './useWords.ts'

interface PdfButtonProps {
  report: ShownReport
  /** As they are kept, for their person's own paper; null on every other, undefined while they are on their way. */
  ownNotes: OwnNotes | null | undefined
  calls: ReportCalls
  which: Which
}

/** The report as a PDF, made by the page itself where it can be (docs/decisions/0026). */
export function PdfButton({ report, ownNotes, calls, which }: PdfButtonProps) {
  const words = useWords()
  const { language } = useText()
  const [refusal, setRefusal] = useState<unknown>()
  /** Counted as a saving, of which no file came yet. */
  const isCounted = useRef(false)

  const again = () => (isCounted.current ? { again: true as const } : {})

  /** What the server refuses is told here; what was given up is told nowhere. */
  async function orTold<Result>(call: Promise<Result>, signal: AbortSignal): Promise<Result | undefined> {
    setRefusal(undefined)
    try {
      const result = await call
      isCounted.current = true
      return result
    } catch (error) {
      if (!signal.aborted) setRefusal(error)
      return undefined
    }
  }

  const paper: Paper = {
    ...{ kind: 'personal', report, language, showsArithmetic: true },
    ownNotes: ownNotes ? { text: ownNotes.text, aims: ownNotes.aims } : null,
  }
  const { state, make, ...acts } = usePdf(paper, {
    prepare: (signal) => orTold(calls.preparePdf(which, again(), signal), signal),
    download: (signal) => orTold(calls.downloadPdf(which, language, again(), signal), signal),
    save(file) {
      isCounted.current = false
      saveFile(file)
    },
  })
  const isBusy = ownNotes === undefined || (state !== null && state.step !== 'failed')
  return (
    <div style={PAPER}>
      <button type="button" className="button" aria-disabled={isBusy} onClick={() => !isBusy && make()}>
        {words('released.pdf')}
      </button>
      {state !== null && <PdfStatus state={state} {...acts} />}
      {refusal !== undefined && (
        <p className="trouble bad" role="alert">
          <Trouble error={refusal} />
        </p>
      )}
    </div>
  )
}
