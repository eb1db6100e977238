/** Warm start to the first answer, against a bare Fastify with better-sqlite3. */
import { type Figure, interleave } from './pairs.ts'
import { type RunningServer, startBare, startOurs, temporaryDirectory } from './processes.ts'

async function timeOf(start: () => Promise<RunningServer>): Promise<number> {
  const server = await start()
  await server.end()
  return server.startMilliseconds
}

export async function benchStart(): Promise<{ figures: Figure[]; control: number }> {
  const { directory, remove } = temporaryDirectory()
  // Both have started before: the database exists, the compile cache is filled.
  await timeOf(() => startOurs(directory))
  await timeOf(() => startOurs(directory))
  await timeOf(() => startBare(directory))
  const result = await interleave(
    () => timeOf(() => startOurs(directory)),
    () => timeOf(() => startBare(directory)),
  )
  remove()
  return {
    figures: [{ name: 'start', unit: 'ms', bound: 2, sense: 'most', ...result }],
    control: result.control,
  }
}
