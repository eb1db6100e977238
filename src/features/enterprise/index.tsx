import type { RouteEntry } from '../../ui/RouteEntry.ts'

export const enterpriseRoutes: RouteEntry[] = [
  {
    path: '/enterprise',
    titleKey: 'title.enterprise',
    load: () => import('./EnterprisePage.tsx').then((m) => m.EnterprisePage),
  },
]
