/** The promise made to raters, as the gate enforces it (anonymity.md R2, R2b, R3, R13). */
import type { Scale } from '../paper/scale.ts'
import { floorOfScale } from './floors.ts'
import type { ScoringInput } from './input.ts'
import type { AnonymityRule, ReportReceivers } from './report.ts'

/** R2: no anonymous questionnaire shows anything about fewer than two raters, whatever was saved. */
const LOWEST_ANONYMOUS_FLOOR = 2

/** R7: means and norms over evaluatees need this many of them. */
export const NORM_FLOOR = 5

/** What holds in a round that says nothing of it: no way leads a report to a superior. */
const REPORT_RECEIVERS: ReportReceivers = ['evaluatee']

/** R16: whom the report may ever be made for. */
export function receiversOf({ reportReceivers }: Pick<AnonymityRule, 'reportReceivers'>): ReportReceivers {
  return reportReceivers ?? REPORT_RECEIVERS
}

/** Whom it may be made for, by what raters are told (R16). */
export const receiversWhere = (superiorReads: boolean): ReportReceivers =>
  superiorReads ? ['evaluatee', 'superior'] : REPORT_RECEIVERS

/** The rule a new questionnaire of this type starts with; fixed at publish (R3). */
export function standardRule(type: 1 | 2): AnonymityRule {
  const shared: Pick<AnonymityRule, 'exemptLevelTypes' | 'reportReceivers'> = {
    exemptLevelTypes: ['superior', 'self'],
    reportReceivers: REPORT_RECEIVERS,
  }
  return type === 2
    ? { anonymous: true, scoreFloor: 3, commentFloor: 5, pooling: true, ...shared }
    : { anonymous: false, scoreFloor: 1, commentFloor: 1, pooling: false, ...shared }
}

/** Type and rule must both say "named" before anything is treated as named. */
export function isAnonymous(input: Pick<ScoringInput, 'type' | 'rule'>): boolean {
  return input.type === 2 || input.rule.anonymous
}

/** Fewest counted answers and fewest comments of a protected level, after R2's lower bound. */
export function floorsOf(input: Pick<ScoringInput, 'type' | 'rule'>): { scores: number; comments: number } {
  const lowest = isAnonymous(input) ? LOWEST_ANONYMOUS_FLOOR : 1
  // A floor that is no number must close the gate, not open it (NaN loses every comparison).
  const floor = (wanted: number) => (Number.isFinite(wanted) ? Math.max(lowest, wanted) : Number.POSITIVE_INFINITY)
  return { scores: floor(input.rule.scoreFloor), comments: floor(input.rule.commentFloor) }
}

/**
 * Fewest counted answers of a protected level before the mean of a question with this scale is shown: the rule's, and in
 * anonymous questionnaires more where so few would tell the answers (R18).
 */
export function questionFloor(input: Pick<ScoringInput, 'type' | 'rule'>, scale: Scale | null): number {
  const { scores } = floorsOf(input)
  return isAnonymous(input) && scale !== null ? floorOfScale(scale, scores) : scores
}

/** R13: the number of raters in bands that start at k, so that a band never tells an exact number. */
export function raterBand(raters: number, floor: number): string {
  if (raters === 0) return '0'
  if (raters < floor) return `<${floor}`
  let from = floor
  for (const top of [2, 4, 9]) {
    if (top <= floor) continue
    if (raters <= top) return `${from}-${top}`
    from = top + 1
  }
  return `${from}+`
}
