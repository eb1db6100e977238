/** What tests start as a server. */
import { execFileSync } from 'node:child_process'
import { COMPILED, root, startArguments } from '../bench/processes.ts'

/** Set where faults are planted in the sources: servers start from those, three times as slowly. */
const FROM_SOURCES = process.env['TEST_SERVER_SOURCES'] !== undefined

/** For node: the built server as `npm start` runs it. */
export const ourServer = { args: FROM_SOURCES ? ['server/main.ts'] : startArguments(), environment: COMPILED }

/** Where a run of server tests begins. What is built is what is delivered: nothing in it knows of tests. */
export default function setup(): void {
  if (FROM_SOURCES) return
  const { NODE_ENV: _ofTests, ...environment } = process.env
  execFileSync(process.execPath, ['server/cli/build.ts'], { cwd: root, stdio: 'inherit', env: environment })
}
