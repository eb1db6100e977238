/**
 * Every figure of one evaluatee (numbers.md 1-7 and 10), unrounded, put together from its vectors.
 */
import { weightOfLevel } from '../evaluation/weights.ts'
import { sumOfPoints } from '../paper/score.ts'
import { type Disclosure, takesPart } from './gate.ts'
import type { ScoringInput, ScoringQuestion, Tally } from './input.ts'
import type { PersonalReport, ReportDimension, ReportLevel, ReportQuestion } from './report.ts'
import { sharesOf } from './shares.ts'
import { dimensionMeans, dimensionPlaces, type FigureVectors, figureVectors, orNull, percentPlaces } from './vectors.ts'
import { fillWeights, weightedMean } from './weights.ts'

type Figures = Pick<PersonalReport, 'overallPercent' | 'points' | 'incomplete' | 'levels' | 'dimensions'>

/** Computes all figures of one evaluatee from what the gate discloses. */
export function figuresOf(input: ScoringInput, counted: Tally, disclosure: Disclosure): Figures {
  const rowWeights = rowWeightsOf(input, disclosure)
  const vectors = figureVectors(input, counted, disclosure, rowWeights)
  const dimensions = dimensionFigures(input, disclosure, vectors)
  const weights = fillWeights(input.dimensions.map((dimension) => dimension.weight))
  const percents = dimensions.map((dimension) => dimension.percent)
  const shares = sharesOf(
    weights,
    percents.map((percent) => percent !== null),
  )
  return {
    ...totalsOf(input, disclosure, vectors, percents),
    levels: levelsOf(input, disclosure, rowWeights),
    dimensions: dimensions.map((dimension, index) => ({ ...dimension, weight: shares[index] ?? null })),
  }
}

/** Of these figures what rankings read: the totals, and a percentage for each dimension. */
export function standingFigures(input: ScoringInput, counted: Tally, disclosure: Disclosure) {
  const vectors = figureVectors(input, counted, disclosure, rowWeightsOf(input, disclosure))
  const percents = dimensionMeans(input, percentPlaces(input), vectors.weighted).map(orNull)
  return { ...totalsOf(input, disclosure, vectors, percents), percents }
}

/** The same with what others and oneself say and every row of raters, by dimension, and with each question's percentage. */
export function teamFigures(input: ScoringInput, counted: Tally, disclosure: Disclosure) {
  const rowWeights = rowWeightsOf(input, disclosure)
  const vectors = figureVectors(input, counted, disclosure, rowWeights)
  const places = percentPlaces(input)
  const means = (points: Float64Array, offset = 0) => dimensionMeans(input, places, points, offset)
  const percents = means(vectors.weighted).map(orNull)
  return {
    ...totalsOf(input, disclosure, vectors, percents),
    ...{ percents, others: means(vectors.others), self: means(vectors.self) },
    rowWeights: rowShares(input, disclosure, rowWeights),
    byRow: disclosure.rows.map((_, row) => means(vectors.byRow, row * vectors.questions)),
    questions: input.questions.map(({ maximum }, q) => inPercent(orNull(vectors.weighted[q]), maximum)),
  }
}

function totalsOf(
  input: ScoringInput,
  { incomplete }: Disclosure,
  vectors: FigureVectors,
  percents: readonly (number | null)[],
): Pick<Figures, 'overallPercent' | 'points' | 'incomplete'> {
  const weights = fillWeights(input.dimensions.map((dimension) => dimension.weight))
  return { overallPercent: weightedMean(percents, weights), points: pointsOf(input, vectors), incomplete }
}

/** numbers.md 3: self has its own weight, 0 unless set; a pool weighs what its levels weigh together. */
function rowWeightsOf(input: ScoringInput, disclosure: Disclosure): number[] {
  const open = input.levels.filter((level) => level.open)
  const filled = fillWeights(open.map(weightOfLevel))
  const weightOf = (index: number) => {
    const level = input.levels[index]
    return level === undefined ? 0 : (filled[open.indexOf(level)] ?? 0)
  }
  return disclosure.rows.map((row) => row.members.reduce((sum, index) => sum + weightOf(index), 0))
}

