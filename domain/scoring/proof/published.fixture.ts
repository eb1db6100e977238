/** Everything published about one evaluatee as linear rows over the protected raters' answers. Used by tests only. */
import { type Disclosure, disclose, type Viewer } from '../gate.ts'
import { type ScoringInput, type Tally, tally } from '../input.ts'
import { unroundedReport } from '../personalReport.ts'
import { rankingOf } from '../ranking.ts'
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

/** One unknown for each counted answer of a protected rater; what exempt levels said counts as known to all. */
function unknownsOf(input: ScoringInput): { rater: number; question: number }[] {
  return input.responses.flatMap((response, rater) => {
    const level = input.levels.find((found) => found.levelId === response.levelId)
    // Read from the rule itself: with the gate's own isExempt a wrong exemption would hide behind itself.
    if (!level || input.rule.exemptLevelTypes.includes(level.levelType)) return []
    return Array.from(response.scores).flatMap((score, question) =>
      score === null || Number.isNaN(score) || !input.questions[question]?.scored ? [] : [{ rater, question }],
    )
  })
}

/** Runs the scorer on unit answers to recover each published number's coefficients, exactly. */
export function publishedRows(
  input: ScoringInput,
  gate: Gate = disclose,
): { rows: bigint[][]; coefficients: number[][]; unknowns: { rater: number; question: number }[] } {
  const unknowns = unknownsOf(input)
  const base = numbersOf(
    withAnswers(input, () => 0),
    gate,
  )
  const units = unknowns.map(({ rater, question }) =>
    numbersOf(
      withAnswers(input, (r, q) => (r === rater && q === question ? 1 : 0)),
      gate,
    ),
  )
  const coefficients = [...base].map(([path, zero]) => units.map((unit) => (unit.get(path) ?? Number.NaN) - zero))
  return { rows: coefficients.map(toIntegerRow), coefficients, unknowns }
}
