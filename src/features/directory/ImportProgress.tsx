import { Box, Button, Card, CardContent } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { isUnderWay } from '../../../domain/jobs.ts'
import { RowFaults } from '../../resource/people/RowFaults.tsx'
import { Meter, Status, type Tone } from '../../ui/marks/marks.tsx'
import type { Course } from './useImport.ts'

interface ImportProgressProps {
  job: Course
  onCancel: () => void
  onAgain: () => void
}

const TONES: Record<Course['status'], Tone> = {
  waiting: 'accent',
  running: 'accent',
  done: 'ok',
  failed: 'bad',
  cancelled: 'ink-3',
}

const LINE = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }

/** How far the import is, and what came of it. */
export function ImportProgress({ job, onCancel, onAgain }: ImportProgressProps) {
  const translate = useTranslate()
  const { status, done, total, result } = job
  const running = translate('directory.import.running', { done, total })
  const count = (result?.created ?? 0) + (result?.updated ?? 0)
  const sentence = job.message || translate('directory.import.done', { count })
  return (
    <>
      <Card aria-live="polite">
        <CardContent sx={LINE}>
          <Status tone={TONES[status]}>{isUnderWay(job) ? running : sentence}</Status>
          {isUnderWay(job) && <Meter done={done} total={total} label={running} width="min(480px, 100%)" />}
          <Box sx={{ ...LINE, ml: 'auto' }}>
            {isUnderWay(job) && <Button onClick={onCancel}>{translate('action.cancel')}</Button>}
            {!isUnderWay(job) && <Button onClick={onAgain}>{translate('directory.import.again')}</Button>}
            {!isUnderWay(job) && (
              <Button variant="contained" color="primary" component={Link} to="/employees">
                {translate('directory.import.seePeople')}
              </Button>
            )}
          </Box>
        </CardContent>
      </Card>
      {result !== null && result.failed.length > 0 && <RowFaults faults={result.failed} />}
    </>
  )
}
