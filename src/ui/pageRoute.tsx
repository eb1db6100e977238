import { ResourceContextProvider } from 'react-admin'
import { Route } from 'react-router'
import { lazyPage } from './lazyPage.tsx'
import type { RouteEntry } from './RouteEntry.ts'

/** The route of an address; a page that lists a resource under another name stands in its context. */
export function pageRoute({ path, load, resource }: RouteEntry) {
  const Page = lazyPage(load)
  const page = <Page />
  const element = resource ? <ResourceContextProvider value={resource}>{page}</ResourceContextProvider> : page
  return <Route key={path} path={path} element={element} />
}
