/** A range of points as it is typed. */

export interface RangeText {
  valuerScoreMin: string
  valuerScoreMax: string
}

/** The contract's bounds of points. */
const MOST = 1_000_000_000

const numberOf = (text: string) => (text.trim() === '' ? undefined : Number(text.trim().replace(',', '.')))

const isWrong = (number: number | undefined) => number !== undefined && !(Math.abs(number) <= MOST)

/** What is wrong with it: an end that is no number of points, or ends the wrong way round. */
export function rangeFault(text: RangeText): 'notNumber' | 'reversed' | null {
  const least = numberOf(text.valuerScoreMin)
  const most = numberOf(text.valuerScoreMax)
  if (isWrong(least) || isWrong(most)) return 'notNumber'
  return least !== undefined && most !== undefined && least > most ? 'reversed' : null
}

/** How the filters of a list read in the fields. */
export function rangeText({ valuerScoreMin, valuerScoreMax }: { [End in keyof RangeText]?: unknown }): RangeText {
  return { valuerScoreMin: String(valuerScoreMin ?? ''), valuerScoreMax: String(valuerScoreMax ?? '') }
}

/** The filters it means; an empty end is none. */
export function rangeOf(text: RangeText): { valuerScoreMin?: number; valuerScoreMax?: number } {
  const least = numberOf(text.valuerScoreMin)
  const most = numberOf(text.valuerScoreMax)
  return {
    ...(least !== undefined && { valuerScoreMin: least }),
    ...(most !== undefined && { valuerScoreMax: most }),
  }
}
