/** A file the server makes as a job: how far it is, what it could not do, and the file itself. */
import { Button, Stack } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { isUnderWay } from '../../../../domain/jobs.ts'
import type { CallResult } from '../../../providers/calls/calls.ts'
import { useAct } from '../../../providers/calls/useAct.ts'
import { useJob } from '../../../providers/calls/useJob.ts'
import { DialogFrame, LeaveButton } from '../../../ui/dialog/DialogFrame.tsx'
import { Meter } from '../../../ui/marks/marks.tsx'
import { RowFaults } from '../../people/RowFaults.tsx'
import { useTimeLeft } from './timeLeft.ts'
import { useExportFile } from './useExportFile.ts'

interface FileJobDialogProps {
  title: string
  onClose: () => void
  /** Orders the file; `begun` hears which job makes it. */
  order: (begun: (started: { jobId: number }) => void) => void
  /** The order itself failed. */
  isRefused: boolean
}

/** Orders it at once; `again` orders it anew. */
function useOrderedFile({ order, isRefused }: Pick<FileJobDialogProps, 'order' | 'isRefused'>) {
  const [jobId, setJobId] = useState<number | null>(null)
  const job = useJob(jobId)
  function again() {
    setJobId(null)
    order((started) => setJobId(started.jobId))
  }
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    again()
  })
  const isFailed = isRefused || job?.status === 'failed' || job?.status === 'cancelled'
  return { jobId, job, isFailed, again }
}

export function FileJobDialog({ title, onClose, ...ordered }: FileJobDialogProps) {
  const translate = useTranslate()
  const file = useExportFile(onClose)
  const { jobId, job, isFailed, again } = useOrderedFile(ordered)
  const { mutate: cancel } = useAct('cancelJob')
  const isGoingOn = job === undefined || isUnderWay(job)
  return (
    <DialogFrame
      title={title}
      onClose={onClose}
      width="xs"
      actions={
        <>
          {jobId !== null && isGoingOn ? (
            <>
              <Button component={Link} to="/jobs">
                {translate('nav.jobs')}
              </Button>
              <Button onClick={() => cancel({ path: { id: jobId } })}>{translate('action.cancel')}</Button>
            </>
          ) : (
            <LeaveButton labelKey="action.close" />
          )}
          {isFailed && <Button onClick={again}>{translate('action.retry')}</Button>}
          {job?.status === 'done' && (
            <Button variant="contained" color="primary" disabled={file.isPending} onClick={() => file.mutate(job)}>
              {translate('list.export.save')}
            </Button>
          )}
        </>
      }
    >
      <div aria-live="polite">
        <State job={job} isFailed={isFailed} />
      </div>
      {job !== undefined && <Faults job={job} />}
    </DialogFrame>
  )
}

type Job = CallResult<'getJob'>

function State({ job, isFailed }: { job: Job | undefined; isFailed: boolean }) {
  const translate = useTranslate()
  const left = useTimeLeft(job)
  const { done = 0, total = 0, status, message = '' } = job ?? {}
  if (isFailed) return message || translate('list.export.failed')
  if (status === 'done') return job?.result?.failed.length ? message : translate('list.export.ready')
  const progress = translate('list.export.progress', { done, total })
  return (
    <Stack spacing={1}>
      <span>{[progress, left].filter(Boolean).join(' · ')}</span>
      <Meter done={done} total={total} label={progress} width="auto" />
      <span>{translate('list.export.background')}</span>
    </Stack>
  )
}

/** What was left out, or why it ended early. */
function Faults({ job }: { job: Job }) {
  const failed = job.result?.failed ?? []
  return failed.length > 0 && <RowFaults faults={failed} isNamed />
}
