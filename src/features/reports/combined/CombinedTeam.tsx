/** Means round by round, what became of them, and what cannot be compared. */
import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { combinedFindings, teamNotes } from '../../../../report/combinedFindings.ts'
import { unmatchedDimensions } from '../../../../report/combinedReport.ts'
import { formatPercent, joinSentences } from '../../../../report/format.ts'
import { ScrollBox } from '../../../../report/views/ScrollBox.tsx'
import { useLanguage } from '../../../providers/useLanguage.ts'
import { useReportWords } from '../useReportWords.ts'
import type { Combined } from './model.ts'
import { RoundsTable } from './RoundsTable.tsx'

export function CombinedTeam({ report }: { report: Combined }) {
  const say = useReportWords()
  const language = useLanguage()
  const { questionnaires, overall, dimensions, evaluateeCount, repeatedCount } = report
  const rows = [
    { key: '', head: say('report.overall'), figures: overall, isStrong: true },
    ...dimensions.filter((one) => one.isMatched).map((one) => ({ key: one.name, head: one.name, figures: one })),
  ]
  const notes = teamNotes(report).map(({ key, params }) => say(key, params))
  return (
    <>
      <div>
        {combinedFindings(report).map(({ key, params }, index) => (
          <Typography key={key} variant={index === 0 ? 'h2' : 'body1'}>
            {say(key, params)}
          </Typography>
        ))}
        <Typography color="textSecondary">
          {say('report.combined.people', { count: evaluateeCount, repeated: repeatedCount })}
        </Typography>
      </div>
      <RoundsTable
        label={say('report.combined.table')}
        headLabel={say('report.dimension')}
        rounds={questionnaires}
        rows={rows}
      />
      <Typography variant="caption" color="textSecondary">
        {joinSentences(notes, language)}
      </Typography>
      <Unmatched report={report} />
    </>
  )
}

function Unmatched({ report }: { report: Combined }) {
  const say = useReportWords()
  const own = unmatchedDimensions(report)
  if (own.length === 0) return null
  return (
    <section>
      <Typography variant="h2">{say('report.combined.unmatched')}</Typography>
      <Typography color="textSecondary">{say('report.combined.unmatched.lead')}</Typography>
      <ScrollBox label={say('report.combined.unmatched')} className="rv-card">
        <Table aria-label={say('report.combined.unmatched')}>
          <TableHead>
            <TableRow>
              <TableCell>{say('report.dimension')}</TableCell>
              <TableCell>{say('report.combined.inRound')}</TableCell>
              <TableCell align="right">{say('report.team.mean')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {own.map(({ key, name, title, percent }) => (
              <TableRow key={key}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                <TableCell>{title}</TableCell>
                <TableCell align="right">{formatPercent(percent)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </ScrollBox>
    </section>
  )
}
