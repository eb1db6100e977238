import { useMutation } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { ShownReport } from '../../../../domain/scoring/report.ts'
import { usePdf } from '../../../../report/making/usePdf.ts'
import type { AppDataProvider } from '../../../providers/dataProvider.ts'
import { useLanguage } from '../../../providers/useLanguage.ts'
import { saveFile } from '../../../ui/saveFile.ts'

interface ReportPath {
  id: number
  employeeId: number
}

/** The PDF of a personal report as administrators have it. A refusal of the server is told by the error display. */
export function usePersonalPdf(report: ShownReport, path: ReportPath) {
  const language = useLanguage()
  const dataProvider = useDataProvider<AppDataProvider>()
  const prepare = useMutation({
    mutationFn: (signal: AbortSignal) => dataProvider.preparePersonalReport({ path }, { signal }),
  })
  const download = useMutation({
    mutationFn: (signal: AbortSignal) => dataProvider.downloadPersonalReport({ path, query: { language } }, { signal }),
  })
  return usePdf(
    { report, language },
    {
      prepare: (signal) => prepare.mutateAsync(signal).catch(() => undefined),
      download: (signal) => download.mutateAsync(signal).catch(() => undefined),
      save: saveFile,
    },
  )
}
