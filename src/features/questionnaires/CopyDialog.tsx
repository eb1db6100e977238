import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router'
import type { Questionnaire } from '../../providers/currentQuestionnaire.ts'
import { useAct } from '../../providers/useAct.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { CopyChoices, USUAL_COPY } from './CopyChoices.tsx'

export function CopyDialog({ row, onClose }: { row: Questionnaire; onClose: () => void }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const copy = useAct('copyQuestionnaire')
  const [data, setData] = useState(USUAL_COPY)
  function copyAndOpen() {
    copy.mutate(
      { path: { id: row.id }, body: { data } },
      {
        onSuccess: ({ id }) => {
          navigate(`/questionnaire/edit/survey/${id}`)
          onClose()
        },
      },
    )
  }
  return (
    <FormDialog
      title={translate('questionnaires.copy', { title: row.title })}
      submitLabel={translate('questionnaires.copy.do')}
      isBusy={copy.isPending}
      hasUnsaved={data !== USUAL_COPY && !copy.isPending}
      onSubmit={copyAndOpen}
      onClose={onClose}
    >
      <CopyChoices data={data} onChange={setData} />
    </FormDialog>
  )
}
