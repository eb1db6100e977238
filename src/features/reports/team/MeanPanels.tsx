import { Box } from '@mui/material'
import type { Norm } from '../../../../domain/scoring/team/norms.ts'
import { GapTrack } from '../../../../report/charts/GapTrack.tsx'
import { type ChartScale, placeOn } from '../../../../report/charts/scale.ts'
import {
  formatBand,
  formatGap,
  formatPercent,
  formatWeight,
  joinSentences,
  levelKindName,
} from '../../../../report/format.ts'
import { teamFinding, teamGapFinding, teamLevelsFinding } from '../../../../report/teamFindings.ts'
import type { ShownTeamReport } from '../../../../report/teamReport.ts'
import { SCREEN_PALETTE as palette } from '../../../../report/theme/tokens.ts'
import { ColumnHead } from '../../../../report/views/ColumnHead.tsx'
import { useLanguage, useSentence } from '../../../../report/views/reportLanguage.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { FigureTable } from '../statistics/FigureTable.tsx'

/** Wide enough to be read; behind the figures, which a phone shows without turning. */
const DRAWN = { display: 'block', minWidth: 96 }

/** Their names may be long. */
const LEVELS_ON_PAPER = 7

interface ScaledProps {
  report: ShownTeamReport
  scale: ChartScale
}

/** The means of the dimensions, how sure they are, and how people differ in them. */
export function DimensionsPanel({ report, scale }: ScaledProps) {
  const say = useSentence()
  const { key, params } = teamFinding(report)
  return (
    <Panel title={say(key, params)} hint={say('report.team.dimensionsCaption')}>
      <FigureTable
        label={say('report.team.dimensions')}
        head={say('report.dimension')}
        columns={[
          { key: 'mean', label: say('report.team.mean') },
          { key: 'band', label: say('report.team.bandHead') },
          { key: 'bar', label: '', isText: true },
          { key: 'deviation', label: say('report.team.deviation') },
          { key: 'weight', label: say('report.weight') },
        ]}
        rows={report.dimensions.map(({ dimensionId, name, weight, score }) => ({
          ...{ key: dimensionId, name },
          cells: [
            <strong key="mean">{formatPercent(score?.mean ?? null)}</strong>,
            formatBand(score?.band ?? null),
            score && <MeanBar key="bar" norm={score} scale={scale} />,
            formatPercent(score?.deviation ?? null),
            formatWeight(weight),
          ],
        }))}
      />
    </Panel>
  )
}

/** A mean as a bar, its band as a line over the bar's end. */
function MeanBar({ norm: { mean, band }, scale }: { norm: Norm; scale: ChartScale }) {
  const at = (percent: number) => `${100 * placeOn(scale, percent)}%`
  return (
    <Box component="svg" sx={DRAWN} width="100%" height="16" aria-hidden="true">
      <rect x="0" y="5" width="100%" height="6" rx="3" fill={palette.line} />
      <rect x="0" y="5" width={at(mean)} height="6" rx="3" fill={palette.accent} />
      {band !== null && (
        <line x1={at(band.low)} x2={at(band.high)} y1="8" y2="8" stroke={palette.ink} strokeWidth="2" />
      )}
    </Box>
  )
}

/** What others say of people beside what they say themselves. */
export function TeamGapPanel({ report, scale }: ScaledProps) {
  const say = useSentence()
  if (report.dimensions.every(({ others, self }) => others === null && self === null)) return null
  const { key, params } = teamGapFinding(report)
  return (
    <Panel title={say(key, params)} hint={say('report.team.gapCaption')}>
      <FigureTable
        label={say('report.pdf.gap')}
        head={say('report.dimension')}
        columns={[
          { key: 'others', label: say('report.others') },
          { key: 'self', label: say('report.self') },
          { key: 'gap', label: say('report.difference') },
          { key: 'track', label: '', isText: true },
        ]}
        rows={report.dimensions.map(({ dimensionId, name, others, self, gap }) => ({
          ...{ key: dimensionId, name },
          cells: [
            formatPercent(others),
            formatPercent(self),
            formatGap(gap),
            <Box key="track" sx={DRAWN}>
              <GapTrack others={others} self={self} scale={scale} palette={palette} />
            </Box>,
          ],
        }))}
      />
    </Panel>
  )
}

/** The means of each relation side by side. */
export function TeamLevelsPanel({ report }: { report: ShownTeamReport }) {
  const { levels, dimensions } = report
  const say = useSentence()
  const language = useLanguage()
  if (levels.length === 0) return null
  const names = levels.map(({ kind, name }) => levelKindName(kind, name, language))
  const { key: finding, params } = teamLevelsFinding(report, language)
  return (
    <Panel
      title={say(finding, params)}
      hint={joinSentences([say('report.team.levelsCaption'), say('report.team.levelsPeople')], language)}
    >
      <FigureTable
        label={say('report.pdf.levels')}
        head={say('report.dimension')}
        mostOnPaper={LEVELS_ON_PAPER}
        columns={levels.map(({ key }, place) => ({
          key,
          label: <ColumnHead among={names}>{names[place]}</ColumnHead>,
        }))}
        rows={dimensions.map(({ dimensionId, name, byLevel }) => ({
          ...{ key: dimensionId, name },
          cells: levels.map((_, index) => formatPercent(byLevel[index] ?? null)),
        }))}
      />
    </Panel>
  )
}
