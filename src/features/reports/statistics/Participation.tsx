import type { ReportLevel } from '../../../../domain/scoring/report.ts'
import { levelWeight } from '../../../../domain/scoring/shares.ts'
import { formatRaters, formatWeight, levelName, pooledNames, statusKey } from '../../../../report/format.ts'
import { useLanguage } from '../../../providers/useLanguage.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { useReportWords } from '../useReportWords.ts'
import { FigureTable } from './FigureTable.tsx'

/** Who took part on which level, with which effective weight, and who is not shown (numbers.md 12 and 13). */
export function Participation({ levels }: { levels: ReportLevel[] }) {
  const say = useReportWords()
  const language = useLanguage()
  return (
    <Panel title={say('report.raters.title')}>
      <FigureTable
        label={say('report.relation')}
        columns={[say('report.raterCount'), say('report.weight'), say('report.status')]}
        rows={levels.map((level) => ({
          key: level.key,
          name: levelName(level, language),
          cells: [
            formatRaters(level.raterCount),
            formatWeight(levelWeight(level)),
            say(statusKey(level), { names: pooledNames(level, language) }),
          ],
        }))}
      />
    </Panel>
  )
}
