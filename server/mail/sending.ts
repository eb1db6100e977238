/** Hands claimed mails to their mail servers, so many at a time. */
import { setTimeout as pass } from 'node:timers/promises'
import { DatabaseFault } from '../database/faults.ts'
import type { Away } from './away.ts'
import { htmlOf } from './html.ts'
import { CONNECTIONS, type Mailer, MailFault, reasonOf } from './mailer.ts'
import type { ClaimedMail, Outbox } from './outbox.ts'
import type { Owner } from './resting.ts'

/** Who sends a mail, and whose it is. */
export interface MailServer {
  owner: Owner
  mailer: Mailer
}

export interface SendingOptions<Mail extends ClaimedMail> {
  outbox: Outbox<Mail>
  /** Who sends a mail; null when nobody does any more, and the mail waits. The same mailer as long as its setup is the same. */
  serverFor(mail: Mail): Promise<MailServer | null>
  /** Stands behind the @ of message ids. */
  host: string
  logError(error: unknown): void
  away: Away
}

const FIRST_PAUSE_MILLISECONDS = 500
const MOST_PAUSE_MILLISECONDS = 5_000

/** Writes what became of a mail, over faults of the database and until the worker stops: nobody else knows it. */
async function settle<T>(write: () => Promise<T>, stopping: AbortSignal): Promise<T> {
  for (let pause = FIRST_PAUSE_MILLISECONDS; ; pause = Math.min(2 * pause, MOST_PAUSE_MILLISECONDS)) {
    try {
      return await write()
    } catch (error) {
      if (!(error instanceof DatabaseFault) || stopping.aborted) throw error
      // A stop cuts the pause short; then it is tried once more.
      await pass(pause, undefined, { signal: stopping }).catch(() => undefined)
    }
  }
}

/** One mail: by whom it goes, and what becomes of it. */
function createPosting<Mail extends ClaimedMail>(
  { outbox, away, serverFor, host, logError }: SendingOptions<Mail>,
  stopping: AbortSignal,
) {
  const giveBack = (mail: Mail) => settle(() => outbox.release(mail), stopping)

  /** Who sends it now; null, and given back, when nobody does. */
  async function serverOf(mail: Mail): Promise<MailServer | null> {
    if (stopping.aborted) return giveBack(mail).then(() => null)
    const server = await serverFor(mail)
    if (server === null) return giveBack(mail).then(() => null)
    return (await outbox.isHeld(mail)) ? server : null
  }

  async function failed({ owner, mailer }: MailServer, mail: Mail, error: unknown, began: number): Promise<void> {
    const fault = error instanceof MailFault ? error : new MailFault('later', reasonOf(error))
    if (fault !== error || fault.kind === 'unreached') {
      const server = await settle(() => serverFor(mail), stopping)
      // Another has been put in its place meanwhile: nobody is troubled by the old one any more.
      if (server?.mailer !== mailer) return giveBack(mail)
    }
    if (fault === error) away.note(owner, fault, began)
    else logError(error)
    await settle(() => outbox.failed(mail, fault), stopping)
  }

  return {
    giveBack,
    serverOf,
    async sendBy(server: MailServer, mail: Mail): Promise<void> {
      const { id, name, address, subject, text, link } = mail
      const began = away.begin()
      try {
        const messageId = `<mail-${id}@${host}>`
        await server.mailer.send({ messageId, name, address, subject, text, html: htmlOf(text, link) })
      } catch (error) {
        return failed(server, mail, error, began)
      }
      away.back(server.owner)
      await settle(() => outbox.sent(mail), stopping)
    },
  }
}

/** Sends mails; gives those back that are not begun when it stops, their server rests, or the database is away. */
export function createSending<Mail extends ClaimedMail>(options: SendingOptions<Mail>, stopping: AbortSignal) {
  const { away } = options
  const { giveBack, serverOf, sendBy } = createPosting(options, stopping)

  /** Those of `tried` also while it rests. Throws the first fault, once each mail has its end. */
  return async function inLanes(mails: Mail[], tried?: Owner): Promise<void> {
    const faults: unknown[] = []
    let isDatabaseAway = false

    /** Null, and given back, where the database was away before it was begun. */
    async function begin(mail: Mail): Promise<MailServer | null> {
      try {
        if (!isDatabaseAway) return await serverOf(mail)
      } catch (error) {
        if (!(error instanceof DatabaseFault)) throw error
        isDatabaseAway = true
        faults.push(error)
      }
      // After a stop whoever comes next takes it back.
      if (!stopping.aborted) await giveBack(mail)
      return null
    }

    /** Answers those whose server rests. */
    async function sendAll(queue: Mail[]): Promise<{ mail: Mail; owner: Owner }[]> {
      const aside: { mail: Mail; owner: Owner }[] = []
      async function lane() {
        for (let mail = queue.shift(); mail !== undefined; mail = queue.shift()) {
          try {
            const server = await begin(mail)
            if (server === null) continue
            if (server.owner !== tried && away.rests(server.owner)) aside.push({ mail, owner: server.owner })
            else await sendBy(server, mail)
          } catch (error) {
            faults.push(error)
          }
        }
      }
      await Promise.all(Array.from({ length: CONNECTIONS }, lane))
      return aside
    }

    let left = [...mails]
    while (left.length > 0) {
      const aside = await sendAll(left)
      // What was on its way meanwhile may have reached a server that others did not.
      const resting = aside.filter(({ owner }) => away.rests(owner))
      left = aside.filter((each) => !resting.includes(each)).map(({ mail }) => mail)
      for (const { mail } of resting) await giveBack(mail).catch((error) => faults.push(error))
    }
    if (faults.length > 0) throw faults[0]
  }
}
