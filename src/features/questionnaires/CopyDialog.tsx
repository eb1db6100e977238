import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router'
import type { Questionnaire } from '../../providers/currentQuestionnaire.ts'
import { CopyChoices, USUAL_COPY } from './CopyChoices.tsx'
import { RowDialog } from './RowDialog.tsx'
import { copy, useChange } from './rowCalls.ts'

export function CopyDialog({ row, onClose }: { row: Questionnaire; onClose: () => void }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const change = useChange()
  const [data, setData] = useState(USUAL_COPY)
  async function copyAndOpen() {
    const made = await copy(row.id, data)
    navigate(`/questionnaire/edit/survey/${made.id}`)
  }
  return (
    <RowDialog
      title={translate('questionnaires.copy', { title: row.title })}
      submitLabel={translate('questionnaires.copy.do')}
      isBusy={change.isPending}
      onSubmit={() => change.mutate(copyAndOpen, { onSuccess: onClose })}
      onClose={onClose}
    >
      <CopyChoices data={data} onChange={setData} />
    </RowDialog>
  )
}
