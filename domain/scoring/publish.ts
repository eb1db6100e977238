/** The report of one evaluatee of an anonymous questionnaire with what is kept beside it, at the finish and once more. */
import { type RandomSource, type Released, stillReleased } from './comments.ts'
import {
  cellFloor,
  type DisclosedRow,
  type Disclosure,
  disclose,
  highestFloor,
  isExempt,
  isIncomplete,
} from './gate.ts'
import { cellOf, type ScoringInput, type Tally, tally } from './input.ts'
import { type AnswerLists, listsOfForms } from './lists.ts'
import { published, type ReportSubject, unroundedReport } from './personalReport.ts'
import type { PersonalReport, ReportLevel } from './report.ts'
import { figuresOf } from './scores.ts'
import { type SealedRow, sealedRowsOf } from './sealed.ts'

export interface Publication {
  report: PersonalReport
  disclosure: Disclosure
  rows: SealedRow[]
  /** Of the rows that are shown. */
  lists: AnswerLists
}

/** What a finish publishes and keeps. */
export function publish(input: ScoringInput, subject: ReportSubject, random: RandomSource): Publication {
  const counted = tally(input)
  const disclosure = disclose(input, counted, 'evaluatee')
  const unrounded = unroundedReport(input, subject, { counted, disclosure }, 'evaluatee', random)
  return {
    report: published(unrounded, { anonymous: true }),
    disclosure,
    rows: sealedRowsOf(input, counted, disclosure, random),
    lists: listsOfForms(input, disclosure),
  }
}

/**
 * A report that was published under an earlier version's floors, once more (docs/decisions/answers.md, "Rounds that were
 * finished before"): no row is new, no cell that was hidden is shown; what a floor of today hides is hidden, and whatever
 * was made of it is made without it. Equal to the one that was given, where nothing has to be hidden.
 */
export function republish(input: ScoringInput, report: PersonalReport, random: RandomSource): Publication {
  const counted = tally(input)
  const before = shownBefore(report)
  const rows = report.levels.map((level, index) => rowOf(input, counted, level, before[index] ?? new Set()))
  const hidesScores = rows.some((row, index) =>
    input.questions.some(({ questionId }, q) => before[index]?.has(questionId) === true && !row.shown[q]),
  )
  const disclosure = { rows, incomplete: report.incomplete || isIncomplete(input, counted, rows) }
  const released = stillReleased(input, counted, disclosure, report.comments)
  const figures = hidesScores
    ? published({ ...report, ...figuresOf(input, counted, disclosure) }, { anonymous: true })
    : report
  return {
    report: { ...figures, comments: commentsIn(input, report, released) },
    disclosure,
    rows: sealedRowsOf(input, counted, disclosure, random, released),
    lists: listsOfForms(input, disclosure),
  }
}

/** Per row of the report: the questions whose mean it prints. */
function shownBefore({ levels, dimensions }: PersonalReport): Set<number>[] {
  const questions = dimensions.flatMap((dimension) => dimension.questions)
  return levels.map(
    (_, index) => new Set(questions.flatMap(({ questionId, byLevel }) => (byLevel[index] == null ? [] : [questionId]))),
  )
}

function rowOf(input: ScoringInput, counted: Tally, level: ReportLevel, before: ReadonlySet<number>): DisclosedRow {
  const { weight: _weight, ...known } = level
  const members = membersOf(input, level)
  const isFree = members.every((index) => {
    const own = input.levels[index]
    return own !== undefined && isExempt(input, own)
  })
  const shown = input.questions.map(({ questionId }, q) => {
    const { count, sure } = cellOf(counted, members, q)
    return before.has(questionId) && (isFree ? count >= 1 : sure >= cellFloor(input, q))
  })
  const isHidden = known.status === 'shown' && !isFree && !shown.includes(true)
  const hidden = isHidden && { status: 'hidden' as const, raterCount: `<${highestFloor(input)}` }
  return { ...known, ...hidden, members, shown, counted: shown }
}

function membersOf(input: ScoringInput, { key, kind, pooledNames }: ReportLevel): number[] {
  return input.levels.flatMap((level, index) => {
    const isPooled = pooledNames.some(({ levelType, name }) => level.levelType === levelType && level.name === name)
    return key === `level:${level.levelId}` || (kind === 'pool' && isPooled) ? [index] : []
  })
}

/** The published texts, in the order they had, less the groups that may not stay. */
function commentsIn(
  { questions }: ScoringInput,
  { comments }: PersonalReport,
  released: readonly Released[],
): PersonalReport['comments'] {
  const keptOf = new Map(
    released.map(({ q, groups }) => [questions[q]?.questionId, new Set(groups.map(({ levelKey }) => levelKey))]),
  )
  return comments.map((entry) => {
    const groups = entry.groups.filter(({ levelKey }) => keptOf.get(entry.questionId)?.has(levelKey) === true)
    return { ...entry, groups, hidden: entry.hidden || groups.length < entry.groups.length }
  })
}
