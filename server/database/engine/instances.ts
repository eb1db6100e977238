/** The number of a process among those on one PostgreSQL database: an advisory lock, held for life on a connection of its own. */
import { randomBytes } from 'node:crypto'
import { setTimeout as pass } from 'node:timers/promises'
import pg from 'pg'
import { OPERATOR_INSTANCE } from '../ids.ts'
import { faultOf } from './faults.ts'
import type { OtherInstances } from './gone.ts'
import { InstanceTaken } from './held.ts'
import { NOTICE_SILENCE } from './postgres.ts'

/** Any fixed number: what is locked by it are the numbers of processes. */
const INSTANCES = 815_362
const KEY = `${INSTANCES}, hashtext(coalesce(current_schema(), '') || ' ' || $1::text)`
const HOLD = `select pg_try_advisory_lock(${KEY}) as locked`
/** Given back with the statement; shared, so that those who ask do not meet each other. */
const ASK = `select pg_try_advisory_xact_lock_shared(${KEY}) as locked`
/** All numbers of this database that are held, in whatever schema. */
const HELD = `select count(*)::int as held from pg_locks where locktype = 'advisory' and classid = ${INSTANCES} and granted
  and mode = 'ExclusiveLock' and database = (select oid from pg_database where datname = current_database())`
/** Of the connection that has or wants a number: tells whose it is. */
const NAME_KIND = 'roundview-instance-'
const BEAR_NAME = `select set_config('application_name', $1, false)`
/** What this process gave up without the database's hearing of it: a firewall may have forgotten the connection. */
const END_OWN = `select pg_terminate_backend(pid) from pg_stat_activity
  where application_name = $1 and pid <> pg_backend_pid()`
/** Those who ask hold it shared. */
const ANOTHERS = `select 1 from pg_locks join pg_stat_activity using (pid)
  where locktype = 'advisory' and mode = 'ExclusiveLock' and granted and datname = current_database()
    and (classid::bigint, objid::bigint) = (${INSTANCES}, hashtext(coalesce(current_schema(), '') || ' ' || $1::text)::oid::bigint)
    and starts_with(application_name, '${NAME_KIND}') and application_name <> $2`

/** So long a start waits for one that has just ended, or whom somebody asks after. */
const PATIENCE_MILLISECONDS = 5_000
/** So long one that lost its number waits for a holder whom nobody can tell from itself: longer than silence goes unnoticed. */
const LOST_PATIENCE_MILLISECONDS = 40_000
const AGAIN_MILLISECONDS = 200
/** Somebody who lost the connection alone has taken the number again by then. */
const FREE_MILLISECONDS = 2_000
/** What was seen longer ago says nothing of now. */
const SEEN_MILLISECONDS = 15_000
const BEAT_MILLISECONDS = 5_000
const ANSWER_MILLISECONDS = 10_000

export interface InstanceOptions {
  url: string
  instance: number
  /** The connection was lost, and another process took the number meanwhile: this one must end, for their ids are the same. */
  onTaken(taken: InstanceTaken): void
}

export interface HeldInstance extends OtherInstances {
  /** Takes the number; throws InstanceTaken when another process has it. */
  hold(): Promise<void>
  /** Whether no other process has a number at this moment. Throws DatabaseFault, as `isFree` does, when nobody answers. */
  isAlone(): Promise<boolean>
  release(): Promise<void>
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: ANSWER_MILLISECONDS,
    query_timeout: ANSWER_MILLISECONDS,
  })
  // Heard by whoever asks next; without a listener it would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(NOTICE_SILENCE)
    return client
  } catch (error) {
    await end(client)
    throw error
  }
}

/** One that is broken already ends all the same. */
async function end(client: pg.Client): Promise<void> {
  await client.end().catch(() => undefined)
}

async function isLocked(client: pg.Client, statement: string, instance: number): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(statement, [instance])
  return rows[0]?.locked === true
}

/** For whoever asks after others: an outage is told by those who ask for something else (outageLog.ts). */
async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw faultOf(error)
  }
}

interface Try {
  instance: number
  /** Of this process's connections for it. */
  name: string
  /** Milliseconds until another is taken to have it: five seconds where that is known to be a process of its own. */
  patience: number
  isOver(): boolean
}

