import { Box, Table, TableBody, TableCell, TableRow } from '@mui/material'
import { useTranslate } from 'react-admin'
import { formatPercent } from '../../../report/format.ts'
import { useQuestion } from '../../providers/useQuestion.ts'
import { useQuestionnaireId } from '../../providers/useQuestionnaireId.ts'
import { FailurePage } from '../../ui/FailurePage.tsx'
import { Meter } from '../../ui/marks.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { DownloadTeamReport } from './DownloadTeamReport.tsx'
import { LASTING } from './model.ts'
import { ReportTabs } from './ReportTabs.tsx'
import './reports.css'

/** Team report (spec §2): the means of the dimensions over the evaluatees, from five of them on (R7). */
export function TeamReportPage() {
  return (
    <ReportTabs>
      <TeamMeans />
    </ReportTabs>
  )
}

function TeamMeans() {
  const translate = useTranslate()
  const { data, error, refetch } = useQuestion('getRankingDetail', { path: { id: useQuestionnaireId() } }, LASTING)
  if (error !== null && data === undefined) return <FailurePage error={error} retry={() => void refetch()} />
  if (data === undefined) return <Waiting />
  const hasMeans = data.dimensions.some(({ mean }) => mean !== null)
  return (
    <section className="rv-card rv-pad rv-narrow">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1.5 }}>
        <h2>{translate('reports.team.title', { count: data.rows.length })}</h2>
        <DownloadTeamReport />
      </Box>
      {!hasMeans && <p className="rv-sub">{translate('reports.team.tooFew')}</p>}
      {hasMeans && (
        <Table aria-label={translate('reports.mean')}>
          <TableBody>
            {data.dimensions.map(({ dimensionId, name, mean }) => (
              <TableRow key={dimensionId}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                <TableCell align="right">
                  {mean !== null && <Meter done={mean} total={100} label={`${name} ${formatPercent(mean)}`} />}
                  {formatPercent(mean)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </section>
  )
}
