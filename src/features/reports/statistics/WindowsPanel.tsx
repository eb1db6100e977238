import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { NORM_FLOOR } from '../../../../domain/scoring/rule.ts'
import { joinList } from '../../../../messages/format.ts'
import type { components } from '../../../../openapi/generated/schema.d.ts'
import { formatPercent } from '../../../../report/format.ts'
import { useLanguage } from '../../../providers/useLanguage.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { useReportWords } from '../useReportWords.ts'
import { FigureTable } from './FigureTable.tsx'

type Statistics = components['schemas']['PersonalStatistics']

const QUADRANTS = ['open', 'hidden', 'blind', 'unseen'] as const

/** The four windows of Luft and Ingham: in which of them each dimension stands, or that it is not sure. */
export function WindowsPanel({ data: { dimensions } }: { data: Statistics }) {
  const translate = useTranslate()
  const say = useReportWords()
  const language = useLanguage()
  const lined = dimensions.filter(({ line }) => line !== null)
  if (lined.length === 0)
    return (
      <Panel title={say('report.team.windows')}>
        <p className="rv-sub">{translate('reports.stats.noWindows', { floor: NORM_FLOOR })}</p>
      </Panel>
    )
  const namesIn = (quadrant: (typeof QUADRANTS)[number] | null) =>
    lined.filter((one) => one.quadrant === quadrant).map(({ name }) => name)
  const placed = lined.filter(({ quadrant }) => quadrant !== null)
  const bandless = placed.filter(({ othersBand }) => othersBand === null).length
  const finding = bandless === 0 ? 'reports.stats.windowsFinding' : 'reports.stats.windowsPlaced'
  return (
    <Panel
      title={translate(finding, { sure: placed.length, count: lined.length, bandless })}
      hint={translate('reports.stats.windowsAre')}
    >
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {QUADRANTS.map((quadrant) => (
          <Box key={quadrant} sx={{ border: '1px solid var(--line)', borderRadius: 2, p: 1.5 }}>
            <Typography component="h3" sx={{ fontWeight: 'var(--strong)' }}>
              {say(`report.window.${quadrant}`)}
            </Typography>
            <Typography variant="body2">
              {joinList(namesIn(quadrant), language) || translate('reports.stats.nothing')}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography variant="body2">
        {translate('reports.stats.unsure', {
          names: joinList(namesIn(null), language) || translate('reports.stats.nothing'),
        })}
      </Typography>
      <FigureTable
        label={translate('reports.stats.windowsOf')}
        columns={[say('report.others'), say('report.self'), translate('reports.stats.line'), say('report.window')]}
        rows={lined.map(({ dimensionId, name, othersPercent, selfPercent, line, quadrant }) => ({
          key: dimensionId,
          name,
          cells: [
            formatPercent(othersPercent),
            formatPercent(selfPercent),
            `${formatPercent(line?.mean ?? null)} ± ${formatPercent(line?.margin ?? null)}`,
            say(`report.window.${quadrant ?? 'none'}`),
          ],
        }))}
      />
    </Panel>
  )
}
