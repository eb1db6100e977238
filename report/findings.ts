/**
 * Chart titles are findings: one sentence with its numbers (design §6). Pure: the key of a
 * sentence in messages/<language>/report.ts and its params, from published values only.
 */
import { lackMaximum } from '../domain/scoring/figures.ts'
import type { PersonalReport, ReportDimension, ShownReport } from '../domain/scoring/report.ts'
import { asksForScores, hasOthersFigures } from '../domain/scoring/team/member.ts'
import { joinList } from '../messages/format.ts'
import { formatGap, formatPercent, gapOf, levelName, shownLevels } from './format.ts'
import type { Language } from './translate.ts'

export interface Finding {
  key: string
  params: Record<string, string | number>
}

/** Differences below this many of 100 points are not called out, but for gaps that a band says are more than chance. */
export const NOTABLE_GAP = 5

/** The first of those with the highest value. */
export const highestBy = <One>(all: readonly One[], of: (one: One) => number): One | undefined =>
  all.reduce<One | undefined>((best, each) => (best === undefined || of(each) > of(best) ? each : best), undefined)

const size = (gap: number): string => formatPercent(Math.abs(gap))

/**
 * The widest gap between others and self: of those that are more than chance, where any is; else with a word that it may be
 * chance, where that is judged. Or that there is none worth a word.
 */
export function gapFinding(report: PersonalReport & Pick<ShownReport, 'beside'>): Finding {
  const gaps = report.dimensions.flatMap(({ dimensionId, name, othersPercent, selfPercent }) => {
    const gap = gapOf(othersPercent, selfPercent)
    return gap === null ? [] : [{ name, gap, isMarked: isMarkedGap(report, dimensionId) }]
  })
  const marked = gaps.filter(({ isMarked }) => isMarked)
  const widest = highestBy(marked.length > 0 ? marked : gaps, ({ gap }) => Math.abs(gap))
  if (widest === undefined) {
    if (hasOthersFigures(report)) return { key: 'report.gap.noSelf', params: {} }
    return {
      key: mayHaveOthers(report) ? withoutPercents(report, 'report.gap.noOthers') : 'report.gap.nobody',
      params: {},
    }
  }
  const params = { name: widest.name, size: size(widest.gap) }
  if (Math.abs(widest.gap) < NOTABLE_GAP && !widest.isMarked)
    return { key: 'report.gap.agree', params: { size: params.size } }
  return { key: `report.gap.${widest.gap < 0 ? 'below' : 'above'}${howSure(report, widest.isMarked)}`, params }
}

/** What a sentence of a gap says of chance: nothing where gaps are not judged, as in released reports of before they were. */
function howSure({ beside }: Pick<ShownReport, 'beside'>, isMarked: boolean): string {
  if (isMarked) return '.marked'
  return beside === undefined ? '' : '.maybe'
}

/** Whether the gap of a dimension is more than chance; never where it is not known. */
export const isMarkedGap = ({ beside }: Pick<ShownReport, 'beside'>, wanted: number): boolean =>
  beside?.dimensions.some(({ dimensionId, isMarked }) => dimensionId === wanted && isMarked) ?? false

/** Whether somebody else rated, or may have: a hidden relation does not say. */
export const mayHaveOthers = ({ levels }: Pick<PersonalReport, 'levels'>): boolean =>
  levels.some(({ kind, status }) => kind !== 'self' && status !== 'empty')

/** Why nothing of others is told in percent: no question has a maximum for it, or as `hidden` says. */
const withoutPercents = ({ dimensions }: Pick<PersonalReport, 'dimensions'>, hidden: string): string =>
  lackMaximum(dimensions.flatMap(({ questions }) => questions)) ? 'report.noMaximum' : hidden

/**
 * Why there is no overall score: nobody else gave one, only dimensions or only relations that have no part in it did, no
 * question has a maximum for it, or too few are shown.
 */
export function withoutOverall(report: Pick<PersonalReport, 'dimensions' | 'levels'>): string {
  if (!mayHaveOthers(report)) return 'report.overallNobody'
  if (report.dimensions.some(({ percent }) => percent !== null)) return 'report.overallUnweighted'
  return hasOthersFigures(report) ? 'report.overallWeightless' : withoutPercents(report, 'report.overallHidden')
}

