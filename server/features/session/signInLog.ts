/**
 * Who signed in, and at whose account it was tried in vain, in the audit log: of whoever only answers how often a day
 * alone, all of them together (anonymity.md R22).
 */
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import { isOnlyEnterprise } from '../../records/people/enterprises.ts'
import { findUser, listMemberships } from '../../records/people/users.ts'
import { type CountedAction, countEvent, insertEvent } from '../../records/questionnaire/audit.ts'
import { isAsked } from '../../records/turns/relations.ts'

/** Whose account it is in an enterprise. */
interface Membership {
  userId: number
  enterpriseId: number
  employeeId: number
  role: 'admin' | 'member'
}

/** How somebody came in, where it was not by password. */
interface Way {
  bySingleSignOn?: true
}

/** A sign-in that was refused: what was named, and from where. */
export interface Refused {
  /** The accounts that were tried. */
  accountIds: readonly number[]
  isByAddress: boolean
  /** uid of the enterprise that was named. */
  eid: string | undefined
  remoteAddress: string
}

/**
 * Where a refused sign-in at an account is noted: in the enterprise that was named, and wherever the account opens that its
 * address was confirmed for. Elsewhere it would tell what a person of that address does in another enterprise, and, by its
 * absence, that there is one (docs/decisions/0017).
 */
async function concerned(db: Handle, userId: number, { isByAddress, eid }: Refused) {
  const memberships = await listMemberships(db, userId)
  const isOwn = isByAddress && (await findUser(db, userId))?.confirmedAt != null
  if (isOwn || (await isOnlyEnterprise(db))) return memberships
  return memberships.filter(({ uid }) => uid === eid)
}

/** `settle` waits for what is under way. */
export function createSignInLog({ database, ids, now }: ServiceContext, tellFault: (error: unknown) => void) {
  let writing: Promise<void> = Promise.resolve()

  async function write(
    db: Handle,
    action: CountedAction,
    { role, ...owner }: Membership,
    remoteAddress: string,
    way: Way = {},
  ): Promise<void> {
    const { userId, enterpriseId, employeeId: objectId } = owner
    // Also an administrator who is asked: when raters come and go is kept of nobody (R22).
    const isCounted = role === 'member' || (await isAsked(db, enterpriseId, objectId))
    if (isCounted) return countEvent(db, enterpriseId, action, now())
    const event = { id: ids.newId(), at: now().toISOString(), detailJson: JSON.stringify(way), remoteAddress }
    await insertEvent(db, { enterpriseId, userId, objectId, action, ...event })
  }

  async function writeRefused(refused: Refused): Promise<void> {
    await database.write(async (db) => {
      const memberships: Membership[] = []
      for (const userId of refused.accountIds) {
        for (const membership of await concerned(db, userId, refused)) memberships.push({ ...membership, userId })
      }
      // In one order whatever was tried: of two at once that count in the same enterprises one waits for the other.
      memberships.sort((one, other) => one.enterpriseId - other.enterpriseId)
      for (const membership of memberships) await write(db, 'session.refused', membership, refused.remoteAddress)
    })
  }

  return {
    /** In the transaction that opens the session. */
    opened: (db: Handle, membership: Membership, remoteAddress: string, way?: Way) =>
      write(db, 'session.opened', membership, remoteAddress, way),

    /** Beside the answer, whose time would tell an account from none. */
    refused(refused: Refused): void {
      if (refused.accountIds.length === 0) return
      writing = writing.then(() => writeRefused(refused)).catch(tellFault)
    },

    settle: () => writing,
  }
}

export type SignInLog = ReturnType<typeof createSignInLog>
