/** The global error display: a toast with a line per part, message and code (spec §8). */
import { SnackbarContent, type SnackbarContentProps } from '@mui/material'
import { type ComponentType, useEffect, useState } from 'react'
import { Notification, useCloseNotification, useNotify, useTranslate } from 'react-admin'
import { CloseNotice, FAILURE_LOOK, LONG_ENOUGH_TO_READ } from './CloseNotice.tsx'
import { failureLines } from './failureLines.ts'
import type { IsOver, Notices } from './notices.ts'
import { useGiveWay } from './useGiveWay.ts'
import { type CanWait, useToldOnce, useTurns } from './useTurns.ts'

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
  useTurns()
  useEffect(
    () =>
      notices.listen((notice) => {
        if ('key' in notice) return notify(translate(notice.key), { type: 'warning' })
        const { error, isOver } = notice
        const lines = failureLines(error, translate).join('\n')
        notify(
          isOver ? (
            <LoadingFailure canWait isNobodys lines={lines} isOver={isOver} />
          ) : (
            <FailureNotice message={lines} />
          ),
          {
            autoHideDuration: LONG_ENOUGH_TO_READ,
          },
        )
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

function FailureNotice({ message }: { message: string }) {
  useGiveWay({ mustBeRead: true })
  return <Failure message={message} />
}

/** Of what a page asked, which may have been answered while this waited. */
function LoadingFailure({ lines, isOver }: { lines: string; isOver: IsOver } & CanWait) {
  const close = useCloseNotification()
  const [isStale] = useState(isOver)
  const hasGoneOn = useGiveWay({ mustBeRead: true, isNobodys: true })
  // Failed again after the person has gone on, it is the answer to that.
  useToldOnce(lines, !isStale && !hasGoneOn)
  useEffect(() => {
    if (isStale) close()
  }, [isStale, close])
  return !isStale && <Failure message={lines} />
}

const Failure = ({ message }: { message: string }) => (
  <SnackbarContent className={FAILURE_LOOK} message={message} action={<CloseNotice />} />
)
