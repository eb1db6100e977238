import type { PersonalReport, ReportDimension } from '../../domain/scoring/report.ts'

/** Where the charts of a report begin and end, in percent; all of one report have the same. */
export interface ChartScale {
  from: number
  to: 100
  /** The figures of its lines, without `from`. */
  rings: number[]
}

/** Distances between the lines of a chart, in percent. */
const STEPS = [20, 50, 100, 200, 500, 1000, 2000, 5000]
/** More lines than this are a grey field. */
const MOST_RINGS = 8

/** From the lowest percentage an answer can bring to the highest (numbers.md 14), the first line rounded down. */
export const scaleOf = ({ dimensions }: Pick<PersonalReport, 'dimensions'>): ChartScale =>
  scaleFrom(dimensions.flatMap(lowestPercent))

/** The same from the lowest percentages themselves. */
export function scaleFrom(percents: readonly number[]): ChartScale {
  const lowest = Math.min(100, ...percents)
  const step = STEPS.find((each) => (100 - lowest) / each <= MOST_RINGS) ?? 100 - lowest
  const count = Math.max(1, Math.ceil((100 - lowest) / step))
  return {
    from: 100 - count * step,
    to: 100,
    rings: Array.from({ length: count }, (_, ring) => 100 - ring * step).reverse(),
  }
}

/** What a dimension's percentage is when every question gets its fewest points; 0 where that is not known. */
function lowestPercent({ questions }: ReportDimension): number | [] {
  const known = questions.filter(({ maximum }) => maximum > 0)
  if (known.length === 0) return []
  return known.reduce((sum, { minimum = 0, maximum }) => sum + (100 * minimum) / maximum, 0) / known.length
}

/** Where a percentage stands on the scale, 0 to 1; nothing is drawn outside. */
export const placeOn = ({ from, to }: ChartScale, percent: number): number =>
  Math.min(1, Math.max(0, (percent - from) / (to - from)))

/** Where the middle of a point stands on the side of a frame, so that all of the point is in it at both ends of the scale. */
export const placeWithin = (scale: ChartScale, percent: number, { side, radius }: { side: number; radius: number }) =>
  radius + placeOn(scale, percent) * (side - 2 * radius)
