import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Placeholder } from '../../../../domain/evaluation/mailTemplate.ts'
import type { Questionnaire } from '../../../providers/currentQuestionnaire.ts'
import { useSession } from '../../../providers/session/session.ts'
import { useMomentText } from '../../../providers/useLanguage.ts'
import type { EmailTemplate } from '../model.ts'
import { type Piece, previewPieces } from './mailPieces.ts'

const SHEET = {
  m: 0,
  '& > p': { px: 2, py: 1.5, border: '1px solid var(--line)', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  '& > p:nth-of-type(1)': { mt: 1, borderRadius: '8px 8px 0 0', fontWeight: 'var(--strong)' },
  '& > p:nth-of-type(2)': { borderTop: 0, borderRadius: '0 0 8px 8px', background: 'var(--paper)', lineHeight: 1.65 },
  '& mark': { borderRadius: '4px', background: 'var(--accent-soft)', color: 'inherit' },
}

/** The mail as one rater would read it; what was filled in is marked. */
export function MailPreview({ draft, questionnaire }: { draft: EmailTemplate; questionnaire: Questionnaire }) {
  const translate = useTranslate()
  const dateTime = useMomentText()
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
    <Box component="figure" sx={SHEET}>
      <Typography component="figcaption" variant="caption">
        {translate('collection.mail.preview')}
      </Typography>
      <p>
        <Pieces pieces={previewPieces(draft.title, sample)} />
      </p>
      <p>
        <Pieces pieces={previewPieces(draft.content, sample)} />
      </p>
    </Box>
  )
}

function Pieces({ pieces }: { pieces: Piece[] }) {
  return pieces.map(({ text, isFilled }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
    isFilled ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  )
}
