import { useTranslate } from 'react-admin'
import type { components } from '../../../../openapi/generated/schema.d.ts'
import {
  formatBand,
  formatCoefficient,
  formatPercent,
  formatRaters,
  joinSentences,
  levelName,
} from '../../../../report/format.ts'
import { useLanguage } from '../../../providers/useLanguage.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { useReportWords } from '../useReportWords.ts'
import { FigureTable } from './FigureTable.tsx'

type Statistics = components['schemas']['PersonalStatistics']
type Scores = components['schemas']['DimensionScores']

/** Level by level: how many, their mean with its band, how far they lie apart and how far they agree. */
export function SpreadPanel({ data, scores }: { data: Statistics; scores: Scores }) {
  const translate = useTranslate()
  const say = useReportWords()
  const language = useLanguage()
  const shown = data.levels.flatMap((level, index) => (level.status === 'shown' ? [{ level, index }] : []))
  const rows = data.dimensions.flatMap(({ dimensionId, name, rows: own }) => {
    const means = scores.dimensions.find((one) => one.dimensionId === dimensionId)?.byLevel ?? []
    // Where nothing is scored there is nothing to agree about: the scores above say so once.
    if (shown.every(({ index }) => (means[index] ?? null) === null)) return []
    return shown.map(({ level, index }) => {
      const { raters = null, band = null, deviation = null, agreement = null } = own[index] ?? {}
      return {
        key: `${dimensionId} ${level.key}`,
        name: `${name} · ${levelName(level, language)}`,
        cells: [
          formatRaters(raters),
          formatPercent(means[index] ?? null),
          formatBand(band),
          formatPercent(deviation),
          formatCoefficient(agreement),
        ],
      }
    })
  })
  if (rows.length === 0) return null
  return (
    <Panel
      title={translate('reports.stats.spread')}
      hint={joinSentences(
        [translate('reports.stats.spreadIs', { floor: data.floor }), translate('reports.stats.indicatorRatersAre')],
        language,
      )}
    >
      <FigureTable
        label={translate('reports.stats.spreadOf')}
        columns={[
          translate('reports.stats.indicatorRaters'),
          say('report.team.mean'),
          say('report.team.bandHead'),
          say('report.team.deviation'),
          say('report.team.agreement'),
        ]}
        rows={rows}
      />
    </Panel>
  )
}
