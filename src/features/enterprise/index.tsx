import { lazyPage } from '../../ui/page/lazyPage.tsx'
import type { ResourceDoor } from '../../ui/page/ResourceDoor.ts'
import type { RouteEntry } from '../../ui/page/RouteEntry.ts'

export const jobs: ResourceDoor = {
  name: 'jobs',
  titleKey: 'title.jobs',
  recordRepresentation: 'kind',
  list: lazyPage(() => import('./JobsPage.tsx').then((m) => m.JobsPage)),
}

export const audit: ResourceDoor = {
  name: 'audit',
  titleKey: 'title.audit',
  recordRepresentation: 'action',
  list: lazyPage(() => import('./AuditPage.tsx').then((m) => m.AuditPage)),
}

export const enterpriseRoutes: RouteEntry[] = [
  {
    path: '/enterprise',
    titleKey: 'title.enterprise',
    load: () => import('./EnterprisePage.tsx').then((m) => m.EnterprisePage),
  },
  {
    path: '/enterprise/mail',
    titleKey: 'title.mailServer',
    load: () => import('./MailServerPage.tsx').then((m) => m.MailServerPage),
  },
]
