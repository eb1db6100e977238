/** PostgreSQL: moves a table into a new file while everybody goes on using it. */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { patiently } from './locked.ts'
import type { Database } from './schema/schema.ts'

/** Any fixed number: one process at a time renews tables. */
export const RENEWING = 815_360
/** So few changes are taken over at once while the table is locked. */
const FEW_CHANGES = 50
const MOST_ROUNDS = 100

interface Renewal {
  old: RawBuilder<unknown>
  fresh: RawBuilder<unknown>
  /** The keys of rows that changed since the copying began, by a trigger. */
  changed: RawBuilder<unknown>
  noteChange: RawBuilder<unknown>
  key: readonly string[]
  /** Columns of which the planner takes more or fewer samples than usual, or none (migration 0036). */
  targets: readonly { name: string; target: number }[]
}

/**
 * Not VACUUM FULL: that keeps the physical order, keeps deleted rows while any older transaction of the database is open,
 * and locks the table for as long as it takes. Here the rows are copied in the order of their key, all as versions of one
 * transaction, into a table beside; what changes meanwhile is noted by a trigger and taken over; then the new one takes
 * the old one's place, under a lock of milliseconds. Old transactions that see a snapshot of their own
 * would find it empty: who takes one locks the tables first (copying/places.ts).
 */
export async function renewTable(db: Kysely<Database>, table: keyof Database): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${RENEWING}, hashtext(current_schema()))`.execute(connection)
    try {
      const [key, targets] = [await keyOf(connection, table), await targetsOf(connection, table)]
      const renewal = { ...namesOf(table), key, targets }
      await dropBeside(connection, renewal)
      await locked(connection, (transaction) => beginNoting(transaction, renewal))
      await copy(connection, renewal)
      for (let round = 0; round < MOST_ROUNDS && (await takeOver(connection, renewal)) > FEW_CHANGES; round += 1);
      await locked(connection, (transaction) => takePlace(transaction, renewal, table))
    } catch (error) {
      // On a lost connection that fails, too, and the lock has gone with it: the first error is the one to tell.
      await unlock(connection).catch(() => undefined)
      throw error
    }
    await unlock(connection)
  })
}

async function unlock(connection: Kysely<Database>): Promise<void> {
  await sql`select pg_advisory_unlock(${RENEWING}, hashtext(current_schema()))`.execute(connection)
}

const freshName = (table: keyof Database) => `${table}Fresh`

function namesOf(table: keyof Database): Omit<Renewal, 'key' | 'targets'> {
  return {
    old: sql.table(table),
    fresh: sql.table(freshName(table)),
    changed: sql.table(`${table}Changed`),
    noteChange: sql.ref(`${table}NoteChange`),
  }
}

async function keyOf(db: Kysely<Database>, table: keyof Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indrelid = ${`"${table}"`}::regclass and indisprimary order by array_position(indkey, attnum)`.execute(db)
  return rows.map(({ name }) => name)
}

async function targetsOf(db: Kysely<Database>, table: keyof Database) {
  const { rows } = await sql<{ name: string; target: number }>`
    select attname as name, attstattarget as target from pg_attribute
    where attrelid = ${`"${table}"`}::regclass and attnum > 0 and not attisdropped and attstattarget >= 0`.execute(db)
  return rows
}

/** What a process that was killed left beside. */
async function dropBeside(db: Kysely<Database>, { noteChange, fresh, changed }: Renewal): Promise<void> {
  await locked(db, async (transaction) => {
    await sql`drop function if exists ${noteChange} cascade`.execute(transaction)
    await sql`drop table if exists ${fresh}, ${changed}`.execute(transaction)
  })
}

/** Tries until nobody else holds the table for a moment. */
function locked(db: Kysely<Database>, work: (transaction: Kysely<Database>) => Promise<void>): Promise<void> {
  return patiently((milliseconds) =>
    db.transaction().execute(async (transaction) => {
      await sql.raw(`set local lock_timeout = ${milliseconds}`).execute(transaction)
      await work(transaction)
    }),
  )
}

const columns = (key: readonly string[]) => sql.join(key.map((name) => sql.ref(name)))

