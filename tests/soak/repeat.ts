/** The README's test command in a fresh clone, time after time: what is green on one seed may be red on another. */
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { chmodSync, closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root } from '../bench/processes.ts'

export interface TestRun {
  seed: number
  passed: number
  failed: number
  seconds: number
  isGreen: boolean
  /** What the run wrote; kept only when it is red. */
  log: string
  /** Full names of the tests that failed, and the files that could not be loaded. */
  red: string[]
}

export interface RepeatOptions {
  /** Where the clone is made. */
  directory: string
  runs: number
  /** Handed on to vitest. */
  options: readonly string[]
}

/** The part of vitest's JSON report that is read here. */
interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[]
}

function run(command: string, args: readonly string[], cwd: string): void {
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`)
}

/** Clones what is committed, installs, and yields each run of `npm test` as it ends. */
export function* repeatTests({ directory, runs, options }: RepeatOptions): Generator<TestRun> {
  // A test starts a server as another user, who has to find it.
  chmodSync(directory, 0o755)
  const checkout = join(directory, 'checkout')
  run('git', ['clone', '--quiet', root, checkout], directory)
  run('npm', ['ci'], checkout)
  const first = randomInt(2 ** 31 - runs)
  for (let turn = 0; turn < runs; turn += 1) yield testOnce(checkout, first + turn, options)
}

function testOnce(checkout: string, seed: number, options: readonly string[]): TestRun {
  const log = join(tmpdir(), `roundview-repeat-${seed}.log`)
  const outputFile = join(checkout, '..', `${seed}.json`)
  const output = openSync(log, 'w')
  const began = performance.now()
  const { status, signal } = spawnSync(
    'npm',
    ['test', '--', '--reporter=default', '--reporter=json', `--outputFile=${outputFile}`, ...options],
    { cwd: checkout, env: { ...process.env, TEST_SEED: String(seed) }, stdio: ['ignore', output, output] },
  )
  closeSync(output)
  if (signal !== null) throw new Error(`the run with seed ${seed} was ended by ${signal}`)
  const isGreen = status === 0
  if (isGreen) rmSync(log)
  const seconds = (performance.now() - began) / 1000
  return { seed, ...readReport(outputFile, checkout), seconds, isGreen, log }
}

/** Without a report (the build failed, say) nothing passed; the log tells. */
export function readReport(file: string, checkout: string): { passed: number; failed: number; red: string[] } {
  if (!existsSync(file)) return { passed: 0, failed: 0, red: [] }
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report
  const red = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed').map(({ fullName }) => fullName)
    return status === 'failed' && failed.length === 0 ? [relative(checkout, name)] : failed
  })
  return { passed: numPassedTests, failed: numFailedTests, red }
}
