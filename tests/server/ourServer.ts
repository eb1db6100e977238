/** What tests start as a server. */
import { buildOurs, COMPILED, startArguments } from '../bench/processes.ts'

/** Set where faults are planted in the sources: servers start from those, three times as slowly. */
const FROM_SOURCES = process.env['TEST_SERVER_SOURCES'] !== undefined

/** For node: the built server as `npm start` runs it. */
export const ourServer = { args: FROM_SOURCES ? ['server/main.ts'] : startArguments(), environment: COMPILED }

/** Where a run of server tests begins. */
export default function setup(): void {
  if (!FROM_SOURCES) buildOurs()
}
