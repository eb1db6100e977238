import { createHashRouter, type RouteObject } from 'react-router'

const indexNow = (): number | undefined => history.state?.idx

/**
 * A hash router that asks before it follows an address typed or pasted into the tab, too: such an entry is none the
 * router made, and of those it asks nobody, whatever was typed on the page. Numbered like its own it is one. `stop` ends
 * the numbering.
 */
export function createAddressedRouter(routes: RouteObject[]) {
  let index = 0
  function number() {
    if (indexNow() === undefined) history.replaceState({ ...history.state, idx: index + 1 }, '')
  }
  // Who listens first hears first: this comes before the router itself.
  addEventListener('popstate', number)
  const router = createHashRouter(routes)
  const follow = () => {
    index = indexNow() ?? index
  }
  follow()
  router.subscribe(follow)
  return { router, stop: () => removeEventListener('popstate', number) }
}