async function tryFor(fresh: pg.Client, { instance, name, patience, isOver }: Try): Promise<boolean> {
  await fresh.query(BEAR_NAME, [name])
  await fresh.query(END_OWN, [name])
  const since = performance.now()
  while (!(await isLocked(fresh, HOLD, instance))) {
    const waited = performance.now() - since
    if (isOver() || waited > patience) return false
    const isLong = waited > PATIENCE_MILLISECONDS
    if (isLong && ((await fresh.query(ANOTHERS, [instance, name])).rowCount ?? 0) > 0) return false
    await pass(AGAIN_MILLISECONDS)
  }
  return true
}

/** A connection that has the number; null when another has it. */
async function lock(url: string, wanted: Try): Promise<pg.Client | null> {
  const fresh = await connect(url)
  try {
    if (await tryFor(fresh, wanted)) return fresh
    await end(fresh)
    return null
  } catch (error) {
    await end(fresh)
    throw error
  }
}

const HOLD_EVERY = `select bool_and(pg_try_advisory_lock(${KEY.replace('$1', 'number')})) as locked
  from generate_series(0, ${OPERATOR_INSTANCE}) as number`

/**
 * Holds every number of a database for a command beside which no server may run or start; null where somebody has one.
 * `confirm` throws where they were lost meanwhile.
 */
export async function holdEveryInstance(
  url: string,
): Promise<{ confirm(): Promise<void>; release(): Promise<void> } | null> {
  const client = await connect(url)
  const { rows } = await client.query<{ locked: boolean }>(HOLD_EVERY)
  if (rows[0]?.locked === true) {
    const confirm = async () => void (await client.query('select 1'))
    return { confirm, release: () => end(client) }
  }
  await end(client)
  return null
}

/** Makes the holder of a number; `hold` takes it. A connection that is lost is made again, and the number taken again. */
export function createInstance({ url, instance, onTaken }: InstanceOptions): HeldInstance {
  const name = `${NAME_KIND}${instance}-${randomBytes(9).toString('base64url')}`
  let client: pg.Client | undefined
  let isOver = false
  let beat: NodeJS.Timeout | undefined
  /** From when to when nobody was seen to have a number. */
  const free = new Map<number, { since: number; seen: number }>()

  async function take(patience: number): Promise<boolean> {
    const fresh = await lock(url, { instance, name, patience, isOver: () => isOver })
    if (fresh === null) return false
    if (isOver) await end(fresh)
    else keep(fresh)
    return true
  }

  function keep(fresh: pg.Client): void {
    client = fresh
    const lose = () => {
      if (client !== fresh) return
      client = undefined
      void end(fresh)
      void takeAgain()
    }
    fresh.on('error', lose)
    fresh.on('end', lose)
    clearInterval(beat)
    // A connection that nothing comes over any more is noticed by nobody else.
    beat = setInterval(() => void fresh.query('select 1').catch(lose), BEAT_MILLISECONDS).unref()
  }

  async function takeAgain(): Promise<void> {
    free.clear()
    while (!isOver) {
      try {
        if (!(await take(LOST_PATIENCE_MILLISECONDS)) && !isOver) onTaken(new InstanceTaken(instance))
        return
      } catch {
        // The database is away: whoever asks it for something else says so.
        await pass(AGAIN_MILLISECONDS, undefined, { ref: false })
      }
    }
  }

  return {
    async hold() {
      if (client === undefined && !(await take(PATIENCE_MILLISECONDS))) throw new InstanceTaken(instance)
    },

    async isFree(other) {
      // Without the own number nothing is known of others': the whole database may just have come back.
      const isUnlocked = client !== undefined && (await asked(isLocked(client, ASK, other)))
      const now = performance.now()
      const before = free.get(other)
      free.delete(other)
      if (!isUnlocked) return false
      const since = before !== undefined && now - before.seen < SEEN_MILLISECONDS ? before.since : now
      free.set(other, { since, seen: now })
      return now - since >= FREE_MILLISECONDS
    },

    async isAlone() {
      if (client === undefined) return false
      const { rows } = await asked(client.query<{ held: number }>(HELD))
      return rows[0]?.held === 1
    },

    async release() {
      isOver = true
      clearInterval(beat)
      const held = client
      client = undefined
      if (held !== undefined) await end(held)
    },
  }
}
