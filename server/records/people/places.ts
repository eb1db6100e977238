/** From which networks somebody came in before: the only writer of their table (docs/decisions/0017). */
import ipaddr from 'ipaddr.js'
import type { Handle } from '../../database/open.ts'
import { hashSecret } from '../../database/secrets.ts'

/** Whoever has one address of a network of IPv6 has all of them. */
const NETWORK_BITS = 64

/** The network of an address as people are given one: all of an IPv4 address, of IPv6 the first half. */
export function networkOf(remoteAddress: string): string {
  if (!ipaddr.isValid(remoteAddress)) return remoteAddress
  const address = ipaddr.process(remoteAddress)
  if (address.kind() === 'ipv4') return address.toString()
  return ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${NETWORK_BITS}`).toString()
}

/** Differs for two people of one network: it says who sits beside whom to nobody. */
const placeHash = (userId: number, network: string) => hashSecret(`${userId} ${network}`)

/** The month alone: when raters came is kept of nobody (anonymity.md R22). */
const monthOf = (moment: string) => moment.slice(0, 'yyyy-mm'.length)

/** Somebody came in from here. */
export async function rememberPlace(db: Handle, userId: number, network: string, now: Date): Promise<void> {
  const usedIn = monthOf(now.toISOString())
  await db
    .insertInto('signInPlace')
    .values({ userId, placeHash: placeHash(userId, network), usedIn })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'placeHash']).doUpdateSet({ usedIn }).where('signInPlace.usedIn', '<>', usedIn),
    )
    .execute()
}

/** Those of the users who came in from here before. */
export async function knownHere(db: Handle, userIds: readonly number[], network: string): Promise<Set<number>> {
  if (userIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('signInPlace')
    .select('userId')
    .where('userId', 'in', userIds)
    .where(
      'placeHash',
      'in',
      userIds.map((userId) => placeHash(userId, network)),
    )
    .execute()
  return new Set(rows.map(({ userId }) => userId))
}

export async function deletePlacesOf(db: Handle, userId: number): Promise<void> {
  await db.deleteFrom('signInPlace').where('userId', '=', userId).execute()
}

/** Deletes `most` of what was last used before that moment's month. */
export async function deleteSomePlaces(db: Handle, before: string, most: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('signInPlace')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('userId', 'placeHash'),
        'in',
        selectFrom('signInPlace as old')
          .select(['old.userId', 'old.placeHash'])
          .where('old.usedIn', '<', monthOf(before))
          .limit(most)
          .$asTuple('userId', 'placeHash'),
      ),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
