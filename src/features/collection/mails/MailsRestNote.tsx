import { useTranslate } from 'react-admin'
import { isCollecting } from '../../../../domain/evaluation/status.ts'
import { useCurrentQuestionnaire } from '../../../providers/currentQuestionnaire.ts'
import { Note } from '../../../ui/marks/marks.tsx'
import { type Summary, whyNotAsked } from '../model.ts'

/** Says why mails of the round rest until they may go; nothing when none does. */
export function MailsRestNote({ summary }: { summary: Summary | undefined }) {
  const translate = useTranslate()
  const { questionnaire } = useCurrentQuestionnaire()
  if (summary === undefined || summary.emailWaiting === 0 || !isCollecting(questionnaire)) return null
  const why = whyNotAsked(questionnaire)
  return why && <Note tone="info">{translate(`collection.mailsRest.${why}`)}</Note>
}
