import { useTranslate } from 'react-admin'
import { GAP_FLOOR } from '../../../../domain/scoring/statistics/statisticFloors.ts'
import type { components } from '../../../../openapi/generated/schema.d.ts'
import { byChance } from '../../../../report/beside.ts'
import { GapTrack } from '../../../../report/charts/GapTrack.tsx'
import { scaleFrom } from '../../../../report/charts/scale.ts'
import { mayHaveOthers } from '../../../../report/findings.ts'
import { formatBand, formatGap, formatPercent, joinSentences } from '../../../../report/format.ts'
import { SCREEN_PALETTE } from '../../../../report/theme/tokens.ts'
import { useLanguage } from '../../../providers/useLanguage.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { useReportWords } from '../useReportWords.ts'
import { FigureTable } from './FigureTable.tsx'

type Statistics = components['schemas']['PersonalStatistics']

/** Others against oneself: which gap is more than chance, and how many would be by chance alone. */
export function GapsPanel({ data: { levels, dimensions, compared, marked } }: { data: Statistics }) {
  const translate = useTranslate()
  const say = useReportWords()
  const language = useLanguage()
  const scale = scaleFrom(dimensions.map(({ lowest }) => lowest))
  const hints = [
    translate('reports.stats.gapIs', { floor: GAP_FLOOR }),
    byChance('report.gap.byChance', { compared, marked }, language),
  ]
  return (
    <Panel title={titleOf()} hint={joinSentences(hints, language)}>
      <FigureTable
        label={say('report.pdf.gap')}
        columns={[
          translate('reports.stats.track'),
          say('report.others'),
          translate('reports.stats.othersBand'),
          say('report.self'),
          translate('reports.stats.gap'),
          translate('reports.stats.judged'),
        ]}
        rows={dimensions.map(({ dimensionId, name, othersPercent, selfPercent, othersBand, gap, isMarked }) => ({
          key: dimensionId,
          name,
          cells: [
            <div key="track" style={{ width: 160, marginInlineStart: 'auto', padding: '0 var(--space-2)' }}>
              <GapTrack others={othersPercent} self={selfPercent} scale={scale} palette={SCREEN_PALETTE} />
            </div>,
            formatPercent(othersPercent),
            formatBand(othersBand),
            formatPercent(selfPercent),
            formatGap(gap),
            isMarked ? say('report.beyondChance') : translate('reports.stats.unmarkedGap'),
          ],
        }))}
      />
    </Panel>
  )

  /** How many are marked, or why none can be. */
  function titleOf(): string {
    if (compared > 0) return translate('reports.stats.gaps', { count: marked, compared })
    if (dimensions.some(({ gap }) => gap !== null)) return translate('reports.stats.noGaps', { floor: GAP_FLOOR })
    const hasOthers = dimensions.some(({ othersPercent }) => othersPercent !== null)
    if (hasOthers) return say('report.gap.noSelf')
    return say(mayHaveOthers({ levels }) ? 'report.gap.noOthers' : 'report.gap.nobody')
  }
}
