/** Means over the evaluatees of a questionnaire, from five of them on (anonymity.md R7), and how sure they are. */
import { toOneDecimal } from '../figures.ts'
import { NORM_FLOOR } from '../rule.ts'
import { type Band, bandAround, type Margin } from '../statistics/bands.ts'
import { tOf95 } from '../statistics/studentT.ts'

export interface Norm {
  /** Percent, one decimal. */
  mean: number
  evaluatees: number
  /** How evaluatees differ: the standard deviation over n - 1, percent. */
  deviation: number
  /** Null where all of them are alike: no mean is that sure. */
  band: Band | null
}

/** What people's figures say together, before anything is rounded. */
interface Summed {
  evaluatees: number
  mean: number
  /** Over n - 1. */
  deviation: number
  /** Half the width of the mean's band; 0 where all of them are alike: no mean is that sure. */
  margin: Margin
}

/** Of those who have a figure; null below the floor. */
export function summedUp(figures: readonly (number | null)[]): Summed | null {
  const known = figures.filter((figure) => figure !== null)
  const evaluatees = known.length
  if (evaluatees < NORM_FLOOR) return null
  const mean = known.reduce((sum, figure) => sum + figure, 0) / evaluatees
  const variance = known.reduce((sum, figure) => sum + (figure - mean) ** 2, 0) / (evaluatees - 1)
  const margin = tOf95(evaluatees - 1) * Math.sqrt(variance / evaluatees)
  return { evaluatees, mean, deviation: Math.sqrt(variance), margin }
}

/** Null below the floor. */
export function normOf(percents: readonly (number | null)[], lowest: number): Norm | null {
  const summed = summedUp(percents)
  if (summed === null) return null
  const { mean, evaluatees, deviation, margin } = summed
  return {
    ...{ evaluatees, mean: toOneDecimal(mean), deviation: toOneDecimal(deviation) },
    band: margin > 0 ? publishedBand(bandAround(mean, margin, { lowest, highest: 100 })) : null,
  }
}

/** How people differ in a figure. */
export interface SpreadOfPeople {
  mean: number
  /** Over n - 1. */
  deviation: number
  lowest: number
  highest: number
}

/** Null below the floor. */
export function spreadOf(percents: readonly (number | null)[]): SpreadOfPeople | null {
  const summed = summedUp(percents)
  if (summed === null) return null
  const known = percents.filter((percent) => percent !== null)
  return {
    ...{ mean: toOneDecimal(summed.mean), deviation: toOneDecimal(summed.deviation) },
    lowest: known.reduce((least, percent) => Math.min(least, percent)),
    highest: known.reduce((most, percent) => Math.max(most, percent)),
  }
}

/** As it is printed. */
export const publishedBand = ({ low, high }: Band): Band => ({ low: toOneDecimal(low), high: toOneDecimal(high) })
