import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router'
import type { Questionnaire } from '../../providers/currentQuestionnaire.ts'
import { useAct } from '../../providers/useAct.ts'
import { NewQuestionnaireDialog } from '../../ui/NewQuestionnaireDialog.tsx'
import { CopyChoices, USUAL_COPY } from './CopyChoices.tsx'

interface Made {
  title: string
  type: 1 | 2
}

/** A new questionnaire from an earlier one: what is taken along, its title, named or anonymous. */
export function FromHistoryDialog({ source, onClose }: { source: Questionnaire; onClose: () => void }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const copy = useAct('copyQuestionnaire')
  const rename = useAct('updateQuestionnaireBase')
  const [data, setData] = useState(USUAL_COPY)
  // A second try after a failed one goes on with the copy that exists already.
  const [madeId, setMadeId] = useState<number | null>(null)

  function create(made: Made) {
    if (madeId !== null) return finish(madeId, made)
    const onSuccess = ({ id }: Questionnaire) => {
      setMadeId(id)
      finish(id, made)
    }
    copy.mutate({ path: { id: source.id }, body: { data } }, { onSuccess })
  }

  function finish(id: number, { title, type }: Made) {
    const body = { title, type, summary: data.paper ? source.summary : '' }
    rename.mutate({ path: { id }, body }, { onSuccess: () => void navigate(`/questionnaire/edit/survey/${id}`) })
  }

  return (
    <NewQuestionnaireDialog
      heading={translate('title.add.history')}
      title={translate('questionnaires.copyTitle', { title: source.title })}
      isBusy={copy.isPending || rename.isPending}
      onCreate={create}
      onClose={onClose}
    >
      <CopyChoices data={data} onChange={setData} />
    </NewQuestionnaireDialog>
  )
}
