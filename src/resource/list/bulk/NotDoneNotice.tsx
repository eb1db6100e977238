/** An act that waited and was not done: which, why, and the way to send it again where that may help. */
import { Button, SnackbarContent } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useCloseNotification, useTranslate } from 'react-admin'
import { CloseNotice, FAILURE_LOOK } from '../../../ui/notices/CloseNotice.tsx'
import { failureLines } from '../../../ui/notices/failureLines.ts'
import { useGiveWay } from '../../../ui/notices/useGiveWay.ts'
import type { CanWait } from '../../../ui/notices/useTurns.ts'

interface NotDoneNoticeProps extends CanWait {
  text: { key: string; count: number }
  error: unknown
  /** Resolves when it has been answered; what came of it is told apart. */
  again?: () => Promise<void>
}

export function NotDoneNotice({ text: { key, count }, error, again }: NotDoneNoticeProps) {
  const translate = useTranslate()
  useGiveWay({ mustBeRead: true, isWayOut: again !== undefined })
  return (
    <SnackbarContent
      className={FAILURE_LOOK}
      message={[translate(key, { count }), ...failureLines(error, translate)].join('\n')}
      action={
        <>
          {again && <RetryButton again={again} />}
          <CloseNotice />
        </>
      }
    />
  )
}

function RetryButton({ again }: { again: () => Promise<void> }) {
  const translate = useTranslate()
  const close = useCloseNotification()
  const { mutate, isPending } = useMutation({ mutationFn: again })
  // Only while this notice stands: another one that does by then is not answered by this.
  const send = () => mutate(undefined, { onSettled: close })
  return (
    <Button size="small" color="inherit" variant="text" disabled={isPending} onClick={send}>
      {translate('action.retry')}
    </Button>
  )
}
