import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router'
import { useAct } from '../../../providers/calls/useAct.ts'
import type { Questionnaire } from '../../../providers/currentQuestionnaire.ts'
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx'
import { CopyChoices, USUAL_COPY } from './CopyChoices.tsx'

export function CopyDialog({ row, onClose }: { row: Questionnaire; onClose: () => void }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [data, setData] = useState(USUAL_COPY)
  const copy = useAct('copyQuestionnaire', {
    // By the act itself: the copy stands first, and may push the row, and this with it, off the page.
    onSuccess({ id }) {
      navigate(`/questionnaire/edit/survey/${id}`)
      onClose()
    },
  })
  return (
    <FormDialog
      title={translate('questionnaires.copy', { title: row.title })}
      submitLabel={translate('questionnaires.copy.do')}
      isBusy={copy.isPending}
      hasUnsaved={data !== USUAL_COPY && !copy.isPending}
      onSubmit={() => copy.mutate({ path: { id: row.id }, body: { data } })}
      onClose={onClose}
    >
      <CopyChoices data={data} onChange={setData} />
    </FormDialog>
  )
}