/** What each row weighs in the overall score, percent, over the rows that take part. */
const rowShares = (input: ScoringInput, { rows }: Disclosure, rowWeights: readonly number[]) =>
  sharesOf(
    rowWeights,
    rows.map((row) => takesPart(input, row)),
  )

function levelsOf(input: ScoringInput, disclosure: Disclosure, rowWeights: readonly number[]): ReportLevel[] {
  const shares = rowShares(input, disclosure, rowWeights)
  return disclosure.rows.map((row, index) => ({
    key: row.key,
    kind: row.kind,
    name: row.name,
    pooledNames: row.pooledNames,
    status: row.status,
    ...(row.absence !== undefined && { absence: row.absence }),
    raterCount: row.raterCount,
    weight: shares[index] ?? null,
  }))
}

function dimensionFigures(input: ScoringInput, { rows }: Disclosure, vectors: FigureVectors): ReportDimension[] {
  const [places, entered] = [dimensionPlaces(input), percentPlaces(input)]
  const means = (points: Float64Array, offset = 0) => dimensionMeans(input, entered, points, offset)
  const [percents, others, self] = [means(vectors.weighted), means(vectors.others), means(vectors.self)]
  const byRow = rows.map((_, row) => means(vectors.byRow, row * vectors.questions))
  const questions = input.dimensions.map((): ReportQuestion[] => [])
  input.questions.forEach((question, q) => {
    const own = questions[places.get(question.dimensionId ?? -1) ?? -1]
    if (question.scored && own !== undefined) own.push(questionFigures(question, q, rows.length, vectors))
  })
  return input.dimensions.map(({ dimensionId, name }, place) => ({
    dimensionId,
    name,
    weight: null,
    percent: orNull(percents[place]),
    othersPercent: orNull(others[place]),
    selfPercent: orNull(self[place]),
    byLevel: byRow.map((row) => orNull(row[place])),
    questions: questions[place] ?? [],
  }))
}

function questionFigures(
  { questionId, title, maximum, minimum }: ScoringQuestion,
  q: number,
  rows: number,
  { questions, weighted, others, self, byRow }: FigureVectors,
): ReportQuestion {
  const weightedScore = orNull(weighted[q])
  return {
    questionId,
    title,
    maximum,
    minimum,
    weightedScore,
    percent: inPercent(weightedScore, maximum),
    othersScore: orNull(others[q]),
    selfScore: orNull(self[q]),
    byLevel: Array.from({ length: rows }, (_, row) => orNull(byRow[row * questions + q])),
  }
}

/** numbers.md 5; null also for questions without a positive maximum, which are left out of percentages. */
function inPercent(score: number | null, maximum: number): number | null {
  return score === null || !(maximum > 0) ? null : (100 * score) / maximum
}

/** By the questions of a round, which all its evaluatees share: added up once, not for each of them. */
const possibleByQuestions = new WeakMap<readonly ScoringQuestion[], number>()

/** The total score of spec §5, as the paper tells it (all scored questions). */
function possibleOf(questions: readonly ScoringQuestion[]): number {
  const known = possibleByQuestions.get(questions)
  if (known !== undefined) return known
  const total = sumOfPoints(questions.flatMap(({ scored, maximum }) => (scored ? [maximum] : [])))
  possibleByQuestions.set(questions, total)
  return total
}

/** numbers.md 6: points earned, out of those possible. */
function pointsOf({ questions }: ScoringInput, { weighted }: FigureVectors): PersonalReport['points'] {
  let [earned, isScored] = [0, false]
  for (let q = 0; q < questions.length; q++) {
    const score = orNull(weighted[q])
    if (score === null) continue
    earned += score
    isScored = true
  }
  return isScored ? { earned, possible: possibleOf(questions) } : null
}
