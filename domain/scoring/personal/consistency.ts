/** Whether the questions of a dimension measure one thing, as it is published (docs/decisions/0029). */
import { toDecimals } from '../figures.ts'
import type { ItemCovariances } from '../statistics/meanSquares.ts'
import { alphaOf } from '../statistics/reliability.ts'

interface Consistency {
  /** Cronbach's alpha to two decimals; 0 says "at most 0", since how far below tells how answers lie. */
  alpha: number
  complete: number
  forms: number
}

/** Null below the floors, of one question, and without variance. */
export function consistencyOf(items: ItemCovariances | null): Consistency | null {
  const alpha = items === null ? null : alphaOf(items)
  if (items === null || alpha === null) return null
  return { alpha: toDecimals(Math.max(0, alpha), 2), complete: items.complete, forms: items.forms }
}
