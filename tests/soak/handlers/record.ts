/** Set-up beside that of the component tests: each test runs with the fault it is given, and tells what it called. */
import { afterEach, beforeEach } from 'vitest'
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
