import { TextInput, useTranslate } from 'react-admin'
import { isBlank } from '../../../domain/paper/blank.ts'
import type { Questionnaire } from '../../providers/currentQuestionnaire.ts'
import { SchemaForm } from '../../resource/form/SchemaForm.tsx'
import { DialogFrame } from '../../ui/DialogFrame.tsx'

export function RenameDialog({ row, onClose }: { row: Questionnaire; onClose: () => void }) {
  const translate = useTranslate()
  const { id, type, title, summary } = row
  return (
    <DialogFrame title={translate('questionnaires.rename')} onClose={onClose}>
      <SchemaForm
        operation="updateQuestionnaireBase"
        isPlain
        input={{ path: { id } }}
        record={{ type, title, summary }}
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
        onSaved={onClose}
        onCancel={onClose}
      />
    </DialogFrame>
  )
}
