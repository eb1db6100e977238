/** What `vite --mode mock` has besides: msw's worker, straight from its package, and the mock before each entry. */
import { join } from 'node:path'
import { msw } from 'msw/vite'
import type { Plugin } from 'vite'

const ENTRY = /\/src\/((signin|feedback)\/)?main\.tsx?$/
const BROWSER = join(import.meta.dirname, 'browser.ts')

function mockBeforeEntries(): Plugin {
  return {
    name: 'mock-before-entries',
    config: () => ({ optimizeDeps: { include: ['msw', 'msw/browser'] } }),
    transform: (code, id) => (ENTRY.test(id) ? `import ${JSON.stringify(BROWSER)}\n${code}` : undefined),
  }
}

export const mockPlugins = (): Plugin[] => [msw({ mode: 'worker-only' }), mockBeforeEntries()]
