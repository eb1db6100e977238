/** What notices of failures have in common. */
import { Button } from '@mui/material'
import { NotificationClasses, useCloseNotification, useTranslate } from 'react-admin'

export const LONG_ENOUGH_TO_READ = 8000

export const FAILURE_LOOK = `${NotificationClasses.error} ${NotificationClasses.multiLine}`

export function CloseNotice() {
  const translate = useTranslate()
  return (
    <Button size="small" color="inherit" variant="text" onClick={useCloseNotification()}>
      {translate('ra.action.close')}
    </Button>
  )
}
