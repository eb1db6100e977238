import { useTranslate } from 'react-admin'
import type { components } from '../../../../openapi/generated/schema.d.ts'
import { formatQuestionPercent } from '../../../../report/format.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { useReportWords } from '../useReportWords.ts'
import { FigureTable } from './FigureTable.tsx'

type Statistics = components['schemas']['PersonalStatistics']

/** The questions with the highest scores, and with the lowest. */
export function ExtremesPanel({ data, anonymous }: { data: Statistics; anonymous: boolean }) {
  const translate = useTranslate()
  const say = useReportWords()
  const { highest, lowest, dimensions } = data
  const [best] = highest
  if (best === undefined)
    return (
      <Panel title={say('report.team.extremes')}>
        <p className="rv-sub">{translate('reports.stats.noExtremes')}</p>
      </Panel>
    )
  const names = new Map(dimensions.map(({ dimensionId, name }) => [dimensionId, name]))
  const tableOf = (label: string, questions: Statistics['highest']) => (
    <FigureTable
      label={translate(label)}
      columns={[{ key: 'dimension', label: say('report.dimension'), isText: true }, translate('reports.percent')]}
      rows={questions.map(({ questionId, title, dimensionId, percent }) => ({
        key: questionId,
        name: title,
        cells: [names.get(dimensionId) ?? '', formatQuestionPercent(percent, { anonymous })],
      }))}
    />
  )
  return (
    <Panel
      title={translate('reports.stats.extremesFinding', {
        title: best.title,
        score: formatQuestionPercent(best.percent, { anonymous }),
      })}
    >
      {tableOf('reports.stats.highest', highest)}
      {tableOf('reports.stats.lowest', lowest)}
    </Panel>
  )
}
