/** Processes that die, and others over the same database: what was begun ends, once. */
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { updateQuestionnaire } from '../../server/records/questionnaire/store.ts'
import { beginSealing } from '../../server/records/turns/sealing/sealing.ts'
import { type Collecting, createCollecting } from './collectingQuestionnaire.ts'
import { expectWhole, inTheMiddle, readJob, startLongImport } from './longImport.ts'
import { boundPairs, createPeers, expectedPairs, startBinding } from './manyPeers.ts'
import { killStarted, runAnother, startAnother } from './startAnother.ts'
import { ADMINISTRATOR } from './testApp.ts'
import { openTestDatabase, type TestDatabase, testEngine } from './testDatabase.ts'

let place: TestDatabase

/** Each starts several processes, on a machine that may be busy. */
vi.setConfig({ testTimeout: 180_000 })

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

test('an auto-bind whose process was killed goes on at the next start, and binds nobody twice', async () => {
  const server = await startAnother(place)
  await server.caller.ok('setUpEnterprise', { body: ADMINISTRATOR })
  const round = await createPeers(place, { evaluatees: 600 })
  const jobId = await startBinding(server.caller, round)
  await expect.poll(async () => (await readJob(place, jobId)).done, { interval: 1 }).toBeGreaterThan(0)
  await server.end('SIGKILL')
  const { done, status, total } = await readJob(place, jobId)
  expect(status).toBe('running')
  expect(done).toBeLessThan(total)
  const again = await startAnother(place)
  await expect.poll(async () => (await readJob(place, jobId)).status, { timeout: 120_000 }).toBe('done')
  expect(await boundPairs(place, round)).toEqual(await expectedPairs(place, round))
  const { resultJson } = await readJob(place, jobId)
  // A slice that was done twice would have left out what it bound before.
  expect(JSON.parse(resultJson)).toMatchObject({ created: total, skipped: 0 })
  const changes = await place.database.read((db) =>
    db.selectFrom('auditEvent').select('detailJson').where('action', '=', 'raters.changed').execute(),
  )
  expect(changes.map(({ detailJson }) => JSON.parse(detailJson))).toEqual([{ added: total, removed: 0 }])
  await again.end('SIGKILL')
})

/** A round that a process had in hand for a minute when it was killed. */
async function heldRound(): Promise<Collecting> {
  const round = await createCollecting(place, { type: 2, evaluatees: 2 })
  const { enterpriseId, questionnaireId } = round
  const now = Date.now()
  await place.database.write(async (db) => {
    await updateQuestionnaire(db, enterpriseId, questionnaireId, { closingSince: new Date(now).toISOString() })
    await beginSealing(db, { enterpriseId, questionnaireId })
    const claimedUntil = new Date(now + 60_000).toISOString()
    await db.updateTable('closing').set({ claimedUntil, done: 3 }).execute()
  })
  return round
}

const statusOf = async ({ questionnaireId }: Collecting) => {
  const query = place.database.read((db) =>
    db.selectFrom('questionnaire').select('processStatus').where('id', '=', questionnaireId).executeTakeFirst(),
  )
  return (await query)?.processStatus
}

const claimOf = async () => (await place.database.read((db) => db.selectFrom('closing').selectAll().execute()))[0]

test('a finish whose process was killed goes on at the next start, and waits for no lease', async () => {
  const first = await startAnother(place)
  await first.caller.ok('setUpEnterprise', { body: ADMINISTRATOR })
  await first.end('SIGKILL')
  const round = await heldRound()
  const { claimedUntil } = (await claimOf()) ?? {}
  const next = await startAnother(place)
  await expect.poll(() => statusOf(round), { timeout: 50_000 }).toBe(40)
  expect(new Date().toISOString() < (claimedUntil ?? '')).toBe(true)
  await next.end('SIGKILL')
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
    await server.end('SIGKILL')
    await expect.poll(async () => (await readJob(place, jobId)).claimedBy, { timeout: 20_000 }).toMatch(/^1-/)
    await expectWhole(place, jobId)
    for (const other of others) await other.end('SIGKILL')
  })

  test('nobody takes up what a living process does, however long it waits', async () => {
    const { server, others, jobId } = await importing('0', ['1'])
    const client = new pg.Client({ connectionString: place.url })
    await client.connect()
    await client.query('begin')
    await client.query('lock table department in access exclusive mode')
    const like = await readJob(place, jobId)
    // By the time that two were told as interrupted, one after the other, each process has looked twice at least.
    for (const [id, claimedBy] of [
      [1, '2-gone'],
      [2, '3-gone'],
    ] as const) {
      const left = { ...like, id, kind: 'exportTags', claimedBy }
      await place.database.write((db) => db.insertInto('job').values(left).execute())
      await expect.poll(async () => (await readJob(place, id)).status).toBe('failed')
    }
    await client.query('rollback')
    await client.end()
    const claimants = new Set<string | null>()
    const isDone = async () => {
      const { claimedBy, status } = await readJob(place, jobId)
      claimants.add(claimedBy)
      return status === 'done'
    }
    await expect.poll(isDone, { interval: 5, timeout: 120_000 }).toBe(true)
    expect([...claimants]).toEqual([like.claimedBy, null])
    await expectWhole(place, jobId)
    for (const each of [server, ...others]) await each.end('SIGKILL')
  })

  test('a finish that a living process may have in hand is left to it by another one that starts', async () => {
    const living = await startAnother(place, { INSTANCE: '1' })
    await living.caller.ok('setUpEnterprise', { body: ADMINISTRATOR })
    await heldRound()
    const before = await claimOf()
    const next = await startAnother(place)
    // By the time that an import of this process is done it has looked for what it may go on with.
    await expectWhole(place, await startLongImport(living.caller))
    expect(await claimOf()).toEqual(before)
    for (const each of [living, next]) await each.end('SIGKILL')
  })

  test('a second process of the same number ends with a sentence of each language, and changes nothing', async () => {
    const { server, jobId } = await importing('7')
    const { code, said } = await runAnother(place, { INSTANCE: '7' })
    expect({ code, said: said.trimEnd().split('\n') }).toEqual({
      code: 75,
      said: [
        '另一个 INSTANCE=7 的 Roundview 进程正在使用该数据库，请先停止它，或将 INSTANCE 设为 0 到 62 中的其他数字。',
        'Another Roundview process with INSTANCE=7 is using this database: stop it first, or set INSTANCE to another number from 0 to 62.',
      ],
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
    expect((await runAnother(place, { INSTANCE: '1' })).code).toBe(75)
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
