/** The vitest project of the component tests: real pages in the real browser over msw. */
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { msw } from 'msw/vite'
import type { Plugin } from 'vite'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import type { BrowserCommand } from 'vitest/node'
import { decoderBinding } from '../../server/pdf/decoder.ts'
import { browserPlaces } from '../browser/install.ts'
import { launchOptions } from '../browser/options.ts'

/** The browser's own folder for this run; `unpackBrowser.ts` makes and removes it. */
export const temporary = join(tmpdir(), `roundview-components-${process.pid}`)

const VIEWPORT = { width: 1280, height: 800 }

/** Those that a test makes of a schema of its own. */
const TESTS_NEED = ['ajv/dist/2020.js', 'ajv-formats']
const VALIDATORS_NEED = ['ajv-formats/dist/formats.js', 'ajv/dist/runtime/equal.js', 'ajv/dist/runtime/ucs2length.js']

/** What a run of its own (soak) has otherwise. */
interface Otherwise {
  plugins?: Plugin[]
  setupFiles?: string[]
  commands?: Record<string, BrowserCommand<never[]>>
  /** How long an element or a value may let itself be waited for. */
  patience?: number
  /** How many pages of the browser share the test files. */
  pages?: number
  /** After which other projects it runs. */
  group?: number
}

export function componentTests({
  plugins = [],
  setupFiles = [],
  commands = {},
  patience = 10_000,
  pages = 1,
  group = 0,
}: Otherwise = {}): TestProjectInlineConfiguration {
  return {
    plugins: [msw({ mode: 'worker-only' }), decoderBinding(), ...plugins],
    // A package that is found only when a page is opened would have vite load everything anew in the middle of a test.
    // The validators' are found late, as they are loaded with the forms.
    optimizeDeps: { entries: ['src/**/*.tsx', 'tests/components/*.tsx'], include: [...VALIDATORS_NEED, ...TESTS_NEED] },
    test: {
      name: 'components',
      include: ['tests/components/**/*.test.tsx'],
      globalSetup: 'tests/components/unpackBrowser.ts',
      setupFiles: ['tests/components/setup.ts', ...setupFiles],
      env: {
        LATE_ANSWERS: process.env['LATE_ANSWERS'] ?? '0',
        SLOW_HANDS: process.env['SLOW_HANDS'] ?? '0',
      },
      testTimeout: 3 * patience,
      expect: { poll: { timeout: patience } },
      // A page for many files: each mounts an app of its own, and nothing is loaded twice.
      isolate: false,
      fileParallelism: pages > 1,
      maxWorkers: pages,
      sequence: { groupOrder: group },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        dependencySourcemaps: false,
        viewport: VIEWPORT,
        commands,
        provider: {
          ...playwright({
            launchOptions: launchOptions(browserPlaces(), temporary),
            contextOptions: { locale: 'zh-CN', timezoneId: 'Asia/Shanghai', viewport: { width: 1920, height: 1200 } },
            actionTimeout: patience,
          }),
          // Started before `unpackBrowser.ts` is done, a browser finds no fonts file and writes in the machine's own.
          prewarm: () => {},
        },
        instances: [{ browser: 'chromium' }],
      },
    },
  }
}
