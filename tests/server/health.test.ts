import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { DatabaseFault } from '../../server/database/engine/faults.ts'
import { countOpenJobs, overdueSeconds } from '../../server/health/figures.ts'
import { type Health, listenForHealth } from '../../server/health/listen.ts'
import { createMetrics } from '../../server/health/metrics.ts'
import { type RunningServer, startOurs } from '../bench/processes.ts'
import { createFetchCaller } from '../contract/fetchCaller.ts'
import { freePort } from '../freePort.ts'
import { createCollecting } from './collectingQuestionnaire.ts'
import { ourServer } from './ourServer.ts'
import { ADMINISTRATOR } from './testApp.ts'
import { openTestDatabase, type TestDatabase, testEngine } from './testDatabase.ts'

let place: TestDatabase
let server: RunningServer
let health: string

beforeAll(async () => {
  place = await openTestDatabase()
  const port = await freePort()
  health = `http://127.0.0.1:${port}`
  server = await startOurs(place.directory, { HEALTH_PORT: String(port), DATABASE_URL: place.url ?? '' })
})

afterAll(async () => {
  await server.end()
  await place.remove()
})

const statusAt = async (address: string) => (await fetch(address)).status

/** The value of a figure; null when it is not told. */
async function figure(line: string): Promise<number | null> {
  const text = await (await fetch(`${health}/metrics`)).text()
  const found = text.split('\n').find((each) => each.startsWith(`${line} `))
  return found === undefined ? null : Number(found.slice(line.length + 1))
}

test('a server that answers says that it is live and ready', async () => {
  expect(await statusAt(`${health}/health/live`)).toBe(200)
  expect(await (await fetch(`${health}/health/ready`)).json()).toEqual({ status: 'ready' })
})

test('calls are counted by operation and outcome, also those of no operation', async () => {
  const caller = createFetchCaller(server.url, new Set())
  const named = (operation: string, outcome: string) =>
    figure(`roundview_calls_total{operation="${operation}",outcome="${outcome}"}`)
  const before = (await named('getSessionState', 'ok')) ?? 0
  await caller.ok('getSessionState')
  await caller.call('listEmployees', { query: { pageIndex: 1, pageSize: 10 } })
  await fetch(`${server.url}/nothing-here`)
  // Counted once the answer is out.
  await expect.poll(() => named('getSessionState', 'ok')).toBe(before + 1)
  await expect.poll(() => named('listEmployees', 'refused')).toBe(1)
  await expect.poll(() => named('other', 'refused')).toBe(1)
})

