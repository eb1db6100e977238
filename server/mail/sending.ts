/** Hands claimed mails to their mail servers, so many at a time. */
import { setTimeout as pass } from 'node:timers/promises'
import { DatabaseFault } from '../database/engine/faults.ts'
import { overFaults } from '../database/engine/overFaults.ts'
import type { Away } from './away.ts'
import { htmlOf } from './html.ts'
import { CONNECTIONS, isServersFault, type Mailer, MailFault } from './mailer.ts'
import type { ClaimedMail, Outbox } from './outbox.ts'
import type { Owner } from './resting.ts'
import { reasonOf } from './told.ts'

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

const faultFor = (error: unknown) => (error instanceof MailFault ? error : new MailFault('later', reasonOf(error)))

/** One mail: by whom it goes, and what becomes of it. */
function createPosting<Mail extends ClaimedMail>(
  { outbox, away, serverFor, host, logError }: SendingOptions<Mail>,
  stopping: AbortSignal,
) {
  const giveBack = (mail: Mail) => overFaults(() => outbox.release(mail), stopping).finally(() => outbox.drop(mail))

  async function end(mail: Mail, write: () => Promise<void>): Promise<void> {
    await overFaults(write, stopping)
    outbox.drop(mail)
  }
  const failWith = (mail: Mail, fault: MailFault) => end(mail, () => outbox.failed(mail, fault))

  /** Who sends it now; null, and given back, when nobody does. */
  async function serverOf(mail: Mail): Promise<MailServer | null> {
    if (stopping.aborted) return giveBack(mail).then(() => null)
    const server = await serverFor(mail)
    if (server === null) return giveBack(mail).then(() => null)
    if (await outbox.isHeld(mail)) return server
    outbox.drop(mail)
    return null
  }

  async function failed({ owner, mailer }: MailServer, mail: Mail, error: unknown, began: number): Promise<void> {
    const fault = faultFor(error)
    if (fault !== error || isServersFault(fault.kind)) {
      const server = await overFaults(() => serverFor(mail), stopping)
      // Another has been put in its place meanwhile: nobody is troubled by the old one any more.
      if (server?.mailer !== mailer) return giveBack(mail)
    }
    if (fault === error) away.note(owner, fault, began)
    else logError(error)
    await failWith(mail, fault)
  }

  return {
    giveBack,
    serverOf,
    /** By an error of our own, which would come again at once: it is tried later, and stands in nobody's way. */
    putOff: (mail: Mail, error: unknown) => failWith(mail, faultFor(error)),
    async sendBy(server: MailServer, mail: Mail): Promise<void> {
      const { id, copy, name, address, subject, text, link } = mail
      const began = away.begin()
      try {
        const messageId = copy === 0 ? `<mail-${id}@${host}>` : `<mail-${id}-${copy}@${host}>`
        await server.mailer.sendPatiently({ messageId, name, address, subject, text, html: htmlOf(text, link) })
      } catch (error) {
        return failed(server, mail, error, began)
      }
      away.back(server.owner)
      await end(mail, () => outbox.sent(mail))
    },
  }
}

/** Claimed mails on their way. */
interface Batch {
  /** Ends once each mail has its end, and throws the first fault. */
  sent: Promise<void>
  /** Whose mails have been in hand for so many milliseconds. */
  inHand(atLeast: number): Owner[]
  /** Gives back what is not begun. */
  leave(): Promise<void>
}

