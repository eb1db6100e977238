import type { RouteEntry } from '../../ui/RouteEntry.ts'

export const templateRoutes: RouteEntry[] = [
  {
    path: '/templates',
    titleKey: 'title.templates',
    load: () => import('./TemplatesPage.tsx').then((m) => m.TemplatesPage),
  },
  {
    path: '/add/template',
    titleKey: 'title.add.template',
    load: () => import('./PickTemplatePage.tsx').then((m) => m.PickTemplatePage),
  },
  {
    path: '/addwizard/template',
    titleKey: 'title.addwizard.template',
    load: () => import('./PickTemplatePage.tsx').then((m) => m.PickTemplatePage),
  },
]
