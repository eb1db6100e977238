/** Findings of the charts of a team (see findings.ts), of published values only. No gap is marked by its size alone. */
import { agreementFloor } from '../domain/scoring/statistics/agreement.ts'
import { EVALUATEES_FLOOR } from '../domain/scoring/statistics/statisticFloors.ts'
import { type Finding, highestBy, NOTABLE_GAP } from './findings.ts'
import { formatPercent, joinSentences, levelKindName } from './format.ts'
import type { ShownTeamDimension, ShownTeamReport } from './teamReport.ts'
import { type Language, translate } from './translate.ts'

/** Which dimension of a team is highest and which lowest, or that there are too few people to say. */
export function teamFinding({ dimensions }: Pick<ShownTeamReport, 'dimensions'>): Finding {
  const known = dimensions.flatMap(({ name, score }) => (score === null ? [] : [{ name, mean: score.mean }]))
  const high = highestBy(known, ({ mean }) => mean)
  const low = highestBy(known, ({ mean }) => -mean)
  if (high === undefined || low === undefined) return { key: 'report.team.tooFew', params: {} }
  if (high.mean === low.mean) {
    const key = known.length === 1 ? 'report.team.single' : 'report.team.even'
    return { key, params: { name: high.name, score: formatPercent(high.mean) } }
  }
  const highest = { high: high.name, highScore: formatPercent(high.mean) }
  return { key: 'report.team.range', params: { ...highest, low: low.name, lowScore: formatPercent(low.mean) } }
}

/** The widest of the gaps between others and self, or that there is none worth a word. */
export function teamGapFinding({ dimensions }: Pick<ShownTeamReport, 'dimensions'>): Finding {
  const known = dimensions.flatMap(({ name, gap }) => (gap === null ? [] : [{ name, gap }]))
  const widest = highestBy(known, ({ gap }) => Math.abs(gap))
  if (widest === undefined) return { key: 'report.pdf.gap', params: {} }
  const params = { name: widest.name, size: formatPercent(Math.abs(widest.gap)) }
  if (Math.abs(widest.gap) < NOTABLE_GAP) return { key: 'report.gap.agree', params: { size: params.size } }
  return { key: widest.gap < 0 ? 'report.gap.below' : 'report.gap.above', params }
}

/** The dimension on which two relations, self apart, are furthest from each other over the people whom both rated. */
export function teamLevelsFinding(report: Pick<ShownTeamReport, 'levels' | 'dimensions'>, language: Language): Finding {
  const known = report.dimensions.flatMap(({ name, widestPair }) => (widestPair === null ? [] : [{ name, widestPair }]))
  const widest = highestBy(known, ({ widestPair: { highMean, lowMean } }) => highMean - lowMean)
  if (widest === undefined) return { key: 'report.levels.plain', params: {} }
  const { high, highMean, low, lowMean, evaluatees: count } = widest.widestPair
  const spread = highMean - lowMean
  if (spread < NOTABLE_GAP) return { key: 'report.team.levelsAgree', params: { size: formatPercent(spread), count } }
  const nameOf = (key: string) => relationName(report.levels, key, language)
  return {
    key: 'report.team.levelsDiffer',
    params: {
      ...{ name: widest.name, count },
      ...{ high: nameOf(high), highScore: formatPercent(highMean) },
      ...{ low: nameOf(low), lowScore: formatPercent(lowMean) },
    },
  }
}

function relationName(levels: ShownTeamReport['levels'], key: string, language: Language): string {
  const level = levels.find((one) => one.key === key)
  return level === undefined ? '' : levelKindName(level.kind, level.name, language)
}

/**
 * How many people stand in a window of the dimension, and how many of them rate themselves high and others low: clearly, or how
 * many of them have no band of their own, whose place is less sure than it looks.
 */
export function windowsFinding({ name, windows }: Pick<ShownTeamDimension, 'name' | 'windows'>): Finding {
  const places = windows?.places ?? []
  const placed = places.filter(({ quadrant }) => quadrant !== null)
  const blind = placed.filter(({ quadrant }) => quadrant === 'blind').length
  const bandless = placed.filter(({ hasBand }) => !hasBand).length
  const params = { name, people: places.length, sure: placed.length, blind }
  return bandless === 0
    ? { key: 'report.team.windowsFinding', params }
    : { key: 'report.team.windowsPlaced', params: { ...params, bandless } }
}

/** In which dimension people differ most; null where none is told, or two differ as much. */
export function heatFinding(
  dimensions: readonly { name: string; deviation: number | null; lowest: number | null; highest: number | null }[],
): Finding | null {
  const widest = highestBy(dimensions, ({ deviation }) => deviation ?? -1)
  if (widest === undefined || widest.deviation === null) return null
  if (dimensions.filter(({ deviation }) => deviation === widest.deviation).length > 1) return null
  const params = { name: widest.name, low: formatPercent(widest.lowest), high: formatPercent(widest.highest) }
  return { key: 'report.team.heatFinding', params }
}

/** What the measures of quality mean and take; of an anonymous round what keeps most of them away (reliabilitySums.ts). */
export function qualityCaption({ questionnaire }: Pick<ShownTeamReport, 'questionnaire'>, language: Language): string {
  const floors = { floor: agreementFloor(true), evaluatees: EVALUATEES_FLOOR }
  const anonymous = questionnaire.type === 2 && translate(language, 'report.team.qualityAnonymous', floors)
  const own = ['report.team.qualityCaption', 'report.team.formsCountedAre'].map((key) => translate(language, key))
  return joinSentences([...own, anonymous], language)
}
