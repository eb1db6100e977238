import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Lines } from '../../ui/Lines.tsx'
import { Note, Status, type Tone } from '../../ui/marks.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { FailedMailsDialog } from './FailedMailsDialog.tsx'
import type { Summary } from './model.ts'

/** What has gone out, what waits, what failed. */
export function MailFigures({ summary }: { summary: Summary }) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const { emailSent, emailWaiting, emailFailed } = summary
  const lines: { key: string; tone: Tone; count: number }[] = [
    { key: 'collection.type.invite', tone: emailSent.invite > 0 ? 'ok' : 'ink-3', count: emailSent.invite },
    { key: 'collection.type.remind', tone: emailSent.remind > 0 ? 'ok' : 'ink-3', count: emailSent.remind },
    { key: 'collection.mail.waiting', tone: emailWaiting > 0 ? 'info' : 'ink-3', count: emailWaiting },
    { key: 'collection.mail.failed', tone: emailFailed > 0 ? 'bad' : 'ink-3', count: emailFailed },
  ]
  return (
    <Panel title={translate('collection.mailFigures')}>
      <Lines>
        {lines.map(({ key, tone, count }) => (
          <li key={key}>
            <Status tone={tone}>{translate(key)}</Status>
            <b>{count}</b>
          </li>
        ))}
      </Lines>
      {emailSent.invite === 0 && emailWaiting === 0 && <Note tone="info">{translate('collection.notInvited')}</Note>}
      {emailFailed > 0 && (
        <Button sx={{ justifySelf: 'start' }} onClick={() => setOpen(true)}>
          {translate('collection.showFailed')}
        </Button>
      )}
      {isOpen && <FailedMailsDialog onClose={() => setOpen(false)} />}
    </Panel>
  )
}
