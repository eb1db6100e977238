/**
 * The figures of one evaluatee as vectors (numbers.md 2 to 7 and 10), unrounded; NaN where there is none. All of them are linear
 * in the answers and read only cells the gate's Disclosure lets into them; proof.test.ts relies on both.
 */
import type { Disclosure } from './gate.ts'
import type { ScoringInput, Tally } from './input.ts'

export interface FigureVectors {
  questions: number
  /** One weight for each row of the disclosure. */
  rowWeights: readonly number[]
  /** Means that may be printed; of row r and question q at r * questions + q, in points. */
  byRow: Float64Array
  /** Weighted scores, in points (numbers.md 3). */
  weighted: Float64Array
  /** Over shown rows other than self, in points (numbers.md 4). */
  others: Float64Array
  self: Float64Array
}

export function figureVectors(
  input: ScoringInput,
  counted: Tally,
  { rows }: Disclosure,
  rowWeights: readonly number[],
): FigureVectors {
  const questions = input.questions.length
  const empty = () => new Float64Array(questions).fill(Number.NaN)
  const vectors: FigureVectors = {
    ...{ questions, rowWeights, weighted: empty(), others: empty(), self: empty() },
    byRow: new Float64Array(rows.length * questions).fill(Number.NaN),
  }
  const self = rows.findIndex(({ kind }) => kind === 'self')
  for (let q = 0; q < questions; q++) {
    if (input.questions[q]?.scored === true) fillQuestion(vectors, counted, rows, q)
    if (self >= 0) vectors.self[q] = vectors.byRow[self * questions + q] ?? Number.NaN
  }
  return vectors
}

function fillQuestion(vectors: FigureVectors, counted: Tally, rows: Disclosure['rows'], q: number): void {
  const { questions, rowWeights } = vectors
  let weightedSum = 0
  let weights = 0
  let hasOthers = false
  let othersSum = 0
  let othersCount = 0
  for (let r = 0; r < rows.length; r++) {
    const row = rows[r]
    if (row === undefined) continue
    let sum = 0
    let count = 0
    for (const level of row.members) {
      const cell = level * questions + q
      sum += counted.sums[cell] ?? 0
      count += counted.counts[cell] ?? 0
    }
    if (count === 0) continue
    const mean = sum / count
    if (row.shown[q]) vectors.byRow[r * questions + q] = mean
    if (!row.counted[q]) continue
    const weight = rowWeights[r] ?? 0
    if (weight > 0) {
      weightedSum += mean * weight
      weights += weight
      if (row.kind !== 'self') hasOthers = true
    }
    if (row.kind !== 'self') {
      othersSum += sum
      othersCount += count
    }
  }
  // Without a row other than self there is no score (numbers.md 3).
  if (hasOthers) vectors.weighted[q] = weightedSum / weights
  if (othersCount > 0) vectors.others[q] = othersSum / othersCount
}

/** Plain means of the questions' percentages, by dimension; NaN of none (numbers.md 5 and 6). */
export function dimensionMeans(
  { dimensions, questions }: ScoringInput,
  places: readonly number[],
  points: Float64Array,
  offset = 0,
): number[] {
  // Plain: so short typed arrays take longer to make than to fill, and a whole round makes many.
  const means = new Array<number>(dimensions.length).fill(0)
  const counts = new Array<number>(dimensions.length).fill(0)
  for (let q = 0; q < places.length; q++) {
    const place = places[q] ?? NOWHERE
    if (place === NOWHERE) continue
    const score = points[offset + q] ?? Number.NaN
    if (Number.isNaN(score)) continue
    means[place] = (means[place] ?? 0) + (100 * score) / (questions[q]?.maximum ?? Number.NaN)
    counts[place] = (counts[place] ?? 0) + 1
  }
  for (let place = 0; place < means.length; place++) means[place] = (means[place] ?? 0) / (counts[place] ?? 0)
  return means
}

/** Of each question the place in the input of the dimension whose percentage it enters; `NOWHERE` of one that enters none. */
export function percentPlaces(input: ScoringInput): readonly number[] {
  const placeOf = dimensionPlaces(input)
  return input.questions.map(({ scored, maximum, dimensionId }) =>
    scored && maximum > 0 ? (placeOf.get(dimensionId ?? -1) ?? NOWHERE) : NOWHERE,
  )
}

const NOWHERE = -1

/** Place of each dimension in the input. */
export const dimensionPlaces = ({ dimensions }: ScoringInput): ReadonlyMap<number, number> =>
  new Map(dimensions.map(({ dimensionId }, place) => [dimensionId, place]))

/** A figure, or null where there is none. */
export const orNull = (figure: number | undefined): number | null =>
  figure === undefined || Number.isNaN(figure) ? null : figure
