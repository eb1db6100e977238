/** SIGTERM at a real process: who is there is answered, nobody holds it up, and what was begun goes on at the next start. */
import { connect } from 'node:net'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCollecting } from './collectingQuestionnaire.ts'
import { expectWhole, inTheMiddle, PEOPLE, readJob, startLongImport } from './longImport.ts'
import { type Another, killStarted, startAnother } from './startAnother.ts'
import { ADMINISTRATOR } from './testApp.ts'
import { openTestDatabase, type TestDatabase, testEngine } from './testDatabase.ts'

const LONGEST_MILLISECONDS = 8_000
/** Less than the end that comes whatever is left. */
const HUNG_UP_MILLISECONDS = 7_000
const SIGN_IN = JSON.stringify({ email: ADMINISTRATOR.email, password: ADMINISTRATOR.password })

let place: TestDatabase
let server: Another

/** Each starts processes, on a machine that may be busy. */
vi.setConfig({ testTimeout: 180_000 })

beforeEach(async () => {
  place = await openTestDatabase()
  server = await startAnother(place)
  await server.caller.ok('setUpEnterprise', { body: ADMINISTRATOR })
})

afterEach(async () => {
  killStarted()
  await place.remove()
})

/** A connection on which `head` was sent. */
async function open(head: string) {
  const socket = connect(server.port, '127.0.0.1')
  let heard = ''
  socket.on('data', (part) => {
    heard += String(part)
  })
  // Whoever is hung up on may hear it so.
  socket.on('error', () => undefined)
  const closed = new Promise<number>((resolve) => socket.once('close', () => resolve(performance.now())))
  await new Promise<void>((resolve) => socket.write(head, () => resolve()))
  return { closed, heard: () => heard, send: (text: string) => socket.write(text) }
}

const GET = 'GET /api/session/state HTTP/1.1\r\nhost: x\r\n\r\n'
const post = (length: number) =>
  `POST /api/session/sign-in HTTP/1.1\r\nhost: x\r\nsec-fetch-site: same-origin\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`

/** A client whose first call was answered, and who keeps the connection. */
async function keepAlive() {
  const client = await open(GET)
  await expect.poll(client.heard).toMatch(/^HTTP\/1\.1 200 [\s\S]*"returnCode":0/)
  expect(client.heard()).toMatch(/\r\nconnection: keep-alive\r\n/i)
  return client
}

test('clients who keep connections and who never finish a call hold up nothing; a call in flight is answered', async () => {
  const idle = await Promise.all([keepAlive(), keepAlive(), keepAlive()])
  const halves = await Promise.all([open(post(500) + SIGN_IN), open('GET /api/session/state HTTP/1.1\r\nhost:')])
  const inFlight = await open(post(SIGN_IN.length) + SIGN_IN.slice(0, 10))
  // What was sent before is there once a later call is answered.
  await keepAlive()
  const end = server.end('SIGTERM')
  const idleAt = Math.max(...(await Promise.all(idle.map(({ closed }) => closed))))
  inFlight.send(SIGN_IN.slice(10))
  await inFlight.closed
  expect(inFlight.heard()).toMatch(/^HTTP\/1\.1 200 /)
  expect(inFlight.heard()).toMatch(/\r\nconnection: close\r\n/i)
  expect(inFlight.heard()).toContain('"returnCode":0')
  const halvesAt = await Promise.all(halves.map(({ closed }) => closed))
  // They were given time to finish.
  expect(Math.min(...halvesAt) - idleAt).toBeGreaterThan(2_000)
  const { code, milliseconds } = await end
  expect(code).toBe(0)
  expect(milliseconds).toBeLessThan(HUNG_UP_MILLISECONDS)
})

test('a second signal ends it at once, unless it is the same one over again', async () => {
  const half = await open(post(500) + SIGN_IN)
  await keepAlive()
  const end = server.end('SIGINT')
  // As npm passes it on beside the shell; another one, since two of the same may arrive as one.
  server.process.kill('SIGTERM')
  let isClosed = false
  void half.closed.then(() => {
    isClosed = true
  })
  await new Promise((wait) => setTimeout(wait, 1_500))
  expect(isClosed).toBe(false)
  server.process.kill('SIGINT')
  const { code, milliseconds } = await end
  expect(code).toBe(0)
  expect(milliseconds).toBeLessThan(3_500)
})

/** A call that waits for a lock of the database, and who holds that until its transaction ends. */
async function callThatWaits() {
  const client = new pg.Client({ connectionString: place.url })
  await client.connect()
  await client.query('begin')
  await client.query('lock table "user" in access exclusive mode')
  const call = await open(post(SIGN_IN.length) + SIGN_IN)
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await client.query(waiting)).rowCount).toBeGreaterThan(0)
  return { client, call }
}

test.runIf(testEngine === 'postgres')('a call that the database never answers does not hold it up either', async () => {
  const { client, call: stuck } = await callThatWaits()
  const { code, milliseconds } = await server.end('SIGTERM')
  await client.query('rollback')
  await client.end()
  await stuck.closed
  expect(code).toBe(0)
  expect(milliseconds).toBeLessThan(LONGEST_MILLISECONDS)
})

test.runIf(testEngine === 'postgres')(
  'a call that takes longer than those are given who send one is answered all the same',
  async () => {
    const { client, call: slow } = await callThatWaits()
    const half = await open(post(500) + SIGN_IN)
    await keepAlive()
    const end = server.end('SIGTERM')
    // Whoever never finishes a call is hung up on first.
    await half.closed
    await client.query('select pg_sleep(0.8)')
    await client.query('rollback')
    await client.end()
    await slow.closed
    expect(slow.heard()).toMatch(/^HTTP\/1\.1 200 /)
    expect(slow.heard()).toMatch(/\r\nconnection: close\r\n/i)
    expect((await end).code).toBe(0)
  },
)

test('an import says that it was interrupted, and goes on at the next start', async () => {
  const jobId = await startLongImport(server.caller)
  await inTheMiddle(place, jobId)
  expect(await server.end('SIGTERM')).toMatchObject({ code: 0, signal: null })
  const { done, status, message } = await readJob(place, jobId)
  expect({ status, message }).toEqual({ status: 'waiting', message: 'job.resting' })
  expect(done).toBeLessThan(PEOPLE)
  server = await startAnother(place)
  await expectWhole(place, jobId)
  await server.end('SIGTERM')
})

test('reports that wait for their paper are answered, and hold up nothing', async () => {
  const round = await createCollecting(place, { type: 1, evaluatees: 1 })
  const path = { id: round.questionnaireId }
  await server.caller.ok('finishQuestionnaire', { path })
  const paper = { path: { ...path, employeeId: round.evaluatees[0]?.employeeId ?? 0 } }
  const asked = Array.from({ length: 50 }, () => server.caller.call('downloadPersonalReport', paper))
  await Promise.race(asked)
  const { code, milliseconds } = await server.end('SIGTERM')
  const answers = await Promise.all(asked)
  const isPaper = ({ raw }: { raw: Buffer }) => raw.subarray(0, 5).toString() === '%PDF-'
  const others = answers.filter((answer) => !isPaper(answer))
  expect(new Set(others.map(({ returnCode }) => returnCode))).toEqual(new Set([2080]))
  expect(code).toBe(0)
  expect(milliseconds).toBeLessThan(HUNG_UP_MILLISECONDS)
})
