import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { isCollecting } from '../../../../domain/evaluation/status.ts'
import { useCurrentQuestionnaire } from '../../../providers/currentQuestionnaire.ts'
import { Lines } from '../../../ui/Lines.tsx'
import { Note, Status, type Tone } from '../../../ui/marks/marks.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import type { Summary } from '../model.ts'
import { MailsRestNote } from './MailsRestNote.tsx'
import { MailTroubleNote } from './MailTroubleNote.tsx'

/** What has gone out, what waits, what failed. */
export function MailFigures({ summary }: { summary: Summary }) {
  const translate = useTranslate()
  const { questionnaire } = useCurrentQuestionnaire()
  const isOver = !isCollecting(questionnaire)
  const mails = `/questionnaire/publish/mails/${questionnaire.id}`
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
      <MailTroubleNote summary={summary} />
      <MailsRestNote summary={summary} />
      {!isOver && emailSent.invite + emailWaiting + emailFailed === 0 && (
        <Note tone="info">{translate('collection.notInvited')}</Note>
      )}
      <Button sx={{ justifySelf: 'start' }} component={Link} to={emailFailed > 0 ? `${mails}?status=failed` : mails}>
        {translate(emailFailed > 0 ? 'collection.showFailed' : 'collection.showMails')}
      </Button>
    </Panel>
  )
}
