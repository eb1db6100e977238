/**
 * The component tests with answers that come late, and with a person who takes a moment before each act: what is red
 * here did not wait for something, or is quicker than the page, and is red by chance elsewhere.
 */
import { spawnSync } from 'node:child_process'
import { root } from '../bench/processes.ts'

/** Milliseconds. */
const RUNS = [
  { word: 'answers up to 400 ms late', env: { LATE_ANSWERS: '400' } },
  { word: 'every act 400 ms after the last', env: { SLOW_HANDS: '400' } },
] as const
/** They wait more than they work. */
const PAGES = 5

/** True when every test is green; options are handed on to vitest. */
export function lateAnswers(options: string[]): boolean {
  const words = ['vitest', 'run', '--project', 'components', `--maxWorkers=${PAGES}`, ...options]
  const outcomes = RUNS.map(({ word, env }) => {
    const { status } = spawnSync('npx', words, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' })
    console.log(`late: ${word}: ${status === 0 ? 'ok' : 'FAILED'}`)
    return status === 0
  })
  return outcomes.every(Boolean)
}
