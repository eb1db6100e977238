/** Reliability of means over evaluatees (numbers.md, statistics). Tables are rows of targets by columns of judges. */
import { squaredDeviations } from './agreement.ts'

/** Intraclass correlations of one judge and of the mean of k (Shrout and Fleiss 1979); null where a variance is 0. */
interface Reliability {
  single: number | null
  average: number | null
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
const meanOf = (values: readonly number[]) => sum(values) / values.length
const ratio = (over: number, under: number) => (under > 0 ? over / under : null)

/**
 * ICC(1) and ICC(1,k): every target has its own judges, groups may differ in size (k is then their mean size).
 * Groups without a value are left out; null when fewer than two groups or no group of two remain.
 */
export function oneWayReliability(groups: readonly (readonly number[])[]): Reliability | null {
  const present = groups.filter((group) => group.length > 0)
  const total = sum(present.map((group) => group.length))
  if (present.length < 2 || total <= present.length) return null
  const size = total / present.length
  const grand = meanOf(present.flat())
  const between = sum(present.map((group) => group.length * (meanOf(group) - grand) ** 2)) / (present.length - 1)
  const within = sum(present.map(squaredDeviations)) / (total - present.length)
  return {
    single: ratio(between - within, between + (size - 1) * within),
    average: ratio(between - within, between),
  }
}

interface MeanSquares {
  targets: number
  judges: number
  targetSquare: number
  judgeSquare: number
  errorSquare: number
}

/** Two-way mean squares; null unless the table is full, with two targets and two judges at least. */
function meanSquares(table: readonly (readonly number[])[]): MeanSquares | null {
  const targets = table.length
  const judges = table[0]?.length ?? 0
  if (targets < 2 || judges < 2 || table.some((row) => row.length !== judges)) return null
  const columns = columnsOf(table)
  const total = squaredDeviations(table.flat())
  const betweenTargets = judges * squaredDeviations(table.map(meanOf))
  const betweenJudges = targets * squaredDeviations(columns.map(meanOf))
  return {
    targets,
    judges,
    targetSquare: betweenTargets / (targets - 1),
    judgeSquare: betweenJudges / (judges - 1),
    errorSquare: (total - betweenTargets - betweenJudges) / ((targets - 1) * (judges - 1)),
  }
}

function columnsOf(table: readonly (readonly number[])[]): number[][] {
  return (table[0] ?? []).map((_, column) => table.map((row) => row[column] ?? Number.NaN))
}

/** ICC(2,1) and ICC(2,k): the same panel rated every target, judges drawn from a population. */
export function panelReliability(table: readonly (readonly number[])[]): Reliability | null {
  const squares = meanSquares(table)
  if (!squares) return null
  const { targets, judges, targetSquare, judgeSquare, errorSquare } = squares
  const judgeShare = (judgeSquare - errorSquare) / targets
  return {
    single: ratio(targetSquare - errorSquare, targetSquare + (judges - 1) * errorSquare + judges * judgeShare),
    average: ratio(targetSquare - errorSquare, targetSquare + judgeShare),
  }
}

/** ICC(3,1) and ICC(3,k): the same panel rated every target and is the only panel of interest. */
export function fixedPanelReliability(table: readonly (readonly number[])[]): Reliability | null {
  const squares = meanSquares(table)
  if (!squares) return null
  const { judges, targetSquare, errorSquare } = squares
  return {
    single: ratio(targetSquare - errorSquare, targetSquare + (judges - 1) * errorSquare),
    average: ratio(targetSquare - errorSquare, targetSquare),
  }
}

/** Cronbach's alpha (1951) of rows of respondents by columns of items; rows with a missing item are left out. */
export function cronbachAlpha(table: readonly (readonly (number | null)[])[]): number | null {
  const complete = table.flatMap((row) => {
    const values = row.filter((value) => value !== null)
    return values.length === row.length ? [values] : []
  })
  const items = complete[0]?.length ?? 0
  if (complete.length < 2 || items < 2) return null
  const ofItems = sum(columnsOf(complete).map(squaredDeviations))
  const ofTotals = squaredDeviations(complete.map(sum))
  return ofTotals > 0 ? (items / (items - 1)) * (1 - ofItems / ofTotals) : null
}
