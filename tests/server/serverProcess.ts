/** The server as `npm start` runs it, in a process of its own, at a free port. */
import { spawn } from 'node:child_process'
import { expect } from 'vitest'
import { root } from '../bench/processes.ts'
import { freePort } from '../freePort.ts'
import { ourServer } from './ourServer.ts'

export interface ServerProcess {
  url: string
  /** What it printed and logged so far. */
  said(): string
  /** How it ended: a code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>
  signal(name: NodeJS.Signals): void
}

/** Its address is its last line: once `said()` has it, it listens. */
export const LISTENING = /Roundview 环视: http/

/** Starts it, as another user where one is named; whoever did ends it, too. */
export async function spawnServer(
  environment: Record<string, string>,
  user: { uid?: number; gid?: number } = {},
): Promise<ServerProcess> {
  const port = String(await freePort())
  const child = spawn(process.execPath, ourServer.args, {
    cwd: root,
    env: { ...process.env, ...ourServer.environment, DATABASE_URL: '', PORT: port, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  }
  return {
    url: `http://127.0.0.1:${port}`,
    said: () => said,
    ended: new Promise((resolve) => child.once('close', (code, signal) => resolve(code ?? signal))),
    signal: (name) => void child.kill(name),
  }
}

/** Of a server that may not start: two sentences, Chinese first, nothing else, and the code it ends with. */
export async function expectRefused(server: ServerProcess, code: number, zh: RegExp, en: RegExp): Promise<void> {
  const ended = await server.ended
  const said = server.said().trimEnd().split('\n')
  expect(said).toEqual([expect.stringMatching(zh), expect.stringMatching(en)])
  expect(ended).toBe(code)
}
