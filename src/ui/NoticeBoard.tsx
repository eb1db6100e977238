/** The global error display: a toast with a line per part, message and code (spec §8). */
import { type ComponentType, useEffect } from 'react'
import { Notification, useNotify, useTranslate } from 'react-admin'
import { failureLines } from './failureLines.ts'
import type { Notices } from './notices.ts'

const LONG_ENOUGH_TO_READ = 8000

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
        notify(lines, { type: 'error', multiLine: true, autoHideDuration: LONG_ENOUGH_TO_READ })
      }),
    [notices, notify, translate],
  )
  return <Notification />
}
