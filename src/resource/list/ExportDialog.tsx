/** Has the server make the file of all matching rows, shows how far it is, and hands it over. */
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useEffect, useId, useRef, useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { isUnderWay } from '../../../domain/jobs.ts'
import { useAct } from '../../providers/useAct.ts'
import { useLanguage } from '../../providers/useLanguage.ts'
import { useQuestion } from '../../providers/useQuestion.ts'
import { Meter } from '../../ui/marks.tsx'
import type { ExportedList } from './shape.ts'
import { useExportFile } from './useExportFile.ts'

interface ExportDialogProps {
  list: ExportedList
  parentId: number | undefined
  format: 'csv' | 'xlsx'
  onClose: () => void
}

const ASK_AGAIN_MILLISECONDS = 400

export function ExportDialog({ list, parentId, format, onClose }: ExportDialogProps) {
  const translate = useTranslate()
  const titleId = useId()
  const language = useLanguage()
  const file = useExportFile(onClose)
  const { filterValues, sort } = useListContext()
  const [jobId, setJobId] = useState<number | null>(null)
  const { mutate: make, isError } = useAct('createExport')
  const { mutate: cancel } = useAct('cancelJob')
  const { data: job } = useQuestion(
    'getJob',
    { path: { id: jobId ?? 0 } },
    {
      enabled: jobId !== null,
      refetchInterval: ({ state }) => (state.data === undefined || isUnderWay(state.data)) && ASK_AGAIN_MILLISECONDS,
    },
  )
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    const order = sort.order === 'DESC' ? ('desc' as const) : ('asc' as const)
    const of = parentId === undefined ? {} : { parentId }
    const body = { list, ...of, format, filter: filterValues, sort: sort.field, order, language }
    make({ body }, { onSuccess: (made) => setJobId(made.jobId) })
  }, [make, list, parentId, format, filterValues, sort, language])

  const isOver = job !== undefined && !isUnderWay(job)
  const { done = 0, total = 0, status, message = '' } = job ?? {}
  const progress = translate('list.export.progress', { done, total })
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{translate(`list.export.title`)}</DialogTitle>
      <DialogContent aria-live="polite">
        {isError || status === 'failed' || status === 'cancelled' ? (
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
      </DialogContent>
      <DialogActions>
        {jobId !== null && !isOver && (
          <>
            <Button component={Link} to="/jobs">
              {translate('nav.jobs')}
            </Button>
            <Button onClick={() => cancel({ path: { id: jobId } })}>{translate('action.cancel')}</Button>
          </>
        )}
        {isOver && <Button onClick={onClose}>{translate('ra.action.close')}</Button>}
        {status === 'done' && jobId !== null && (
          <Button
            variant="contained"
            color="primary"
            disabled={file.isPending}
            onClick={() => file.mutate({ jobId, name: list })}
          >
            {translate('list.export.save')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
