import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../server/config.ts'
import type { Caller } from '../../server/demo/caller.ts'
import { type RunningServer, root, startOurs, temporaryDirectory } from '../bench/processes.ts'
import { createFetchCaller } from '../contract/fetchCaller.ts'
import { freePort } from '../freePort.ts'
import { ourServer } from './ourServer.ts'
import { expectRefused, spawnServer } from './serverProcess.ts'
import { ADMINISTRATOR } from './testApp.ts'

const installation = temporaryDirectory()
let server: RunningServer

beforeAll(async () => {
  server = await startOurs(installation.directory)
})

afterAll(async () => {
  await server.end()
  installation.remove()
})

test('a time zone that nobody knows is told before anything starts', async () => {
  const child = await spawnServer({ DATA_DIR: installation.directory, TZ: 'Mars/X' })
  expect(await child.ended).toBe(78)
  expect(child.said()).toMatch(/TZ: .*Asia\/Shanghai[\s\S]*TZ: .*such as Asia\/Shanghai/)
})

test('a second process on the same folder is refused in a sentence of each language', async () => {
  const { directory } = installation
  const [zh, en] = [
    `另一个 Roundview 进程正在使用文件夹 ${directory}`,
    `Another Roundview process is using the folder ${directory}:`,
  ]
  await expectRefused(await spawnServer({ DATA_DIR: directory }), 75, new RegExp(zh), new RegExp(en))
})

/** Starts one where others can reach it, does `work` there and ends it; both are given what it printed. */
async function whileReachable<T>(
  environment: Record<string, string>,
  work: (caller: Caller, said: string) => Promise<T>,
): Promise<T> {
  const port = String(await freePort())
  const child = spawn(process.execPath, ourServer.args, {
    cwd: root,
    env: {
      ...process.env,
      ...ourServer.environment,
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      HOST: '0.0.0.0',
      PORT: port,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  try {
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
    // The address is the last line of a start.
    await expect.poll(() => said).toMatch(/Roundview 环视: .*\n/)
    return await work(createFetchCaller(`http://127.0.0.1:${port}`, new Set()), said)
  } finally {
    child.kill('SIGKILL')
    await ended
  }
}

test('where others can reach it, an empty installation is owned by who reads its start', async () => {
  const { directory, remove } = temporaryDirectory()
  const code = await whileReachable({ DATA_DIR: directory }, async (caller, said) => {
    const [, printed = ''] = /^首次设置码.* \/ Set-up code.*: ([A-Z]{4}(?:-[A-Z]{4}){3})$/m.exec(said) ?? []
    expect(await caller.ok('getSessionState')).toMatchObject({ needsSetup: true, needsSetupCode: true })
    expect((await caller.call('setUpEnterprise', { body: ADMINISTRATOR })).returnCode).toBe(2019)
    await caller.ok('setUpEnterprise', { body: { ...ADMINISTRATOR, setupCode: printed } })
    return printed
  })
  await whileReachable({ DATA_DIR: directory }, async (caller, said) => {
    expect(said).not.toContain('Set-up code')
    expect(await caller.ok('getSessionState')).toMatchObject({ needsSetup: false, needsSetupCode: false })
    const again = await caller.call('setUpEnterprise', { body: { ...ADMINISTRATOR, setupCode: code } })
    expect(again.returnCode).toBe(2012)
  })
  remove()
})

test('SETUP_CODE takes the place of the printed one, on loopback too', async () => {
  const { directory, remove } = temporaryDirectory()
  const setupCode = 'chosen-by-who-runs-it'
  const environment = { DATA_DIR: directory, HOST: '127.0.0.1', SETUP_CODE: setupCode }
  await whileReachable(environment, async (caller, said) => {
    expect(said).not.toMatch(/Set-up code|chosen/i)
    expect((await caller.call('setUpEnterprise', { body: ADMINISTRATOR })).returnCode).toBe(2019)
    await caller.ok('setUpEnterprise', { body: { ...ADMINISTRATOR, setupCode } })
  })
  remove()
})

test('all faults of the configuration are told together, with what to give', () => {
  expect(() => readConfig({ PORT: 'x', SMTP_URL: 'mail.example', INSTANCE: '64' })).toThrow(
    /配置有误[\s\S]*SMTP_URL: 例如[\s\S]*PORT: 0 到 65535[\s\S]*faults[\s\S]*SMTP_URL: such as smtp[\s\S]*PORT: a number from 0 to 65535\n[\s\S]*INSTANCE: a number/,
  )
})

test.each([
  { PORT: '-1' },
  { PORT: '36.5' },
  { PORT: ' ' },
  { DATABASE_URL: 'mysql://host/name' },
  { PUBLIC_URL: 'https://host.example/path' },
  { PUBLIC_URL: 'https://host:port' },
  { STATIC_HOST: 'https://host.example/fonts' },
  { STATIC_HOST: 'static.example' },
  { STATIC_HOST: "https://host.example;script-src'unsafe-inline'" },
  { STATIC_HOST: 'http://host.example', PUBLIC_URL: 'https://roundview.example' },
  { SMTP_URL: 'smtp://host:port' },
  { SMTP_ALLOWED_HOSTS: 'smtp.example;mail.example' },
  { SECRET_KEY: 'x'.repeat(31) },
  { SETUP_CODE: 'short' },
  { LOG_LEVEL: 'loud' },
  { TZ: 'Mars/X' },
])('a setting that cannot be read is refused: %o', (environment) => {
  expect(() => readConfig(environment)).toThrow(`${Object.keys(environment)[0]}: `)
})

test('what is not set, or set to nothing, is as the README says; what is set is taken', () => {
  expect(readConfig({ PORT: '', DATA_DIR: '' })).toMatchObject({
    ...{ host: '127.0.0.1', port: 3600, healthPort: undefined, dataDirectory: 'data', databaseUrl: undefined },
    ...{ databasePoolSize: 10, publicUrl: 'http://127.0.0.1:3600', publicUrlGiven: false, smtpAllowedHosts: [] },
    staticHost: undefined,
    ...{ sessionLimits: { adminIdleMinutes: 30, adminHours: 8, raterDays: 14 }, logLevel: 'info', instance: 0 },
  })
  const set = { PORT: '0', PUBLIC_URL: 'https://roundview.example/', SMTP_ALLOWED_HOSTS: ' A.example, b.example,' }
  expect(readConfig({ STATIC_HOST: 'https://static.example:8443/' }).staticHost).toBe('https://static.example:8443')
  expect(readConfig({ ...set, SECRET_KEY: '环视'.repeat(16) })).toMatchObject({
    ...{ port: 0, publicUrl: 'https://roundview.example', publicUrlGiven: true },
    ...{ smtpAllowedHosts: ['a.example', 'b.example'], secretKey: '环视'.repeat(16) },
  })
})

test('a server that is killed leaves what it compiled to the next start', async () => {
  const { directory, remove } = temporaryDirectory()
  const cache = join(directory, 'cache')
  const killed = await startOurs(directory, { NODE_COMPILE_CACHE: cache })
  try {
    await expect.poll(() => readdirSync(cache, { recursive: true }).length, { timeout: 20_000 }).toBeGreaterThan(5)
  } finally {
    await killed.end()
    remove()
  }
})

test('no server makes ids with the number of the operator’s command', () => {
  expect(readConfig({ INSTANCE: '62' }).instance).toBe(62)
  expect(() => readConfig({ INSTANCE: '63' })).toThrow('INSTANCE: a number from 0 to 62')
})
