import type { RouteEntry } from '../../ui/page/RouteEntry.ts'

export const collectionRoutes: RouteEntry[] = [
  {
    path: '/questionnaire/publish/template/:questionnaireId',
    titleKey: 'title.questionnaire.publish.template',
    load: () => import('./start/StartPage.tsx').then((m) => m.StartPage),
  },
  {
    path: '/questionnaire/publish/stats/:questionnaireId',
    titleKey: 'title.questionnaire.publish.stats',
    load: () => import('./ProgressPage.tsx').then((m) => m.ProgressPage),
  },
  {
    path: '/questionnaire/publish/details/:questionnaireId',
    titleKey: 'title.questionnaire.publish.details',
    load: () => import('./details/ProgressDetailsPage.tsx').then((m) => m.ProgressDetailsPage),
  },
  {
    path: '/questionnaire/publish/form/:questionnaireId',
    titleKey: 'title.questionnaire.publish.form',
    load: () => import('./details/FormPage.tsx').then((m) => m.FormPage),
  },
  {
    path: '/questionnaire/publish/mails/:questionnaireId',
    titleKey: 'title.questionnaire.publish.mails',
    load: () => import('./mails/MailsPage.tsx').then((m) => m.MailsPage),
  },
]
