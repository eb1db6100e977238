/** Which mail servers are away, so that it is told once and not with every mail. */
import { type Mailer, MailFault, reasonOf } from './mailer.ts'

export interface Away {
  /** A try that failed: answers the fault it is settled with. */
  note(mailer: Mailer, error: unknown): MailFault
  /** A server that took a mail, or refused it, is there. */
  back(mailer: Mailer): void
}

/** `tell` hears once why a mail server is away, and once (null) that it is back. */
export function createAway(tell: (reason: string | null) => void): Away {
  const away = new Set<Mailer>()
  function back(mailer: Mailer) {
    if (away.delete(mailer)) tell(null)
  }
  return {
    back,
    note(mailer, error) {
      const fault = error instanceof MailFault ? error : new MailFault('unreached', reasonOf(error))
      if (fault.kind !== 'unreached') back(mailer)
      else if (!away.has(mailer)) {
        away.add(mailer)
        tell(fault.message)
      }
      return fault
    },
  }
}
