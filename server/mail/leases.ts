/**
 * What this process has in hand of an outbox. What bears its name there and is not here it lost hold of: the commit of a claim
 * was not answered, or a mail could not be given back. One whose end could not be written stays here, and comes again when its
 * lease is over: at each look it would go out once more.
 */
interface Lease {
  id: number
  claimedUntil: string | null
}

const nameOf = ({ id, claimedUntil }: Lease) => `${id} ${claimedUntil}`

export function createLeases() {
  const held = new Set<Lease>()
  const names = () => new Set([...held].map(nameOf))
  return {
    /** Runs a claim that shows what it takes before its commit, from which on it is seen. */
    async taking<T>(claim: (take: (leases: readonly Lease[]) => void) => Promise<T>): Promise<T> {
      let taken: readonly Lease[] = []
      try {
        return await claim((leases) => {
          taken = leases
          for (const lease of leases) held.add(lease)
        })
      } catch (error) {
        for (const lease of taken) held.delete(lease)
        throw error
      }
    },

    drop(lease: Lease): void {
      held.delete(lease)
    },

    /** Of what bears this process's name, as `read` finds it, what is not in hand, neither before nor since. */
    async lost<Row extends Lease>(read: () => Promise<Row[]>): Promise<Row[]> {
      const before = names()
      const rows = await read()
      const since = names()
      return rows.filter((row) => !before.has(nameOf(row)) && !since.has(nameOf(row)))
    },
  }
}

export type Leases = ReturnType<typeof createLeases>
