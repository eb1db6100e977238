import { Button, Dialog, DialogActions, DialogContent } from '@mui/material'
import { useTranslate } from 'react-admin'

/** Asks before what was entered is lost; Escape stays. */
export function UnsavedQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const translate = useTranslate()
  return (
    <Dialog open onClose={onStay} fullWidth maxWidth="xs" aria-label={translate('notice.title')}>
      <DialogContent>{translate('state.unsaved')}</DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onStay}>
          {translate('leave.stay')}
        </Button>
        <Button variant="contained" color="error" onClick={onLeave}>
          {translate('leave.leave')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
