import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { isUnderWay, makesFile } from '../../../domain/jobs.ts'
import { useAct } from '../../providers/calls/useAct.ts'
import { useChoiceWord } from '../../resource/label.ts'
import { useExportFile } from '../../resource/list/jobs/useExportFile.ts'
import { RowFaults } from '../../resource/people/RowFaults.tsx'
import { DialogFrame, LeaveButton } from '../../ui/dialog/DialogFrame.tsx'
import { aboutOf, type Job } from './JobCells.tsx'

/** A job that ended by itself stays as it is, whoever cancels it. */
const hasEnded = (status: Job['status']) => status === 'done' || status === 'failed'

/** What can be done with a job: stop it, take its file, see what it left out. */
export function JobActs({ job }: { job: Job }) {
  const translate = useTranslate()
  const notify = useNotify()
  const kind = useChoiceWord('jobs', 'kind', job.kind)
  const file = useExportFile()
  const cancelled = makesFile(job) ? 'jobs.cancelledFile' : 'jobs.cancelled'
  const cancel = useAct('cancelJob', {
    onSuccess: ({ status }) => notify(translate(hasEnded(status) ? 'jobs.ended' : cancelled)),
  })
  const [isOpen, setOpen] = useState(false)
  const name = [kind, aboutOf(job)].filter(Boolean).join(' · ')
  const named = (label: string) => ({ children: label, 'aria-label': `${label}: ${name}` })
  const failed = job.result?.failed ?? []
  const isNamed = job.kind !== 'employeeImport'
  // Row 0 is none: it says why the whole ended before its end.
  const isOfWhole = isNamed && failed.every(({ row }) => row === 0)

  return (
    <>
      {failed.length > 0 && (
        <Button
          size="small"
          variant="text"
          onClick={() => setOpen(true)}
          {...named(translate(isOfWhole ? 'jobs.why' : 'jobs.failed'))}
        />
      )}
      {job.hasFile && (
        <Button
          size="small"
          disabled={file.isPending}
          onClick={() => file.mutate(job)}
          {...named(translate('jobs.download'))}
        />
      )}
      {isUnderWay(job) && (
        <Button
          size="small"
          disabled={cancel.isPending}
          onClick={() => cancel.mutate({ path: { id: job.id } })}
          {...named(translate('action.cancel'))}
        />
      )}
      {isOpen && (
        <DialogFrame title={name} onClose={() => setOpen(false)} actions={<LeaveButton labelKey="action.close" />}>
          <RowFaults faults={failed} isNamed={isNamed} />
        </DialogFrame>
      )}
    </>
  )
}
