import { useTranslate } from 'react-admin'
import type { components } from '../../../../openapi/generated/schema.d.ts'
import { formatCoefficient, formatPoints, formatRaters, levelName } from '../../../../report/format.ts'
import { useQuestion } from '../../../providers/calls/useQuestion.ts'
import { useLanguage } from '../../../providers/useLanguage.ts'
import { useQuestionnaireId } from '../../../providers/useQuestionnaireId.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { FailurePage } from '../../../ui/page/FailurePage.tsx'
import { Waiting } from '../../../ui/page/Waiting.tsx'
import { LASTING } from '../model.ts'
import { useReportWords } from '../useReportWords.ts'
import { FigureTable } from './FigureTable.tsx'

type Statistics = components['schemas']['QuestionStatistics']

interface DistributionsProps {
  employeeId: number
  anonymous: boolean
}

/** Question by question how many answered on each level, how far they lie apart and how often each answer was given. */
export function Distributions({ employeeId, anonymous }: DistributionsProps) {
  const translate = useTranslate()
  const path = { id: useQuestionnaireId(), employeeId }
  const { data, error, refetch } = useQuestion('getQuestionStatistics', { path }, LASTING)
  if (error !== null && data === undefined) return <FailurePage error={error} retry={() => void refetch()} />
  if (data === undefined) return <Waiting />
  if (data.questions.length === 0) return null
  const mostLabels = Math.max(...data.questions.map(({ labels }) => labels.length))
  return (
    <Panel
      title={translate('reports.stats.distribution')}
      hint={translate(anonymous ? 'reports.stats.distributionFloor' : 'reports.stats.distributionIs', {
        floor: data.floor,
      })}
    >
      {data.questions.map((question) => (
        <OfQuestion key={question.questionId} {...{ question, mostLabels, anonymous }} levels={data.levels} />
      ))}
    </Panel>
  )
}

interface OfQuestionProps {
  question: Statistics['questions'][number]
  /** Of all questions: their figures stand below each other. */
  mostLabels: number
  levels: Statistics['levels']
  anonymous: boolean
}

function OfQuestion({ question, mostLabels, levels, anonymous }: OfQuestionProps) {
  const { title, labels, rows, hidden } = question
  const translate = useTranslate()
  const say = useReportWords()
  const language = useLanguage()
  const points = (value: number | null) => formatPoints(value, { anonymous })
  const figures = ['report.raterCount', 'report.team.mean', 'report.team.deviation', 'report.team.agreement'].map(
    (key) => say(key),
  )
  return (
    <div>
      <FigureTable
        label={title}
        sharedColumns={figures.length + mostLabels}
        columns={[...figures, ...labels]}
        rows={rows.map(({ levelKey, raters, mean, deviation, agreement, shares }) => ({
          key: levelKey,
          name: nameOf(levelKey),
          cells: [
            formatRaters(raters),
            points(mean),
            points(deviation),
            formatCoefficient(agreement),
            ...labels.map((_, place) => (shares === null ? points(null) : `${shares[place] ?? 0}%`)),
          ],
        }))}
      />
      {hidden && <p className="rv-sub">{translate('reports.stats.distributionHidden')}</p>}
    </div>
  )

  function nameOf(key: string): string {
    const level = levels.find((one) => one.key === key)
    return level === undefined ? key : levelName(level, language)
  }
}
