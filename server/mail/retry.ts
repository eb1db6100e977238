import type { MailFaultKind } from './mailer.ts'

const MINUTE = 60_000
/** Waits after each refused try, in minutes; then one every two hours until two days are over (RFC 5321, 4.5.4.1, asks for four or five). */
const FIRST_MINUTES = [1, 5, 15, 30, 60]
const LATER_MINUTES = 120
const MOST_MINUTES = 2 * 24 * 60

/** How often a mail was tried. */
export interface Tries {
  /** Tries that a mail server answered, or may have taken the mail at. */
  attempts: number
  /** Tries since the last answer. */
  unreached: number
}

export interface NextTry extends Tries {
  /** Milliseconds to wait; null when the mail is given up. */
  wait: number | null
}

/** Milliseconds to wait after `attempts` tries that were put off; null when two days are over. */
function retryAfter(attempts: number): number | null {
  const later = Math.max(0, attempts - FIRST_MINUTES.length)
  const waited = FIRST_MINUTES.slice(0, attempts).reduce((sum, minutes) => sum + minutes, 0) + later * LATER_MINUTES
  return waited > MOST_MINUTES ? null : (FIRST_MINUTES[attempts - 1] ?? LATER_MINUTES) * MINUTE
}

/** What comes after a try that failed with `kind`. */
export function nextTry({ attempts, unreached }: Tries, kind: MailFaultKind): NextTry {
  // No mail is given up for a server that is away, and how often it is tried is settled by its rests (resting.ts).
  if (kind === 'unreached') return { attempts, unreached: unreached + 1, wait: MINUTE }
  // It may have been taken: it comes again and again for no more than two days, farther and farther apart.
  if (kind === 'unanswered') {
    return { attempts: attempts + 1, unreached: unreached + 1, wait: retryAfter(attempts + 1) }
  }
  return { attempts: attempts + 1, unreached: 0, wait: kind === 'refused' ? null : retryAfter(attempts + 1) }
}

/**
 * So long a mail is a worker's alone: it is begun some minutes after it was claimed, or given back (sending.ts), and the
 * slowest try ends before the lease.
 */
export const LEASE_MILLISECONDS = 1_800_000
