import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { isPast } from '../../../../domain/evaluation/status.ts'
import { useQuestionnaireId } from '../../../providers/useQuestionnaireId.ts'
import { Lines } from '../../../ui/Lines.tsx'
import { Note, Status, type Tone } from '../../../ui/marks/marks.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import type { Summary } from '../model.ts'
import { MailTroubleNote } from './MailTroubleNote.tsx'

interface MailFiguresProps {
  summary: Summary
  isOver: boolean
  isOff: boolean
}

/** What invitations and reminders wait for, other than a mail server; null when for nothing. */
function restKey({ summary: { emailWaiting, deadline }, isOver, isOff }: MailFiguresProps): string | null {
  if (isOver || emailWaiting === 0) return null
  if (isOff) return 'collection.mailsRest.disabled'
  return isPast(deadline, new Date().toISOString()) ? 'collection.mailsRest.late' : null
}

/** What has gone out, what waits, what failed. */
export function MailFigures(props: MailFiguresProps) {
  const { summary, isOver } = props
  const translate = useTranslate()
  const rest = restKey(props)
  const mails = `/questionnaire/publish/mails/${useQuestionnaireId()}`
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
      {rest !== null && <Note tone="info">{translate(rest)}</Note>}
      {!isOver && emailSent.invite === 0 && emailWaiting === 0 && (
        <Note tone="info">{translate('collection.notInvited')}</Note>
      )}
      <Button sx={{ justifySelf: 'start' }} component={Link} to={emailFailed > 0 ? `${mails}?status=failed` : mails}>
        {translate(emailFailed > 0 ? 'collection.showFailed' : 'collection.showMails')}
      </Button>
    </Panel>
  )
}
