import { useAct } from '../../../providers/calls/useAct.ts'
import { useLanguage } from '../../../providers/useLanguage.ts'
import { useQuestionnaireId } from '../../../providers/useQuestionnaireId.ts'
import { FileJobDialog } from '../../../resource/list/jobs/FileJobDialog.tsx'

export interface ResultsOrder {
  content: 'results' | 'answers'
  format: 'csv' | 'xlsx'
}

interface ResultsDialogProps extends ResultsOrder {
  title: string
  onClose: () => void
}

/** Has all of a round made a file, and hands it over. */
export function ResultsDialog({ content, format, title, onClose }: ResultsDialogProps) {
  const path = { id: useQuestionnaireId() }
  const language = useLanguage()
  const { mutate, isError } = useAct('exportResults')
  return (
    <FileJobDialog
      title={title}
      onClose={onClose}
      order={(begun) => mutate({ path, body: { content, format, language } }, { onSuccess: begun })}
      isRefused={isError}
    />
  )
}
