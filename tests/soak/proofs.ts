/** The second proof over the paper (anonymity.md R17) with more drawn rounds than the tests have time for. */
import { spawnSync } from 'node:child_process'
import { root } from '../bench/processes.ts'

const PAPERS = 200

/** True when it holds; options are handed on to vitest. */
export function provePapers(options: string[]): boolean {
  const words = [
    'vitest',
    'run',
    '--project',
    'unit',
    'server/pdf/drawnRounds.test.ts',
    '-t',
    'drawn round',
    ...options,
  ]
  const env = { ...process.env, PROVEN_PAPERS: String(PAPERS) }
  const { status } = spawnSync('npx', words, { cwd: root, env, stdio: 'inherit' })
  console.log(`proofs: papers of ${PAPERS} drawn rounds: ${status === 0 ? 'ok' : 'FAILED'}`)
  return status === 0
}
