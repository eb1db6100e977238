/** Who signed in, and at whose account it was tried in vain, in the audit log: to the day for whoever only answers (anonymity.md R22). */
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import { listMemberships } from '../../records/people/users.ts'
import { countEvent, insertEvent } from '../../records/questionnaire/audit.ts'

interface SignedIn {
  userId: number
  enterpriseId: number
  employeeId: number
  role: 'admin' | 'member'
  remoteAddress: string
}

/** `settle` waits for what is under way. */
export function createSignInLog({ database, ids, now }: ServiceContext, tellFault: (error: unknown) => void) {
  let writing: Promise<void> = Promise.resolve()

  /** Of anybody the day alone: when somebody mistypes, an answer may come soon after. */
  async function writeRefused(accountIds: readonly number[]): Promise<void> {
    await database.write(async (db) => {
      for (const userId of accountIds) {
        for (const { enterpriseId, employeeId: objectId } of await listMemberships(db, userId)) {
          await countEvent(db, { enterpriseId, userId, objectId, action: 'session.refused', id: ids.randomId() }, now())
        }
      }
    })
  }

  return {
    /** In the transaction that opens the session. */
    async opened(db: Handle, { userId, enterpriseId, employeeId, role, remoteAddress }: SignedIn): Promise<void> {
      const event = { userId, enterpriseId, objectId: employeeId, action: 'session.opened' }
      // An id tells when it was made.
      if (role === 'member') return countEvent(db, { ...event, id: ids.randomId() }, now())
      const at = now().toISOString()
      await insertEvent(db, { ...event, id: ids.newId(), at, detailJson: '{}', remoteAddress })
    },

    /** Beside the answer, whose time would tell an account from none. */
    refused(accountIds: readonly number[]): void {
      if (accountIds.length === 0) return
      writing = writing.then(() => writeRefused(accountIds)).catch(tellFault)
    },

    settle: () => writing,
  }
}

export type SignInLog = ReturnType<typeof createSignInLog>
