/** Set-up beside that of the component tests: each test runs with the fault it is given, and tells what it called. */
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { commands } from 'vitest/browser'
import { switchOff, takeHits } from './switch.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    faultOf: (testId: string) => Promise<string | null>
  }
}

declare module 'vitest' {
  interface TaskMeta {
    handlers?: string[]
  }
}

const parts = import.meta.glob([
  '../../../src/**/*.tsx',
  '!../../../src/**/*.test.tsx',
  '!../../../src/**/{main,start}.tsx',
])

// What is loaded when it is opened would let the first test that opens it wait too long, whatever its fault.
beforeAll(async () => {
  await Promise.all(Object.values(parts).map((load) => load()))
}, 120_000)

beforeEach(async ({ task, skip }) => {
  const fault = await commands.faultOf(task.id)
  if (fault === null) skip()
  switchOff(fault)
  takeHits()
})

afterEach(({ task }) => {
  task.meta.handlers = takeHits()
  switchOff(null)
})
