import { lazyPage } from '../../ui/page/lazyPage.tsx'
import type { ResourceDoor } from '../../ui/page/ResourceDoor.ts'
import type { RouteEntry } from '../../ui/page/RouteEntry.ts'

export const reports: ResourceDoor = {
  name: 'reports',
  titleKey: 'title.reports.saved',
  editTitleKey: 'title.reports.combined',
  recordRepresentation: 'title',
  list: lazyPage(() => import('./combined/SavedReportsPage.tsx').then((m) => m.SavedReportsPage)),
  edit: lazyPage(() => import('./combined/CombinedReportPage.tsx').then((m) => m.CombinedReportPage)),
}

export const reportRoutes: RouteEntry[] = [
  {
    path: '/questionnaire/reports/summary/rankList/:questionnaireId',
    titleKey: 'title.questionnaire.reports.summary.rankList',
    load: () => import('./ranking/RankingPage.tsx').then((m) => m.RankingPage),
  },
  {
    path: '/questionnaire/reports/summary/details/:questionnaireId',
    titleKey: 'title.questionnaire.reports.summary.details',
    load: () => import('./ranking/RankingDetailsPage.tsx').then((m) => m.RankingDetailsPage),
  },
  {
    path: '/questionnaire/reports/summary/report/:questionnaireId',
    titleKey: 'title.questionnaire.reports.summary.report',
    load: () => import('./TeamReportPage.tsx').then((m) => m.TeamReportPage),
  },
  {
    path: '/questionnaire/reports/personal/indexScoreStats/:questionnaireId',
    titleKey: 'title.questionnaire.reports.personal.indexScoreStats',
    load: () => import('./ScoreStatsPage.tsx').then((m) => m.ScoreStatsPage),
  },
  {
    path: '/questionnaire/reports/personal/indexScoreDetails/:questionnaireId',
    titleKey: 'title.questionnaire.reports.personal.indexScoreDetails',
    load: () => import('./ScoreDetailsPage.tsx').then((m) => m.ScoreDetailsPage),
  },
  {
    path: '/questionnaire/reports/personal/report/:questionnaireId',
    titleKey: 'title.questionnaire.reports.personal.report',
    load: () => import('./PersonalReportPage.tsx').then((m) => m.PersonalReportPage),
  },
  {
    path: '/questionnaire/reports/release/:questionnaireId',
    titleKey: 'title.questionnaire.reports.release',
    load: () => import('./release/ReleasesPage.tsx').then((m) => m.ReleasesPage),
  },
  {
    path: '/questionnaire/reports/test',
    titleKey: 'title.questionnaire.reports.test',
    load: () => import('./TestReportPage.tsx').then((m) => m.TestReportPage),
  },
  {
    path: '/reports/global',
    titleKey: 'title.reports.global',
    load: () => import('./GlobalReportsPage.tsx').then((m) => m.GlobalReportsPage),
  },
]
