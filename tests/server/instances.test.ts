/** The number of a process over one PostgreSQL, on a connection that breaks: it is kept, and nobody takes its holder for gone. */
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createInstance, type HeldInstance } from '../../server/database/engine/instances.ts'
import { type Cable, layCable } from './cable.ts'
import { createOwnDatabase } from './ownDatabase.ts'
import { postgresOfThisRun, testEngine } from './testDatabase.ts'

vi.setConfig({ testTimeout: 180_000 })

describe.runIf(testEngine === 'postgres')('over one PostgreSQL', () => {
  let own: Awaited<ReturnType<typeof createOwnDatabase>>
  let cable: Cable
  let besides: pg.Client
  const held: HeldInstance[] = []
  const taken: string[] = []

  beforeEach(async () => {
    own = await createOwnDatabase(postgresOfThisRun())
    cable = await layCable(own.url)
    besides = new pg.Client({ connectionString: own.url })
    await besides.connect()
    taken.length = 0
  })

  afterEach(async () => {
    await Promise.all(held.splice(0).map((each) => each.release()))
    await cable.remove()
    await besides.end()
    await own.drop()
  })

  async function start(instance: number, url = own.url): Promise<HeldInstance> {
    const made = createInstance({ url, instance, onTaken: ({ message }) => taken.push(message) })
    held.push(made)
    await made.hold()
    return made
  }

  const HOLDERS = `select pid from pg_locks where locktype = 'advisory' and classid = 815362 and mode = 'ExclusiveLock'
    and granted and database = (select oid from pg_database where datname = current_database()) order by pid`
  const holders = async () => (await besides.query<{ pid: number }>(HOLDERS)).rows.map(({ pid }) => pid)

  test('a living process whose connection was just cut is not gone, nor once it has its number again', async () => {
    await start(1, cable.through(own.url))
    const other = await start(0)
    expect(await other.isFree(1)).toBe(false)
    await cable.pull()
    await expect.poll(holders).toHaveLength(1)
    expect(await other.isFree(1)).toBe(false)
    await cable.plug()
    await expect.poll(holders, { timeout: 60_000 }).toHaveLength(2)
    expect(await other.isFree(1)).toBe(false)
    expect(taken).toEqual([])
  })

  test('one that asks over a connection that breaks hears that the database is away', async () => {
    const other = await start(0, cable.through(own.url))
    const away = { name: 'DatabaseFault', fault: 'DATABASE_AWAY' }
    cable.cutAt('pg_try_advisory_xact_lock_shared')
    await expect(other.isFree(1)).rejects.toMatchObject(away)
    cable.cutAt('select count(*)::int as held')
    // It says no until it has its number again.
    const answer = () => other.isAlone().catch((error: unknown) => error)
    await expect.poll(answer, { timeout: 60_000 }).toMatchObject(away)
  })

  test('a process that went is gone after two seconds', async () => {
    const one = await start(1)
    const other = await start(0)
    await one.release()
    expect(await other.isFree(1)).toBe(false)
    const since = performance.now()
    await expect.poll(() => other.isFree(1), { timeout: 60_000 }).toBe(true)
    expect(performance.now() - since).toBeGreaterThan(1_500)
  })

  test('a process whose connection a firewall forgot has its number again', async () => {
    await start(1, cable.through(own.url))
    const before = await holders()
    expect(before).toHaveLength(1)
    cable.forget()
    const isHeldAnew = async () => {
      const now = await holders()
      return taken.length > 0 || (now.length === 1 && !before.includes(now[0] ?? 0))
    }
    await expect.poll(isHeldAnew, { timeout: 120_000 }).toBe(true)
    expect(taken).toEqual([])
  })

  test('a process that finds its number with another one says so within seconds', async () => {
    await start(1, cable.through(own.url))
    await cable.pull()
    await expect.poll(holders).toEqual([])
    await start(1)
    const since = performance.now()
    await cable.plug()
    await expect.poll(() => taken, { timeout: 60_000 }).toEqual([expect.stringContaining('INSTANCE=1 is using')])
    expect(performance.now() - since).toBeLessThan(25_000)
  })
})
