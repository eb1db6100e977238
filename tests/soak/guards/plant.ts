/** Takes the server's guards away one by one, in a copy of the sources; the tests that guard each must turn red. */
import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../../bench/processes.ts'
import { readReport } from '../repeat.ts'
import { accessFaults } from './access.ts'
import { anonymityFaults } from './anonymity.ts'
import { auditFaults } from './audit.ts'
import { closingFaults } from './closing.ts'
import { erasingFaults } from './erasing.ts'
import type { Fault } from './fault.ts'
import { joiningFaults } from './joining.ts'
import { lockOutFaults } from './lockOut.ts'
import { oneTimeFaults } from './oneTime.ts'
import { outgoingFaults } from './outgoing.ts'
import { peopleFaults } from './people.ts'
import { processFaults } from './processes.ts'
import { releaseFaults } from './releases.ts'
import { roundFaults } from './rounds.ts'
import { sealingFaults } from './sealing.ts'
import { sessionFaults } from './sessions.ts'
import { signOnFaults } from './signOn.ts'

export const FAULTS: readonly Fault[] = [
  ...accessFaults,
  ...auditFaults,
  ...peopleFaults,
  ...joiningFaults,
  ...lockOutFaults,
  ...oneTimeFaults,
  ...sessionFaults,
  ...signOnFaults,
  ...roundFaults,
  ...anonymityFaults,
  ...releaseFaults,
  ...closingFaults,
  ...sealingFaults,
  ...erasingFaults,
  ...outgoingFaults,
  ...processFaults,
]

export interface GuardRun {
  name: string
  outcome: 'red' | 'survived' | 'skipped' | 'does not fit'
  /** The test that saw it, or what does not fit. */
  detail: string
}

export interface GuardOptions {
  /** Where the copy is made. */
  directory: string
  hasPostgres: boolean
  /** Only faults whose name holds this. */
  only?: string
}

/** Copies the working tree and yields each fault's outcome; throws when the tests are red without any fault. */
export function* plantFaults({ directory, hasPostgres, only = '' }: GuardOptions): Generator<GuardRun> {
  const copy = join(directory, 'copy')
  copySources(copy)
  const chosen = FAULTS.filter(({ name }) => name.includes(only))
  for (const engine of hasPostgres ? [undefined, 'postgres' as const] : [undefined]) {
    const tests = chosen.filter((fault) => fault.engine === engine).flatMap((fault) => fault.tests)
    const { failed, passed, red } = test(copy, [...new Set(tests)], engine)
    if (tests.length > 0 && (failed > 0 || passed === 0)) throw new Error(`red without a fault: ${red.join(', ')}`)
  }
  for (const fault of chosen) yield plant(copy, fault, hasPostgres)
}

/** What git knows or would take up, with the installed packages beside it. */
function copySources(copy: string): void {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  const files = listed.toString().split('\n')
  for (const file of files.filter((name) => name !== '' && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    copyFileSync(join(root, file), join(copy, file))
  }
  for (const name of ['node_modules', 'dist'])
    if (existsSync(join(root, name))) symlinkSync(join(root, name), join(copy, name))
}

function plant(copy: string, { name, edits, tests, engine }: Fault, hasPostgres: boolean): GuardRun {
  if (engine === 'postgres' && !hasPostgres) return { name, outcome: 'skipped', detail: 'needs PostgreSQL' }
  const sound = new Map(edits.map(({ file }) => [file, readFileSync(join(copy, file), 'utf8')]))
  try {
    for (const { file, find, put } of edits) {
      const text = readFileSync(join(copy, file), 'utf8')
      if (text.split(find).length !== 2) return { name, outcome: 'does not fit', detail: `${file}: ${find}` }
      writeFileSync(
        join(copy, file),
        text.replace(find, () => put),
      )
    }
    const { failed, red } = test(copy, tests, engine)
    // A file that does not even load proves nothing: only a test that ran and failed has seen the fault.
    const seenBy = red.find((one) => !tests.includes(one)) ?? ''
    return { name, outcome: failed > 0 ? 'red' : 'survived', detail: seenBy }
  } finally {
    for (const [file, text] of sound) writeFileSync(join(copy, file), text)
  }
}

function test(copy: string, tests: readonly string[], engine: Fault['engine']) {
  if (tests.length === 0) return { passed: 0, failed: 0, red: [] }
  const projects = engine === 'postgres' ? ['server-postgres'] : ['unit', 'mocking', 'server-sqlite']
  const outputFile = join(copy, '..', 'report.json')
  const options = projects.flatMap((project) => ['--project', project])
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  writeFileSync(outputFile, '{"numPassedTests":0,"numFailedTests":0,"testResults":[]}')
  const reporting = ['--bail=1', '--reporter=json', `--outputFile=${outputFile}`]
  spawnSync(process.execPath, [vitest, 'run', ...options, ...reporting, ...tests], {
    ...{ cwd: copy, stdio: 'ignore' },
    env: { ...process.env, TEST_SERVER_SOURCES: 'yes' },
  })
  return readReport(outputFile, copy)
}
