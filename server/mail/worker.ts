/** Takes mails out of the outbox and hands them to the SMTP server; several processes may do so at once. */
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

/** Sends mails, so many at a time; gives those back that are not begun when it stops. */
function createSending<Mail extends ClaimedMail>(
  { outbox, away, mailerFor, host }: MailWorkerOptions<Mail>,
  isStopping: () => boolean,
) {
  /** False when no mail server was reached. */
  async function sendOne(mail: Mail): Promise<boolean> {
    if (isStopping()) return outbox.release(mail).then(() => true)
    const { id, name, address, subject, text, link } = mail
    const mailer = await mailerFor(mail)
    if (mailer === null) return outbox.release(mail).then(() => true)
    if (!(await outbox.isHeld(mail))) return true
    try {
      const messageId = `<mail-${id}@${host}>`
      await mailer.send({ messageId, name, address, subject, text, html: htmlOf(text, link) })
    } catch (error) {
      const fault = away.note(mailer, error)
      await outbox.failed(mail, fault)
      return fault.kind !== 'unreached'
    }
    away.back(mailer)
    await outbox.sent(mail)
    return true
  }

  /** False when none of them reached a mail server: the next would not either. */
  return async function inLanes(mails: Mail[]): Promise<boolean> {
    const queue = [...mails]
    let isReached = false
    async function lane() {
      for (let mail = queue.shift(); mail !== undefined; mail = queue.shift()) {
        if (await sendOne(mail)) isReached = true
      }
    }
    const ends = await Promise.allSettled(Array.from({ length: CONNECTIONS }, lane))
    for (const end of ends) if (end.status === 'rejected') throw end.reason
    return isReached
  }
}

/** Looks into the outbox every five seconds and when woken; every five seconds also for what others left in hand. */
export function startMailWorker<Mail extends ClaimedMail>(options: MailWorkerOptions<Mail>): MailWorker {
  const { outbox, logError } = options
  let stopping = false
  let again = false
  let running: Promise<void> | null = null
  let takingBack: Promise<void> | null = null
  const send = createSending(options, () => stopping)

  async function empty() {
    let mails = await outbox.claim(MAILS_A_CLAIM)
    while (mails.length > 0) {
      if (!(await send(mails)) || stopping) return
      mails = await outbox.claim(MAILS_A_CLAIM)
    }
  }

  async function run() {
    try {
      do {
        again = false
        await empty()
      } while (again && !stopping)
    } catch (error) {
      logError(error)
    } finally {
      running = null
    }
  }

  function wake() {
    if (stopping) return
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
    stopping = true
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
