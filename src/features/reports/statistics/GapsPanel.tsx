import { useTranslate } from 'react-admin'
import type { components } from '../../../../openapi/generated/schema.d.ts'
import { GapTrack } from '../../../../report/charts/GapTrack.tsx'
import { scaleFrom } from '../../../../report/charts/scale.ts'
import { formatBand, formatGap, formatPercent } from '../../../../report/format.ts'
import { SCREEN_PALETTE } from '../../../../report/theme/tokens.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { FigureTable } from './FigureTable.tsx'

type Statistics = components['schemas']['PersonalStatistics']

/** Others against oneself: which gap is more than chance, and how many would be by chance alone. */
export function GapsPanel({ data: { dimensions, compared, marked, byChance } }: { data: Statistics }) {
  const translate = useTranslate()
  const scale = scaleFrom(dimensions.map(({ lowest }) => lowest))
  const title = translate(compared === 0 ? 'reports.stats.noGaps' : 'reports.stats.gaps', { marked, compared })
  const chance = marked > 1 ? ` ${translate('reports.stats.byChance', { compared, chance: byChance })}` : ''
  return (
    <Panel title={title} hint={`${translate('reports.stats.gapIs')}${chance}`}>
      <FigureTable
        label={translate('reports.stats.gapsOf')}
        columns={[
          translate('reports.stats.track'),
          translate('reports.others'),
          translate('reports.stats.othersBand'),
          translate('reports.self'),
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
            translate(isMarked ? 'reports.stats.markedGap' : 'reports.stats.unmarkedGap'),
          ],
        }))}
      />
    </Panel>
  )
}
