import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { Paper } from '../../../../report/making/protocol.ts'
import type { AppDataProvider } from '../../../providers/calls/dataProvider.ts'
import { ask, questionKey } from '../../../providers/calls/useQuestion.ts'
import { useLanguage } from '../../../providers/useLanguage.ts'
import { lazyDialog } from '../../../ui/page/lazyPage.tsx'
import { LASTING } from '../model.ts'
import { PdfButton } from '../pdf/PdfButton.tsx'
import { useReportPdf } from '../pdf/useReportPdf.ts'
import { ALL, type Combined, type PeopleOnPaper } from './model.ts'

const CombinedPdfDialog = lazyDialog(() => import('./CombinedPdfDialog.tsx').then((m) => m.CombinedPdfDialog))

/** The report as PDF, with the evaluatees one asks for. */
export function CombinedPdf({ report }: { report: Combined }) {
  const { reportId } = report
  const language = useLanguage()
  const dataProvider = useDataProvider<AppDataProvider>()
  const client = useQueryClient()
  const [isChoosing, setChoosing] = useState(false)
  // What is made again is made of the same people.
  const chosen = useRef<PeopleOnPaper>(ALL)
  const path = { id: reportId }

  /** As the page shows them; a refusal is told by the error display. */
  async function paper(signal: AbortSignal): Promise<Paper | undefined> {
    const { people, evaluatorIds } = chosen.current
    if (people === 'none') return { kind: 'combined', report: { ...report, people: null }, language }
    const input = { query: { reportIds: [reportId] } }
    const everybody = await client
      .fetchQuery({
        staleTime: LASTING.staleTime,
        queryKey: questionKey('listCombinedScores', input),
        queryFn: () => ask(dataProvider, 'listCombinedScores', input, { signal }),
      })
      .catch(() => undefined)
    if (everybody === undefined) return undefined
    const wanted = everybody.filter(({ evaluatorId }) => evaluatorIds?.includes(evaluatorId) ?? true)
    return { kind: 'combined', report: { ...report, people: wanted }, language }
  }

  const pdf = useReportPdf(paper, {
    prepare: (options) => dataProvider.prepareCombinedReport({ path }, options),
    download: (options) =>
      dataProvider.downloadCombinedReport({ path, query: { ...chosen.current, language } }, options),
  })
  function make(wanted: PeopleOnPaper) {
    setChoosing(false)
    chosen.current = wanted
    pdf.make()
  }
  return (
    <>
      <PdfButton pdf={pdf} onPress={() => (report.evaluateeCount === 0 ? make(ALL) : setChoosing(true))} />
      {isChoosing && (
        <Suspense fallback={null}>
          <CombinedPdfDialog reportId={reportId} onChoose={make} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  )
}
