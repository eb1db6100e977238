/** Runs the component tests in one warm browser, each with the fault it is told. */
import { createVitest, type TestModule, type Vitest } from 'vitest/node'
import { componentTests } from '../../components/project.ts'
import { handlersThroughSwitch } from './plugin.ts'

/** No handler has this name: a test that is given it runs as it is. */
export const NO_FAULT = ''

/** Which fault each test gets; a test that is not named is left out. */
export type Faults = ReadonlyMap<string, string>

export interface TestOutcome {
  id: string
  name: string
  isRed: boolean
  /** The handlers it called. */
  handlers: string[]
}

export interface Runner {
  /** Every test without a fault. */
  runSound(): Promise<TestOutcome[]>
  /** The tests named in `faults`, each with its fault. */
  runFaulty(faults: Faults): Promise<TestOutcome[]>
  close(): Promise<void>
}

/** Long enough for a machine at work; a handler that does nothing lets its test wait that long. */
const PATIENCE = 6_000

/** While one page waits for what does not come, the others go on. */
const PAGES = 3

/** `tests` names parts of the test files' names; without any, all of them run. */
export async function startRunner(root: string, tests: string[]): Promise<Runner> {
  let faultOf: (testId: string) => string | null = () => NO_FAULT
  const project = componentTests({
    plugins: [handlersThroughSwitch(root)],
    setupFiles: ['tests/soak/handlers/record.ts'],
    commands: { faultOf: (_context, ...[testId]) => faultOf(String(testId)) },
    patience: PATIENCE,
    pages: PAGES,
  })
  const vitest = await createVitest('test', {
    config: false,
    root,
    watch: false,
    projects: [project],
    reporters: [{}],
    maxWorkers: PAGES,
  })
  const specifications = await vitest.globTestSpecifications(tests)
  const files = new Map<string, string>()
  return {
    async runSound() {
      faultOf = () => NO_FAULT
      const outcomes = await run(vitest, specifications, files)
      return outcomes
    },
    async runFaulty(faults) {
      faultOf = (testId) => faults.get(testId) ?? null
      const wanted = new Set([...faults.keys()].map((testId) => files.get(testId)))
      const chosen = specifications.filter(({ moduleId }) => wanted.has(moduleId))
      return (await run(vitest, chosen, files)).filter(({ id }) => faults.has(id))
    },
    close: () => vitest.close(),
  }
}

async function run(
  vitest: Vitest,
  specifications: Parameters<Vitest['runTestSpecifications']>[0],
  files: Map<string, string>,
): Promise<TestOutcome[]> {
  const { testModules } = await vitest.runTestSpecifications(specifications, true)
  return testModules.flatMap((module) => outcomesOf(module, files))
}

function outcomesOf(module: TestModule, files: Map<string, string>): TestOutcome[] {
  const broken = module.errors().map(({ message }) => message)
  if (broken.length > 0) throw new Error(`${module.moduleId}: ${broken.join('; ')}`)
  return [...module.children.allTests()].map((test) => {
    files.set(test.id, module.moduleId)
    const isRed = test.result().state === 'failed'
    return { id: test.id, name: test.fullName, isRed, handlers: test.meta().handlers ?? [] }
  })
}
