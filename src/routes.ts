/** Every address of the admin: the doors of all features, spread (spec §2). */
import { matchPath } from 'react-router'
import { collectionRoutes } from './features/collection/index.tsx'
import { dimensionRoutes } from './features/dimensions/index.tsx'
import { departments, directoryRoutes, employees } from './features/directory/index.tsx'
import { editorRoutes } from './features/editor/index.tsx'
import { audit, enterpriseRoutes, jobs } from './features/enterprise/index.tsx'
import { questionnaireRoutes, questionnaires, tags } from './features/questionnaires/index.tsx'
import { evaluatees, relationRoutes } from './features/relations/index.tsx'
import { reportRoutes, reports } from './features/reports/index.tsx'
import { sessionRoutes } from './features/session/index.tsx'
import { templateRoutes, templates } from './features/templates/index.tsx'
import type { ResourceDoor } from './ui/page/ResourceDoor.ts'
import type { RouteEntry } from './ui/page/RouteEntry.ts'

export const routes: readonly RouteEntry[] = [
  ...questionnaireRoutes,
  ...templateRoutes,
  ...editorRoutes,
  ...dimensionRoutes,
  ...relationRoutes,
  ...collectionRoutes,
  ...reportRoutes,
  ...directoryRoutes,
  ...enterpriseRoutes,
  ...sessionRoutes,
]

/** The resources, as <Admin> has them. */
export const resourceDoors: readonly ResourceDoor[] = [
  questionnaires,
  templates,
  employees,
  departments,
  tags,
  evaluatees,
  reports,
  jobs,
  audit,
]

/** Addresses that only lead on. */
export const redirects: readonly { path: string; to: string; titleKey: string }[] = [
  { path: '/', to: '/manage', titleKey: 'title.manage' },
  {
    path: '/questionnaire/:questionnaireId',
    to: '/questionnaire/edit/survey/:questionnaireId',
    titleKey: 'title.questionnaire',
  },
]

/** Pages inside a questionnaire: their frame loads its status by the id in the address (spec §2). */
export function isInsideQuestionnaire({ path }: { path: string }): boolean {
  return path.includes('/questionnaire/') && path.includes(':questionnaireId')
}

/** The document's title at an address: "Roundview · …"; the product's name alone where a route has none. */
export function documentTitle(pathname: string, translate: (key: string) => string): string {
  const product = translate('product.name')
  const pages = resourceDoors.flatMap(({ name, titleKey, createTitleKey = titleKey, editTitleKey = titleKey }) => [
    { path: `/${name}/create`, titleKey: createTitleKey },
    { path: `/${name}/:id`, titleKey: editTitleKey },
    { path: `/${name}/*`, titleKey },
  ])
  const entry = [...redirects, ...routes, ...pages].find(({ path }) => matchPath(path, pathname) !== null)
  const titleKey = entry?.titleKey === undefined ? 'title.notFound' : entry.titleKey
  return titleKey === null ? product : `${product} · ${translate(titleKey)}`
}
