/** The global error display: a toast with a line per part, message and code (spec §8). */
import { SnackbarContent } from '@mui/material'
import { type ComponentType, useEffect } from 'react'
import { Notification, NotificationClasses, useCloseNotification, useNotify, useTranslate } from 'react-admin'
import { failureLines } from './failureLines.ts'
import type { Notices } from './notices.ts'
import { useGiveWay } from './useGiveWay.ts'

const LONG_ENOUGH_TO_READ = 8000
/** Of a failure, when something else is to be told. */
const SHORTEST_READING = 3000

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
  return <Notification />
}

function FailureNotice({ lines }: { lines: string }) {
  useGiveWay(useCloseNotification(), SHORTEST_READING)
  return <SnackbarContent className={`${NotificationClasses.error} ${NotificationClasses.multiLine}`} message={lines} />
}
