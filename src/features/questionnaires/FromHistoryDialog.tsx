import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router'
import type { Questionnaire } from '../../providers/currentQuestionnaire.ts'
import { useAct } from '../../providers/useAct.ts'
import { NewQuestionnaireDialog } from '../../ui/NewQuestionnaireDialog.tsx'
import type { QuestionnaireType } from '../../ui/TypeChoice.tsx'
import { CopyChoices, USUAL_COPY } from './CopyChoices.tsx'

/** A new questionnaire from an earlier one: what is taken along, its title, named or anonymous. */
export function FromHistoryDialog({ source, onClose }: { source: Questionnaire; onClose: () => void }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const copy = useAct('copyQuestionnaire')
  const [data, setData] = useState(USUAL_COPY)

  function create(made: { title: string; type: QuestionnaireType }) {
    // What raters read first belongs to the paper.
    const body = { data, ...made, ...(!data.paper && { summary: '' }) }
    const onSuccess = ({ id }: Questionnaire) => void navigate(`/questionnaire/edit/survey/${id}`)
    copy.mutate({ path: { id: source.id }, body }, { onSuccess })
  }

  return (
    <NewQuestionnaireDialog
      heading={translate('title.add.history')}
      title={translate('questionnaires.copyTitle', { title: source.title })}
      isBusy={copy.isPending}
      hasUnsaved={data !== USUAL_COPY}
      onCreate={create}
      onClose={onClose}
    >
      <CopyChoices data={data} onChange={setData} />
    </NewQuestionnaireDialog>
  )
}
