import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useQuestionnaireId } from '../../providers/useQuestionnaireId.ts'
import { DialogFrame } from '../../ui/DialogFrame.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { useMails } from './calls.ts'

/** Whom a mail did not reach, and the mail server's words. */
export function FailedMailsDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const mails = useMails(useQuestionnaireId())
  const failed = (mails.data?.items ?? []).filter(({ status }) => status === 'failed')
  return (
    <DialogFrame
      title={translate('collection.failedMails')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{translate('action.close')}</Button>}
    >
      {mails.isPending && <Waiting />}
      <ul className="rv-failed-mails">
        {failed.map(({ id, recipient, address, error }) => (
          <li key={id}>
            <b>{recipient}</b> <span className="rv-sub">{address}</span>
            <p>{error}</p>
          </li>
        ))}
      </ul>
    </DialogFrame>
  )
}
