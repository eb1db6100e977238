import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { Note } from '../../../ui/marks/marks.tsx'
import type { Summary } from '../model.ts'

/** Says that mails wait for a mail server, and why; nothing when none does. */
export function MailTroubleNote({ summary }: { summary: Summary | undefined }) {
  const translate = useTranslate()
  const reason = summary?.mailTrouble ?? null
  if (reason === null) return null
  return (
    <Note action={<Link to="/enterprise/mail">{translate('title.mailServer')}</Link>}>
      {translate('collection.mailTrouble', { reason })}
    </Note>
  )
}
