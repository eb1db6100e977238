import { lazyPage } from '../../ui/page/lazyPage.tsx'
import type { ResourceDoor } from '../../ui/page/ResourceDoor.ts'
import type { RouteEntry } from '../../ui/page/RouteEntry.ts'

export const templates: ResourceDoor = {
  name: 'templates',
  titleKey: 'title.templates',
  recordRepresentation: 'title',
  list: lazyPage(() => import('./LibraryPages.tsx').then((m) => m.TemplatesPage)),
}

export const templateRoutes: RouteEntry[] = [
  {
    path: '/add/template',
    titleKey: 'title.add.template',
    load: () => import('./LibraryPages.tsx').then((m) => m.AddTemplatePage),
  },
  {
    path: '/addwizard/template',
    titleKey: 'title.addwizard.template',
    load: () => import('./LibraryPages.tsx').then((m) => m.WizardTemplatePage),
  },
]
