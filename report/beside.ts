/** What the figures of a report are compared with, and how sure they are: the same table on screen and on paper. */
import type { PersonalReport, ReportBeside, ReportChange, ShownReport } from '../domain/scoring/report.ts'
import { NORM_FLOOR } from '../domain/scoring/rule.ts'
import { BAND_FLOOR } from '../domain/scoring/statistics/bands.ts'
import { type Finding, highestBy } from './findings.ts'
import { formatBand, formatDay, formatGap, formatPercent, gapOf, joinList, levelName } from './format.ts'
import { type Language, translate } from './translate.ts'

/** Whose figures they stand beside. */
export interface BesideFigures extends Pick<PersonalReport, 'levels' | 'overallPercent'> {
  dimensions: readonly Pick<PersonalReport['dimensions'][number], 'dimensionId' | 'name' | 'percent'>[]
  beside: ReportBeside
}

export interface BesideRow {
  key: number | 'overall'
  name: string
  /** Which levels the change is of, where they are not all; else empty. */
  detail: string
  /** One for each of the heads. */
  cells: string[]
}

/** A row for each dimension and one for the overall score. */
export function besideTable(figures: BesideFigures, language: Language): { heads: string[]; rows: BesideRow[] } {
  const { beside, dimensions, overallPercent } = figures
  const say = (key: string) => translate(language, key)
  const of = new Map(beside.dimensions.map((one) => [one.dimensionId, one]))
  return {
    heads: [
      ...[say('report.score'), say('report.team.bandHead'), say('report.norm'), say('report.beside.toNorm')],
      ...[say('report.before'), say('report.change')],
    ],
    rows: [
      ...dimensions.map(({ dimensionId, name, percent }): BesideRow => {
        const { norm = null, band = null, change = null } = of.get(dimensionId) ?? {}
        return {
          ...{ key: dimensionId, name, detail: changeLevels(figures, change, language) },
          cells: cellsOf(percent, { norm, band, change }, language),
        }
      }),
      {
        ...{ key: 'overall' as const, name: say('report.overall'), detail: '' },
        cells: cellsOf(overallPercent, { ...beside, change: null }, language),
      },
    ],
  }
}

function cellsOf(
  percent: number | null,
  { norm, band, change }: Pick<ReportBeside['dimensions'][number], 'norm' | 'band' | 'change'>,
  language: Language,
): string[] {
  return [
    ...[formatPercent(percent), formatBand(band), formatPercent(norm), formatGap(gapOf(percent, norm))],
    ...[formatPercent(change?.before ?? null), judgedChange(change, language)],
  ]
}

function judgedChange(change: ReportChange | null, language: Language): string {
  if (change === null) return formatGap(null)
  const { isMarked, difference } = change
  const judged = isMarked === null ? 'report.beside.unjudged' : isMarked ? 'report.beyondChance' : 'report.maybeChance'
  const params = { change: formatGap(difference), judged: translate(language, judged) }
  return translate(language, 'report.beside.judgedChange', params)
}

function changeLevels(
  { levels }: Pick<BesideFigures, 'levels'>,
  change: ReportChange | null,
  language: Language,
): string {
  const keys = change?.levelKeys ?? null
  if (change === null || keys === null) return ''
  const names = levels.filter(({ key }) => keys.includes(key)).map((level) => levelName(level, language))
  return translate(language, 'report.beside.changeOf', {
    ...{ levels: joinList(names, language), before: formatPercent(change.before), now: formatPercent(change.now) },
  })
}

/** Which dimension stands furthest above or below the mean of the evaluatees. */
export function besideFinding({ dimensions, beside }: Pick<BesideFigures, 'dimensions' | 'beside'>): Finding {
  const apart = dimensions.flatMap(({ dimensionId, name, percent }) => {
    const gap = gapOf(percent, beside.dimensions.find((one) => one.dimensionId === dimensionId)?.norm ?? null)
    return gap === null ? [] : [{ name, gap }]
  })
  const widest = highestBy(apart, ({ gap }) => Math.abs(gap))
  if (widest === undefined) return { key: 'report.beside.title', params: {} }
  if (widest.gap === 0) return { key: 'report.beside.even', params: {} }
  const key = widest.gap > 0 ? 'report.beside.above' : 'report.beside.below'
  return { key, params: { name: widest.name, size: formatPercent(Math.abs(widest.gap)) } }
}

/** Where the figures come from, and what a band is; `noPrevious` is said where there is no round before. */
export function besideNotes(
  { evaluatees, norm, previous }: ReportBeside,
  language: Language,
  noPrevious = '',
): string[] {
  return [
    norm === null
      ? translate(language, 'report.beside.noNorm', { floor: NORM_FLOOR })
      : translate(language, 'report.beside.normOf', { count: evaluatees }),
    previous === null
      ? noPrevious
      : translate(language, 'report.beside.previousIs', {
          title: previous.title,
          day: formatDay(previous.finishedAt, language),
        }),
    translate(language, 'report.beside.bandIs', { floor: BAND_FLOOR }),
  ]
}

/** The figures of a report, where it is known what stands beside them and anything does. */
export function besideFigures({ beside, ...report }: ShownReport): BesideFigures | null {
  if (beside === undefined) return null
  const isAny = [beside, ...beside.dimensions].some(({ norm, band }) => norm !== null || band !== null)
  return isAny || beside.dimensions.some(({ change }) => change !== null) ? { ...report, beside } : null
}

/** Whether the gap of a dimension is more than chance; never where it is not known. */
export const isMarkedGap = ({ beside }: Pick<ShownReport, 'beside'>, wanted: number): boolean =>
  beside?.dimensions.some(({ dimensionId, isMarked }) => dimensionId === wanted && isMarked) ?? false

/** The key of what the chart of gaps says below its title: without the statistics no gap is judged. */
export const gapCaption = ({ beside }: Pick<ShownReport, 'beside'>): string =>
  beside === undefined ? 'report.gap.caption' : 'report.gap.judged'
