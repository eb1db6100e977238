/** An outbox as the mail worker sees it. */
import type { MailFault } from './mailer.ts'
import type { ByOwner } from './resting.ts'
import type { Tries } from './retry.ts'

/** A mail the worker that claimed it alone may send until its lease ends. */
export interface ClaimedMail extends Tries {
  enterpriseId: number
  id: number
  name: string
  address: string
  subject: string
  /** With the answering link in it: it lives in this object and in the mail, nowhere else. */
  text: string
  link: string | null
  /** A mail server that has one of this number already may drop another: what is in them is the same, or as good. */
  copy: number
  /** Names the lease: whoever settles shows it, so that a late settler changes nothing. */
  claimedUntil: string
}

/** Where mails wait: those of rounds (the collection feature's), and letters to people (the directory's). */
export interface Outbox<Mail extends ClaimedMail = ClaimedMail> {
  /** Up to `count` due mails of those meant, leased to the caller; none are looked for any more once `isStopping`. */
  claim(count: number, of: ByOwner, isStopping?: () => boolean): Promise<Mail[]>
  /** Gives back what processes that are gone have in hand, and what this one lost hold of (leases.ts). */
  takeBack(): Promise<void>
  /** Whether the mail is still to be sent under this lease; it is not when its round has ended meanwhile. */
  isHeld(mail: Mail): Promise<boolean>
  /** This and the two below change nothing, and do not complain, when the mail is not held any more. */
  sent(mail: Mail): Promise<void>
  /** Tries later, or gives up (retry.ts). */
  failed(mail: Mail, fault: MailFault): Promise<void>
  /** Gives an unsent mail back. */
  release(mail: Mail): Promise<void>
  /** Out of hand: where it is leased still, the next look gives it back. */
  drop(mail: Mail): void
}
