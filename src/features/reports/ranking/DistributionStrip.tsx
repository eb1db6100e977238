/** How the overall scores lie: a bar for each range, the finding as its title, and its numbers for those who do not see it. */
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { distributionOf, type Range } from '../../../../domain/scoring/team/distribution.ts'
import { formatPercent, formatRange } from '../../../../report/format.ts'
import { INKED } from '../../../ui/marks/inked.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { useReportWords } from '../useReportWords.ts'

const COLUMN = { flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }
/** The room of a bar, whatever its words need; above it there is place for the count of the highest. */
const ROOM = { flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', justifyContent: 'flex-end', mt: 3 }
const BAR = {
  ...INKED,
  ...{ position: 'relative', flexShrink: 0, boxSizing: 'border-box', bgcolor: 'primary.main' },
  ...{ border: '1px solid var(--surface)', borderBottomColor: 'divider' },
}
const COUNT = { position: 'absolute', bottom: '100%', left: 0, right: 0, textAlign: 'center' }
/** On a phone a range stands on two lines, or all on one. */
const WORDS = { flexShrink: 0, textAlign: 'center', overflow: 'hidden', minHeight: { xs: '2lh', sm: 0 } }

export function DistributionStrip({ percents }: { percents: number[] }) {
  const say = useReportWords()
  const found = distributionOf(percents)
  if (found === null) return null
  const { ranges, lowest, highest, median } = found
  const finding = say('report.team.distributionFinding', {
    ...{ low: formatPercent(lowest), high: formatPercent(highest), middle: formatPercent(median) },
  })
  const most = Math.max(...ranges.map(({ count }) => count))
  return (
    <Panel title={finding} hint={say('report.team.distributionCaption')}>
      <Box aria-hidden="true" sx={{ display: 'flex', height: 140 }}>
        {ranges.map(({ count, ...range }) => (
          <Box key={range.from} sx={COLUMN}>
            <Box sx={ROOM}>
              <Box sx={BAR} style={{ height: `${(100 * count) / most}%` }}>
                <Typography variant="overline" color="textSecondary" sx={COUNT}>
                  {count > 0 && count}
                </Typography>
              </Box>
            </Box>
            <Typography variant="overline" color="textSecondary" sx={WORDS}>
              {formatRange(range)}
            </Typography>
          </Box>
        ))}
      </Box>
      <RangeTable ranges={ranges} label={finding} />
    </Panel>
  )
}

function RangeTable({ ranges, label }: { ranges: Range[]; label: string }) {
  const say = useReportWords()
  return (
    <div className="rv-hidden">
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell>{say('report.score')}</TableCell>
            <TableCell>{say('report.team.people')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {ranges.map(({ count, ...range }) => (
            <TableRow key={range.from}>
              <TableCell component="th" scope="row">
                {formatRange(range)}
              </TableCell>
              <TableCell>{count}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}
