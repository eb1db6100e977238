import type { RouteEntry } from '../../ui/page/RouteEntry.ts'

export const editorRoutes: RouteEntry[] = [
  {
    path: '/questionnaire/edit/survey/:questionnaireId',
    titleKey: 'title.questionnaire.edit.survey',
    load: () => import('./EditorPage.tsx').then((m) => m.EditorPage),
  },
]
