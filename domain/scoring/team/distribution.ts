/** How figures lie: how many in each range of the scale. */

/** Points of 100 a range holds, unless there would be too many ranges. */
const STEP = 10
const MOST_RANGES = 20

export interface Range {
  from: number
  /** Belongs to the next one, but for 100. */
  to: number
  count: number
}

export interface Distribution {
  ranges: Range[]
  lowest: number
  highest: number
  median: number
}

/** Of percentages in any order, from 0 or below it to 100; null of none. */
export function distributionOf(percents: readonly number[]): Distribution | null {
  const sorted = [...percents].sort((one, other) => one - other)
  const [lowest] = sorted
  const highest = sorted.at(-1)
  if (lowest === undefined || highest === undefined) return null
  const first = Math.min(0, Math.floor(lowest / STEP) * STEP)
  const step = Math.max(1, Math.ceil((100 - first) / MOST_RANGES / STEP)) * STEP
  const ranges = Array.from({ length: Math.ceil((100 - first) / step) }, (_, index): Range => {
    return { from: first + index * step, to: Math.min(100, first + (index + 1) * step), count: 0 }
  })
  for (const percent of sorted) {
    const range = ranges[Math.min(ranges.length - 1, Math.floor((percent - first) / step))]
    if (range !== undefined) range.count += 1
  }
  return { ranges, lowest, highest, median: median(sorted) }
}

/** The middle one of values in their order, or the mean of the two in the middle. */
function median(sorted: readonly number[]): number {
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[sorted.length / 2 - 1] ?? upper) + upper) / 2
}
