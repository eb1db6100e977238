import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { AutocompleteArrayInput, Form, required, useTranslate } from 'react-admin'
import { useQuestion } from '../../providers/useQuestion.ts'
import { useSelection } from '../../resource/list/selection.ts'

interface BulkTagDialogProps {
  onTag: (tagNames: string[]) => void
  onClose: () => void
}

export function BulkTagDialog({ onTag, onClose }: BulkTagDialogProps) {
  const translate = useTranslate()
  const titleId = useId()
  const { count } = useSelection()
  const { data: known = [] } = useQuestion('listTags', {})
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <Form onSubmit={({ tagNames = [] }: { tagNames?: string[] }) => onTag(tagNames)}>
        <DialogTitle id={titleId}>{translate('questionnaires.tagMany', { count })}</DialogTitle>
        <DialogContent>
          <AutocompleteArrayInput
            source="tagNames"
            label={translate('questionnaires.tags')}
            choices={known.map(({ name }) => ({ id: name, name }))}
            onCreate={(name) => (name ? { id: name, name } : undefined)}
            validate={required()}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('action.cancel')}</Button>
          <Button type="submit" variant="contained" color="primary">
            {translate('action.save')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
