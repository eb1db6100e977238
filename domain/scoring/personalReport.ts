/** The personal report: gate, figures and comments put together; the one door for whoever publishes figures. */
import { commentsOf, type RandomSource } from './comments.ts'
import { type FigureKind, type FigureRule, rounded } from './figures.ts'
import { type Disclosure, disclose, type Viewer } from './gate.ts'
import { type ScoringInput, type Tally, tally } from './input.ts'
import type { PersonalReport } from './report.ts'
import { isAnonymous } from './rule.ts'
import { figuresOf } from './scores.ts'

/** The names and times a report carries besides its figures. */
export interface ReportSubject {
  questionnaire: Omit<PersonalReport['questionnaire'], 'type'>
  evaluatee: PersonalReport['evaluatee']
  /** ISO 8601 UTC. */
  computedAt: string
}

/**
 * Builds what this viewer may see of one evaluatee, every figure as it is printed. `random` gives numbers in [0, 1) and
 * must be seeded afresh for every report (R8). Whether a report may exist at all (R4) is the caller's to refuse.
 */
export function personalReport(
  input: ScoringInput,
  subject: ReportSubject,
  viewer: Viewer,
  random: RandomSource,
): PersonalReport {
  return disclosedReport(input, subject, viewer, random).report
}

/** The same with what the gate disclosed for it. */
export function disclosedReport(
  input: ScoringInput,
  subject: ReportSubject,
  viewer: Viewer,
  random: RandomSource,
): { report: PersonalReport; disclosure: Disclosure } {
  const counted = tally(input)
  const disclosure = disclose(input, counted, viewer)
  const unrounded = unroundedReport(input, subject, { counted, disclosure }, viewer, random)
  return { report: published(unrounded, { anonymous: isAnonymous(input) }), disclosure }
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

/**
 * Rounds every figure once, from the exact value (numbers.md 11). Weights are no results: they stay exact, so that the shares
 * of what takes part can be made of them, and are rounded where they are printed.
 */
export function published(report: PersonalReport, rule: FigureRule): PersonalReport {
  const to = (kind: FigureKind) => (value: number | null) => (value === null ? null : rounded(value, kind, rule))
  const [percent, points] = [to('percent'), to('points')]
  return {
    ...report,
    overallPercent: percent(report.overallPercent),
    points: report.points && { ...report.points, earned: rounded(report.points.earned, 'points', rule) },
    dimensions: report.dimensions.map((dimension) => ({
      ...dimension,
      percent: percent(dimension.percent),
      othersPercent: percent(dimension.othersPercent),
      selfPercent: percent(dimension.selfPercent),
      byLevel: dimension.byLevel.map(percent),
      questions: dimension.questions.map((question) => ({
        ...question,
        weightedScore: points(question.weightedScore),
        percent: to('questionPercent')(question.percent),
        othersScore: points(question.othersScore),
        selfScore: points(question.selfScore),
        byLevel: question.byLevel.map(points),
      })),
    })),
  }
}
