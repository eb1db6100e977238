/** The personal report: gate, figures and comments put together; the one door for whoever publishes figures. */
import { commentsOf, type RandomSource } from './comments.ts'
import { type Disclosure, disclose, type Viewer } from './gate.ts'
import { type ScoringInput, type Tally, tally } from './input.ts'
import type { PersonalReport } from './report.ts'
import { isAnonymous } from './rule.ts'
import { figuresOf } from './scores.ts'
import { toOneDecimal, toWhole } from './weights.ts'

/** The names and times a report carries besides its figures. */
export interface ReportSubject {
  questionnaire: Omit<PersonalReport['questionnaire'], 'type'>
  evaluatee: PersonalReport['evaluatee']
  /** ISO 8601 UTC. */
  computedAt: string
}

/**
 * Builds what this viewer may see of one evaluatee, figures to one decimal, a question's percentage whole in anonymous
 * questionnaires (R13). `random` gives numbers in [0, 1) and
 * must be seeded afresh for every report (R8). Whether a report may exist at all (R4) is the caller's to refuse.
 */
export function personalReport(
  input: ScoringInput,
  subject: ReportSubject,
  viewer: Viewer,
  random: RandomSource,
): PersonalReport {
  const counted = tally(input)
  const ground = { counted, disclosure: disclose(input, counted, viewer) }
  return published(unroundedReport(input, subject, ground, viewer, random), isAnonymous(input))
}

/** The report before rounding, for a given disclosure: what the anonymity proof examines. */
export function unroundedReport(
  input: ScoringInput,
  subject: ReportSubject,
  ground: { counted: Tally; disclosure: Disclosure },
  viewer: Viewer,
  random: RandomSource,
): PersonalReport {
  const viewerSeesAll = !isAnonymous(input) && viewer === 'administrator'
  return {
    questionnaire: { ...subject.questionnaire, type: input.type },
    evaluatee: subject.evaluatee,
    computedAt: subject.computedAt,
    rule: input.rule,
    ...figuresOf(input, ground.counted, ground.disclosure),
    comments: commentsOf(input, ground.counted, ground.disclosure, viewerSeesAll, random),
  }
}

const round = (value: number | null) => (value === null ? null : toOneDecimal(value))
const roundWhole = (value: number | null) => (value === null ? null : toWhole(value))

/**
 * Rounds every figure once, from the exact value (numbers.md 11); maxima and identifiers stay as they are. With a decimal
 * a question's percentage would tell its points, published with one, to two or three.
 */
export function published(report: PersonalReport, isAnonymousRound: boolean): PersonalReport {
  return {
    ...report,
    overallPercent: round(report.overallPercent),
    points: report.points && { ...report.points, earned: toOneDecimal(report.points.earned) },
    levels: report.levels.map((level) => ({ ...level, weight: round(level.weight) })),
    dimensions: report.dimensions.map((dimension) => ({
      ...dimension,
      weight: round(dimension.weight),
      percent: round(dimension.percent),
      othersPercent: round(dimension.othersPercent),
      selfPercent: round(dimension.selfPercent),
      byLevel: dimension.byLevel.map(round),
      questions: dimension.questions.map((question) => ({
        ...question,
        weightedScore: round(question.weightedScore),
        percent: (isAnonymousRound ? roundWhole : round)(question.percent),
        othersScore: round(question.othersScore),
        selfScore: round(question.selfScore),
        byLevel: question.byLevel.map(round),
      })),
    })),
  }
}
