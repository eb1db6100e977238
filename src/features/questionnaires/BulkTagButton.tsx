/** Gives the chosen questionnaires more tags. */
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { AutocompleteArrayInput, Form, required, useTranslate } from 'react-admin'
import { useQuestion } from '../../providers/useQuestion.ts'
import { useSelection } from '../../resource/list/selection.ts'
import { useBulkAct } from '../../resource/list/useBulkAct.ts'

export function BulkTagButton() {
  const translate = useTranslate()
  const titleId = useId()
  const { count } = useSelection()
  const [isOpen, setOpen] = useState(false)
  const { data: known = [] } = useQuestion('listTags', {}, { enabled: isOpen })
  const { run, isPending } = useBulkAct({
    act: 'bulkTagQuestionnaires',
    doneKey: 'questionnaires.taggedMany',
    inverse: { act: 'bulkUntagQuestionnaires', input: ({ previous }) => ({ body: { previous } }) },
  })
  function tag({ tagNames }: { tagNames?: string[] }) {
    setOpen(false)
    run({ body: { tagNames } })
  }
  return (
    <>
      <Button size="small" disabled={isPending} onClick={() => setOpen(true)}>
        {translate('questionnaires.tags')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby={titleId} fullWidth maxWidth="xs">
        <Form onSubmit={tag}>
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
            <Button onClick={() => setOpen(false)}>{translate('action.cancel')}</Button>
            <Button type="submit" variant="contained" color="primary">
              {translate('action.save')}
            </Button>
          </DialogActions>
        </Form>
      </Dialog>
    </>
  )
}
