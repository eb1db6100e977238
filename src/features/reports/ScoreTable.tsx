import { Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { ratersText } from '../../../domain/scoring/ratersText.ts'
import type { ReportLevel } from '../../../domain/scoring/report.ts'
import { levelName } from '../../../report/format.ts'
import { ColumnHead } from '../../../report/views/ColumnHead.tsx'
import { Across, ScrollBox } from '../../../report/views/ScrollBox.tsx'
import { useLanguage } from '../../providers/useLanguage.ts'
import { useReportWords } from './useReportWords.ts'
import './reports.css'

export interface ScoreRow {
  key: number
  name: string
  /** The weights that made the total, where they are not those of the report; empty otherwise. */
  weights?: string
  /** A heading stands out and has no figures of its own. */
  isHeading: boolean
  total: number | null
  others: number | null
  self: number | null
  byLevel: (number | null)[]
}

/** Columns before those of the levels: name, total, others, self. */
const FIRST = 4

interface ScoreTableProps {
  caption: string
  totalName: string
  levels: ReportLevel[]
  rows: ScoreRow[]
  /** The text of a figure. */
  show: (figure: number | null) => string
  /** Shows how the total of a row came about. */
  onSteps: (key: number) => void
}

/** Scores by relation level; a hidden or empty cell is a dash, and its level says why. */
export function ScoreTable({ caption, totalName, levels, rows, show, onSteps }: ScoreTableProps) {
  const translate = useTranslate()
  const say = useReportWords()
  const language = useLanguage()
  // Self has a column of its own already.
  const shown = levels.flatMap((level, index) => (level.kind === 'self' ? [] : [{ level, index }]))
  const names = shown.map(({ level }) => levelName(level, language))
  return (
    <ScrollBox label={caption} className="rv-card">
      <Table className="rv-scores" aria-label={caption}>
        <TableHead>
          <TableRow>
            <TableCell>{caption}</TableCell>
            <TableCell align="right">{totalName}</TableCell>
            <TableCell align="right">{say('report.others')}</TableCell>
            <TableCell align="right">{say('report.self')}</TableCell>
            {shown.map(({ level }) => (
              <TableCell key={level.key} align="right">
                <ColumnHead among={names}>
                  {levelName(level, language)} <span className="rv-report-count">{ratersText(level.raterCount)}</span>
                </ColumnHead>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) =>
            row.isHeading ? (
              <TableRow key={row.key} className="rv-scores-heading" sx={{ breakAfter: 'avoid' }}>
                <TableCell component="th" scope="colgroup" colSpan={FIRST + shown.length}>
                  <Across>{row.name}</Across>
                </TableCell>
              </TableRow>
            ) : (
              <TableRow key={row.key} hover>
                <TableCell component="th" scope="row">
                  {row.name}
                  {row.weights && (
                    <Typography variant="caption" component="div">
                      {say('report.question.weights', { weights: row.weights })}
                    </Typography>
                  )}
                </TableCell>
                <TableCell align="right">
                  {row.total === null ? (
                    show(row.total)
                  ) : (
                    <Button
                      size="small"
                      onClick={() => onSteps(row.key)}
                      aria-label={translate('reports.steps.of', { name: row.name, figure: show(row.total) })}
                      sx={{ minWidth: 0, mr: -0.5 }}
                    >
                      {show(row.total)}
                    </Button>
                  )}
                </TableCell>
                <TableCell align="right">{show(row.others)}</TableCell>
                <TableCell align="right">{show(row.self)}</TableCell>
                {shown.map(({ level, index }) => (
                  <TableCell key={level.key} align="right">
                    {show(row.byLevel[index] ?? null)}
                  </TableCell>
                ))}
              </TableRow>
            ),
          )}
        </TableBody>
      </Table>
    </ScrollBox>
  )
}
