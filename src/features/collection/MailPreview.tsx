import { useTranslate } from 'react-admin'
import type { Placeholder } from '../../../domain/evaluation/mailTemplate.ts'
import type { Questionnaire } from '../../providers/currentQuestionnaire.ts'
import { useSession } from '../../providers/session.ts'
import { type Piece, previewPieces } from './mailPieces.ts'
import type { EmailTemplate } from './model.ts'
import { useDateTime } from './useDateTime.ts'

/** The mail as one rater would read it; what was filled in is marked. */
export function MailPreview({ draft, questionnaire }: { draft: EmailTemplate; questionnaire: Questionnaire }) {
  const translate = useTranslate()
  const dateTime = useDateTime()
  const { user } = useSession()
  const sample: Record<Placeholder, string> = {
    raterName: translate('collection.sample.rater'),
    enterpriseName: user.enterpriseName,
    questionnaireTitle: questionnaire.title,
    evaluateeNames: translate('collection.sample.evaluatees'),
    count: '2',
    deadline:
      questionnaire.deadline === null ? translate('collection.sample.noDeadline') : dateTime(questionnaire.deadline),
    link: `${location.origin}/feedback/#…`,
  }
  return (
    <figure className="rv-mail-preview">
      <figcaption className="rv-sub">{translate('collection.mail.preview')}</figcaption>
      <p className="rv-mail-subject">
        <Pieces pieces={previewPieces(draft.title, sample)} />
      </p>
      <p className="rv-mail-text">
        <Pieces pieces={previewPieces(draft.content, sample)} />
      </p>
    </figure>
  )
}

function Pieces({ pieces }: { pieces: Piece[] }) {
  return pieces.map(({ text, isFilled }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
    isFilled ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  )
}
