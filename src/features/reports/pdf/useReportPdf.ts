import { useMutation } from '@tanstack/react-query'
import type { PdfParts } from '../../../../report/making/protocol.ts'
import { usePdf } from '../../../../report/making/usePdf.ts'
import { saveFile } from '../../../ui/saveFile.ts'

/** What is asked of the server for a PDF. */
interface PdfCalls {
  prepare(options: { signal: AbortSignal }): Promise<PdfParts>
  download(options: { signal: AbortSignal }): Promise<File>
}

export type ReportPdf = ReturnType<typeof usePdf>

/** The PDF of a report as administrators have it. A refusal of the server is told by the error display. */
export function useReportPdf(paper: Parameters<typeof usePdf>[0], calls: PdfCalls): ReportPdf {
  const prepare = useMutation({ mutationFn: (signal: AbortSignal) => calls.prepare({ signal }) })
  const download = useMutation({ mutationFn: (signal: AbortSignal) => calls.download({ signal }) })
  return usePdf(paper, {
    prepare: (signal) => prepare.mutateAsync(signal).catch(() => undefined),
    download: (signal) => download.mutateAsync(signal).catch(() => undefined),
    save: saveFile,
  })
}
