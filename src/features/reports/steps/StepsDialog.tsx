/** "Show the arithmetic" (numbers.md 10): from what a score was made of to the figure. */
import { Box, Breadcrumbs, Button, Link, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { components } from '../../../../openapi/generated/schema.d.ts'
import { ReportLanguage } from '../../../../report/views/reportLanguage.ts'
import { DimensionSteps, OverallSteps } from '../../../../report/views/steps/Steps.tsx'
import { useQuestion } from '../../../providers/calls/useQuestion.ts'
import { useLanguage } from '../../../providers/useLanguage.ts'
import { useQuestionnaireId } from '../../../providers/useQuestionnaireId.ts'
import { DialogFrame, LeaveButton } from '../../../ui/dialog/DialogFrame.tsx'
import { FailurePage } from '../../../ui/page/FailurePage.tsx'
import { Waiting } from '../../../ui/page/Waiting.tsx'
import { useKeptFocus } from '../../../ui/useKeptFocus.ts'
import { LASTING } from '../model.ts'
import { useReportWords } from '../useReportWords.ts'
import { OVERALL, type StepPlace } from './place.ts'
import { QuestionSteps } from './QuestionSteps.tsx'

export interface StepsDialogProps {
  employeeId: number
  /** The overall score where none is named. */
  start?: StepPlace
  onClose: () => void
}

export function StepsDialog({ employeeId, start = OVERALL, onClose }: StepsDialogProps) {
  const translate = useTranslate()
  return (
    <DialogFrame
      title={translate('reports.steps.title')}
      onClose={onClose}
      width="md"
      actions={<LeaveButton labelKey="action.close" />}
    >
      <Walk employeeId={employeeId} start={start} />
    </DialogFrame>
  )
}

/** Within the dialog, which draws it later than itself. */
function Walk({ employeeId, start }: Required<Omit<StepsDialogProps, 'onClose'>>) {
  const [place, go] = useState(start)
  // Each step takes away what was pressed to get there.
  const around = useKeptFocus<HTMLDivElement>()
  const path = { id: useQuestionnaireId(), employeeId }
  const query = place.dimensionId === null ? {} : { dimensionId: place.dimensionId }
  const { data, error, refetch } = useQuestion('getScoreArithmetic', { path, query }, LASTING)
  return (
    <Box ref={around} tabIndex={-1} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {error !== null && data === undefined && <FailurePage error={error} retry={() => void refetch()} />}
      {error === null && data === undefined && <Waiting />}
      {data !== undefined && <Steps data={ofPlace(data, place)} place={place} go={go} />}
    </Box>
  )
}

/** Nobody asked for a dimension at the overall score. */
const ofPlace = (data: StepsProps['data'], { dimensionId }: StepPlace): StepsProps['data'] =>
  dimensionId === null ? { ...data, dimension: null } : data

interface StepsProps {
  data: components['schemas']['ScoreArithmetic']
  place: StepPlace
  go: (place: StepPlace) => void
}

function Steps({ data, place, go }: StepsProps) {
  const translate = useTranslate()
  const say = useReportWords()
  const language = useLanguage()
  const { isExact, levels, dimension } = data
  const leading = (to: StepPlace, name: string) => <Leads onClick={() => go(to)}>{name}</Leads>
  const question = dimension?.questions.find(({ questionId }) => questionId === place.questionId)
  return (
    <>
      <Where data={data} question={question?.title} go={go} />
      <Typography variant="body2">
        {isExact ? translate('reports.steps.exact') : say('report.steps.published')}
      </Typography>
      <ReportLanguage value={language}>
        {dimension === null && (
          <OverallSteps
            overall={data.overall}
            named={(id, name) => leading({ dimensionId: id, questionId: null }, name)}
          />
        )}
        {dimension !== null && question === undefined && (
          <DimensionSteps
            dimension={dimension}
            named={(id, name) => leading({ dimensionId: dimension.dimensionId, questionId: id }, name)}
          />
        )}
        {question !== undefined && <QuestionSteps question={question} levels={levels} isExact={isExact} />}
      </ReportLanguage>
    </>
  )
}

/** The way from the overall score to where one is. */
function Where({ data, question, go }: Pick<StepsProps, 'data' | 'go'> & { question: string | undefined }) {
  const translate = useTranslate()
  const say = useReportWords()
  const { dimension } = data
  const overall = say('report.overall')
  if (dimension === null) return <Typography component="h3">{overall}</Typography>
  const here = { dimensionId: dimension.dimensionId, questionId: null }
  return (
    <Breadcrumbs aria-label={translate('reports.steps.where')}>
      <Link component="button" type="button" onClick={() => go(OVERALL)}>
        {overall}
      </Link>
      {question === undefined ? (
        <Typography>{dimension.name}</Typography>
      ) : (
        <Link component="button" type="button" onClick={() => go(here)}>
          {dimension.name}
        </Link>
      )}
      {question !== undefined && <Typography>{say('report.question')}</Typography>}
    </Breadcrumbs>
  )
}

/** Leads a step further down. */
function Leads({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button size="small" onClick={onClick} sx={{ textAlign: 'start', ml: -0.5 }}>
      {children}
    </Button>
  )
}
