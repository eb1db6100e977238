import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Language } from '../../../messages/format.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { formatPoints, questionWeights } from '../../../report/format.ts'
import { useQuestion } from '../../providers/calls/useQuestion.ts'
import { useCurrentQuestionnaire } from '../../providers/currentQuestionnaire.ts'
import { useLanguage } from '../../providers/useLanguage.ts'
import { useQuestionnaireId } from '../../providers/useQuestionnaireId.ts'
import { FailurePage } from '../../ui/page/FailurePage.tsx'
import { Waiting } from '../../ui/page/Waiting.tsx'
import { ReportExports } from './exports/ReportExports.tsx'
import { LASTING } from './model.ts'
import { PersonChoice } from './PersonChoice.tsx'
import { ReportTabs } from './ReportTabs.tsx'
import { type ScoreRow, ScoreTable } from './ScoreTable.tsx'
import { Distributions } from './statistics/DistributionPanel.tsx'
import { OpenedSteps } from './steps/OpenedSteps.tsx'
import type { StepPlace } from './steps/place.ts'
import { useReportWords } from './useReportWords.ts'

/** Personal indicator score details (spec §2): every question by relation level, in points. */
export function ScoreDetailsPage() {
  const id = useQuestionnaireId()
  return (
    <ReportTabs>
      <PersonChoice actions={(employeeId) => <ReportExports of="person" employeeId={employeeId} />}>
        {(employeeId) => <QuestionScores key={employeeId} id={id} employeeId={employeeId} />}
      </PersonChoice>
    </ReportTabs>
  )
}

function rowsOf({ levels, dimensions }: components['schemas']['QuestionScores'], language: Language): ScoreRow[] {
  const scored = dimensions.filter(({ questions }) => questions.length > 0)
  return scored.flatMap((dimension) => [
    {
      key: dimension.dimensionId,
      name: dimension.name,
      isHeading: true,
      total: null,
      others: null,
      self: null,
      byLevel: [],
    },
    ...dimension.questions.map((question) => ({
      key: question.questionId,
      name: question.title,
      weights: questionWeights({ levels }, question, language),
      isHeading: false,
      total: question.weightedScore,
      others: question.othersScore,
      self: question.selfScore,
      byLevel: question.byLevel,
    })),
  ])
}

function QuestionScores({ id, employeeId }: { id: number; employeeId: number }) {
  const translate = useTranslate()
  const say = useReportWords()
  const language = useLanguage()
  const { type } = useCurrentQuestionnaire().questionnaire
  const [steps, showSteps] = useState<StepPlace | null>(null)
  const { data, error, refetch } = useQuestion('getQuestionScores', { path: { id, employeeId } }, LASTING)
  if (error !== null && data === undefined) return <FailurePage error={error} retry={() => void refetch()} />
  if (data === undefined) return <Waiting />
  const dimensionOf = (questionId: number) =>
    data.dimensions.find(({ questions }) => questions.some((question) => question.questionId === questionId))
  return (
    <>
      <ScoreTable
        caption={say('report.question')}
        totalName={translate('reports.points')}
        levels={data.levels}
        rows={rowsOf(data, language)}
        show={(figure) => formatPoints(figure, { anonymous: type === 2 })}
        onSteps={(questionId) => showSteps({ dimensionId: dimensionOf(questionId)?.dimensionId ?? null, questionId })}
      />
      <Distributions employeeId={employeeId} anonymous={type === 2} />
      {steps && <OpenedSteps employeeId={employeeId} start={steps} onClose={() => showSteps(null)} />}
    </>
  )
}
