/** Starts the mock in the browser, before the page's own code: vite.config.ts puts it in front of every entry. */
import { setupWorker } from 'msw/browser'
import { mockAdmin } from './mockAdmin.ts'
import { situationAt } from './situations.ts'

await setupWorker(mockAdmin(situationAt(location.search))).start({ quiet: true, onUnhandledFrame: 'bypass' })
