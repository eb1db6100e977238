/** The global error display: a toast with a line per part, message and code (spec §8). */
import { Button, SnackbarContent, type SnackbarContentProps } from '@mui/material'
import { type ComponentType, useEffect } from 'react'
import { Notification, NotificationClasses, useCloseNotification, useNotify, useTranslate } from 'react-admin'
import { failureLines } from './failureLines.ts'
import type { Notices } from './notices.ts'
import { useGiveWay } from './useGiveWay.ts'

const LONG_ENOUGH_TO_READ = 8000

/** MUI closes a notice with the next click anywhere, and the way back it offers with it. */
const STAYS = { clickAwayListener: { mouseEvent: false, touchEvent: false } } as const
const PARTS = { content: PlainNotice }

/** The component that shows notices, undo included, and whatever failure is reported. */
export function createNoticeBoard(notices: Notices): ComponentType {
  return () => <NoticeBoard notices={notices} />
}

function NoticeBoard({ notices }: { notices: Notices }) {
  const notify = useNotify()
  const translate = useTranslate()
  useEffect(
    () =>
      notices.listen((notice) => {
        if ('key' in notice) return notify(translate(notice.key), { type: 'warning' })
        const lines = failureLines(notice.error, translate).join('\n')
        notify(<FailureNotice lines={lines} />, { autoHideDuration: LONG_ENOUGH_TO_READ })
      }),
    [notices, notify, translate],
  )
  return <Notification slots={PARTS} slotProps={STAYS} />
}

/** A sentence by react-admin's `notify`. */
function PlainNotice(props: SnackbarContentProps) {
  useGiveWay()
  return <SnackbarContent {...props} />
}

function FailureNotice({ lines }: { lines: string }) {
  const translate = useTranslate()
  const close = useCloseNotification()
  useGiveWay(true)
  return (
    <SnackbarContent
      className={`${NotificationClasses.error} ${NotificationClasses.multiLine}`}
      message={lines}
      action={
        <Button size="small" color="inherit" variant="text" onClick={close}>
          {translate('ra.action.close')}
        </Button>
      }
    />
  )
}