/** Sends mails in lanes; gives those back that are not begun when it stops, their server rests, or the database is away. */
function createLanes<Mail extends ClaimedMail>(options: SendingOptions<Mail>, stopping: AbortSignal) {
  const { away, logError } = options
  const { giveBack, serverOf, putOff, sendBy } = createPosting(options, stopping)

  /** Those of `tried` also while it rests. */
  return function inLanes(mails: readonly Mail[], tried?: Owner): Batch {
    const queue = [...mails]
    const aside: { mail: Mail; owner: Owner }[] = []
    const inHand = new Set<{ owner: Owner; began: number }>()
    const faults: unknown[] = []
    let isDatabaseAway = false

    /** Null, and given back, or put off, where it cannot be begun. */
    async function begin(mail: Mail): Promise<MailServer | null> {
      try {
        if (!isDatabaseAway) return await serverOf(mail)
      } catch (error) {
        faults.push(error)
        if (!(error instanceof DatabaseFault)) return putOff(mail, error).then(() => null)
        isDatabaseAway = true
      }
      // After a stop whoever comes next takes it back.
      if (!stopping.aborted) await giveBack(mail)
      return null
    }

    async function sendOne(mail: Mail): Promise<void> {
      const server = await begin(mail)
      if (server === null) return
      const { owner } = server
      if (owner !== tried && away.rests(owner)) {
        aside.push({ mail, owner })
        return
      }
      const hand = { owner, began: away.begin() }
      inHand.add(hand)
      await sendBy(server, mail).finally(() => inHand.delete(hand))
    }

    async function lane() {
      for (let mail = queue.shift(); mail !== undefined; mail = queue.shift()) {
        await sendOne(mail).catch((error) => faults.push(error))
      }
    }

    async function send(): Promise<void> {
      while (queue.length > 0) {
        await Promise.all(Array.from({ length: CONNECTIONS }, lane))
        for (const { mail, owner } of aside.splice(0)) {
          // What was on its way meanwhile may have reached a server that others did not.
          if (away.rests(owner)) await giveBack(mail).catch((error) => faults.push(error))
          else queue.push(mail)
        }
      }
      if (faults.length > 0) throw faults[0]
    }

    return {
      sent: send(),
      inHand(atLeast) {
        const now = away.begin()
        return [...inHand].flatMap(({ owner, began }) => (now - began >= atLeast ? [owner] : []))
      },
      async leave() {
        const left = [...queue.splice(0), ...aside.splice(0).map((each) => each.mail)]
        for (const mail of left) await giveBack(mail).catch(logError)
      },
    }
  }
}

/** So long all wait for the mails in hand; a server that takes longer holds up its own alone. */
const HANGING_MILLISECONDS = 20_000
const LOOK_MILLISECONDS = 1_000

/** Whether a mail of the batch hangs before the batch is sent. */
async function hangs({ sent, inHand }: Batch): Promise<boolean> {
  let isOver = false
  const end = () => {
    isOver = true
  }
  const over = sent.then(end, end)
  while (!isOver && inHand(HANGING_MILLISECONDS).length === 0) {
    await Promise.race([over, pass(LOOK_MILLISECONDS, undefined, { ref: false })])
  }
  return !isOver
}

export function createSending<Mail extends ClaimedMail>(options: SendingOptions<Mail>, stopping: AbortSignal) {
  const inLanes = createLanes(options, stopping)
  /** What hangs: nobody waits for it, and the rest of it was given back. */
  const left = new Map<Batch, Promise<void>>()

  return {
    /** Ends once each mail has its end, or a server hangs. Throws the first fault. */
    async send(mails: readonly Mail[]): Promise<void> {
      const batch = inLanes(mails)
      if (!(await hangs(batch))) return batch.sent
      left.set(
        batch,
        batch.sent.catch(options.logError).finally(() => left.delete(batch)),
      )
      await batch.leave()
    },
    /** Ends with them, however long that takes; `owner` is tried also while it rests. */
    tryOwner: (mails: readonly Mail[], owner: Owner): Promise<void> => inLanes(mails, owner).sent,
    /** Whose server hangs. */
    hung: (): Owner[] => [...left.keys()].flatMap(({ inHand }) => inHand(HANGING_MILLISECONDS)),
    /** Ends when nothing hangs any more. */
    async settled(): Promise<void> {
      await Promise.all(left.values())
    },
  }
}
