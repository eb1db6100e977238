import { useDataProvider, useTranslate } from 'react-admin'
import type { AppDataProvider } from '../../providers/dataProvider.ts'
import { useLanguage } from '../../providers/useLanguage.ts'
import { useQuestionnaireId } from '../../providers/useQuestionnaireId.ts'
import { DownloadButton } from './DownloadButton.tsx'

/** The report over all evaluatees as a file. */
export function DownloadTeamReport() {
  const translate = useTranslate()
  const language = useLanguage()
  const path = { id: useQuestionnaireId() }
  const dataProvider = useDataProvider<AppDataProvider>()
  return (
    <DownloadButton load={() => dataProvider.downloadTeamReport({ path, query: { language } })}>
      {translate('reports.downloadPdf')}
    </DownloadButton>
  )
}
