import type { Caller } from '../../server/demo/caller.ts'
import type { BodyOf } from '../../server/http/call.ts'

/** What the walk stands on: the real server, or msw. */
export interface Stage {
  /** A new browser. */
  visitor(): Caller
  /** The secret of a link that sets somebody's password, as it would have been mailed. */
  passwordSecret(email: string): Promise<string>
  /** The secret of the link that has just been mailed to invite an employee. */
  invitationSecret(): Promise<string>
  /** The secret of a link to somebody's report, as it would have been mailed. */
  reportSecret(which: { id: number; employeeId: number }): Promise<string>
  /** Gives the enterprise a provider to sign in by. */
  setProvider(uid: string): Promise<void>
  /** What the provider leads back with, once the administrator has signed in at this page of it. */
  visitProvider(address: string): Promise<BodyOf<'completeSingleSignOn'>>
}

/** The entry at `index`, or the last one: an example has fewer than the real thing. Throws when there is none. */
export function at<T>(items: readonly T[], index = 0): T {
  const item = items[index] ?? items.at(-1)
  if (item === undefined) throw new Error('the walk needs at least one entry here')
  return item
}
