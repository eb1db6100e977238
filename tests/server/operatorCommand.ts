/** Runs `npm run operator -- …` on the database of a running app, as its operator does. */
import { spawn } from 'node:child_process'
import { root } from '../bench/processes.ts'
import type { TestApp } from './testApp.ts'

export interface Said {
  code: number | null
  out: string
  err: string
}

/** The command in a process of its own; `environment` over that of the app's server, `input` on standard input. */
export function operate(
  testApp: Pick<TestApp, 'directory' | 'url'>,
  words: string[],
  environment: Record<string, string> = {},
  input = '',
): Promise<Said> {
  const place = { DATA_DIR: testApp.directory, DATABASE_URL: testApp.url ?? '' }
  const child = spawn(process.execPath, ['server/cli/operator.ts', ...words], {
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
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, ...said })))
}
