/** How the overall scores lie: a bar for each range, the finding as its title, and its numbers for those who do not see it. */
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { Fragment } from 'react'
import { useTranslate } from 'react-admin'
import { distributionOf, type Range } from '../../../../domain/scoring/team/distribution.ts'
import { formatPercent, formatRange, formatTick } from '../../../../report/format.ts'
import { INKED } from '../../../ui/marks/inked.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { useReportWords } from '../useReportWords.ts'

/** Bars stand on one line, however many lines the words below each need. */
const STRIP = {
  ...{ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  gridTemplateRows: '120px auto',
}
/** The room of a bar; above it there is place for the count of the highest. */
const ROOM = { display: 'flex', flexDirection: 'column', justifyContent: 'flex-end', mt: 3 }
const BAR = {
  ...INKED,
  ...{ position: 'relative', flexShrink: 0, boxSizing: 'border-box', bgcolor: 'primary.main' },
  ...{ border: '1px solid var(--surface)', borderBottomColor: 'divider' },
}
const COUNT = { position: 'absolute', bottom: '100%', left: 0, right: 0, textAlign: 'center' }
const WORDS = { textAlign: 'center', overflow: 'hidden' }

/** A dash between figures is no minus before one of them. */
function useRangeText(): (range: Pick<Range, 'from' | 'to'>) => string {
  const translate = useTranslate()
  return ({ from, to }) =>
    from < 0 ? translate('state.range', { from: formatTick(from), to: formatTick(to) }) : formatRange({ from, to })
}

export function DistributionStrip({ percents }: { percents: number[] }) {
  const say = useReportWords()
  const rangeText = useRangeText()
  const found = distributionOf(percents)
  if (found === null) return null
  const { ranges, lowest, highest, median } = found
  const finding = say('report.team.distributionFinding', {
    ...{ low: formatPercent(lowest), high: formatPercent(highest), middle: formatPercent(median) },
  })
  const most = Math.max(...ranges.map(({ count }) => count))
  return (
    <Panel title={finding} hint={say('report.team.distributionCaption')}>
      <Box aria-hidden="true" sx={STRIP}>
        {ranges.map(({ count, ...range }) => (
          <Fragment key={range.from}>
            <Box sx={ROOM}>
              <Box sx={BAR} style={{ height: `${(100 * count) / most}%` }}>
                <Typography variant="overline" color="textSecondary" sx={COUNT}>
                  {count > 0 && count}
                </Typography>
              </Box>
            </Box>
            <Typography variant="overline" color="textSecondary" sx={WORDS}>
              {rangeText(range)}
            </Typography>
          </Fragment>
        ))}
      </Box>
      <RangeTable ranges={ranges} label={finding} />
    </Panel>
  )
}

function RangeTable({ ranges, label }: { ranges: Range[]; label: string }) {
  const say = useReportWords()
  const rangeText = useRangeText()
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
                {rangeText(range)}
              </TableCell>
              <TableCell>{count}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}
