/** A combined report: which rounds it is over, their means side by side, and everybody across them. */
import { Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link, useParams, useSearchParams } from 'react-router'
import { roundText, shownRounds } from '../../../../report/combinedReport.ts'
import { formatTime } from '../../../../report/format.ts'
import { useQuestion } from '../../../providers/calls/useQuestion.ts'
import { useLanguage } from '../../../providers/useLanguage.ts'
import { EmptyState } from '../../../ui/page/EmptyState.tsx'
import { FailurePage } from '../../../ui/page/FailurePage.tsx'
import { PageBody } from '../../../ui/page/PageBody.tsx'
import { Above, PageHeader } from '../../../ui/page/PageHeader.tsx'
import { TabLinks } from '../../../ui/page/TabLinks.tsx'
import { Waiting } from '../../../ui/page/Waiting.tsx'
import { LASTING } from '../model.ts'
import { useReportWords } from '../useReportWords.ts'
import { CombinedPdf } from './CombinedPdf.tsx'
import { CombinedPeople } from './CombinedPeople.tsx'
import { CombinedTeam } from './CombinedTeam.tsx'
import type { Combined, CombinedRound } from './model.ts'

const VIEW = 'view'
const PEOPLE = 'people'

export function CombinedReportPage() {
  const { id } = useParams()
  const input = { query: { reportId: Number(id) } }
  const { data, error, refetch } = useQuestion('getCombinedReport', input, LASTING)
  if (error !== null && data === undefined) return <FailurePage error={error} retry={() => void refetch()} />
  if (data === undefined) return <Waiting />
  return <Report report={data} />
}

function Report({ report }: { report: Combined }) {
  const translate = useTranslate()
  const say = useReportWords()
  const language = useLanguage()
  const [search] = useSearchParams()
  const { reportId, title, summary, questionnaires, computedAt } = report
  const isPeople = search.get(VIEW) === PEOPLE
  const tabs = [
    { to: `/reports/${reportId}`, label: translate('combined.view.team'), isPresent: !isPeople },
    { to: `/reports/${reportId}?${VIEW}=${PEOPLE}`, label: say('report.combined.evaluatees'), isPresent: isPeople },
  ]
  const hasResults = shownRounds(questionnaires).length > 0
  return (
    <>
      <PageHeader
        title={title}
        subtitle={summary && <span style={{ whiteSpace: 'pre-line' }}>{summary}</span>}
        above={<Above to="/reports">{translate('title.reports.saved')}</Above>}
        actions={
          <>
            <Button variant="outlined" onClick={() => window.print()}>
              {translate('reports.print')}
            </Button>
            <CombinedPdf report={report} />
          </>
        }
      />
      <TabLinks label={translate('combined.views')} tabs={tabs} />
      <PageBody>
        <RoundsList rounds={questionnaires} />
        <Typography variant="caption" color="textSecondary">
          {say('report.computed', { day: formatTime(computedAt, language) })}
        </Typography>
        {!hasResults && <EmptyState>{say('report.combined.none')}</EmptyState>}
        {hasResults && (isPeople ? <CombinedPeople report={report} /> : <CombinedTeam report={report} />)}
      </PageBody>
    </>
  )
}

function RoundsList({ rounds }: { rounds: readonly CombinedRound[] }) {
  const say = useReportWords()
  return (
    <Box
      component="ul"
      aria-label={say('report.combined.rounds')}
      sx={{ m: 0, pl: 3, '& a': { textDecoration: 'underline' } }}
    >
      {rounds.map((round) => (
        <li key={round.questionnaireUid}>
          <RoundLine round={round} />
        </li>
      ))}
    </Box>
  )
}

function RoundLine({ round }: { round: CombinedRound }) {
  const { state, title, questionnaireId } = round
  const text = roundText(round, useLanguage())
  if (state === 'gone') return <Typography color="textSecondary">{text}</Typography>
  return (
    <>
      {state === 'included' ? (
        <Link to={`/questionnaire/reports/summary/report/${questionnaireId}`}>{title}</Link>
      ) : (
        title
      )}
      <Typography component="span" color="textSecondary" sx={{ ml: 1 }}>
        {text}
      </Typography>
    </>
  )
}
