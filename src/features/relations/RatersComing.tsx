import { useTranslate } from 'react-admin'
import { isUnderWay } from '../../../domain/jobs.ts'
import { useFollowedJob } from '../../providers/calls/useJob.ts'
import { Meter } from '../../ui/marks/marks.tsx'

/** How far the job is that adds many raters; in the end they are shown. */
export function RatersComing({ jobId }: { jobId: number }) {
  const translate = useTranslate()
  const job = useFollowedJob('updateParticipants', jobId)
  if (job !== undefined && !isUnderWay(job)) return null
  const progress = { done: job?.done ?? 0, total: job?.total ?? 0 }
  return <Meter {...progress} label={translate('relations.coming', progress)} />
}
