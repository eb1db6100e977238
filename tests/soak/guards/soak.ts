/** `npm run soak -- guards`, or `-- guards --only=throttle` for the faults whose name holds a word. */
import { temporaryDirectory } from '../../bench/processes.ts'
import { plantFaults } from './plant.ts'

/** Prints what became of each fault; true when every one was seen. */
export async function soakGuards(options: string[]): Promise<boolean> {
  const { directory, remove } = temporaryDirectory()
  const only = options.find((option) => option.startsWith('--only='))?.slice('--only='.length) ?? ''
  const hasPostgres = process.env['TEST_DATABASE_URL'] !== undefined
  const runs = []
  for (const run of plantFaults({ directory, hasPostgres, only })) {
    console.log(`guards ${run.outcome}: ${run.name}${run.detail === '' ? '' : ` (${run.detail})`}`)
    runs.push(run)
  }
  remove()
  const wrong = runs.filter(({ outcome }) => outcome === 'survived' || outcome === 'does not fit')
  const red = runs.filter(({ outcome }) => outcome === 'red')
  console.log(`guards: ${red.length} of ${runs.length} faults seen: ${wrong.length === 0 ? 'ok' : 'FAILED'}`)
  return runs.length > 0 && wrong.length === 0
}
