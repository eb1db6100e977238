/**
 * THE anonymity gate (anonymity.md): decides once per evaluatee which levels are shown, pooled or
 * hidden, and which cells may be printed or enter a total. Whatever publishes figures, a screen, an export,
 * a mail or a PDF, starts from a Disclosure. Rows are formed by the forms sent, cells by the counted answers, less
 * those of raters whose door somebody else opened (R20); the values are never looked at (R2, R17).
 */
import type { ScoringInput, ScoringLevel, Tally } from './input.ts'
import type { Absence, ReportLevel } from './report.ts'
import { floorsOf, isAnonymous, raterBand } from './rule.ts'

export type Viewer = 'administrator' | 'evaluatee'

/** One row of a report: a level on its own, or the pool "other raters". */
export interface DisclosedRow extends Omit<ReportLevel, 'weight'> {
  /** Indexes into ScoringInput.levels whose answers make up this row. */
  members: number[]
  /** Per question: may this row's mean be printed? */
  shown: boolean[]
  /** Per question: does it enter weighted scores, others, dimensions and overall? (R10; numbers.md 10) */
  counted: boolean[]
}

export interface Disclosure {
  rows: DisclosedRow[]
  /** numbers.md 8: some open level other than self that has assigned raters has no part in the totals. */
  incomplete: boolean
}

/** Is this level shown from one answer on? In named questionnaires one's own row always is. */
export function isExempt(input: ScoringInput, level: ScoringLevel): boolean {
  if (input.rule.exemptLevelTypes.includes(level.levelType)) return true
  return level.levelType === 'self' && !isAnonymous(input)
}

/** Decides what one viewer may see of one evaluatee (R2, R2b, R10, R13; numbers.md 10). */
export function disclose(input: ScoringInput, counted: Tally, viewer: Viewer): Disclosure {
  const members = poolOf(input, counted)
  const pool = members.length === 0 ? null : poolRow(input, counted, members)
  // A pool nothing of which is shown would tell that its levels together are not too few (R23).
  const isPooled = pool?.status === 'shown'
  const rows = input.levels.flatMap((level, index) =>
    level.open && !(isPooled && members.includes(index)) ? [levelRow(input, counted, viewer, level, index)] : [],
  )
  if (isPooled) rows.push(pool)
  return { rows, incomplete: isIncomplete(input, counted, rows) }
}

/** Whether some level that was asked, other than self, has no part in the totals (numbers.md 8). */
export function isIncomplete(input: ScoringInput, counted: Tally, rows: readonly DisclosedRow[]): boolean {
  return input.levels.some(
    (level, index) =>
      level.open &&
      level.levelType !== 'self' &&
      isExpected(input, counted, index) &&
      !rows.some((row) => row.members.includes(index) && takesPart(input, row)),
  )
}

/** Whether a row enters the totals; of a paper without scores whoever is shown. */
export const takesPart = (input: ScoringInput, { status, counted }: DisclosedRow): boolean =>
  hasScores(input) ? counted.includes(true) : status === 'shown'

const hasScores = ({ questions }: ScoringInput): boolean => questions.some(({ scored }) => scored)

/** Who has no subordinates misses nothing; answers without an assigned rater are somebody's all the same. */
export function isExpected(input: ScoringInput, counted: Tally, index: number): boolean {
  return (input.levels[index]?.assigned ?? 0) > 0 || (counted.forms[index] ?? 0) > 0
}

/**
 * R2b: the levels that are pooled: every protected level that was asked and is under k, then the smallest others until k
 * is reached. Chosen by the forms sent, so that no question shows apart what another pools, and nothing tells a level
 * nobody of which answered from one that is too small (R23). Empty when nothing needs pooling or all are too few.
 */
function poolOf(input: ScoringInput, counted: Tally): number[] {
  if (!isAnonymous(input) || !input.rule.pooling) return []
  const floor = floorsOf(input).scores
  const formsOf = (level: number) => counted.sureForms[level] ?? 0
  const candidates = input.levels
    .flatMap((level, index) => (level.open && level.levelType !== 'self' && !isExempt(input, level) ? [index] : []))
    .filter((index) => isExpected(input, counted, index))
    .sort((a, b) => formsOf(a) - formsOf(b) || a - b)
  const pool = candidates.filter((index) => formsOf(index) < floor)
  if (pool.length === 0) return []
  let forms = pool.reduce((sum, index) => sum + formsOf(index), 0)
  for (const index of candidates.slice(pool.length)) {
    if (forms >= floor) break
    pool.push(index)
    forms += formsOf(index)
  }
  return forms >= floor ? pool.sort((a, b) => a - b) : []
}

