import { Button, Dialog, DialogActions, DialogContent } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'
import { useAct } from '../../providers/useAct.ts'
import type { Template } from './model.ts'

/** A removed template does not come back, so it is asked. */
export function RemoveDialog({ template, onClose }: { template: Template; onClose: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const remove = useAct('removeTemplate')
  function go() {
    remove.mutate(
      { path: { id: template.id } },
      {
        onSuccess: () => {
          notify(translate('templates.removed'))
          onClose()
        },
      },
    )
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-label={translate('action.remove')}>
      <DialogContent>{translate('templates.remove.confirm', { title: template.title })}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('action.cancel')}</Button>
        <Button variant="contained" color="error" disabled={remove.isPending} onClick={go}>
          {translate('action.remove')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
