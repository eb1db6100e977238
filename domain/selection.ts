/** Records of one act upon many that are done at once and can be named one by one; more are one job, by their filter. */
export const AT_ONCE = 500

/** The place of the first id that was named before it, from 0; -1 when each is named once. */
export function firstRepeated(ids: readonly number[]): number {
  const seen = new Set<number>()
  return ids.findIndex((id) => seen.size === seen.add(id).size)
}
