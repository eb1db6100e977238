import { lazyPage } from '../../ui/page/lazyPage.tsx'
import { Redirect } from '../../ui/page/Redirect.tsx'
import type { ResourceDoor } from '../../ui/page/ResourceDoor.ts'
import type { RouteEntry } from '../../ui/page/RouteEntry.ts'

/** Its list is /manage, its edit page the survey (spec §2). */
export const questionnaires: ResourceDoor = {
  name: 'questionnaires',
  recordRepresentation: 'title',
  list: <Redirect to="/manage" />,
  edit: <Redirect to="/questionnaire/edit/survey/:id" />,
}

export const tags: ResourceDoor = {
  name: 'tags',
  titleKey: 'title.tags',
  recordRepresentation: 'name',
  list: lazyPage(() => import('./tags/TagsPage.tsx').then((m) => m.TagsPage)),
}

export const questionnaireRoutes: RouteEntry[] = [
  {
    path: '/manage',
    titleKey: 'title.manage',
    isFirst: true,
    resource: 'questionnaires',
    load: () => import('./QuestionnairesPage.tsx').then((m) => m.QuestionnairesPage),
  },
  {
    path: '/add/history',
    titleKey: 'title.add.history',
    load: () => import('./HistoryPages.tsx').then((m) => m.AddHistoryPage),
  },
  {
    path: '/addwizard',
    titleKey: 'title.addwizard',
    load: () => import('./making/WizardPage.tsx').then((m) => m.WizardPage),
  },
  {
    path: '/addwizard/history',
    titleKey: 'title.addwizard.history',
    load: () => import('./HistoryPages.tsx').then((m) => m.WizardHistoryPage),
  },
  {
    path: '/questionnaire/edit/appearance/:questionnaireId',
    titleKey: null,
    load: () => import('./appearance/AppearancePage.tsx').then((m) => m.AppearancePage),
  },
  {
    path: '/questionnaire/edit/settings/:questionnaireId',
    titleKey: 'title.questionnaire.edit.settings',
    load: () => import('./settings/SettingsPage.tsx').then((m) => m.SettingsPage),
  },
]
