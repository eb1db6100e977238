import { useTranslate } from 'react-admin'
import { IN_PLACE, useQuestion } from '../../../providers/calls/useQuestion.ts'
import type { Questionnaire } from '../../../providers/currentQuestionnaire.ts'
import { SchemaForm } from '../../../resource/form/SchemaForm.tsx'
import { DialogFrame } from '../../../ui/dialog/DialogFrame.tsx'
import { FailurePage } from '../../../ui/page/FailurePage.tsx'
import { Waiting } from '../../../ui/page/Waiting.tsx'
import { TagsInput, tagFaults } from './TagsInput.tsx'

/** A save replaces them all, so they are read anew and go back as `before`; of none, a form says one empty name. */
const recordOf = ({ id, tags }: Questionnaire) => ({
  objectId: id,
  useType: 'QUESTIONNAIRE',
  tagNames: tags,
  before: tags.length === 0 ? [''] : tags,
})

export function TagsDialog({ row: { id, title }, onClose }: { row: Questionnaire; onClose: () => void }) {
  const translate = useTranslate()
  return (
    <DialogFrame title={translate('questionnaires.tags.of', { title })} onClose={onClose}>
      <TagsForm id={id} onClose={onClose} />
    </DialogFrame>
  )
}

function TagsForm({ id, onClose }: { id: number; onClose: () => void }) {
  const options = { ...IN_PLACE, select: recordOf, staleTime: 0, gcTime: 0 }
  const { data, error, refetch } = useQuestion('getQuestionnaire', { path: { id } }, options)
  if (error && data === undefined) return <FailurePage error={error} retry={() => void refetch()} />
  if (data === undefined) return <Waiting />
  return (
    <SchemaForm
      operation="bindTags"
      isPlain
      record={data}
      keptFor={id}
      reload={async () => (await refetch()).data}
      inputs={{ tagNames: <TagsInput /> }}
      check={tagFaults}
      onSaved={(mayLead) => mayLead && onClose()}
      onCancel={onClose}
    />
  )
}
