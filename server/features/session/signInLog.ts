/**
 * Who signed in, and at whose account it was tried in vain, in the audit log: of whoever only answers how often a day alone,
 * all of them together (anonymity.md R22).
 */
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import { listMemberships } from '../../records/people/users.ts'
import { type CountedAction, countEvent, insertEvent } from '../../records/questionnaire/audit.ts'

/** Whose account it is in an enterprise. */
interface Membership {
  userId: number
  enterpriseId: number
  employeeId: number
  role: 'admin' | 'member'
}

/** `settle` waits for what is under way. */
export function createSignInLog({ database, ids, now }: ServiceContext, tellFault: (error: unknown) => void) {
  let writing: Promise<void> = Promise.resolve()

  async function write(
    db: Handle,
    action: CountedAction,
    { role, ...owner }: Membership,
    remoteAddress: string,
  ): Promise<void> {
    const { userId, enterpriseId, employeeId: objectId } = owner
    if (role === 'member') return countEvent(db, enterpriseId, action, now())
    const event = { id: ids.newId(), at: now().toISOString(), detailJson: '{}', remoteAddress }
    await insertEvent(db, { enterpriseId, userId, objectId, action, ...event })
  }

  async function writeRefused(accountIds: readonly number[], remoteAddress: string): Promise<void> {
    await database.write(async (db) => {
      for (const userId of accountIds) {
        for (const membership of await listMemberships(db, userId)) {
          await write(db, 'session.refused', { ...membership, userId }, remoteAddress)
        }
      }
    })
  }

  return {
    /** In the transaction that opens the session. */
    opened: (db: Handle, membership: Membership, remoteAddress: string) =>
      write(db, 'session.opened', membership, remoteAddress),

    /** Beside the answer, whose time would tell an account from none. */
    refused(accountIds: readonly number[], remoteAddress: string): void {
      if (accountIds.length === 0) return
      writing = writing.then(() => writeRefused(accountIds, remoteAddress)).catch(tellFault)
    },

    settle: () => writing,
  }
}

export type SignInLog = ReturnType<typeof createSignInLog>
