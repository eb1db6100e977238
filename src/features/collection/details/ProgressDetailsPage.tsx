import { useTranslate } from 'react-admin'
import { isPublished, isSealed } from '../../../../domain/evaluation/status.ts'
import { useQuestion } from '../../../providers/calls/useQuestion.ts'
import { useCurrentQuestionnaire } from '../../../providers/currentQuestionnaire.ts'
import { Note } from '../../../ui/marks/marks.tsx'
import { PageBody } from '../../../ui/page/PageBody.tsx'
import { LevelMeters } from '../LevelMeters.tsx'
import { NotStarted } from '../NotStarted.tsx'
import { FeedbackList } from './FeedbackList.tsx'

/** Who has answered about whom; after the finish of an anonymous questionnaire only the levels (R5). */
export function ProgressDetailsPage() {
  const { questionnaire } = useCurrentQuestionnaire()
  if (!isPublished(questionnaire.processStatus)) return <NotStarted id={questionnaire.id} />
  return isSealed(questionnaire) ? (
    <SealedDetails id={questionnaire.id} />
  ) : (
    <FeedbackList questionnaire={questionnaire} />
  )
}

function SealedDetails({ id }: { id: number }) {
  const translate = useTranslate()
  const { data } = useQuestion('getFeedbackSummary', { path: { id } })
  return (
    <PageBody>
      <Note tone="info">{translate('collection.sealedDetails')}</Note>
      {data && <LevelMeters levels={data.byLevel} />}
    </PageBody>
  )
}