/** What others give each dimension they are shown for. */
const seenByOthers = ({ dimensions }: PersonalReport) =>
  dimensions.flatMap(({ name, othersPercent }) => (othersPercent === null ? [] : [{ name, score: othersPercent }]))

/**
 * The report in a few words: what others rate highest and lowest, and the widest gap between others and self; or that no
 * score of theirs is shown. Nothing where the paper asks for none.
 */
export function keyFindings(report: PersonalReport & Pick<ShownReport, 'beside'>, language: Language): Finding[] {
  if (!asksForScores(report.dimensions)) return []
  if (!hasOthersFigures(report)) return [{ key: withoutPercents(report, 'report.key.none'), params: {} }]
  const seen = seenByOthers(report)
  const scores = seen.map(({ score }) => score)
  const [high, low] = [Math.max(...scores), Math.min(...scores)]
  const gap = gapFinding(report)
  // All alike: then nothing is the strongest or the weakest.
  if (high === low) return [profileFinding(report), gap]
  const at = (score: number) => ({
    names: joinList(
      seen.filter((each) => each.score === score).map(({ name }) => name),
      language,
    ),
    score: formatPercent(score),
  })
  return [{ key: 'report.key.strongest', params: at(high) }, { key: 'report.key.weakest', params: at(low) }, gap]
}

/** Where others see the most and the least, as the line of others is drawn. */
export function profileFinding(report: PersonalReport): Finding {
  const seen = seenByOthers(report)
  const high = highestBy(seen, ({ score }) => score)
  const low = highestBy(seen, ({ score }) => -score)
  if (high === undefined || low === undefined)
    return { key: withoutPercents(report, 'report.profile.none'), params: {} }
  if (high.score === low.score) {
    const key = seen.length === 1 ? 'report.profile.single' : 'report.profile.even'
    return { key, params: { name: high.name, score: formatPercent(high.score) } }
  }
  return {
    key: 'report.profile.range',
    params: {
      high: high.name,
      highScore: formatPercent(high.score),
      low: low.name,
      lowScore: formatPercent(low.score),
    },
  }
}

/** The dimension on which two levels of raters (not self) are furthest apart. */
export function levelsFinding(report: PersonalReport, language: Language): Finding {
  const levels = shownLevels(report).flatMap(({ level, index }) =>
    level.kind === 'self' ? [] : [{ name: levelName(level, language), index }],
  )
  return widestBetween(levels, report.dimensions)
}

interface Spread {
  name: string
  high: { name: string; score: number }
  low: { name: string; score: number }
  spread: number
}

/** The dimension on which two of the `levels`, by their places, are furthest apart, or that all agree. */
function widestBetween(
  levels: readonly { name: string; index: number }[],
  dimensions: readonly Pick<ReportDimension, 'name' | 'byLevel'>[],
): Finding {
  const spreads = dimensions.flatMap((dimension): Spread[] => {
    const scores = levels.flatMap(({ name, index }) => {
      const score = dimension.byLevel[index] ?? null
      return score === null ? [] : [{ name, score }]
    })
    const high = highestBy(scores, ({ score }) => score)
    const low = highestBy(scores, ({ score }) => -score)
    if (high === undefined || low === undefined || scores.length < 2) return []
    return [{ name: dimension.name, high, low, spread: high.score - low.score }]
  })
  const widest = highestBy(spreads, ({ spread }) => spread)
  if (widest === undefined) return { key: 'report.levels.plain', params: {} }
  if (widest.spread < NOTABLE_GAP) {
    return { key: 'report.levels.agree', params: { size: size(widest.spread) } }
  }
  return {
    key: 'report.levels.differ',
    params: {
      name: widest.name,
      high: widest.high.name,
      highScore: formatPercent(widest.high.score),
      low: widest.low.name,
      lowScore: formatPercent(widest.low.score),
    },
  }
}

/** How a gap is to be marked, where a band says that it is more than chance. */
export function gapTone(gap: number | null, isMarked: boolean): 'above' | 'below' | 'even' {
  if (gap === null || !isMarked) return 'even'
  return gap > 0 ? 'above' : 'below'
}

/** A gap with its sign, and a mark where it is more than chance: colour is never alone. */
export const gapText = (gap: number | null, isMarked: boolean): string => `${isMarked ? '* ' : ''}${formatGap(gap)}`
