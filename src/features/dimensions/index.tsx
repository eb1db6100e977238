import type { RouteEntry } from '../../ui/page/RouteEntry.ts'

export const dimensionRoutes: RouteEntry[] = [
  {
    path: '/questionnaire/edit/dimension/:questionnaireId',
    titleKey: 'title.questionnaire.edit.dimension',
    load: () => import('./DimensionsPage.tsx').then((m) => m.DimensionsPage),
  },
]
