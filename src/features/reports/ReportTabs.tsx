/** The views of one questionnaire's results, and why there are none yet. */
import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { Link, useLocation } from 'react-router'
import { isFinished, isPublished } from '../../../domain/evaluation/status.ts'
import { useCurrentQuestionnaire } from '../../providers/currentQuestionnaire.ts'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { PageBody } from '../../ui/page/PageBody.tsx'
import { TabLinks } from '../../ui/page/TabLinks.tsx'
import { ReportExports } from './exports/ReportExports.tsx'

interface Tab {
  view: string
  key: string
  /** Always over everybody: a department does not go along. */
  isOfAll?: boolean
  /** There is nothing else on it than scores. */
  isOfScores?: boolean
}

const TABS: readonly Tab[] = [
  { view: 'personal/report', key: 'reports.tab.personal' },
  { view: 'personal/indexScoreStats', key: 'reports.tab.dimensions', isOfScores: true },
  { view: 'personal/indexScoreDetails', key: 'reports.tab.questions', isOfScores: true },
  { view: 'summary/rankList', key: 'reports.tab.ranking', isOfScores: true },
  { view: 'summary/details', key: 'reports.tab.heatMap', isOfScores: true },
  { view: 'summary/report', key: 'reports.tab.team', isOfAll: true, isOfScores: true },
  { view: 'release', key: 'reports.tab.release' },
]

/** Tabs above `children`; the chosen person goes along from tab to tab. A list keeps its own distance from the sides. */
export function ReportTabs({ children, isList = false }: { children: ReactNode; isList?: boolean }) {
  const translate = useTranslate()
  const { pathname, search } = useLocation()
  const { questionnaire } = useCurrentQuestionnaire()
  const { id, processStatus, type, hasDimensionReport } = questionnaire
  const hasResults = isFinished(processStatus) || (type === 1 && isPublished(processStatus))
  if (!hasResults) {
    const next = isPublished(processStatus) ? 'stats' : 'template'
    return (
      <EmptyState
        action={
          <Button component={Link} to={`/questionnaire/publish/${next}/${id}`} variant="outlined">
            {translate(isPublished(processStatus) ? 'reports.toProgress' : 'reports.toStart')}
          </Button>
        }
      >
        {translate(type === 2 ? 'reports.notFinished' : 'reports.notStarted')}
      </EmptyState>
    )
  }
  const isPresent = (view: string) => pathname.includes(`/reports/${view}/`)
  const lacksAll = !hasDimensionReport && TABS.some(({ view, isOfScores }) => isOfScores && isPresent(view))
  const tabs = TABS.map(({ view, key, isOfAll = false }) => ({
    to: `/questionnaire/reports/${view}/${id}${isOfAll ? withoutDepartment(search) : search}`,
    label: translate(key),
    isPresent: isPresent(view),
  }))
  return (
    <>
      <TabLinks label={translate('reports.tabs')} tabs={tabs} />
      {isList ? children : <PageBody>{lacksAll ? <NoScores /> : children}</PageBody>}
    </>
  )
}

/** A paper of comments and choices: said once, not as scores that are missing. What was answered is made a file as ever. */
function NoScores() {
  const translate = useTranslate()
  const { id } = useCurrentQuestionnaire().questionnaire
  const { search } = useLocation()
  return (
    <>
      <div className="rv-report-bar">
        <ReportExports of="round" />
      </div>
      <EmptyState
        action={
          <Button component={Link} to={`/questionnaire/reports/personal/report/${id}${search}`} variant="outlined">
            {translate('reports.tab.personal')}
          </Button>
        }
      >
        {translate('reports.noScores')}
      </EmptyState>
    </>
  )
}

function withoutDepartment(search: string): string {
  const asked = new URLSearchParams(search)
  asked.delete('departId')
  const rest = asked.toString()
  return rest && `?${rest}`
}
