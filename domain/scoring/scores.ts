/**
 * Every figure of one evaluatee (numbers.md 1-7 and 10), unrounded. All of them are linear in the answers and
 * read only cells the gate's Disclosure lets into them; proof.test.ts relies on both.
 */
import type { Disclosure } from './gate.ts'
import { cellOf, type ScoringInput, type ScoringQuestion, type Tally } from './input.ts'
import type { PersonalReport, ReportDimension, ReportLevel, ReportQuestion } from './report.ts'
import { sharesOf } from './shares.ts'
import { fillWeights, mean, weightedMean } from './weights.ts'

type Figures = Pick<PersonalReport, 'overallPercent' | 'points' | 'incomplete' | 'levels' | 'dimensions'>

interface Ground {
  input: ScoringInput
  counted: Tally
  disclosure: Disclosure
  /** One weight for each row of the disclosure. */
  rowWeights: number[]
}

/** Computes all figures of one evaluatee from what the gate discloses. */
export function figuresOf(input: ScoringInput, counted: Tally, disclosure: Disclosure): Figures {
  const ground = { input, counted, disclosure, rowWeights: rowWeightsOf(input, disclosure) }
  const questions = input.questions.flatMap((question, q) =>
    question.scored ? [{ dimensionId: question.dimensionId, figures: questionFigures(ground, question, q) }] : [],
  )
  const weights = fillWeights(input.dimensions.map((dimension) => dimension.weight))
  const dimensions = input.dimensions.map((dimension) =>
    dimensionFigures(
      dimension,
      questions.filter((question) => question.dimensionId === dimension.dimensionId).map((found) => found.figures),
      disclosure.rows.length,
    ),
  )
  const percents = dimensions.map((dimension) => dimension.percent)
  const shares = sharesOf(
    weights,
    percents.map((percent) => percent !== null),
  )
  return {
    overallPercent: weightedMean(percents, weights),
    points: pointsOf(questions.map((question) => question.figures)),
    incomplete: disclosure.incomplete,
    levels: levelsOf(ground),
    dimensions: dimensions.map((dimension, index) => ({ ...dimension, weight: shares[index] ?? null })),
  }
}

/** numbers.md 3: self has its own weight, 0 unless set; a pool weighs what its levels weigh together. */
function rowWeightsOf(input: ScoringInput, disclosure: Disclosure): number[] {
  const open = input.levels.filter((level) => level.open)
  const filled = fillWeights(open.map((level) => level.weight ?? (level.levelType === 'self' ? 0 : null)))
  const byLevel = new Map(open.map((level, index) => [level.levelId, filled[index] ?? 0]))
  return disclosure.rows.map((row) =>
    row.members.reduce((sum, index) => sum + (byLevel.get(input.levels[index]?.levelId ?? -1) ?? 0), 0),
  )
}

function levelsOf({ disclosure, rowWeights }: Ground): ReportLevel[] {
  const shares = sharesOf(
    rowWeights,
    disclosure.rows.map((row) => row.counted.includes(true)),
  )
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

function questionFigures(ground: Ground, question: ScoringQuestion, q: number): ReportQuestion {
  const { counted, disclosure, rowWeights } = ground
  const { rows } = disclosure
  const meanOf = (row: (typeof rows)[number]) => {
    const { count, sum } = cellOf(counted, row.members, q)
    return count > 0 ? sum / count : null
  }
  const inTotals = rows.map((row) => (row.counted[q] ? meanOf(row) : null))
  const hasOthers = rows.some(
    (row, index) => row.kind !== 'self' && inTotals[index] !== null && (rowWeights[index] ?? 0) > 0,
  )
  const weightedScore = hasOthers ? weightedMean(inTotals, rowWeights) : null
  const others = cellOf(
    counted,
    rows.filter((row) => row.kind !== 'self' && row.counted[q]).flatMap((row) => row.members),
    q,
  )
  const byLevel = rows.map((row) => (row.shown[q] ? meanOf(row) : null))
  return {
    questionId: question.questionId,
    title: question.title,
    maximum: question.maximum,
    minimum: question.minimum,
    weightedScore,
    percent: inPercent(weightedScore, question.maximum),
    othersScore: others.count > 0 ? others.sum / others.count : null,
    selfScore: byLevel[rows.findIndex((row) => row.kind === 'self')] ?? null,
    byLevel,
  }
}

/** numbers.md 5; null also for questions without a positive maximum, which are left out of percentages. */
function inPercent(score: number | null, maximum: number): number | null {
  return score === null || !(maximum > 0) ? null : (100 * score) / maximum
}

function dimensionFigures(
  dimension: ScoringInput['dimensions'][number],
  questions: ReportQuestion[],
  rows: number,
): ReportDimension {
  const percentOf = (pick: (question: ReportQuestion) => number | null) =>
    mean(questions.map((question) => inPercent(pick(question), question.maximum)))
  return {
    dimensionId: dimension.dimensionId,
    name: dimension.name,
    weight: null,
    percent: percentOf((question) => question.weightedScore),
    othersPercent: percentOf((question) => question.othersScore),
    selfPercent: percentOf((question) => question.selfScore),
    byLevel: Array.from({ length: rows }, (_, row) => percentOf((question) => question.byLevel[row] ?? null)),
    questions,
  }
}

/** numbers.md 6: points earned, out of the total score of spec §5 (all scored questions). */
function pointsOf(questions: readonly ReportQuestion[]): PersonalReport['points'] {
  const scores = questions.flatMap((question) => question.weightedScore ?? [])
  if (scores.length === 0) return null
  const possible = questions.reduce((sum, question) => sum + question.maximum, 0)
  return { earned: scores.reduce((sum, score) => sum + score, 0), possible }
}
