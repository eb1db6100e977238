/** Processes that die, and others over the same database: what was begun ends, once. */
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { expectWhole, inTheMiddle, readJob, startLongImport } from './longImport.ts'
import { killStarted, runAnother, startAnother } from './startAnother.ts'
import { ADMINISTRATOR } from './testApp.ts'
import { openTestDatabase, type TestDatabase, testEngine } from './testDatabase.ts'

let place: TestDatabase

beforeEach(async () => {
  place = await openTestDatabase()
})

afterEach(async () => {
  killStarted()
  await place.remove()
})

/** A server of that number, with `besides` others, whose administrator has begun an import that is in the middle. */
async function importing(instance = '0', besides: string[] = []) {
  const server = await startAnother(place, { INSTANCE: instance })
  const others = []
  for (const each of besides) others.push(await startAnother(place, { INSTANCE: each }))
  await server.caller.ok('setUpEnterprise', { body: ADMINISTRATOR })
  const jobId = await startLongImport(server.caller)
  await inTheMiddle(place, jobId)
  return { server, others, jobId }
}

test('an import whose process was killed goes on at the next start', async () => {
  const { server, jobId } = await importing()
  await server.end('SIGKILL')
  const { done, status } = await readJob(place, jobId)
  expect(status).toBe('running')
  const again = await startAnother(place)
  await expectWhole(place, jobId)
  expect(done).toBeGreaterThan(0)
  await again.end('SIGKILL')
})

describe.runIf(testEngine === 'postgres')('over one PostgreSQL', () => {
  const inPlace = async <Row extends pg.QueryResultRow>(text: string) => {
    const client = new pg.Client({ connectionString: place.url })
    await client.connect()
    try {
      return (await client.query<Row>(text)).rows
    } finally {
      await client.end()
    }
  }
  const OTHERS = 'datname = current_database() and pg_stat_activity.pid <> pg_backend_pid()'
  const HOLDERS = `select distinct pg_stat_activity.pid as pid from pg_locks join pg_stat_activity using (pid)
    where locktype = 'advisory' and classid = 815362 and ${OTHERS}`
  const holders = async () => (await inPlace<{ pid: number }>(HOLDERS)).map(({ pid }) => pid)

  test('an import whose process was killed is taken up by another one within seconds', async () => {
    const { server, others, jobId } = await importing('0', ['1'])
    // It leaves alone what a living process does.
    expect((await readJob(place, jobId)).claimedBy).toMatch(/^0-/)
    await server.end('SIGKILL')
    const { claimedBy, status } = await readJob(place, jobId)
    expect({ claimedBy, status }).toMatchObject({ claimedBy: expect.stringMatching(/^0-/), status: 'running' })
    await expect.poll(async () => (await readJob(place, jobId)).claimedBy, { timeout: 20_000 }).toMatch(/^1-/)
    await expectWhole(place, jobId)
    for (const other of others) await other.end('SIGKILL')
  })

  test('a second process of the same number ends with a sentence, and changes nothing', async () => {
    const { server, jobId } = await importing('7')
    const { code, said } = await runAnother(place, { INSTANCE: '7' })
    expect({ code, said: said.trim() }).toEqual({
      code: 1,
      said: 'Another Roundview process with INSTANCE=7 is using this database. Stop it first, or set INSTANCE to another number from 0 to 62.',
    })
    await expectWhole(place, jobId)
    await server.end('SIGKILL')
  })

  test('an import goes on whose connections are ended again and again, and the number is held again', async () => {
    const { server, others, jobId } = await importing('0', ['1'])
    const before = await holders()
    expect(before).toHaveLength(2)
    for (let time = 0; time < 3; time += 1) {
      const { done } = await readJob(place, jobId).catch(() => ({ done: -1 }))
      await inPlace(`select pg_terminate_backend(pid) from pg_stat_activity where ${OTHERS}`)
      await expect
        .poll(async () => readJob(place, jobId).catch(() => undefined))
        .toSatisfy((job) => job !== undefined && (job.done > done || job.status === 'done'))
    }
    await expectWhole(place, jobId)
    await expect.poll(holders).toHaveLength(2)
    expect((await holders()).filter((pid) => before.includes(pid))).toEqual([])
    expect((await runAnother(place, { INSTANCE: '1' })).code).toBe(1)
    for (const each of [server, ...others]) await each.end('SIGKILL')
  })

  test('a process that was away so long that another one has its number ends, and changes nothing any more', async () => {
    const { server, jobId } = await importing()
    server.process.kill('SIGSTOP')
    await inPlace(`select pg_terminate_backend(pid) from pg_stat_activity where ${OTHERS}`)
    const next = await startAnother(place)
    server.process.kill('SIGCONT')
    expect(await server.ended).toMatchObject({ code: 1, signal: null })
    await expectWhole(place, jobId)
    await next.end('SIGKILL')
  })
})
