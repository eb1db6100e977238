/** Tells of an outage once: its first cause, and that it is over; not every call that met it. */
import type { DatabaseFault, FaultName } from './faults.ts'

export interface OutageListener {
  failed(fault: DatabaseFault): void
  /** `milliseconds` after the first fault; `calls` met it. */
  recovered(fault: FaultName, outage: { milliseconds: number; calls: number }): void
}

interface Outage {
  began: number
  last: number
  calls: number
}

/** A foreign lock, or a disk that is nearly full, lets some calls through: nothing is over while others still fail. */
const QUIET_MILLISECONDS = 2_000

export function createOutages(now: () => number = performance.now.bind(performance)) {
  const outages = new Map<FaultName, Outage>()
  let listener: OutageListener | null = null

  return {
    listen(to: OutageListener): void {
      listener = to
    },

    failed(fault: DatabaseFault): void {
      const known = outages.get(fault.fault)
      if (known === undefined) listener?.failed(fault)
      outages.set(fault.fault, { began: known?.began ?? now(), last: now(), calls: (known?.calls ?? 0) + 1 })
    },

    isUnderWay: () => outages.size > 0,

    /** What changed nothing proves that the database is there, not that it can be written. */
    succeeded(hasWritten: boolean): void {
      if (outages.size === 0) return
      const at = now()
      for (const [name, { began, last, calls }] of outages) {
        if (at - last < QUIET_MILLISECONDS || (name !== 'DATABASE_AWAY' && !hasWritten)) continue
        outages.delete(name)
        listener?.recovered(name, { milliseconds: Math.round(at - began), calls })
      }
    },
  }
}
