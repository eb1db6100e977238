import { spawn } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { freePort, type RunningServer, root, startOurs, temporaryDirectory } from '../bench/processes.ts'

const installation = temporaryDirectory()
let server: RunningServer

beforeAll(async () => {
  server = await startOurs(installation.directory)
})

afterAll(async () => {
  await server.end()
  installation.remove()
})

/** Starts the source with other settings and waits until it ends. */
function startAnother(environment: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: '', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, said })))
}

test('a second process on the same folder is refused in a sentence', async () => {
  const { code, said } = await startAnother({ DATA_DIR: installation.directory, PORT: String(await freePort()) })
  expect(code).toBe(1)
  expect(said).toContain(`Another Roundview process is using ${installation.directory}`)
})

test('a port in use is told in a sentence', async () => {
  const other = temporaryDirectory()
  const port = new URL(server.url).port
  const { code, said } = await startAnother({ DATA_DIR: other.directory, PORT: port })
  other.remove()
  expect(code).toBe(1)
  expect(said).toContain('The port is in use')
  expect(said).not.toContain('at Server')
})

test('all faults of the configuration are told together, with what to give', () => {
  expect(() => readConfig({ PORT: 'x', SMTP_URL: 'mail.example', INSTANCE: '64' })).toThrow(
    /PORT: a number[\s\S]*SMTP_URL: such as smtp[\s\S]*INSTANCE: a number/,
  )
})
