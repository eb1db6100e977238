/**
 * Comments behind the gate: R2 (five of a level), R2b (unlabelled together), R8 (shuffled, no pseudonyms). What is
 * released is decided by who sent a form and who answered, never by what was written (R17).
 */
import { type Disclosure, isExempt, isExpected } from './gate.ts'
import { cellOf, type ScoringInput, type ScoringLevel, type Tally } from './input.ts'
import type { ReportComments } from './report.ts'
import { floorsOf, isAnonymous } from './rule.ts'

/** A source of numbers in [0, 1); a fresh seed for every report (R8). */
export type RandomSource = () => number

/** Levels whose texts are read together, under one label or none. */
interface TextRow {
  levelKey: string | null
  /** Indexes into ScoringInput.levels. */
  members: number[]
  /** Fewest raters who answered a question before its texts are shown. */
  floor: number
}

/** Who writes under which label, decided once for all questions of an evaluatee. */
interface TextRows {
  rows: TextRow[]
  /** Some level that was asked stands in no row: whether it wrote anything is not told. */
  hides: boolean
}

/** The published comments of one evaluatee, one entry for each commentable question. */
export function commentsOf(
  input: ScoringInput,
  counted: Tally,
  disclosure: Disclosure,
  viewerSeesAll: boolean,
  random: RandomSource,
): ReportComments[] {
  return releasedTexts(input, counted, disclosure, viewerSeesAll).map(({ q, groups, hidden }) => ({
    questionId: input.questions[q]?.questionId ?? 0,
    title: input.questions[q]?.title ?? '',
    groups: groups.map(({ levelKey, texts }) => ({
      levelKey,
      texts: shuffled(
        texts.map(({ text }) => text),
        random,
      ),
    })),
    hidden,
  }))
}

/** The released texts of a commentable question, not shuffled yet; `q` is its place among the input's questions. */
export interface Released {
  q: number
  groups: { levelKey: string | null; texts: ReleasedText[] }[]
  hidden: boolean
}

interface ReleasedText {
  text: string
  /** The option a reason explains; null beside open texts. */
  optionId: number | null
}

/** Which texts are published of one evaluatee, one entry for each commentable question. */
export function releasedTexts(
  input: ScoringInput,
  counted: Tally,
  disclosure: Disclosure,
  viewerSeesAll: boolean,
): Released[] {
  const { rows, hides } = textRowsOf(input, counted, disclosure, viewerSeesAll)
  return input.questions.flatMap((question, q) => {
    if (!question.commentable) return []
    const shown = rows.filter((row) => isReleased(input, counted, disclosure, row, q))
    const groups = shown.map(({ levelKey, members }) => ({
      levelKey,
      texts: members.flatMap((index) => textsOf(input, index, q)),
    }))
    return [{ q, groups: groups.filter(({ texts }) => texts.length > 0), hidden: hides || shown.length < rows.length }]
  })
}

/**
 * From `floor` answers on. A reason tells its option, and so a score: unlabelled it could be taken to the row whose mean it
 * fits, so every row of scores among the members must have as many answers of its own (R7).
 */
function isReleased(input: ScoringInput, counted: Tally, disclosure: Disclosure, row: TextRow, q: number): boolean {
  const isReason = input.questions[q]?.scored === true
  const among = disclosure.rows.filter(({ members }) => members.some((index) => row.members.includes(index)))
  const parts = isReason ? [row, ...among] : [row]
  return parts.every(({ members }) => answeredBy(input, counted, members, q) >= row.floor)
}

/** Forms that enter floors. */
const formsOf = (counted: Tally, members: readonly number[]) =>
  members.reduce((sum, index) => sum + (counted.sureForms[index] ?? 0), 0)

/** A reason belongs to who answered its question; who sent a form answered an open question, with nothing perhaps. */
function answeredBy(input: ScoringInput, counted: Tally, members: readonly number[], q: number): number {
  if (input.questions[q]?.scored) return cellOf(counted, members, q).sure
  return formsOf(counted, members)
}

function textsOf(input: ScoringInput, index: number, q: number): ReleasedText[] {
  const levelId = input.levels[index]?.levelId
  return input.responses.flatMap((response) => {
    const text = response.levelId === levelId ? (response.texts[q] ?? '').trim() : ''
    return text === '' ? [] : [{ text, optionId: response.chosen[q]?.[0] ?? null }]
  })
}

