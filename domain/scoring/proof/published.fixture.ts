/** Everything published about one evaluatee as linear rows over the protected raters' answers. Used by tests only. */
import { type Disclosure, disclose, type Viewer } from '../gate.ts'
import { type ScoringInput, type Tally, tally } from '../input.ts'
import { unroundedReport } from '../personalReport.ts'
import type { PersonalReport } from '../report.ts'
import { rankingOf } from '../team/ranking.ts'
import { toIntegerRow } from './rowSpace.fixture.ts'

export type Gate = (input: ScoringInput, counted: Tally, viewer: Viewer) => Disclosure

const VIEWERS = ['administrator', 'evaluatee'] as const
export const SUBJECT = {
  questionnaire: { id: 1, title: '', finishedAt: null },
  evaluatee: { employeeId: 1, name: '', departmentName: '' },
  computedAt: '',
}

/** Every number in the reports of both viewers and in the ranking, by its path, before rounding. */
export function numbersOf(input: ScoringInput, gate: Gate = disclose): Map<string, number> {
  const found = new Map<string, number>()
  for (const viewer of VIEWERS) {
    const counted = tally(input)
    const ground = { counted, disclosure: gate(input, counted, viewer) }
    const report = unroundedReport(input, SUBJECT, ground, viewer, () => 0)
    const ranking = rankingOf([{ employeeId: 1, percent: report.overallPercent, incomplete: report.incomplete }])
    numbersIn({ report, ranking }, viewer, found)
  }
  return found
}

/** Texts come shuffled, so their order is no difference between two reports (R8). */
export const sortedTexts = (report: PersonalReport): PersonalReport => ({
  ...report,
  comments: report.comments.map((entry) => ({
    ...entry,
    groups: entry.groups.map((group) => ({ ...group, texts: [...group.texts].sort() })),
  })),
})

/** Every number of a structure by its path. */
export function numbersIn(value: unknown, path = '', found = new Map<string, number>()): Map<string, number> {
  if (typeof value === 'number') found.set(path, value)
  else if (value !== null && typeof value === 'object')
    for (const [key, part] of Object.entries(value)) numbersIn(part, `${path}.${key}`, found)
  return found
}

/** The same situation with the counted answers replaced by `answer(response, question)`. */
export function withAnswers(input: ScoringInput, answer: (response: number, question: number) => number): ScoringInput {
  const responses = input.responses.map((response, r) => ({
    ...response,
    scores: Array.from(response.scores, (score, q) => (score === null || Number.isNaN(score) ? null : answer(r, q))),
  }))
  return { ...input, responses }
}

/** Indexes into ScoringInput.responses and ScoringInput.questions. */
export interface Unknown {
  rater: number
  question: number
}

/** One unknown for each counted answer of a protected rater; what exempt levels said counts as known to all. */
export function unknownsOf(input: ScoringInput): Unknown[] {
  return protectedRaters(input).flatMap((rater) =>
    input.questions.flatMap(({ scored }, question) =>
      scored && isCounted(input.responses[rater]?.scores[question]) ? [{ rater, question }] : [],
    ),
  )
}

/** Indexes into ScoringInput.responses; whoever opened a rater's door may know what stands in the form (R20). */
export function protectedRaters({ levels, responses, rule }: ScoringInput): number[] {
  return responses.flatMap((response, rater) => {
    const level = levels.find((found) => found.levelId === response.levelId)
    // Read from the rule itself: with the gate's own isExempt a wrong exemption would hide behind itself.
    const isKnown = response.isUnsure === true
    return !level || isKnown || rule.exemptLevelTypes.includes(level.levelType) ? [] : [rater]
  })
}

export const isCounted = (score: number | null | undefined): boolean =>
  score !== null && score !== undefined && !Number.isNaN(score)

/** Whatever turns the answers about one evaluatee into published numbers, by their path. */
export type NumbersOf = (input: ScoringInput) => Map<string, number>

interface PublishedRows {
  /** The numbers' coefficients over the unknowns, each row times its least common denominator. */
  rows: bigint[][]
  coefficients: number[][]
  unknowns: Unknown[]
}

/** Runs the scorer on unit answers to recover each published number's coefficients, exactly. */
export function publishedRows(input: ScoringInput, gate: Gate = disclose): PublishedRows {
  return rowsOf(input, (given) => numbersOf(given, gate), unknownsOf(input), withAnswers)
}

/** The same of any numbers that are linear in what `give` puts in the place of the unknowns. */
export function rowsOf(
  input: ScoringInput,
  numbers: NumbersOf,
  unknowns: Unknown[],
  give: typeof withAnswers,
): PublishedRows {
  const base = numbers(give(input, () => 0))
  const units = unknowns.map(({ rater, question }) =>
    numbers(give(input, (r, q) => (r === rater && q === question ? 1 : 0))),
  )
  const coefficients = [...base].map(([path, zero]) => units.map((unit) => (unit.get(path) ?? Number.NaN) - zero))
  // Files and rankings repeat what the report says: one row of each is enough.
  const different = [...new Map(coefficients.map((row) => [row.join(), row])).values()]
  return { rows: different.map(toIntegerRow), coefficients, unknowns }
}
