import { TextInput, useTranslate } from 'react-admin'
import { isBlank } from '../../../domain/paper/blank.ts'
import { IN_PLACE, useQuestion } from '../../providers/calls/useQuestion.ts'
import type { Questionnaire } from '../../providers/currentQuestionnaire.ts'
import { SchemaForm } from '../../resource/form/SchemaForm.tsx'
import { DialogFrame } from '../../ui/dialog/DialogFrame.tsx'
import { FailurePage } from '../../ui/page/FailurePage.tsx'
import { Waiting } from '../../ui/page/Waiting.tsx'
import type { Details } from './details.ts'

/** Type and description go back with the title, so they are read anew: the list's may be old. */
const recordOf = ({ questionnaire: { type, title, summary }, version }: Details) => ({ type, title, summary, version })

export function RenameDialog({ row, onClose }: { row: Questionnaire; onClose: () => void }) {
  const translate = useTranslate()
  return (
    <DialogFrame title={translate('questionnaires.rename')} onClose={onClose}>
      <TitleForm id={row.id} onClose={onClose} />
    </DialogFrame>
  )
}

function TitleForm({ id, onClose }: { id: number; onClose: () => void }) {
  const options = { ...IN_PLACE, select: recordOf, staleTime: 0, gcTime: 0 }
  const { data, error, refetch } = useQuestion('getQuestionnaireDetails', { path: { id } }, options)
  if (error && data === undefined) return <FailurePage error={error} retry={() => void refetch()} />
  if (data === undefined) return <Waiting />
  return (
    <SchemaForm
      operation="updateQuestionnaireBase"
      isPlain
      input={{ path: { id } }}
      record={data}
      keptFor={id}
      reload={async () => (await refetch()).data}
      inputs={{
        type: null,
        summary: null,
        title: (
          <TextInput
            source="title"
            label="questionnaires.title"
            helperText={false}
            autoFocus
            onFocus={(event) => event.target.select()}
          />
        ),
      }}
      check={(body) => (isBlank(body.title) ? [{ field: 'title', key: 'paper.check.titleEmpty' }] : [])}
      onSaved={(mayLead) => mayLead && onClose()}
      onCancel={onClose}
    />
  )
}
