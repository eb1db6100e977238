/** Who would get a mail and who is skipped, sorted for the dialog that asks before sending. */
import type { Recipient } from './audience.ts'

type Reason = NonNullable<Recipient['reason']>

export interface SkippedGroup {
  reason: Reason
  people: Recipient[]
}

const REASONS: readonly Reason[] = ['noAddress', 'shutOut', 'mailWaits', 'mailedRecently', 'disabled', 'finished']

/** What an administrator can mend comes first; empty groups are left out. */
export function sortRecipients(recipients: readonly Recipient[]): { going: Recipient[]; skipped: SkippedGroup[] } {
  const skipped = REASONS.map((reason) => ({ reason, people: recipients.filter((each) => each.reason === reason) }))
  return {
    going: recipients.filter(({ reason }) => reason === null),
    skipped: skipped.filter(({ people }) => people.length > 0),
  }
}
