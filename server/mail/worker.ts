/** Takes mails out of the outbox and hands them to the SMTP server; several processes may do so at once. */
import { setTimeout as pass } from 'node:timers/promises'
import { DatabaseFault } from '../database/faults.ts'
import type { Away } from './away.ts'
import { htmlOf } from './html.ts'
import { CONNECTIONS, type Mailer, type MailFault } from './mailer.ts'
import type { Tries } from './retry.ts'

/** A mail this worker alone may send until its lease ends. */
export interface ClaimedMail extends Tries {
  enterpriseId: number
  id: number
  name: string
  address: string
  subject: string
  /** With the answering link in it: it lives in this object and in the mail, nowhere else. */
  text: string
  link: string | null
  /** Names the lease: whoever settles shows it, so that a late settler changes nothing. */
  claimedUntil: string
}

/** Where mails wait: those of rounds (the collection feature's), and letters to people (the directory's). */
export interface Outbox<Mail extends ClaimedMail = ClaimedMail> {
  /** Up to `count` due mails, leased to the caller. */
  claim(count: number): Promise<Mail[]>
  /** Gives back what processes that are gone have in hand. */
  takeBack(): Promise<void>
  /** Whether the mail is still to be sent under this lease; it is not when its round has ended meanwhile. */
  isHeld(mail: Mail): Promise<boolean>
  /** This and the two below change nothing, and do not complain, when the mail is not held any more. */
  sent(mail: Mail): Promise<void>
  /** Tries later, or gives up (retry.ts). */
  failed(mail: Mail, fault: MailFault): Promise<void>
  /** Gives an unsent mail back. */
  release(mail: Mail): Promise<void>
}

export interface MailWorkerOptions<Mail extends ClaimedMail> {
  outbox: Outbox<Mail>
  /** Who sends a mail; null when nobody does any more, and the mail waits. */
  mailerFor(mail: Mail): Promise<Mailer | null>
  /** Stands behind the @ of message ids. */
  host: string
  logError(error: unknown): void
  away: Away
}

export interface MailWorker {
  /** Looks into the outbox now instead of at the next tick. */
  wake(): void
  /** Begins nothing any more. */
  rest(): void
  /** Ends after the mails in hand; unsent ones go back. */
  stop(): Promise<void>
}

const TICK_MILLISECONDS = 5_000
/** Ten rounds of the lanes: even if each waits for its time-out, the leases (ten minutes) last longer. */
const MAILS_A_CLAIM = 50

const FIRST_PAUSE_MILLISECONDS = 500
const MOST_PAUSE_MILLISECONDS = 5_000

/** Writes what became of a mail, over faults of the database and until the worker stops: nobody else knows it. */
async function settle(write: () => Promise<void>, stopping: AbortSignal): Promise<void> {
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

/** Sends mails, so many at a time; gives those back that are not begun when it stops, or the database is away. */
function createSending<Mail extends ClaimedMail>(
  { outbox, away, mailerFor, host }: MailWorkerOptions<Mail>,
  stopping: AbortSignal,
) {
  const giveBack = (mail: Mail) => settle(() => outbox.release(mail), stopping)

  /** Who sends it now; null when nobody does. */
  async function mailerOf(mail: Mail): Promise<Mailer | null> {
    if (stopping.aborted) return giveBack(mail).then(() => null)
    const mailer = await mailerFor(mail)
    if (mailer === null) return giveBack(mail).then(() => null)
    return (await outbox.isHeld(mail)) ? mailer : null
  }

  /** False when no mail server was reached. */
  async function sendBy(mailer: Mailer, mail: Mail): Promise<boolean> {
    const { id, name, address, subject, text, link } = mail
    try {
      const messageId = `<mail-${id}@${host}>`
      await mailer.send({ messageId, name, address, subject, text, html: htmlOf(text, link) })
    } catch (error) {
      const fault = away.note(mailer, error)
      await settle(() => outbox.failed(mail, fault), stopping)
      return fault.kind !== 'unreached'
    }
    away.back(mailer)
    await settle(() => outbox.sent(mail), stopping)
    return true
  }

  /** False when none of them reached a mail server: the next would not either. Throws the first fault, once each has its end. */
  return async function inLanes(mails: Mail[]): Promise<boolean> {
    const queue = [...mails]
    const faults: unknown[] = []
    let isDatabaseAway = false
    let isReached = false

    /** Null, and given back, where the database was away before it was begun. */
    async function begin(mail: Mail): Promise<Mailer | null> {
      try {
        if (!isDatabaseAway) return await mailerOf(mail)
      } catch (error) {
        if (!(error instanceof DatabaseFault)) throw error
        isDatabaseAway = true
        faults.push(error)
      }
      // After a stop whoever comes next takes it back.
      if (!stopping.aborted) await giveBack(mail)
      return null
    }

    async function lane() {
      for (let mail = queue.shift(); mail !== undefined; mail = queue.shift()) {
        try {
          const mailer = await begin(mail)
          if (mailer === null || (await sendBy(mailer, mail))) isReached = true
        } catch (error) {
          faults.push(error)
        }
      }
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, lane))
    if (faults.length > 0) throw faults[0]
    return isReached
  }
}

/** Looks into the outbox every five seconds and when woken; every five seconds also for what others left in hand. */
export function startMailWorker<Mail extends ClaimedMail>(options: MailWorkerOptions<Mail>): MailWorker {
  const { outbox, logError } = options
  const stopping = new AbortController()
  let again = false
  let running: Promise<void> | null = null
  let takingBack: Promise<void> | null = null
  const send = createSending(options, stopping.signal)

  async function empty() {
    let mails = await outbox.claim(MAILS_A_CLAIM)
    while (mails.length > 0) {
      if (!(await send(mails)) || stopping.signal.aborted) return
      mails = await outbox.claim(MAILS_A_CLAIM)
    }
  }

  async function run() {
    try {
      do {
        again = false
        await empty()
      } while (again && !stopping.signal.aborted)
    } catch (error) {
      logError(error)
    } finally {
      running = null
    }
  }

  function wake() {
    if (stopping.signal.aborted) return
    again = true
    running ??= run()
  }

  function look() {
    takingBack ??= outbox
      .takeBack()
      .catch(logError)
      .finally(() => {
        takingBack = null
        wake()
      })
  }

  const timer = setInterval(look, TICK_MILLISECONDS)
  timer.unref()
  look()
  function rest() {
    stopping.abort()
    clearInterval(timer)
  }

  return {
    wake,
    rest,
    async stop() {
      rest()
      await takingBack
      await running
    },
  }
}