/**
 * Of texts that were published before, those that may stay: under the label they had, and only where today's rule would
 * have released them. Never more than before.
 */
export function stillReleased(
  input: ScoringInput,
  counted: Tally,
  disclosure: Disclosure,
  before: readonly ReportComments[],
): Released[] {
  return before.flatMap((entry) => {
    const q = input.questions.findIndex(({ questionId }) => questionId === entry.questionId)
    if (q < 0) return []
    const rows = entry.groups.map(({ levelKey }) => publishedRow(input, counted, levelKey))
    const isEnough = (row: TextRow) => formsOf(counted, row.members) >= row.floor
    const kept = rows.filter((row) => isEnough(row) && isReleased(input, counted, disclosure, row, q))
    const groups = kept.map(({ levelKey, members }) => ({
      levelKey,
      texts: members.flatMap((index) => textsOf(input, index, q)),
    }))
    return [{ q, groups, hidden: entry.hidden || kept.length < rows.length }]
  })
}

/** The row of a published group: a level, or all that are protected and were asked, but one's own. */
function publishedRow(input: ScoringInput, counted: Tally, levelKey: string | null): TextRow {
  const isMember = (level: ScoringLevel, index: number) =>
    levelKey === null
      ? level.open && level.levelType !== 'self' && !isExempt(input, level) && isExpected(input, counted, index)
      : levelKey === `level:${level.levelId}`
  const members = input.levels.flatMap((level, index) => (isMember(level, index) ? [index] : []))
  const isFree = levelKey !== null && members.some((index) => isExempt(input, input.levels[index] as ScoringLevel))
  return { levelKey, members, floor: isFree ? 0 : floorsOf(input).comments }
}

/**
 * Labelled rows only when every protected level that was asked may carry its label; else all protected comments go
 * unlabelled together: a labelled row beside the unlabelled one would tell the rest by exclusion (R7).
 */
function textRowsOf(input: ScoringInput, counted: Tally, disclosure: Disclosure, viewerSeesAll: boolean): TextRows {
  const floor = floorsOf(input).comments
  // R23: whether a level of an anonymous questionnaire answered at all is not told by the labels of the others.
  const takesPart = (index: number) =>
    isAnonymous(input) ? isExpected(input, counted, index) : (counted.forms[index] ?? 0) > 0
  const asked = input.levels.flatMap((level, index) => {
    if (!level.open || !takesPart(index)) return []
    return [{ level, index, isFree: viewerSeesAll || isExempt(input, level) }]
  })
  const labelled = ({ level, index, isFree }: (typeof asked)[number]): TextRow => {
    return { levelKey: `level:${level.levelId}`, members: [index], floor: isFree ? 0 : floor }
  }
  const free = asked.filter(({ isFree }) => isFree).map(labelled)
  // A protected self is no "other rater": the evaluatee would know one of five and be left with four.
  const guarded = asked.filter(({ level, isFree }) => !isFree && level.levelType !== 'self')
  const hidesSelf = asked.some(({ level, isFree }) => !isFree && level.levelType === 'self')
  const mayLabel = ({ level, index }: (typeof asked)[number]) =>
    formsOf(counted, [index]) >= floor &&
    disclosure.rows.some(({ key, status }) => key === `level:${level.levelId}` && status === 'shown')
  const own = guarded.filter(mayLabel)
  if (own.length === guarded.length) return { rows: [...free, ...own.map(labelled)], hides: hidesSelf }
  if (isAnonymous(input) && !input.rule.pooling) return { rows: [...free, ...own.map(labelled)], hides: true }
  const members = guarded.map(({ index }) => index)
  return { rows: [...free, { levelKey: null, members, floor }], hides: hidesSelf }
}

/** Fisher and Yates, on a copy. */
export function shuffled<Entry>(entries: readonly Entry[], random: RandomSource): Entry[] {
  const result = [...entries]
  for (let last = result.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const [a, b] = [result[last], result[other]] as [Entry, Entry]
    result[last] = b
    result[other] = a
  }
  return result
}
