/** Means round by round, what became of them, and what cannot be compared. */
import { Table, TableBody, TableCell, TableRow, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { NORM_FLOOR } from '../../../../domain/scoring/rule.ts'
import { formatPercent, joinSentences } from '../../../../report/format.ts'
import { ScrollBox } from '../../../../report/views/ScrollBox.tsx'
import { useLanguage } from '../../../providers/useLanguage.ts'
import { useReportWords } from '../useReportWords.ts'
import { combinedFindings } from './findings.ts'
import { type Combined, type CombinedFigures, shownRounds } from './model.ts'
import { RoundsTable } from './RoundsTable.tsx'

const isPartial = ({ change }: CombinedFigures) => change?.isPartial === true

export function CombinedTeam({ report }: { report: Combined }) {
  const translate = useTranslate()
  const say = useReportWords()
  const language = useLanguage()
  const { questionnaires, overall, dimensions, evaluateeCount, repeatedCount } = report
  const matched = dimensions.filter((one) => one.isMatched)
  const all = [overall, ...matched]
  const rows = [
    { key: '', head: say('report.overall'), figures: overall, isStrong: true },
    ...matched.map((one) => ({ key: one.name, head: one.name, figures: one })),
  ]
  return (
    <>
      <div>
        {combinedFindings(report).map(({ key, params }, index) => (
          <Typography key={key} variant={index === 0 ? 'h2' : 'body1'}>
            {translate(key, params)}
          </Typography>
        ))}
        <Typography color="textSecondary">
          {translate('combined.people', { count: evaluateeCount, repeated: repeatedCount })}
        </Typography>
      </div>
      <RoundsTable
        label={translate('combined.table')}
        headLabel={say('report.dimension')}
        rounds={questionnaires}
        rows={rows}
      />
      <Typography variant="caption" color="textSecondary">
        {joinSentences(
          [
            translate('combined.equal'),
            translate('combined.tooFew', { floor: NORM_FLOOR }),
            all.some(({ change }) => change !== null && change.band !== null) && translate('combined.bandNote'),
            all.some(isPartial) && translate('combined.partial'),
          ],
          language,
        )}
      </Typography>
      <Unmatched report={report} />
    </>
  )
}

function Unmatched({ report: { questionnaires, dimensions } }: { report: Combined }) {
  const translate = useTranslate()
  const own = shownRounds(questionnaires).flatMap(({ round, place }) =>
    dimensions
      .filter(({ isMatched, isAsked }) => !isMatched && isAsked[place] === true)
      .map((dimension, index) => ({
        round,
        dimension,
        key: `${place}:${index}`,
        percent: dimension.byQuestionnaire[place],
      })),
  )
  if (own.length === 0 || shownRounds(questionnaires).length < 2) return null
  return (
    <section>
      <Typography variant="h2">{translate('combined.unmatched')}</Typography>
      <Typography color="textSecondary">{translate('combined.unmatched.lead')}</Typography>
      <ScrollBox label={translate('combined.unmatched')} className="rv-card rv-scroll">
        <Table aria-label={translate('combined.unmatched')}>
          <TableBody>
            {own.map(({ key, round, dimension, percent }) => (
              <TableRow key={key}>
                <TableCell component="th" scope="row">
                  {dimension.name}
                </TableCell>
                <TableCell>{round.title}</TableCell>
                <TableCell align="right">{formatPercent(percent ?? null)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </ScrollBox>
    </section>
  )
}
