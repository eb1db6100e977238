/** Which mail servers are away: who rests for it, and that it is told once and not with every mail. */
import { isServersFault, type MailFault } from './mailer.ts'
import { createResting, type Owner, type Resting } from './resting.ts'

/** Told once each: that a mail server does not answer, that it does again, or that another setup is in its place. */
export type MailNews = { owner: Owner } & ({ is: 'away'; reason: string } | { is: 'back' } | { is: 'setAnew' })

export interface Away extends Pick<Resting, 'rests' | 'all' | 'rested'> {
  /** The moment a try begins, for `note`. */
  begin(): number
  /** A try that failed by the server's fault or the mail's; one of our own is none of them. */
  note(owner: Owner, fault: MailFault, began: number): void
  /** A server that took a mail, or refused it, is there. */
  back(owner: Owner): void
  /** What the former server was to blame for is over. */
  setAnew(owner: Owner): void
}

export function createAway(tell: (news: MailNews) => void, clock = () => performance.now()): Away {
  const { unreached, answered, end, ...resting } = createResting(clock)
  function back(owner: Owner) {
    if (answered(owner)) tell({ owner, is: 'back' })
  }
  return {
    ...resting,
    begin: clock,
    back,
    note(owner, { kind, message: reason }, began) {
      if (!isServersFault(kind)) back(owner)
      else if (unreached(owner, began)) tell({ owner, is: 'away', reason })
    },
    setAnew(owner) {
      if (end(owner)) tell({ owner, is: 'setAnew' })
    },
  }
}
