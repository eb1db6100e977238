/** Starts and ends the servers that are measured. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '../freePort.ts'

export const root = resolve(import.meta.dirname, '../..')

/** A folder of its own for a run, and the function that removes it. */
export function temporaryDirectory(): { directory: string; remove(): void } {
  const directory = mkdtempSync(join(tmpdir(), 'roundview-bench-'))
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) }
}

export interface RunningServer {
  process: ChildProcess
  url: string
  /** Milliseconds from spawn to the first 200 answer of the probe. */
  startMilliseconds: number
  end(): Promise<void>
}

async function waitForAnswer(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + 60_000
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode} before it answered`)
    try {
      const response = await fetch(url)
      await response.arrayBuffer()
      if (response.ok) return
    } catch {
      // Not listening yet.
    }
    await new Promise((wait) => setTimeout(wait, 2))
  }
  throw new Error(`no answer from ${url} within a minute`)
}

async function startServer(
  args: string[],
  environment: Record<string, string>,
  port: number,
  probe: string,
): Promise<RunningServer> {
  const began = performance.now()
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  await waitForAnswer(`${url}${probe}`, child)
  const startMilliseconds = performance.now() - began
  return {
    process: child,
    url,
    startMilliseconds,
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise((resolveEnd) => child.once('exit', resolveEnd))
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Builds what `npm start` builds; nothing in it knows of tests. */
export function buildOurs(): void {
  const { NODE_ENV: _ofTests, ...environment } = process.env
  execFileSync(process.execPath, ['server/cli/build.ts'], { cwd: root, stdio: 'inherit', env: environment })
}

/** What `npm start` hands to node: the flags and the file after `exec node`. */
export function startArguments(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } }
  return (scripts.start.split('exec node ')[1] ?? '').split(' ')
}

/** Where it keeps what it compiled, as `npm start` names it. */
export const COMPILED = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') }

/** The product as `npm start` runs it, on `directory`. */
export async function startOurs(directory: string, environment: Record<string, string> = {}): Promise<RunningServer> {
  const port = Number(environment['PORT'] ?? (await freePort()))
  const own = {
    PORT: String(port),
    DATA_DIR: directory,
    LOG_LEVEL: 'warn',
    ...COMPILED,
    ...environment,
  }
  return startServer(startArguments(), own, port, '/api/session/state')
}

/** The bare Fastify with better-sqlite3. */
export async function startBare(directory: string): Promise<RunningServer> {
  const port = await freePort()
  return startServer(['tests/bench/peers/bareServer.js', String(port), directory], {}, port, '/state')
}
