import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { DialogFrame, LeaveButton } from '../../ui/dialog/DialogFrame.tsx'
import { Tick } from '../../ui/inputs/Tick.tsx'
import { FailurePage } from '../../ui/page/FailurePage.tsx'
import { Waiting } from '../../ui/page/Waiting.tsx'
import type { Audience } from './audience.ts'
import { RecipientList } from './RecipientList.tsx'
import { useNotification } from './useNotification.ts'

interface NotifyDialogProps {
  title: string
  audience: Audience
  onSent?: () => void
  onClose: () => void
}

/** First shows who would get what and who is skipped and why; only then sends (design §5.10). */
export function NotifyDialog({ title, audience, onSent, onClose }: NotifyDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const [repeat, setRepeat] = useState(false)
  const { plan, send, isSending } = useNotification({ audience, repeat, onSent: tell })
  const count = plan.data?.count ?? 0
  const isOfReports = 'businessType' in audience && audience.businessType === 'report'
  const hasRecent = repeat || (plan.data?.recipients ?? []).some(({ reason }) => reason === 'mailedRecently')

  function tell(queued: number) {
    notify(translate('collection.notify.queued', { count: queued }), { type: 'info' })
    onSent?.()
    onClose()
  }

  return (
    <DialogFrame
      title={title}
      onClose={onClose}
      isBusy={isSending}
      actions={
        <>
          <LeaveButton />
          {!plan.error && (
            <Button
              variant="contained"
              color="primary"
              disabled={count === 0 || isSending || plan.isFetching}
              aria-busy={isSending}
              onClick={send}
            >
              {translate('collection.notify.send', { count })}
            </Button>
          )}
        </>
      }
    >
      {plan.error && <FailurePage error={plan.error} retry={() => void plan.refetch()} />}
      {plan.isPending && <Waiting />}
      {plan.data && !plan.error && <RecipientList recipients={plan.data.recipients} />}
      {hasRecent && !plan.error && (
        <Tick checked={repeat} onChange={setRepeat}>
          {translate(isOfReports ? 'collection.notify.repeatReport' : 'collection.notify.repeat')}
        </Tick>
      )}
    </DialogFrame>
  )
}
