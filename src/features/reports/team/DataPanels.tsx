import { NOTHING } from '../../../../domain/scoring/figures.ts'
import { formatCoefficient, formatReliability, levelKindName } from '../../../../report/format.ts'
import { participationCaption, participationColumns } from '../../../../report/participation.ts'
import { qualityCaption } from '../../../../report/teamFindings.ts'
import type { ShownTeamReport } from '../../../../report/teamReport.ts'
import { useLanguage, useSentence } from '../../../../report/views/reportLanguage.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { FigureTable } from '../statistics/FigureTable.tsx'

/** How far the figures can be relied on. */
export function QualityPanel({ report }: { report: ShownTeamReport }) {
  const say = useSentence()
  const language = useLanguage()
  return (
    <Panel title={say('report.team.quality')} hint={qualityCaption(report, language)}>
      <FigureTable
        label={say('report.team.quality')}
        head={say('report.dimension')}
        columns={[
          { key: 'agreement', label: say('report.team.agreement') },
          { key: 'single', label: say('report.team.reliability') },
          { key: 'alpha', label: say('report.team.consistency') },
          { key: 'forms', label: say('report.team.formsCounted') },
        ]}
        rows={report.dimensions.map(({ dimensionId, name, agreement, reliability, consistency }) => ({
          ...{ key: dimensionId, name },
          cells: [
            formatCoefficient(agreement),
            formatReliability(reliability.find(({ scope }) => scope === 'centred')?.single ?? null, language),
            formatReliability(consistency?.alpha ?? null, language),
            consistency === null ? NOTHING : `${consistency.complete} / ${consistency.forms}`,
          ],
        }))}
      />
    </Panel>
  )
}

/** How many of each relation were asked and answered (numbers.md 13). */
export function ParticipationPanel({ report }: { report: ShownTeamReport }) {
  const say = useSentence()
  const language = useLanguage()
  const { participation } = report
  if (participation.length === 0) return null
  const told = participationColumns(participation)
  return (
    <Panel title={say('report.team.participation')} hint={participationCaption(report, language)}>
      <FigureTable
        label={say('report.team.participation')}
        head={say('report.relation')}
        columns={told.map(({ key }) => ({ key, label: say(key) }))}
        rows={participation.map((one) => ({
          ...{ key: one.levelId, name: levelKindName(one.levelType, one.levelName, language) },
          cells: told.map(({ cell }) => cell(one)),
        }))}
      />
    </Panel>
  )
}
