/** Asks before unsaved changes are left behind: links, back and forward, and closing the tab. */
import { Button, Dialog, DialogActions, DialogContent } from '@mui/material'
import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { useBlocker, useNavigate } from 'react-router'

interface LeaveGuardProps {
  isDirty: boolean
  /** Called when the person decides to leave without saving. */
  onLeave?: () => void
}

export function LeaveGuard({ isDirty, onLeave }: LeaveGuardProps) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    // The router cannot hold back a plain link to another hash: it is told of it before the browser follows.
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="#/"]') : null
      if (link === null || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      void navigate(String(link.getAttribute('href')).slice(1))
    }
    addEventListener('beforeunload', warn)
    document.addEventListener('click', follow, true)
    return () => {
      removeEventListener('beforeunload', warn)
      document.removeEventListener('click', follow, true)
    }
  }, [isDirty, navigate])

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
