/** What the matrix counts and which rows its filters show (anonymity.md R2, R2b). */
import { isProtected, type LevelType } from '../../../../domain/evaluation/levels.ts'
import type { Evaluatee, Level, Valuer } from '../model.ts'

export type MatrixFilter = 'all' | 'none' | 'few'

/** From how many raters on a protected level is shown on its own. */
export interface FloorRule {
  scoreFloor: number
  exemptLevelTypes: readonly LevelType[]
}

/** The raters of a row on one level. */
export function ratersOn(row: Evaluatee, levelId: number): Valuer[] {
  return row.valuers.filter((valuer) => valuer.levelId === levelId)
}

/** True for an evaluatee whom nobody rates on an open level. */
export function isWithoutRaters(row: Evaluatee, openLevels: readonly Level[]): boolean {
  return !row.valuers.some(({ levelId }) => openLevels.some((level) => level.levelId === levelId))
}

/** True for one rater or more, but too few to be shown on their own. */
export function isTooFew(count: number, level: Level, { scoreFloor, exemptLevelTypes }: FloorRule): boolean {
  return count > 0 && count < scoreFloor && isProtected(level.levelType, exemptLevelTypes)
}

function tooFewOn(row: Evaluatee, openLevels: readonly Level[], rule: FloorRule): number {
  return openLevels.filter((level) => isTooFew(ratersOn(row, level.levelId).length, level, rule)).length
}

export interface MatrixCounts {
  all: number
  /** Rows. */
  none: number
  /** Rows, and the levels in them. */
  few: number
  fewLevels: number
}

export function matrixCounts(rows: readonly Evaluatee[], openLevels: readonly Level[], rule: FloorRule): MatrixCounts {
  const fewByRow = rows.map((row) => tooFewOn(row, openLevels, rule))
  return {
    all: rows.length,
    none: rows.filter((row) => isWithoutRaters(row, openLevels)).length,
    few: fewByRow.filter((count) => count > 0).length,
    fewLevels: fewByRow.reduce((sum, count) => sum + count, 0),
  }
}

/** The rows of a filter; `found` are the ids a search left, undefined without one. */
export function filterRows(
  rows: readonly Evaluatee[],
  openLevels: readonly Level[],
  rule: FloorRule,
  filter: MatrixFilter,
  found: ReadonlySet<number> | undefined,
): Evaluatee[] {
  return rows.filter((row) => {
    if (found !== undefined && !found.has(row.id)) return false
    if (filter === 'none') return isWithoutRaters(row, openLevels)
    return filter === 'all' || tooFewOn(row, openLevels, rule) > 0
  })
}
