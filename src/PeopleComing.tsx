import { Box, Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useAct } from './providers/calls/useAct.ts'
import { useFollowedJob } from './providers/calls/useJob.ts'
import { Meter, Note } from './ui/marks/marks.tsx'

/** How far the job is that brings a copy its evaluatees and raters, and the way to stop it; in the end they are shown. */
export function PeopleComing({ jobId }: { jobId: number }) {
  const translate = useTranslate()
  const cancel = useAct('cancelJob')
  const job = useFollowedJob('copyQuestionnaire', jobId)
  const label =
    job === undefined
      ? translate('questionnaires.copying.begun')
      : translate('questionnaires.copying', { done: job.done, total: job.total })
  return (
    <Note
      tone="info"
      action={
        <Button
          variant="text"
          color="inherit"
          disabled={cancel.isPending}
          onClick={() => cancel.mutate({ path: { id: jobId } })}
        >
          {translate('questionnaires.copying.stop')}
        </Button>
      }
    >
      {label}
      <Box sx={{ mt: 1 }}>
        <Meter done={job?.done ?? 0} total={job?.total ?? 0} label={label} width="min(320px, 100%)" />
      </Box>
    </Note>
  )
}
