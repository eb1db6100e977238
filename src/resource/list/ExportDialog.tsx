/** Has the server make the file of all matching rows, shows how far it is, and hands it over. */
import { Button } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { type SortPayload, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { isUnderWay } from '../../../domain/jobs.ts'
import { useAct } from '../../providers/useAct.ts'
import { useJob } from '../../providers/useJob.ts'
import { useLanguage } from '../../providers/useLanguage.ts'
import { DialogFrame, LeaveButton } from '../../ui/DialogFrame.tsx'
import { Meter } from '../../ui/marks.tsx'
import type { ExportedList } from './shape.ts'
import { useExportFile } from './useExportFile.ts'

/** Which rows of a list, in which order. */
export interface ExportedRows {
  list: ExportedList
  /** The questionnaire it is the list of, if it is one's. */
  parentId?: number | undefined
  /** All that match, or these alone. */
  which: { filter: Record<string, unknown> } | { ids: (number | string)[] }
  /** The contract's, where nothing is said. */
  sort?: SortPayload
}

interface ExportDialogProps {
  title: string
  rows: ExportedRows
  format: 'csv' | 'xlsx'
  onClose: () => void
}

/** The order as the operation takes it. */
function orderOf({ field, order }: SortPayload) {
  return { sort: field, order: order === 'DESC' ? ('desc' as const) : ('asc' as const) }
}

/** Has the file made at once; `again` has it made anew. */
function useExport({ rows, format }: Pick<ExportDialogProps, 'rows' | 'format'>) {
  const language = useLanguage()
  const [jobId, setJobId] = useState<number | null>(null)
  const { mutate, isError } = useAct('createExport')
  const job = useJob(jobId)
  function make() {
    setJobId(null)
    const { list, parentId, which, sort } = rows
    const of = parentId === undefined ? {} : { parentId }
    const body = { list, ...of, format, ...which, ...(sort && orderOf(sort)), language }
    mutate({ body }, { onSuccess: (made) => setJobId(made.jobId) })
  }
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    make()
  })
  const isFailed = isError || job?.status === 'failed' || job?.status === 'cancelled'
  return { jobId, job, isFailed, again: make }
}

export function ExportDialog({ title, onClose, ...asked }: ExportDialogProps) {
  const translate = useTranslate()
  const file = useExportFile(onClose)
  const { jobId, job, isFailed, again } = useExport(asked)
  const { mutate: cancel } = useAct('cancelJob')
  const isGoingOn = job === undefined || isUnderWay(job)
  const { done = 0, total = 0, status, message = '' } = job ?? {}
  const progress = translate('list.export.progress', { done, total })
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
        {isFailed ? (
          message || translate('list.export.failed')
        ) : status === 'done' ? (
          translate('list.export.ready')
        ) : (
          <>
            {progress}
            <Meter done={done} total={total} label={progress} />
            {translate('list.export.background')}
          </>
        )}
      </div>
    </DialogFrame>
  )
}
