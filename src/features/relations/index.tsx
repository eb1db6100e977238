import type { ResourceDoor } from '../../ui/page/ResourceDoor.ts'
import type { RouteEntry } from '../../ui/page/RouteEntry.ts'

/** Listed by questionnaireId inside the matrix; no pages of its own. */
export const evaluatees: ResourceDoor = { name: 'evaluatees', recordRepresentation: 'evaluateName' }

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
