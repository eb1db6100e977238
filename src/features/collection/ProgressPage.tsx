import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { isCollecting, isFinished, isPublished } from '../../../domain/evaluation/status.ts'
import { IN_PLACE, useQuestion } from '../../providers/calls/useQuestion.ts'
import { useCurrentQuestionnaire } from '../../providers/currentQuestionnaire.ts'
import { useMomentText } from '../../providers/useLanguage.ts'
import { NotifyDialog } from '../../resource/mail/NotifyDialog.tsx'
import { Meter, Note } from '../../ui/marks/marks.tsx'
import { FailurePage } from '../../ui/page/FailurePage.tsx'
import { PageBody } from '../../ui/page/PageBody.tsx'
import { PageActions } from '../../ui/page/PageHeader.tsx'
import { Waiting } from '../../ui/page/Waiting.tsx'
import { FinishDialog } from './FinishDialog.tsx'
import { LevelMeters } from './LevelMeters.tsx'
import { MailFigures } from './mails/MailFigures.tsx'
import { NotStarted } from './NotStarted.tsx'
import { ProgressFigures } from './ProgressFigures.tsx'
import { NextButton } from './start/NextButton.tsx'
import { useRoundAlong } from './useRoundAlong.ts'
import { useWhyNotAsked } from './useWhyNotAsked.ts'

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '3fr minmax(260px, 2fr)' },
  gap: 2,
  alignItems: 'start',
}
const WATCH_MILLISECONDS = 10_000

/** How far the collection is; reminding, and finishing for good (spec §2 collection progress). */
export function ProgressPage() {
  const translate = useTranslate()
  const dateTime = useMomentText()
  const { questionnaire } = useCurrentQuestionnaire()
  const { id, processStatus, closingPercent, closingFailures } = questionnaire
  const isRunning = isCollecting(questionnaire)
  const isDone = isFinished(processStatus)
  const summary = useQuestion(
    'getFeedbackSummary',
    { path: { id } },
    { ...IN_PLACE, refetchInterval: isRunning && WATCH_MILLISECONDS },
  )
  const [open, setOpen] = useState<'remind' | 'finish' | 'thank' | null>(null)
  const close = () => setOpen(null)
  const why = useWhyNotAsked()
  useRoundAlong(summary.dataUpdatedAt)
  if (!isPublished(processStatus)) return <NotStarted id={id} />
  if (summary.error && summary.data === undefined) {
    return <FailurePage error={summary.error} retry={() => void summary.refetch()} />
  }
  if (summary.data === undefined) return <Waiting />
  return (
    <>
      <PageActions>
        <Button component={Link} to={`/questionnaire/publish/details/${id}`}>
          {translate('collection.details')}
        </Button>
        {isDone && (
          <>
            <Button onClick={() => setOpen('thank')}>{translate('collection.thank')}</Button>
            <Button
              variant="contained"
              color="primary"
              component={Link}
              to={`/questionnaire/reports/summary/rankList/${id}`}
            >
              {translate('collection.toReports')}
            </Button>
          </>
        )}
        {isRunning && (
          <>
            <Button onClick={() => setOpen('finish')}>{translate('questionnaires.finish')}</Button>
            <NextButton label={translate('collection.remind')} why={why} onClick={() => setOpen('remind')} />
          </>
        )}
      </PageActions>
      <PageBody>
        {closingPercent !== null && <ClosingNote percent={closingPercent} failures={closingFailures} />}
        {!isRunning && questionnaire.finishedAt !== null && (
          <Note tone="ok">{translate('collection.finishedAt', { time: dateTime(questionnaire.finishedAt) })}</Note>
        )}
        <ProgressFigures summary={summary.data} isOver={!isRunning} />
        <Box sx={COLUMNS}>
          <LevelMeters levels={summary.data.byLevel} />
          <MailFigures summary={summary.data} />
        </Box>
      </PageBody>
      {open === 'remind' && (
        <NotifyDialog title={translate('collection.remind')} audience={{ businessType: 'remind' }} onClose={close} />
      )}
      {open === 'thank' && (
        <NotifyDialog title={translate('collection.thank')} audience={{ businessType: 'finished' }} onClose={close} />
      )}
      {open === 'finish' && <FinishDialog summary={summary.data} onClose={close} />}
    </>
  )
}

function ClosingNote({ percent, failures }: { percent: number; failures: number }) {
  const translate = useTranslate()
  const title = translate('collection.closing.title', { percent })
  return (
    <Note tone={failures > 0 ? 'warn' : 'info'}>
      <strong>{title}</strong>
      <Box sx={{ my: 1 }}>
        <Meter done={percent} total={100} label={title} width="min(320px, 100%)" />
      </Box>
      {failures > 0
        ? translate('collection.closing.failed', { count: failures })
        : translate('collection.closing.body')}
    </Note>
  )
}
