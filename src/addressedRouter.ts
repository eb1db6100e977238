import { createHashRouter, type RouteObject } from 'react-router'

const indexNow = (): number | undefined => history.state?.idx

/**
 * A hash router that asks before it follows an address typed or pasted into the tab, too: such an entry is none the
 * router made, and of those it asks nobody, whatever was typed on the page. Numbered like its own it is one. `start`
 * begins the numbering and answers what ends it.
 */
export function createAddressedRouter(routes: RouteObject[]) {
  let index = 0
  let isStarted = false
  const follow = () => {
    index = indexNow() ?? index
  }
  function number() {
    if (!isStarted) return
    if (indexNow() === undefined) history.replaceState({ ...history.state, idx: index + 1 }, '')
    // The router tells nobody of the way back to the page while it asks.
    follow()
  }
  // Who listens first hears first: this comes before the router itself, and stays as long as that.
  addEventListener('popstate', number)
  const router = createHashRouter(routes)
  router.subscribe(follow)
  function start() {
    isStarted = true
    follow()
    return () => {
      isStarted = false
    }
  }
  return { router, start }
}
