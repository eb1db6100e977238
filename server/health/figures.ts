/** What the database is asked for by a look at the server's health: each by a step into an index, past mails that rest. */
import type { DatabaseService, Handle } from '../database/open.ts'
import { isSending } from '../database/sendingRounds.ts'

/** Past those that rest with their rounds, which nobody is late with. */
function firstMail(db: Handle, now: string) {
  return db
    .selectFrom('outboxMail')
    .select('nextAttemptAt')
    .where('status', '=', 'waiting')
    .where(isSending(now))
    .orderBy('nextAttemptAt')
    .limit(1)
    .executeTakeFirst()
}

/** Every letter that is there waits: what was sent is deleted. */
function firstLetter(db: Handle) {
  return db.selectFrom('letter').select('nextAttemptAt').orderBy('nextAttemptAt').limit(1).executeTakeFirst()
}

/** For how many seconds the mail that is due longest has waited past its time; 0 when none is due. */
export async function overdueSeconds({ read }: DatabaseService, now: Date): Promise<number> {
  const first = await read(async (db) => [await firstMail(db, now.toISOString()), await firstLetter(db)])
  const waits = first.map((mail) => (mail === undefined ? 0 : now.getTime() - Date.parse(mail.nextAttemptAt)))
  return Math.max(0, ...waits) / 1000
}

/** How many jobs wait or run; only those are in somebody's hand. */
export async function countOpenJobs({ read }: DatabaseService): Promise<number> {
  const { open } = await read((db) =>
    db
      .selectFrom('job')
      .select((eb) => eb.fn.countAll<number>().as('open'))
      .where('claimedBy', 'is not', null)
      .executeTakeFirstOrThrow(),
  )
  return open
}

/** Asks the database the least there is to ask; rejects when it does not answer. */
export async function askDatabase({ read }: DatabaseService): Promise<void> {
  await read((db) => db.selectFrom('enterprise').select('id').limit(1).execute())
}
