import { Button, Typography } from '@mui/material'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useQuestion } from '../../providers/useQuestion.ts'
import { useQuestionnaireId } from '../../providers/useQuestionnaireId.ts'
import { DialogFrame } from '../../ui/DialogFrame.tsx'
import { Lines } from '../../ui/Lines.tsx'
import { PageTurner } from '../../ui/PageTurner.tsx'
import { Waiting } from '../../ui/Waiting.tsx'

const PAGE_SIZE = 50

/** Whom a mail did not reach, and the mail server's words. */
export function FailedMailsDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const [page, setPage] = useState(1)
  const mails = useQuestion(
    'listMails',
    { path: { id: useQuestionnaireId() }, query: { status: 'failed', pageIndex: page, pageSize: PAGE_SIZE } },
    { placeholderData: keepPreviousData },
  )
  return (
    <DialogFrame
      title={translate('collection.failedMails')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{translate('action.close')}</Button>}
    >
      {mails.isPending && <Waiting />}
      <Lines>
        {mails.data?.items.map(({ id, recipient, address, error }) => (
          <li key={id}>
            <b>{recipient}</b> <span className="rv-sub">{address}</span>
            <Typography color="error" sx={{ width: '100%', overflowWrap: 'anywhere' }}>
              {error}
            </Typography>
          </li>
        ))}
      </Lines>
      {mails.data !== undefined && (
        <PageTurner page={page} perPage={PAGE_SIZE} count={mails.data.total} onPage={setPage} />
      )}
    </DialogFrame>
  )
}
