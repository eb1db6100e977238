/**
 * THE anonymity gate (anonymity.md): decides once per evaluatee which levels are shown, pooled or
 * hidden, and which cells may be printed or enter a total. Whatever publishes figures, a screen, an export,
 * a mail or a PDF, starts from a Disclosure. It looks at who answered what, never at the values.
 */
import { cellOf, type ScoringInput, type ScoringLevel, type Tally } from './input.ts'
import type { ReportLevel } from './report.ts'
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
  const pool = poolOf(input, counted)
  const rows = input.levels.flatMap((level, index) =>
    level.open && !pool.includes(index) ? [levelRow(input, counted, viewer, level, index)] : [],
  )
  if (pool.length > 0) rows.push(poolRow(input, counted, pool))
  const taking = new Set(rows.filter((row) => row.counted.includes(true)).flatMap((row) => row.members))
  // Who has no subordinates misses nothing; answers without an assigned rater are somebody's all the same.
  const isExpected = (level: ScoringLevel, index: number) => level.assigned > 0 || (counted.raters[index] ?? 0) > 0
  const incomplete = input.levels.some(
    (level, index) => level.open && level.levelType !== 'self' && isExpected(level, index) && !taking.has(index),
  )
  return { rows, incomplete }
}

/**
 * R2b: the levels that are pooled: every protected level under k, then the smallest others until k is reached.
 * Chosen by the raters of a level over all questions, so that no question shows apart what another pools. Empty
 * when nothing needs pooling or everybody together is too few.
 */
function poolOf(input: ScoringInput, counted: Tally): number[] {
  if (!isAnonymous(input) || !input.rule.pooling) return []
  const floor = floorsOf(input).scores
  const ratersOf = (level: number) => counted.raters[level] ?? 0
  const candidates = input.levels
    .flatMap((level, index) => (level.open && level.levelType !== 'self' && !isExempt(input, level) ? [index] : []))
    .filter((index) => ratersOf(index) > 0)
    .sort((a, b) => ratersOf(a) - ratersOf(b) || a - b)
  const pool = candidates.filter((index) => ratersOf(index) < floor)
  if (pool.length === 0) return []
  let raters = pool.reduce((sum, index) => sum + ratersOf(index), 0)
  for (const index of candidates.slice(pool.length)) {
    if (raters >= floor) break
    pool.push(index)
    raters += ratersOf(index)
  }
  return raters >= floor ? pool.sort((a, b) => a - b) : []
}

function levelRow(
  input: ScoringInput,
  counted: Tally,
  viewer: Viewer,
  level: ScoringLevel,
  index: number,
): DisclosedRow {
  const raters = counted.raters[index] ?? 0
  const floor = floorsOf(input).scores
  const isNamed = !isAnonymous(input)
  const isOpenToViewer = isExempt(input, level) || (isNamed && viewer === 'administrator')
  const needed = isOpenToViewer ? 1 : floor
  const shown = input.questions.map((_, q) => cellOf(counted, [index], q).count >= needed)
  // Named questionnaires have one overall score for everyone, hidden rows included (numbers.md 10).
  const inTotals = isNamed ? input.questions.map((_, q) => cellOf(counted, [index], q).count > 0) : shown
  return {
    key: `level:${level.levelId}`,
    kind: level.levelType,
    name: level.name,
    pooledNames: [],
    status: statusOf(raters, shown),
    raterCount: isOpenToViewer ? String(raters) : raterBand(raters, floor),
    members: [index],
    shown,
    counted: inTotals,
  }
}

function poolRow(input: ScoringInput, counted: Tally, members: number[]): DisclosedRow {
  const floor = floorsOf(input).scores
  const raters = members.reduce((sum, index) => sum + (counted.raters[index] ?? 0), 0)
  const shown = input.questions.map((_, q) => cellOf(counted, members, q).count >= floor)
  return {
    key: 'pool',
    kind: 'pool',
    name: '',
    pooledNames: members.flatMap((index) => {
      const level = input.levels[index]
      return level ? [{ levelType: level.levelType, name: level.name }] : []
    }),
    status: statusOf(raters, shown),
    raterCount: raterBand(raters, floor),
    members,
    shown,
    counted: shown,
  }
}

function statusOf(raters: number, shown: readonly boolean[]): ReportLevel['status'] {
  if (raters === 0) return 'empty'
  return shown.includes(true) ? 'shown' : 'hidden'
}
