/** The global error display: a toast with a line per part, message and code (spec §8). */
import { SnackbarContent, type SnackbarContentProps } from '@mui/material'
import { type ComponentType, useEffect } from 'react'
import { Notification, useNotify, useTranslate } from 'react-admin'
import { CloseNotice, FAILURE_LOOK, LONG_ENOUGH_TO_READ } from './CloseNotice.tsx'
import { failureLines } from './failureLines.ts'
import type { Notices } from './notices.ts'
import { type CanWait, useGiveWay } from './useGiveWay.ts'

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
        notify(<FailureNotice lines={lines} canWait={notice.canWait} />, { autoHideDuration: LONG_ENOUGH_TO_READ })
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

function FailureNotice({ lines }: { lines: string } & CanWait) {
  useGiveWay({ mustBeRead: true })
  return <SnackbarContent className={FAILURE_LOOK} message={lines} action={<CloseNotice />} />
}
