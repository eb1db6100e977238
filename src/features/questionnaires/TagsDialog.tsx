import { useTranslate } from 'react-admin'
import type { Questionnaire } from '../../providers/currentQuestionnaire.ts'
import { SchemaForm } from '../../resource/form/SchemaForm.tsx'
import { DialogFrame } from '../../ui/DialogFrame.tsx'
import { TagsInput, tagFaults } from './TagsInput.tsx'

export function TagsDialog({ row: { id, title, tags }, onClose }: { row: Questionnaire; onClose: () => void }) {
  const translate = useTranslate()
  return (
    <DialogFrame title={translate('questionnaires.tags.of', { title })} onClose={onClose}>
      <SchemaForm
        operation="bindTags"
        isPlain
        record={{ objectId: id, useType: 'QUESTIONNAIRE', tagNames: tags }}
        keptFor={id}
        inputs={{ tagNames: <TagsInput /> }}
        check={tagFaults}
        onSaved={(mayLead) => mayLead && onClose()}
        onCancel={onClose}
      />
    </DialogFrame>
  )
}
