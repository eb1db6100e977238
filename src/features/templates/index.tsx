import type { RouteEntry } from '../../ui/RouteEntry.ts'

const library = () => import('./LibraryPages.tsx')

export const templateRoutes: RouteEntry[] = [
  { path: '/templates', titleKey: 'title.templates', load: () => library().then((m) => m.TemplatesPage) },
  { path: '/add/template', titleKey: 'title.add.template', load: () => library().then((m) => m.AddTemplatePage) },
  {
    path: '/addwizard/template',
    titleKey: 'title.addwizard.template',
    load: () => library().then((m) => m.WizardTemplatePage),
  },
]
