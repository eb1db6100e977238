/** The vitest project of the component tests: real pages in the real browser over msw. */
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { msw } from 'msw/vite'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { browserPlaces } from '../browser/install.ts'
import { launchOptions } from '../browser/options.ts'

/** The browser's own folder for this run; `unpackBrowser.ts` makes and removes it. */
export const temporary = join(tmpdir(), `roundview-components-${process.pid}`)

const VIEWPORT = { width: 1280, height: 800 }

export const componentTests: TestProjectInlineConfiguration = {
  plugins: [msw({ mode: 'worker-only' })],
  test: {
    name: 'components',
    include: ['tests/components/**/*.test.tsx'],
    globalSetup: 'tests/components/unpackBrowser.ts',
    setupFiles: 'tests/components/setup.ts',
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    // One page for all files: each mounts an app of its own, and nothing is loaded twice.
    isolate: false,
    fileParallelism: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      dependencySourcemaps: false,
      viewport: VIEWPORT,
      provider: playwright({
        launchOptions: launchOptions(browserPlaces(), temporary),
        contextOptions: { locale: 'zh-CN', timezoneId: 'Asia/Shanghai', viewport: { width: 1920, height: 1200 } },
        actionTimeout: 10_000,
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
}
