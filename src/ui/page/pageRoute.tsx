import { ResourceContextProvider } from 'react-admin'
import { Route } from 'react-router'
import { type LazyPage, lazyPage } from './lazyPage.tsx'
import type { RouteEntry } from './RouteEntry.ts'

export interface PageEntry extends RouteEntry {
  Page: LazyPage<object>
}

export const withPage = (entry: RouteEntry): PageEntry => ({
  ...entry,
  Page: lazyPage(entry.load, { isWorded: entry.isFirst }),
})

/** The route of an address; a page that lists a resource under another name stands in its context. */
export function pageRoute({ path, Page, resource }: PageEntry) {
  const page = <Page />
  const element = resource ? <ResourceContextProvider value={resource}>{page}</ResourceContextProvider> : page
  return <Route key={path} path={path} element={element} />
}
