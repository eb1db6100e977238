/** What a row of the job list shows beyond plain values. */
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { namedApart } from '../../../domain/evaluation/names.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { useMomentText } from '../../providers/useLanguage.ts'
import { useChoiceWord } from '../../resource/label.ts'
import { useTimeLeft } from '../../resource/list/jobs/timeLeft.ts'
import type { ListRecord } from '../../resource/list/shape.ts'
import { Meter, Status, type Tone } from '../../ui/marks/marks.tsx'

export type Job = components['schemas']['Job']

// The records of this list are what its operation answers.
export const jobOf = (record: ListRecord) => record as Job

const TONES: Record<Job['status'], Tone> = {
  waiting: 'ink-3',
  running: 'accent',
  done: 'ok',
  failed: 'bad',
  cancelled: 'ink-3',
}

/** Of which questionnaire it is, and which kind of file it makes: two of one kind are told apart by that. */
export const aboutOf = ({ about, format }: Job) => [about, format?.toUpperCase()].filter(Boolean).join(' · ')

function Kind({ job, children }: { job: Job; children: ReactNode }) {
  const about = aboutOf(job)
  return (
    <>
      {children}
      {about !== '' && <div className="rv-sub">{about}</div>}
    </>
  )
}

function JobStatus({ job }: { job: Job }) {
  return <Status tone={TONES[job.status]}>{useChoiceWord('jobs', 'status', job.status)}</Status>
}

function Progress({ job }: { job: Job }) {
  const translate = useTranslate()
  const left = useTimeLeft(job)
  const { done, total } = job
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <Meter done={done} total={total} label={translate('jobs.progress', { done, total })} />
      {done} / {total}
      {left !== '' && <div className="rv-sub">{left}</div>}
    </span>
  )
}

function Moment({ time }: { time: string }) {
  return <span style={{ whiteSpace: 'nowrap' }}>{useMomentText()(time)}</span>
}

export const CELLS = {
  kind: (record: ListRecord, plain: ReactNode) => <Kind job={jobOf(record)}>{plain}</Kind>,
  status: (record: ListRecord) => <JobStatus job={jobOf(record)} />,
  done: (record: ListRecord) => <Progress job={jobOf(record)} />,
  createdBy: (record: ListRecord) => namedApart(jobOf(record).createdBy, jobOf(record).createdByNameMark),
  createdAt: (record: ListRecord) => <Moment time={jobOf(record).createdAt} />,
}
