/** Servers in processes of their own, on the database of a test: as `npm start` runs them. */
import { type ChildProcess, spawn } from 'node:child_process'
import type { Caller } from '../../server/demo/caller.ts'
import { root } from '../bench/processes.ts'
import { createFetchCaller } from '../contract/fetchCaller.ts'
import { freePort } from '../freePort.ts'
import { ourServer } from './ourServer.ts'
import type { TestDatabase } from './testDatabase.ts'

export interface Ended {
  code: number | null
  signal: NodeJS.Signals | null
  /** What it said on standard error. */
  said: string
}

export interface Another {
  process: ChildProcess
  port: number
  /** A browser at its address. */
  caller: Caller
  ended: Promise<Ended>
  /** Sends a signal and waits for the end; answers how that was and how many milliseconds it took. */
  end(signal: NodeJS.Signals): Promise<Ended & { milliseconds: number }>
}

type Place = Pick<TestDatabase, 'directory' | 'url'>

/** Of one process after the other, whatever the test does. */
const started = new Set<ChildProcess>()

/** For `afterEach`: what a failed test left running. */
export function killStarted(): void {
  for (const child of started) child.kill('SIGKILL')
}

async function spawnAnother({ directory, url }: Place, environment: Record<string, string>) {
  const port = await freePort()
  const own = { DATA_DIR: directory, DATABASE_URL: url ?? '', LOG_LEVEL: 'warn', PORT: String(port) }
  const child = spawn(process.execPath, ourServer.args, {
    cwd: root,
    env: { ...process.env, ...ourServer.environment, HOST: '127.0.0.1', ...own, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.add(child)
  const heard = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => {
    heard.out += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    heard.err += chunk.toString()
  })
  const ended = new Promise<Ended>((resolve) =>
    child.once('close', (code, signal) => {
      started.delete(child)
      resolve({ code, signal, said: heard.err })
    }),
  )
  return { child, port, heard, ended }
}

/** Starts one and waits until it ends. */
export async function runAnother(place: Place, environment: Record<string, string> = {}): Promise<Ended> {
  return (await spawnAnother(place, environment)).ended
}

/** Starts one and waits until it listens; its log goes to the test's when it ends before. */
export async function startAnother(place: Place, environment: Record<string, string> = {}): Promise<Another> {
  const { child, port, heard, ended } = await spawnAnother(place, environment)
  const listening = new Promise<void>((resolve) => {
    // The address is the last line of a start.
    child.stdout.on('data', () => /Roundview 环视: .*\n/.test(heard.out) && resolve())
  })
  const early = ended.then(({ code }) => Promise.reject(new Error(`it ended with ${code}: ${heard.out}${heard.err}`)))
  early.catch(() => undefined)
  await Promise.race([listening, early])
  return {
    process: child,
    port,
    caller: createFetchCaller(`http://127.0.0.1:${port}`, new Set()),
    ended,
    async end(signal) {
      const began = performance.now()
      child.kill(signal)
      return { ...(await ended), milliseconds: performance.now() - began }
    },
  }
}
