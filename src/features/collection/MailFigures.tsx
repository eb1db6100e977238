import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Note, Status, type Tone } from '../../ui/marks.tsx'
import '../../ui/choice.css'
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
    <section className="rv-card rv-pad" aria-labelledby="mail-figures-title">
      <h2 id="mail-figures-title">{translate('collection.mailFigures')}</h2>
      <ul className="rv-mail-figures">
        {lines.map(({ key, tone, count }) => (
          <li key={key}>
            <Status tone={tone}>{translate(key)}</Status>
            <b>{count}</b>
          </li>
        ))}
      </ul>
      {emailSent.invite === 0 && emailWaiting === 0 && <Note tone="info">{translate('collection.notInvited')}</Note>}
      {emailFailed > 0 && (
        <button type="button" className="rv-link-button" onClick={() => setOpen(true)}>
          {translate('collection.showFailed')}
        </button>
      )}
      {isOpen && <FailedMailsDialog onClose={() => setOpen(false)} />}
    </section>
  )
}
