import type { TeamQuestion } from '../../../../domain/scoring/team/teamReport.ts'
import { formatPercent } from '../../../../report/format.ts'
import type { ShownTeamReport } from '../../../../report/teamReport.ts'
import { ColumnHead } from '../../../../report/views/ColumnHead.tsx'
import { useSentence } from '../../../../report/views/reportLanguage.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { FigureTable } from '../statistics/FigureTable.tsx'

/** The questions in which people do best, and those in which they do worst. */
export function ExtremesPanel({ report: { highest, lowest, dimensions } }: { report: ShownTeamReport }) {
  const say = useSentence()
  if (highest.length + lowest.length === 0) return null
  const nameOf = new Map(dimensions.map(({ dimensionId, name }) => [dimensionId, name]))
  const table = (label: string, questions: readonly TeamQuestion[]) =>
    questions.length > 0 && (
      <FigureTable
        label={label}
        head={label}
        columns={[
          { key: 'dimension', label: say('report.dimension'), isText: true },
          { key: 'mean', label: say('report.team.mean') },
        ]}
        rows={questions.map(({ questionId, title, dimensionId, mean }) => ({
          ...{ key: questionId, name: title },
          cells: [nameOf.get(dimensionId) ?? '', <strong key="mean">{formatPercent(mean)}</strong>],
        }))}
      />
    )
  return (
    <Panel title={say('report.team.extremes')} hint={say('report.team.extremesCaption')}>
      {table(say('report.team.highest'), highest)}
      {table(say('report.team.lowest'), lowest)}
    </Panel>
  )
}

/** The departments that have enough people, those below them counted. */
export function DepartmentsPanel({ report: { departments, dimensions } }: { report: ShownTeamReport }) {
  const say = useSentence()
  if (departments.length === 0) return null
  const heads = [
    { key: 'people', name: say('report.team.people') },
    { key: 'percent', name: say('report.overall') },
    ...dimensions.map(({ dimensionId, name }) => ({ key: dimensionId, name })),
  ]
  const names = heads.map(({ name }) => name)
  return (
    <Panel title={say('report.team.departments')} hint={say('report.team.departmentsCaption')}>
      <FigureTable
        label={say('report.team.departments')}
        head={say('report.team.department')}
        columns={heads.map(({ key, name }) => ({ key, label: <ColumnHead among={names}>{name}</ColumnHead> }))}
        rows={departments.map(({ departmentId, name, depth, evaluatees, percent, percents }) => ({
          ...{ key: departmentId, name, depth },
          cells: [
            evaluatees,
            <strong key="percent">{formatPercent(percent)}</strong>,
            ...dimensions.map((_, index) => formatPercent(percents[index] ?? null)),
          ],
        }))}
      />
    </Panel>
  )
}
