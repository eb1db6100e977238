/** Takes mails out of an outbox and has them sent; several processes may do so at once. */
import type { ClaimedMail } from './outbox.ts'
import type { Owner } from './resting.ts'
import { createSending, type SendingOptions } from './sending.ts'

export interface MailWorker {
  /** Looks into the outbox now instead of at the next tick. */
  wake(): void
  /** Begins nothing any more. */
  rest(): void
  /** Ends after the mails in hand; unsent ones go back. */
  stop(): Promise<void>
}

const TICK_MILLISECONDS = 5_000
/** Servers that are tried at once, by one mail each: one that never answers holds up its own tries alone. */
const MOST_TRIED = 20
const MAILS_A_CLAIM = 50

/** Looks into the outbox every five seconds and when woken; every five seconds also for what others left in hand. */
export function startMailWorker<Mail extends ClaimedMail>(options: SendingOptions<Mail>): MailWorker {
  const { outbox, logError, away } = options
  const stopping = new AbortController()
  let again = false
  let running: Promise<void> | null = null
  const trying = new Map<Owner, Promise<void>>()
  let takingBack: Promise<void> | null = null
  const { send, tryOwner, hung, settled } = createSending(options, stopping.signal)

  const isStopping = () => stopping.signal.aborted

  async function empty() {
    while (!isStopping()) {
      const mails = await outbox.claim(MAILS_A_CLAIM, { except: [...away.all(), ...hung()] }, isStopping)
      if (mails.length === 0) return
      await send(mails)
    }
  }

  async function run() {
    try {
      do {
        again = false
        await empty()
      } while (again && !isStopping())
    } catch (error) {
      logError(error)
    } finally {
      running = null
    }
  }

  /** Beside the others, who do not wait until a server that is away has been waited for. */
  async function tryOne(owner: Owner) {
    try {
      const mails = await outbox.claim(1, { only: owner }, isStopping)
      await tryOwner(mails, owner)
      if (!away.rests(owner)) wake()
    } catch (error) {
      logError(error)
    }
  }

  function wake() {
    if (isStopping()) return
    again = true
    running ??= run()
    const untried = away.rested().filter((owner) => !trying.has(owner))
    for (const owner of untried.slice(0, MOST_TRIED - trying.size)) {
      trying.set(
        owner,
        tryOne(owner).finally(() => trying.delete(owner)),
      )
    }
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
      await settled()
      await Promise.all(trying.values())
    },
  }
}
