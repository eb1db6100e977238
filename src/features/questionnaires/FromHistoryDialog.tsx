import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router'
import { api } from '../../api/client.ts'
import { read } from '../../api/envelope.ts'
import type { Questionnaire } from '../../providers/currentQuestionnaire.ts'
import { NewQuestionnaireDialog } from '../../ui/NewQuestionnaireDialog.tsx'
import { CopyChoices, USUAL_COPY } from './CopyChoices.tsx'
import { copy, useChange } from './rowCalls.ts'

/** A new questionnaire from an earlier one: what is taken along, its title, named or anonymous. */
export function FromHistoryDialog({ source, onClose }: { source: Questionnaire; onClose: () => void }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const change = useChange()
  const [data, setData] = useState(USUAL_COPY)
  // A second try after a failed one goes on with the copy that exists already.
  const [madeId, setMadeId] = useState<number | null>(null)

  async function create({ title, type }: { title: string; type: 1 | 2 }) {
    const id = madeId ?? (await copy(source.id, data)).id
    setMadeId(id)
    const { summary } = source
    const body = { title, type, summary: data.paper ? summary : '' }
    await read(api.PUT('/api/questionnaires/base/{id}', { params: { path: { id } }, body }))
    navigate(`/questionnaire/edit/survey/${id}`)
  }

  return (
    <NewQuestionnaireDialog
      heading={translate('title.add.history')}
      title={translate('questionnaires.copyTitle', { title: source.title })}
      isBusy={change.isPending}
      onCreate={(made) => change.mutate(() => create(made))}
      onClose={onClose}
    >
      <CopyChoices data={data} onChange={setData} />
    </NewQuestionnaireDialog>
  )
}
