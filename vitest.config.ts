import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { componentTests } from './tests/components/project.ts'

/** Server tests run once on each engine; without TEST_DATABASE_URL the PostgreSQL half says that it was skipped. */
const SERVER_TESTS = ['server/**/*.test.ts', 'tests/server/**/*.test.ts', 'tests/contract/**/*.test.ts']
const PURE_SERVER_TESTS = [
  'server/features/session/returnUrl.test.ts',
  'server/features/reports/{keptRounds,teamFigures}.test.ts',
  'server/database/{engine/{faults,outages},folders,statements}.test.ts',
  'server/pdf/**/*.test.ts',
  'server/{mail/told,timeZone}.test.ts',
]

/** They put another module in the place of one that the files before them have loaded. */
const MOCKING_TESTS = ['tests/anonymity/rowSpace.test.ts']

/**
 * Processes at work at a time. All projects of a group name the same number: with fewer than two vitest runs file after
 * file, and two numbers in one group it refuses.
 */
const WORKERS = Math.min(Math.max(availableParallelism(), 2), 8)
/** Pages of the component tests: one more, since they wait a good deal. */
const PAGES = WORKERS + 1
/** Processes of the other tests: two more, since servers' tests wait for mails, leases and looks every few seconds. */
const PROCESSES = WORKERS + 2
/** One group after the other: pages that share the processors with other work are waited for in vain. */
const GROUP = { processes: 0, components: 1, browsers: 2 }
/** They take a minute or more: begun last, each would be waited for alone. */
const LONGEST = [
  ...['tests/recipes/recipes', 'tests/e2e/cycle', 'tests/components/pages', 'codegen/drift', 'tests/contract/fuzz'],
  ...['tests/anonymity/rowSpace', 'tests/anonymity/noninterference', 'tests/server/goingOn', 'tests/server/move'],
  ...['tests/server/tornMigration', 'tests/server/crowd', 'tests/contract/matrix', 'tests/server/slowMailServer'],
  ...['tests/server/evilStrings', 'tests/server/dumps', 'tests/server/jobsLost', 'tests/server/stopping'],
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((name) => moduleId.includes(`/${name}.test.ts`))
    return [...sorted.filter(isLong), ...sorted.filter((one) => !isLong(one))]
  }
}

/** What needs neither server nor browser. */
const PURE = {
  // Property tests.
  setupFiles: ['tests/runSeed.ts'],
  maxWorkers: PROCESSES,
  sequence: { groupOrder: GROUP.processes },
  testTimeout: 120_000,
}

const postgresUrl = process.env.TEST_DATABASE_URL
// Into the environment, because the browser's server reads this file a second time and the run has one seed.
process.env.TEST_SEED ??= String(Math.floor(Math.random() * 2 ** 31))
// The commands and servers that tests start from the sources compile them once.
process.env.NODE_COMPILE_CACHE ??= resolve(import.meta.dirname, 'node_modules/.cache/node')
if (!/^-?\d+$/.test(process.env.TEST_SEED)) throw new Error(`TEST_SEED is a whole number, not ${process.env.TEST_SEED}`)

const SERVER_SETUP = ['tests/server/ourServer.ts', 'tests/server/migratedTemplate.ts']

function serverProject(engine: 'sqlite' | 'postgres') {
  return {
    test: {
      name: `server-${engine}`,
      include: SERVER_TESTS,
      exclude: PURE_SERVER_TESTS,
      env: { TEST_ENGINE: engine },
      globalSetup: [...(engine === 'postgres' ? ['tests/server/dropOrphans.ts'] : []), ...SERVER_SETUP],
      // A process for many files: each opens a server and a database of its own, and nothing is loaded twice.
      isolate: false,
      maxWorkers: PROCESSES,
      sequence: { groupOrder: GROUP.processes },
      testTimeout: 60_000,
      hookTimeout: 60_000,
      // What is waited for comes when the machine has time: a busy one is no fault.
      expect: { poll: { timeout: 30_000 } },
    },
  }
}

if (process.env.TEST_RUN_TOLD === undefined) {
  process.env.TEST_RUN_TOLD = 'yes'
  console.log(`TEST_SEED=${process.env.TEST_SEED}`)
  if (postgresUrl === undefined)
    console.log('TEST_DATABASE_URL is not set: the PostgreSQL half of the server tests is SKIPPED')
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{domain,messages,report,codegen,mocks,src}/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
            'tests/{anonymity,bench,soak}/**/*.test.ts',
            ...PURE_SERVER_TESTS,
          ],
          exclude: [...configDefaults.exclude, ...MOCKING_TESTS],
          ...PURE,
          isolate: false,
        },
      },
      { test: { name: 'mocking', include: MOCKING_TESTS, ...PURE } },
      serverProject('sqlite'),
      ...(postgresUrl === undefined ? [] : [serverProject('postgres')]),
      componentTests({ pages: PAGES, group: GROUP.components }),
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts', 'tests/pages/**/*.test.{ts,tsx}', 'tests/{e2e,recipes}/**/*.test.ts'],
          sequence: { groupOrder: GROUP.browsers },
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 30_000 } },
          maxWorkers: WORKERS,
        },
      },
    ],
  },
})
