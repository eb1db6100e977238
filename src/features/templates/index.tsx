import { lazyPage } from '../../ui/lazyPage.tsx'
import type { ResourceDoor } from '../../ui/ResourceDoor.ts'
import type { RouteEntry } from '../../ui/RouteEntry.ts'

const library = () => import('./LibraryPages.tsx')

export const templates: ResourceDoor = {
  name: 'templates',
  titleKey: 'title.templates',
  recordRepresentation: 'title',
  list: lazyPage(() => library().then((m) => m.TemplatesPage)),
}

export const templateRoutes: RouteEntry[] = [
  { path: '/add/template', titleKey: 'title.add.template', load: () => library().then((m) => m.AddTemplatePage) },
  {
    path: '/addwizard/template',
    titleKey: 'title.addwizard.template',
    load: () => library().then((m) => m.WizardTemplatePage),
  },
]
