import { AutocompleteArrayInput, required, useTranslate } from 'react-admin'
import { useQuestion } from '../../providers/useQuestion.ts'
import { useSelection } from '../../resource/list/selection.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'

interface BulkTagDialogProps {
  onTag: (tagNames: string[]) => void
  onClose: () => void
}

export function BulkTagDialog({ onTag, onClose }: BulkTagDialogProps) {
  const translate = useTranslate()
  const { count } = useSelection()
  const { data: known = [] } = useQuestion('listTags', {})
  return (
    <FormDialog
      title={translate('questionnaires.tagMany', { count })}
      submitLabel={translate('action.save')}
      onSubmit={({ tagNames = [] }) => onTag(tagNames)}
      onClose={onClose}
    >
      <AutocompleteArrayInput
        source="tagNames"
        label={translate('questionnaires.tags')}
        choices={known.map(({ name }) => ({ id: name, name }))}
        onCreate={(name) => (name ? { id: name, name } : undefined)}
        validate={required()}
      />
    </FormDialog>
  )
}