function levelRow(
  input: ScoringInput,
  counted: Tally,
  viewer: Viewer,
  level: ScoringLevel,
  index: number,
): DisclosedRow {
  const isNamed = !isAnonymous(input)
  const isOpenToViewer = isExempt(input, level) || (isNamed && viewer === 'administrator')
  const shown = shownCells(input, counted, [index], isOpenToViewer)
  const isShown = isRowShown(input, counted, { members: [index], shown }, isOpenToViewer)
  return {
    key: `level:${level.levelId}`,
    kind: level.levelType,
    name: level.name,
    pooledNames: [],
    ...(isNamed || isOpenToViewer
      ? openStatus(input, counted, index, { isShown, isExact: isOpenToViewer })
      : sealedStatus(input, counted.forms[index] ?? 0, isShown, isExpected(input, counted, index))),
    members: [index],
    shown,
    // A total with a hidden row in it gives the row away by subtraction (numbers.md 10).
    counted: shown,
  }
}

function poolRow(input: ScoringInput, counted: Tally, members: number[]): DisclosedRow {
  const forms = members.reduce((sum, index) => sum + (counted.forms[index] ?? 0), 0)
  const shown = shownCells(input, counted, members, false)
  return {
    key: 'pool',
    kind: 'pool',
    name: '',
    pooledNames: members.flatMap((index) => {
      const level = input.levels[index]
      return level ? [{ levelType: level.levelType, name: level.name }] : []
    }),
    ...sealedStatus(input, forms, isRowShown(input, counted, { members, shown }, false), true),
    members,
    shown,
    counted: shown,
  }
}

/** Whether anything of the row is: some mean; where the paper asks for no score, what else was answered in as many forms. */
function isRowShown(
  input: ScoringInput,
  counted: Tally,
  { members, shown }: Pick<DisclosedRow, 'members' | 'shown'>,
  isOpenToViewer: boolean,
): boolean {
  if (hasScores(input)) return shown.includes(true)
  const entering = isOpenToViewer ? counted.forms : counted.sureForms
  const forms = members.reduce((sum, level) => sum + (entering[level] ?? 0), 0)
  return forms >= (isOpenToViewer ? 1 : floorsOf(input).scores)
}

/** Per question: whether the row's mean may be printed. Of nobody nothing is: no floor is below one. */
function shownCells(
  input: ScoringInput,
  counted: Tally,
  members: readonly number[],
  isOpenToViewer: boolean,
): boolean[] {
  const { questions, counts, sureCounts } = counted
  const shown = new Array<boolean>(questions).fill(false)
  if (members.length === 0) return shown
  const entering = isOpenToViewer ? counts : sureCounts
  for (let q = 0; q < questions; q++) {
    let count = 0
    for (const level of members) count += entering[level * questions + q] ?? 0
    shown[q] = count >= (isOpenToViewer ? 1 : cellFloor(input, q))
  }
  return shown
}

/** The rule's floor, or the question's where its scale needs more (R18). */
export function cellFloor(input: ScoringInput, q: number): number {
  return Math.max(floorsOf(input).scores, input.questions[q]?.floor ?? Number.NaN)
}

/** What every hidden cell is below, whichever question's it is. */
export function highestFloor(input: ScoringInput): number {
  return Math.max(floorsOf(input).scores, ...input.questions.flatMap(({ scored, floor }) => (scored ? [floor] : [])))
}

type Status = Pick<ReportLevel, 'status' | 'absence' | 'raterCount'>

function openStatus(
  input: ScoringInput,
  counted: Tally,
  index: number,
  { isShown, isExact }: { isShown: boolean; isExact: boolean },
): Status {
  const raters = (hasScores(input) ? counted.raters : counted.forms)[index] ?? 0
  const raterCount = isExact ? String(raters) : raterBand(raters, floorsOf(input).scores)
  if (raters === 0) return { status: 'empty', absence: absenceOf(input, counted, index), raterCount }
  return { status: isShown ? 'shown' : 'hidden', raterCount }
}

/** Why a level has no figure although nothing hides it (numbers.md 13). */
function absenceOf(input: ScoringInput, counted: Tally, index: number): Absence {
  if (!isExpected(input, counted, index)) return 'notAsked'
  if ((counted.forms[index] ?? 0) > 0) return 'unable'
  return (input.levels[index]?.leftOut ?? 0) > 0 ? 'leftOut' : 'notAnswered'
}

/** R23: a protected level nobody of which answered, one that was unable throughout and one that is too small look alike. */
function sealedStatus(input: ScoringInput, forms: number, isShown: boolean, asked: boolean): Status {
  const floor = floorsOf(input).scores
  if (!asked) return { status: 'empty', absence: 'notAsked', raterCount: raterBand(0, floor) }
  if (!isShown) return { status: 'hidden', raterCount: `<${highestFloor(input)}` }
  return { status: 'shown', raterCount: raterBand(forms, floor) }
}
