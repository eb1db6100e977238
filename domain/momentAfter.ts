/**
 * Now, or just after the latest of these moments (ISO 8601 UTC; null for never) where the clock does not say so: the clocks
 * of two servers differ, and one may be set back.
 */
export function momentAfter(now: Date, moments: readonly (string | null | undefined)[]): string {
  const earliest = moments.map((moment) => (moment ? Date.parse(moment) + 1 : 0))
  return new Date(Math.max(now.getTime(), ...earliest)).toISOString()
}
