/** Starts the mock in the browser, before the page's own code: vite.config.ts puts it in front of every entry. */
import { setupWorker } from 'msw/browser'
import { mockAdmin } from './mockAdmin.ts'
import { type Situation, scenarioNames, situationAt } from './situations.ts'

/** The page's own code does not start in a situation nobody knows: what there is stands in its place. */
function situationOrNames(): Situation {
  try {
    return situationAt(location.search)
  } catch (error) {
    const told = Object.assign(document.createElement('p'), { textContent: String(error) })
    const links = scenarioNames.flatMap((name) => {
      const link = Object.assign(document.createElement('a'), { href: `?scenario=${name}`, textContent: name })
      return [link, document.createElement('br')]
    })
    document.body.replaceChildren(told, ...links)
    throw error
  }
}

await setupWorker(mockAdmin(situationOrNames())).start({ quiet: true, onUnhandledFrame: 'bypass' })