/** The trigger's lock waits for writers in hand: whoever writes after it is noted, whoever wrote before it is copied. */
async function beginNoting(db: Kysely<Database>, renewal: Renewal): Promise<void> {
  const { old, fresh, changed, noteChange, key, targets } = renewal
  await sql`create table ${fresh} (like ${old} including all)`.execute(db)
  // Not even ALL of LIKE brings them.
  if (targets.length > 0) await setTargets(db, fresh, targets)
  await sql`create table ${changed} as select ${columns(key)} from ${old} with no data`.execute(db)
  const note = (row: 'old' | 'new') =>
    sql`insert into ${changed} values (${sql.join(key.map((name) => sql`${sql.raw(row)}.${sql.ref(name)}`))});`
  await sql`
    create function ${noteChange}() returns trigger language plpgsql as $note$ begin
      if tg_op <> 'INSERT' then ${note('old')} end if;
      if tg_op <> 'DELETE' then ${note('new')} end if;
      return null;
    end $note$`.execute(db)
  await sql`
    create trigger "noteChange" after insert or update or delete on ${old}
    for each row execute function ${noteChange}()`.execute(db)
}

async function setTargets(db: Kysely<Database>, table: RawBuilder<unknown>, targets: Renewal['targets']) {
  const changes = targets.map(
    ({ name, target }) => sql`alter column ${sql.ref(name)} set statistics ${sql.lit(target)}`,
  )
  await sql`alter table ${table} ${sql.join(changes)}`.execute(db)
}

async function copy(db: Kysely<Database>, { old, fresh, key }: Renewal): Promise<void> {
  await sql`insert into ${fresh} select * from ${old} order by ${columns(key)}`.execute(db)
  await sql`analyze ${fresh}`.execute(db)
}

/** Takes over what changed until now, as one snapshot shows it; answers how many changes that were. */
async function takeOver(db: Kysely<Database>, renewal: Renewal): Promise<number> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((transaction) => bringUp(transaction, renewal))
}

/** Row by row by its key (lateral, limit): a join of two tables nobody has counted could read the whole of both. */
async function bringUp(db: Kysely<Database>, { old, fresh, changed, key }: Renewal): Promise<number> {
  const isSame = sql.join(
    key.map((name) => sql`one.${sql.ref(name)} = keys.${sql.ref(name)}`),
    sql` and `,
  )
  const changedRows = (table: RawBuilder<unknown>, shown: RawBuilder<unknown>) => sql`
    select found.* from (select distinct ${columns(key)} from ${changed}) as keys
    cross join lateral (select ${shown} from ${table} as one where ${isSame} limit 1) as found`
  await sql`delete from ${fresh} where ctid = any(array(${changedRows(fresh, sql`one.ctid`)}))`.execute(db)
  await sql`insert into ${fresh} ${changedRows(old, sql`one.*`)}`.execute(db)
  const { numAffectedRows } = await sql`delete from ${changed}`.execute(db)
  return Number(numAffectedRows ?? 0)
}

async function takePlace(db: Kysely<Database>, renewal: Renewal, table: keyof Database): Promise<void> {
  const { old, fresh, changed, noteChange } = renewal
  await sql`lock table ${old} in access exclusive mode`.execute(db)
  await bringUp(db, renewal)
  const indexes = await indexesOf(db, table)
  const freshIndexes = await indexesOf(db, freshName(table))
  await sql`drop function ${noteChange} cascade`.execute(db)
  await sql`drop table ${old}, ${changed}`.execute(db)
  await sql`alter table ${fresh} rename to ${old}`.execute(db)
  for (const [shape, name] of freshIndexes) {
    const before = indexes.get(shape)
    if (before === undefined) throw new Error(`${table} has no index like ${name}`)
    // Migrations know them, and the constraints they stand for, by their names.
    await sql`alter index ${sql.ref(name)} rename to ${sql.ref(before)}`.execute(db)
  }
}

/** Names of a table's indexes by what they are. */
async function indexesOf(db: Kysely<Database>, table: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; shape: string }>`
    select relname as name,
      concat(indisunique, indisprimary, regexp_replace(pg_get_indexdef(indexrelid), '^.* USING ', '')) as shape
    from pg_index join pg_class on pg_class.oid = indexrelid where indrelid = ${`"${table}"`}::regclass`.execute(db)
  return new Map(rows.map(({ name, shape }) => [shape, name]))
}
