/** Runs `npm run operator -- …` and the commands of server/keeping on the database of an app, as its operator does. */
import { type ChildProcess, spawn } from 'node:child_process'
import { root } from '../bench/processes.ts'
import type { TestApp } from './testApp.ts'

export interface Said {
  code: number | null
  out: string
  err: string
}

export interface Commanded {
  process: ChildProcess
  /** What it has said so far. */
  said: { out: string; err: string }
  ended: Promise<Said>
}

type Installation = Pick<TestApp, 'directory' | 'url'>

/** Starts server/cli/`name`.ts in a process of its own; `environment` over that of the app's server, `input` on standard input. */
export function startCommand(
  name: 'operator' | 'backup' | 'restore' | 'move' | 'demo',
  { directory, url }: Installation,
  words: string[],
  environment: Record<string, string> = {},
  input = '',
): Commanded {
  const place = { DATA_DIR: directory, DATABASE_URL: url ?? '' }
  const child = spawn(process.execPath, [`server/cli/${name}.ts`, ...words], {
    cwd: root,
    env: { ...process.env, ...place, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  // A command that reads nothing has ended before it is written.
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const said = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => {
    said.out += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    said.err += chunk.toString()
  })
  const ended = new Promise<Said>((resolve) => child.once('close', (code) => resolve({ code, ...said })))
  return { process: child, said, ended }
}

/** The operator's command, until it ends. */
export function operate(
  testApp: Installation,
  words: string[],
  environment: Record<string, string> = {},
  input = '',
): Promise<Said> {
  return startCommand('operator', testApp, words, environment, input).ended
}
