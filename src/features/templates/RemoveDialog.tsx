import { Button, Dialog, DialogActions, DialogContent } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'
import { removeOwn, type Template, useChange } from './calls.ts'

/** A removed template does not come back, so it is asked. */
export function RemoveDialog({ template, onClose }: { template: Template; onClose: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const change = useChange()
  function remove() {
    change.mutate(() => removeOwn(template.id), {
      onSuccess: () => {
        notify(translate('templates.removed'))
        onClose()
      },
    })
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-label={translate('action.remove')}>
      <DialogContent>{translate('templates.remove.confirm', { title: template.title })}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('action.cancel')}</Button>
        <Button variant="contained" color="error" disabled={change.isPending} onClick={remove}>
          {translate('action.remove')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
