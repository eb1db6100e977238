import { useTranslate } from 'react-admin'
import type { ReportLevel } from '../../../../domain/scoring/report.ts'
import { formatWeight, levelName, pooledNames, statusKey } from '../../../../report/format.ts'
import { translate as sayReport } from '../../../../report/translate.ts'
import { useLanguage } from '../../../providers/useLanguage.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { FigureTable } from './FigureTable.tsx'

/** Who took part on which level, with which effective weight, and who is not shown (numbers.md 12 and 13). */
export function Participation({ levels }: { levels: ReportLevel[] }) {
  const translate = useTranslate()
  const language = useLanguage()
  return (
    <Panel title={translate('reports.stats.participation')}>
      <FigureTable
        label={translate('reports.steps.level')}
        columns={[
          translate('reports.stats.raters'),
          translate('reports.steps.share'),
          translate('reports.stats.status'),
        ]}
        rows={levels.map((level) => ({
          key: level.key,
          name: levelName(level, language),
          cells: [
            level.raterCount,
            formatWeight(level.weight),
            sayReport(language, statusKey(level), { names: pooledNames(level, language) }),
          ],
        }))}
      />
    </Panel>
  )
}
