import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useAct } from '../../../providers/calls/useAct.ts'
import type { Questionnaire } from '../../../providers/currentQuestionnaire.ts'
import { type NewQuestionnaire, NewQuestionnaireDialog } from '../../../resource/form/NewQuestionnaireDialog.tsx'
import { CopyChoices, USUAL_COPY } from './CopyChoices.tsx'

/** A new questionnaire from an earlier one: what is taken along, its title, named or anonymous. */
export function FromHistoryDialog({ source, onClose }: { source: Questionnaire; onClose: () => void }) {
  const translate = useTranslate()
  const { mutateAsync } = useAct('copyQuestionnaire')
  const [data, setData] = useState(USUAL_COPY)

  // What raters read first belongs to the paper.
  const create = (made: NewQuestionnaire) =>
    mutateAsync({ path: { id: source.id }, body: { data, ...made, ...(!data.paper && { summary: '' }) } })

  return (
    <NewQuestionnaireDialog
      heading={translate('title.add.history')}
      title={translate('questionnaires.copyTitle', { title: source.title })}
      keptFor={source.id}
      hasUnsaved={data !== USUAL_COPY}
      create={create}
      onClose={onClose}
    >
      <CopyChoices data={data} onChange={setData} />
    </NewQuestionnaireDialog>
  )
}
