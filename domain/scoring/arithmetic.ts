/**
 * How a score came about, step by step (numbers.md 3 to 7, 10 and 12): from what it was made of through effective weights to the
 * figure. Named rounds start from the answers, for administrators alone; anonymous ones from what is published (anonymity.md R13),
 * so that nothing stands here that the report does not say.
 */
import { decimalsOf, type FigureKind, type FigureRule, rounded } from './figures.ts'
import { type DisclosedRow, disclose } from './gate.ts'
import { type ScoringInput, tally } from './input.ts'
import type { PersonalReport, ReportDimension, ReportQuestion } from './report.ts'
import { isAnonymous } from './rule.ts'
import { figuresOf } from './scores.ts'
import { questionShares } from './shares.ts'
import { mean, weightedMean } from './weights.ts'

/** What terms come to, and what is published of it. */
export interface Step {
  /** What the terms come to, unrounded; null without any. */
  result: number | null
  /** How far it may lie from the exact value, since the terms are rounded ones; 0 where they are exact. */
  slack: number
  /** As it is published. */
  figure: number | null
}

/** What goes into a step, and its share in it, percent. */
interface Term {
  value: number
  share: number
}

/** A counted answer; `response` is its place in the input. */
export interface CountedAnswer {
  response: number
  score: number
}

export interface LevelTerm extends Term {
  levelKey: string
  /** Whose mean the value is; null where single answers are nobody's to see. */
  answers: CountedAnswer[] | null
}

export interface QuestionArithmetic extends Step {
  questionId: number
  title: string
  maximum: number
  /** Points, by level. */
  terms: LevelTerm[]
  /** The same as a share of the maximum. */
  percent: Step
}

export interface DimensionArithmetic extends Step {
  dimensionId: number
  name: string
  /** Percent, by question. */
  terms: (Term & { questionId: number })[]
  questions: QuestionArithmetic[]
}

export interface Arithmetic {
  /** Whether every step starts from the exact values of the one before. */
  isExact: boolean
  levels: PersonalReport['levels']
  /** Percent, by dimension. */
  overall: Step & { terms: (Term & { dimensionId: number; name: string })[] }
  /** The one asked for. */
  dimension: DimensionArithmetic | null
}

type Figures = Pick<PersonalReport, 'levels' | 'dimensions' | 'overallPercent'>
type AnswersOf = (levelKey: string, questionId: number) => CountedAnswer[] | null

/** Of a published report, from its own figures. */
export function publishedArithmetic(report: PersonalReport, dimensionId: number | null): Arithmetic {
  return arithmeticOf(report, report.rule, { isExact: false, answersOf: () => null }, dimensionId)
}

/** Of a named round as administrators see it, from the answers. */
export function namedArithmetic(input: ScoringInput, dimensionId: number | null): Arithmetic {
  if (isAnonymous(input)) throw new Error('the answers of an anonymous questionnaire are nobody’s to see')
  const counted = tally(input)
  const disclosure = disclose(input, counted, 'administrator')
  const rows = new Map(disclosure.rows.map((row) => [row.key, row]))
  const places = new Map(input.questions.map(({ questionId }, q) => [questionId, q]))
  const answersOf: AnswersOf = (levelKey, questionId) =>
    answersBehind(input, rows.get(levelKey), places.get(questionId) ?? -1)
  const exact = figuresOf(input, counted, disclosure)
  return arithmeticOf(exact, { anonymous: false }, { isExact: true, answersOf }, dimensionId)
}

function answersBehind(input: ScoringInput, row: DisclosedRow | undefined, q: number): CountedAnswer[] {
  const levelIds = new Set((row?.members ?? []).map((index) => input.levels[index]?.levelId))
  return input.responses.flatMap(({ levelId, scores }, response) => {
    const score = scores[q]
    if (!levelIds.has(levelId) || typeof score !== 'number' || !Number.isFinite(score)) return []
    return [{ response, score }]
  })
}

interface Ground {
  isExact: boolean
  answersOf: AnswersOf
}

function arithmeticOf(figures: Figures, rule: FigureRule, ground: Ground, dimensionId: number | null): Arithmetic {
  const { levels, dimensions } = figures
  const chosen = dimensions.find((dimension) => dimension.dimensionId === dimensionId)
  const terms = dimensions.flatMap(({ dimensionId: own, name, percent, weight }) =>
    percent === null || weight === null ? [] : [{ dimensionId: own, name, value: percent, share: weight }],
  )
  return {
    isExact: ground.isExact,
    levels,
    overall: { terms, ...step(weighted(terms), figures.overallPercent, 'percent', 'percent', rule, ground) },
    dimension: chosen === undefined ? null : dimensionSteps(chosen, levels, rule, ground),
  }
}

const weighted = (terms: readonly Term[]) =>
  weightedMean(
    terms.map(({ value }) => value),
    terms.map(({ share }) => share),
  )

/** `of` is what the terms are; a figure that was published is the same once more. */
function step(
  result: number | null,
  figure: number | null,
  of: FigureKind,
  kind: FigureKind,
  rule: FigureRule,
  { isExact }: Ground,
): Step {
  return {
    result,
    slack: isExact ? 0 : halfUnit(of, rule),
    figure: figure === null ? null : rounded(figure, kind, rule),
  }
}

/** How far a published figure may lie from the exact one. */
const halfUnit = (kind: FigureKind, rule: FigureRule) => 0.5 / 10 ** decimalsOf(kind, rule)

function dimensionSteps(
  { dimensionId, name, percent, questions }: ReportDimension,
  levels: Figures['levels'],
  rule: FigureRule,
  ground: Ground,
): DimensionArithmetic {
  const own = questions.map((question) => questionSteps(question, levels, rule, ground))
  const values = questions.flatMap(({ questionId, percent: value }) => (value === null ? [] : [{ questionId, value }]))
  const result = mean(values.map(({ value }) => value))
  return {
    ...{ dimensionId, name, questions: own },
    terms: values.map((term) => ({ ...term, share: 100 / values.length })),
    ...step(result, percent, 'questionPercent', 'percent', rule, ground),
  }
}

function questionSteps(
  question: ReportQuestion,
  levels: Figures['levels'],
  rule: FigureRule,
  ground: Ground,
): QuestionArithmetic {
  const { questionId, title, maximum, byLevel, weightedScore, percent } = question
  const shares = questionShares(levels, question) ?? levels.map(({ weight }) => weight)
  const terms = levels.flatMap(({ key: levelKey }, index): LevelTerm[] => {
    const [value, share] = [byLevel[index] ?? null, shares[index] ?? null]
    if (weightedScore === null || value === null || share === null) return []
    return [{ levelKey, value, share, answers: ground.answersOf(levelKey, questionId) }]
  })
  const score = step(weighted(terms), weightedScore, 'points', 'points', rule, ground)
  const inPercent = weightedScore === null || !(maximum > 0) ? null : (100 * weightedScore) / maximum
  const ofMaximum = step(inPercent, percent, 'points', 'questionPercent', rule, ground)
  return {
    ...{ questionId, title, maximum, terms, ...score },
    percent: { ...ofMaximum, slack: maximum > 0 ? (100 * ofMaximum.slack) / maximum : 0 },
  }
}
