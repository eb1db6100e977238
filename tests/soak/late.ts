/** The component tests with answers that come late: what is red here did not wait for something, and is red by chance elsewhere. */
import { spawnSync } from 'node:child_process'
import { root } from '../bench/processes.ts'

const LATE = 400
/** They wait more than they work. */
const PAGES = 5

/** True when every test is green; options are handed on to vitest. */
export function lateAnswers(options: string[]): boolean {
  const { status } = spawnSync(
    'npx',
    ['vitest', 'run', '--project', 'components', `--maxWorkers=${PAGES}`, ...options],
    { cwd: root, env: { ...process.env, LATE_ANSWERS: String(LATE) }, stdio: 'inherit' },
  )
  console.log(`late: answers up to ${LATE} ms late: ${status === 0 ? 'ok' : 'FAILED'}`)
  return status === 0
}
