import { useEffect } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { isUnderWay } from '../../../domain/jobs.ts'
import { useJobOf } from '../../providers/useJob.ts'
import { Meter } from '../../ui/marks.tsx'

/** How far the job is that adds many raters; in the end they are shown, and why there are no more is told. */
export function RatersComing({ jobId }: { jobId: number }) {
  const translate = useTranslate()
  const notify = useNotify()
  const job = useJobOf('updateParticipants', jobId)
  const isRefused = job?.status === 'failed'
  const why = isRefused ? [job.message, ...(job.result?.failed ?? []).map(({ message }) => message)].join('\n') : ''
  useEffect(() => {
    if (why !== '') notify(why, { type: 'warning', multiLine: true })
  }, [notify, why])
  if (job !== undefined && !isUnderWay(job)) return null
  const progress = { done: job?.done ?? 0, total: job?.total ?? 0 }
  return <Meter {...progress} label={translate('relations.coming', progress)} />
}
