/** Means over the evaluatees of a questionnaire, from five of them on (anonymity.md R7), and how sure they are. */
import { toOneDecimal } from '../figures.ts'
import { NORM_FLOOR } from '../rule.ts'
import { type Band, bandAround } from '../statistics/bands.ts'
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

/** Null below the floor. */
export function normOf(percents: readonly (number | null)[], lowest: number): Norm | null {
  const known = percents.filter((percent) => percent !== null)
  const evaluatees = known.length
  if (evaluatees < NORM_FLOOR) return null
  const exact = known.reduce((sum, percent) => sum + percent, 0) / evaluatees
  const variance = known.reduce((sum, percent) => sum + (percent - exact) ** 2, 0) / (evaluatees - 1)
  const margin = tOf95(evaluatees - 1) * Math.sqrt(variance / evaluatees)
  return {
    mean: toOneDecimal(exact),
    evaluatees,
    deviation: toOneDecimal(Math.sqrt(variance)),
    band: margin > 0 ? publishedBand(bandAround(exact, margin, { lowest, highest: 100 })) : null,
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
  const known = percents.filter((percent) => percent !== null)
  if (known.length < NORM_FLOOR) return null
  const exact = known.reduce((sum, percent) => sum + percent, 0) / known.length
  const variance = known.reduce((sum, percent) => sum + (percent - exact) ** 2, 0) / (known.length - 1)
  return {
    ...{ mean: toOneDecimal(exact), deviation: toOneDecimal(Math.sqrt(variance)) },
    lowest: known.reduce((least, percent) => Math.min(least, percent)),
    highest: known.reduce((most, percent) => Math.max(most, percent)),
  }
}

/** As it is printed. */
export const publishedBand = ({ low, high }: Band): Band => ({ low: toOneDecimal(low), high: toOneDecimal(high) })
