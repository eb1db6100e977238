/** Exact linear algebra for the anonymity proof: integers of any size, no rounding anywhere. Used by tests only. */

const LARGEST_DENOMINATOR = 500_000
/** Relative; so tight that two fractions under the largest denominator cannot both fit a coefficient up to 100. */
const TOLERANCE = 1e-14

/** The fraction a computed coefficient stands for, by continued fractions; throws when there is no plausible one. */
export function toFraction(value: number): { numerator: bigint; denominator: bigint } {
  let [before, numerator] = [0, 1]
  let [beforeDown, denominator] = [1, 0]
  let rest = value
  for (let step = 0; step < 64; step++) {
    const whole = Math.floor(rest)
    ;[before, numerator] = [numerator, whole * numerator + before]
    ;[beforeDown, denominator] = [denominator, whole * denominator + beforeDown]
    if (denominator > LARGEST_DENOMINATOR) break
    if (Math.abs(value - numerator / denominator) <= TOLERANCE * Math.max(1, Math.abs(value)))
      return { numerator: BigInt(numerator), denominator: BigInt(denominator) }
    rest = 1 / (rest - whole)
  }
  throw new Error(`No small fraction equals the coefficient ${value}`)
}

/** The same row over the integers: every coefficient times the least common denominator. */
export function toIntegerRow(coefficients: readonly number[]): bigint[] {
  const fractions = coefficients.map(toFraction)
  const common = fractions.reduce((all, { denominator }) => (all / gcd(all, denominator)) * denominator, 1n)
  return fractions.map(({ numerator, denominator }) => numerator * (common / denominator))
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b]
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}

function primitive(row: readonly bigint[]): bigint[] {
  const divisor = row.reduce((all, value) => gcd(all, value), 0n)
  return divisor > 1n ? row.map((value) => value / divisor) : [...row]
}

/** A basis of the row space in echelon form (fraction-free Gaussian elimination). */
export function echelon(rows: readonly (readonly bigint[])[]): bigint[][] {
  const basis: { pivot: number; row: bigint[] }[] = []
  for (const source of rows) {
    let row = primitive(source)
    for (const { pivot, row: above } of basis) {
      const factor = row[pivot] ?? 0n
      if (factor === 0n) continue
      const scale = above[pivot] ?? 0n
      row = primitive(row.map((value, column) => value * scale - factor * (above[column] ?? 0n)))
    }
    const pivot = row.findIndex((value) => value !== 0n)
    if (pivot >= 0) basis.push({ pivot, row })
  }
  return basis.map(({ row }) => row)
}

/**
 * The first set of fewer than k raters about whom alone the rows tell something, or null. Something is told
 * when a nonzero vector of the row space touches only their columns; their indicator for one question is the
 * simplest such vector, so this is stricter than asking for indicators. `raterOf[column]` names each column's rater,
 * null a column such a vector must not touch at all.
 * Raters with the same columns cannot be told apart by any combination, so whole classes of them are tried.
 */
export function exposedRaters(
  rows: readonly (readonly bigint[])[],
  raterOf: readonly (number | null)[],
  k: number,
): number[] | null {
  const basis = echelon(rows)
  const classes = classesOf(basis, raterOf)
  const columnsOfOne = classes.map(({ columns }) => columns)
  const foreign = raterOf.flatMap((owner, column) => (owner === null ? [column] : []))
  const search = (from: number, chosen: number[], size: number): number[] | null => {
    if (chosen.length > 0) {
      const others = columnsOfOne.filter((_, index) => !chosen.includes(index)).flat()
      const outside = [...others, ...foreign]
      const left = basis.map((row) => outside.map((column) => row[column] ?? 0n))
      if (echelon(left).length < basis.length) return chosen.flatMap((index) => classes[index]?.raters ?? [])
    }
    for (let next = from; next < classes.length; next++) {
      const grown = size + (classes[next]?.raters.length ?? 0)
      const found = grown < k ? search(next + 1, [...chosen, next], grown) : null
      if (found) return found
    }
    return null
  }
  return search(0, [], 0)
}

/** Raters by equal columns, with the columns of one of each class; raters the rows do not touch are left out. */
function classesOf(basis: readonly (readonly bigint[])[], raterOf: readonly (number | null)[]) {
  const classes = new Map<string, { raters: number[]; columns: number[] }>()
  for (const rater of new Set(raterOf.filter((owner) => owner !== null))) {
    const columns = raterOf.flatMap((owner, column) => (owner === rater ? [column] : []))
    const touched = columns.filter((column) => basis.some((row) => row[column] !== 0n))
    if (touched.length === 0) continue
    const key = touched
      .map((column) => basis.map((row) => row[column]).join())
      .sort()
      .join('|')
    const found = classes.get(key)
    if (found) found.raters.push(rater)
    else classes.set(key, { raters: [rater], columns: touched })
  }
  return [...classes.values()]
}
