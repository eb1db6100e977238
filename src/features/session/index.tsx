import type { RouteEntry } from '../../ui/page/RouteEntry.ts'

export const sessionRoutes: RouteEntry[] = [
  {
    path: '/profile',
    titleKey: 'title.profile',
    load: () => import('./ProfilePage.tsx').then((m) => m.ProfilePage),
  },
]
