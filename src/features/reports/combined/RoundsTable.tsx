/** Figures round by round: a row for each thing that is compared, its head always in sight. */
import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { ReactNode } from 'react'
import { shownRounds } from '../../../../report/combinedReport.ts'
import { formatPercent } from '../../../../report/format.ts'
import { ScrollBox } from '../../../../report/views/ScrollBox.tsx'
import { usePages } from '../../../ui/page/usePages.tsx'
import { useReportWords } from '../useReportWords.ts'
import { ChangeCell } from './ChangeCell.tsx'
import type { CombinedFigures, CombinedRound } from './model.ts'

interface RoundsRow {
  key: string
  head: ReactNode
  figures: CombinedFigures
  isStrong?: boolean
}

interface RoundsTableProps {
  label: string
  /** Above the column that names the rows. */
  headLabel: string
  rounds: readonly CombinedRound[]
  rows: readonly RoundsRow[]
}

const SCROLL = { maxHeight: '75vh', '@media print': { maxHeight: 'none' } }
const HEAD = { minWidth: 112, maxWidth: 220, whiteSpace: 'normal', overflowWrap: 'anywhere' }
/** Figure, band and word stay readable where the table has to scroll. */
const CHANGE = { minWidth: 160 }
const STRONG = { ...HEAD, fontWeight: 'var(--strong)' }

/** What became of the figures has no column where nothing can be compared. */
export function RoundsTable({ label, headLabel, rounds, rows }: RoundsTableProps) {
  const say = useReportWords()
  const shown = shownRounds(rounds)
  const hasChange = rows.some(({ figures }) => figures.change !== null)
  const { shown: onPage, turner } = usePages(rows)
  return (
    <>
      <Box component={ScrollBox} label={label} className="rv-card" sx={SCROLL}>
        <Table stickyHeader aria-label={label}>
          <TableHead>
            <TableRow>
              <TableCell sx={HEAD}>{headLabel}</TableCell>
              {shown.map(({ round, place }) => (
                <TableCell key={place} align="right" sx={HEAD}>
                  {round.title}
                </TableCell>
              ))}
              <TableCell align="right">{say('report.combined.mean')}</TableCell>
              {hasChange && <TableCell align="right">{say('report.change')}</TableCell>}
            </TableRow>
          </TableHead>
          <TableBody>
            {onPage.map(({ key, head, figures, isStrong }) => (
              <TableRow key={key} hover>
                <TableCell component="th" scope="row" sx={isStrong === true ? STRONG : HEAD}>
                  {head}
                </TableCell>
                {shown.map(({ place }) => (
                  <TableCell key={place} align="right">
                    {formatPercent(figures.byQuestionnaire[place] ?? null)}
                  </TableCell>
                ))}
                <TableCell align="right">{formatPercent(figures.combined)}</TableCell>
                {hasChange && (
                  <TableCell align="right" sx={CHANGE}>
                    <ChangeCell change={figures.change} rounds={rounds} />
                  </TableCell>
                )}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {turner}
    </>
  )
}
