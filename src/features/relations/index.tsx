import type { RouteEntry } from '../../ui/RouteEntry.ts'

export const relationRoutes: RouteEntry[] = [
  {
    path: '/questionnaire/relation/:questionnaireId',
    titleKey: 'title.questionnaire.relation',
    load: () => import('./RelationsPage.tsx').then((m) => m.RelationsPage),
  },
  {
    path: '/questionnaire/edit/relation/:questionnaireId',
    titleKey: 'title.questionnaire.edit.relation',
    load: () => import('./RelationsPage.tsx').then((m) => m.RelationsPage),
  },
]
