/** Asks before unsaved changes are left behind: links, back and forward, and closing the tab. */
import { Button, Dialog, DialogActions, DialogContent } from '@mui/material'
import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { useBlocker } from 'react-router'

interface LeaveGuardProps {
  isDirty: boolean
  /** Called when the person decides to leave without saving. */
  onLeave?: () => void
}

export function LeaveGuard({ isDirty, onLeave }: LeaveGuardProps) {
  const translate = useTranslate()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isDirty])

  if (blocker.state !== 'blocked') return null
  return (
    <Dialog open onClose={() => blocker.reset()} fullWidth maxWidth="xs" aria-label={translate('notice.title')}>
      <DialogContent>{translate('state.unsaved')}</DialogContent>
      <DialogActions>
        <Button autoFocus onClick={() => blocker.reset()}>
          {translate('leave.stay')}
        </Button>
        <Button
          variant="contained"
          color="error"
          onClick={() => {
            onLeave?.()
            blocker.proceed()
          }}
        >
          {translate('leave.leave')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