test('the delay of the event loop and the memory are told', async () => {
  expect(await figure('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
  expect(await figure('process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
})

test('no figure names anybody: they are the same few lines whoever there is', async () => {
  const caller = createFetchCaller(server.url, new Set())
  await caller.ok('setUpEnterprise', { body: ADMINISTRATOR })
  const text = await (await fetch(`${health}/metrics`)).text()
  for (const word of [ADMINISTRATOR.email, ADMINISTRATOR.enterpriseName]) expect(text).not.toContain(word)
  const labels = new Set(
    [...text.matchAll(/^roundview_\w+\{([^}]*)\}/gm)].flatMap(([, all = '']) => all.match(/\w+(?==)/g)),
  )
  expect([...labels].sort()).toEqual(['operation', 'outcome'])
  expect(text).toMatch(/^roundview_jobs_open 0$/m)
})

test('nobody elsewhere can ask: it listens at one address of loopback alone', async () => {
  const port = await freePort()
  const own = await listenForHealth(port)
  onTestFinished(own.close)
  expect(await statusAt(`http://127.0.0.1:${port}/health/live`)).toBe(200)
  // Whoever listens everywhere is found at all of 127.0.0.0/8.
  await expect(statusAt(`http://127.0.0.2:${port}/health/live`)).rejects.toThrow()
})

test('people’s address tells neither health nor figures', async () => {
  for (const path of ['/metrics', '/health/live', '/health/ready'])
    expect(await statusAt(`${server.url}${path}`)).toBe(404)
})

test('the mail or letter that is due longest says how long mails wait', async () => {
  const at = new Date('2026-03-02T09:00:00.000Z')
  const { write } = place.database
  const { enterpriseId, questionnaireId } = await createCollecting(place, { enterpriseId: 1, type: 1, evaluatees: 1 })
  const waits = () => overdueSeconds(place.database, at)
  const due = (seconds: number) => new Date(at.getTime() - seconds * 1000).toISOString()
  const waiting = {
    enterpriseId,
    employeeId: 2,
    attempts: 0,
    unreached: 0,
    claimedUntil: null,
    createdAt: at.toISOString(),
  }
  const letter = {
    ...waiting,
    userId: null,
    name: '',
    address: '',
    kind: 'invitation' as const,
    language: 'zh' as const,
  }
  const mail = {
    ...{
      ...waiting,
      questionnaireId,
      emailType: 'invite',
      address: '',
      subject: '',
      templateJson: null,
      content: '',
      error: '',
    },
    sentAt: null,
  }
  expect(await waits()).toBe(0)
  await write(async (db) => {
    const letters = [30, -600].map((seconds, at) => ({ ...letter, id: at + 1, nextAttemptAt: due(seconds) }))
    await db.insertInto('letter').values(letters).execute()
    const mails = [90, 60, -600].map((seconds, at) => ({ ...mail, id: at + 1, nextAttemptAt: due(seconds) }))
    const sent = { ...mail, id: 9, nextAttemptAt: due(9000), status: 'sent' as const }
    await db
      .insertInto('outboxMail')
      .values([...mails.map((each) => ({ ...each, status: 'waiting' as const })), sent])
      .execute()
  })
  expect(await waits()).toBe(90)
  const set = (disableStatus: number) =>
    write((db) => db.updateTable('questionnaire').set({ disableStatus }).where('id', '=', questionnaireId).execute())
  await set(1)
  expect(await waits()).toBe(30)
  await set(0)
  expect(await waits()).toBe(90)
  await write((db) => db.deleteFrom('outboxMail').where('id', 'in', [1, 2]).execute())
  expect(await waits()).toBe(30)
  await write((db) => db.deleteFrom('letter').where('id', '=', 1).execute())
  expect(await waits()).toBe(0)
})

test('jobs that somebody has in hand are open', async () => {
  const job = { enterpriseId: 1, kind: 'import', total: 9, done: 1, message: '', resultJson: '', createdBy: 2 }
  const at = '2026-03-02T09:00:00.000Z'
  const rows = (['waiting', 'running', 'done'] as const).map((status, index) => ({
    ...{ ...job, id: index + 1, status, createdAt: at, updatedAt: at },
    claimedBy: status === 'done' ? null : '0-1',
  }))
  await place.database.write((db) => db.insertInto('job').values(rows).execute())
  expect(await countOpenJobs(place.database)).toBe(2)
})

test('what the database fails at is counted by what kept it, apart from our own faults', async () => {
  const app = Fastify()
  const metrics = createMetrics()
  metrics.watch(app, { database: place.database, now: () => new Date() })
  app.setErrorHandler((error, _request, reply) => reply.code(error instanceof DatabaseFault ? 503 : 500).send())
  app.get('/busy', async () => {
    throw new DatabaseFault('DATABASE_BUSY', new Error('lock time-out'))
  })
  app.get('/wrong', async () => {
    throw new Error('ours')
  })
  for (const url of ['/busy', '/busy', '/wrong']) await app.inject(url)
  const text = await metrics.text()
  expect(text).toContain('roundview_database_faults_total{fault="DATABASE_BUSY"} 2\n')
  expect(text).toContain('roundview_calls_total{operation="other",outcome="unavailable"} 2\n')
  expect(text).toContain('roundview_calls_total{operation="other",outcome="failed"} 1\n')
  await app.close()
})

/** A listening for health in this process, by which a test says what is ready. */
async function listening(work: (own: Health, address: string) => Promise<void>) {
  const port = await freePort()
  const own = await listenForHealth(port)
  await work(own, `http://127.0.0.1:${port}`).finally(own.close)
}

test('before a server listens, and once it closes, it is live but not ready', () =>
  listening(async (own, address) => {
    expect(await statusAt(`${address}/health/ready`)).toBe(503)
    own.askBy(async () => undefined)
    expect(await statusAt(`${address}/health/ready`)).toBe(200)
    own.askBy(null)
    expect(await statusAt(`${address}/health/ready`)).toBe(503)
    expect(await statusAt(`${address}/health/live`)).toBe(200)
  }))

test('a database that refuses, or says nothing for two seconds, is not ready', () =>
  listening(async (own, address) => {
    own.askBy(() => Promise.reject(new Error('gone')))
    expect(await statusAt(`${address}/health/ready`)).toBe(503)
    own.askBy(() => new Promise(() => undefined))
    expect(await statusAt(`${address}/health/ready`)).toBe(503)
  }))

test('nobody listens for health unless a port is named', () => {
  expect(readConfig({}).healthPort).toBeUndefined()
  expect(readConfig({ HEALTH_PORT: '9464' }).healthPort).toBe(9464)
})

test.skipIf(testEngine === 'sqlite')(
  'what the database does not tell in time is no number, and all the rest is told',
  async () => {
    const client = new pg.Client({ connectionString: place.url })
    await client.connect()
    await client.query('begin; lock table "outboxMail" in access exclusive mode')
    const began = performance.now()
    expect(await figure('roundview_outbox_overdue_seconds')).toBeNaN()
    // The database itself would let it wait for five seconds.
    expect(performance.now() - began).toBeLessThan(4_500)
    await client.end()
    await expect.poll(() => figure('roundview_outbox_overdue_seconds')).not.toBeNaN()
  },
)

test('whoever is being stopped is live and not ready, as long as it answers what was begun', async () => {
  const own = await openTestDatabase()
  const port = await freePort()
  const stopped = await startOurs(own.directory, { HEALTH_PORT: String(port), DATABASE_URL: own.url ?? '' })
  const { hostname, port: place } = new URL(stopped.url)
  const socket = connect(Number(place), hostname)
  // Half a call, which the server waits for.
  socket.write(
    'POST /api/session/sign-in HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
  )
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  expect(await statusAt(`http://127.0.0.1:${port}/health/ready`)).toBe(200)
  stopped.process.kill('SIGTERM')
  await expect.poll(() => statusAt(`http://127.0.0.1:${port}/health/ready`), { interval: 20 }).toBe(503)
  expect(await statusAt(`http://127.0.0.1:${port}/health/live`)).toBe(200)
  socket.destroy()
  await stopped.end()
  await own.remove()
})

test('a port for it that is taken is named as what it is', async () => {
  const own = await openTestDatabase()
  const { port } = new URL(health)
  const { status, stderr } = spawnSync(process.execPath, ourServer.args, {
    env: {
      ...process.env,
      ...ourServer.environment,
      PORT: '0',
      HEALTH_PORT: port,
      DATA_DIR: own.directory,
      DATABASE_URL: own.url ?? '',
    },
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({
    status: 75,
    stderr: expect.stringMatching(/将 HEALTH_PORT 设为其他数字[\s\S]*set HEALTH_PORT to another/),
  })
  await own.remove()
})
