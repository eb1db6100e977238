/** What the figures of a report are compared with, and how sure they are: the same table on screen and on paper. */
import { toOneDecimal } from '../domain/scoring/figures.ts'
import type { PersonalReport, ReportBeside, ReportChange, ShownReport } from '../domain/scoring/report.ts'
import { NORM_FLOOR } from '../domain/scoring/rule.ts'
import {
  BAND_FLOOR,
  EVALUATEES_FLOOR,
  GAP_FLOOR,
  markedByChance,
} from '../domain/scoring/statistics/statisticFloors.ts'
import { joinList } from '../messages/format.ts'
import { type Finding, highestBy } from './findings.ts'
import { formatBand, formatDay, formatGap, formatPercent, gapOf, joinSentences, levelName } from './format.ts'
import { type Language, translate } from './translate.ts'

/** Whose figures they stand beside. */
export interface BesideFigures extends Pick<PersonalReport, 'levels' | 'overallPercent'> {
  rule: Pick<PersonalReport['rule'], 'anonymous'>
  dimensions: readonly Pick<PersonalReport['dimensions'][number], 'dimensionId' | 'name' | 'percent'>[]
  beside: ReportBeside
}

export type BesideColumn = 'score' | 'band' | 'norm' | 'toNorm' | 'before' | 'change'

/** In the order of the table; what nothing is known of has no column. */
const COLUMNS: readonly { key: BesideColumn; label: string; of: keyof Compared | null }[] = [
  { key: 'score', label: 'report.score', of: null },
  { key: 'band', label: 'report.team.bandHead', of: 'band' },
  { key: 'norm', label: 'report.norm', of: 'norm' },
  { key: 'toNorm', label: 'report.beside.toNorm', of: 'norm' },
  { key: 'before', label: 'report.before', of: 'change' },
  { key: 'change', label: 'report.change', of: 'change' },
]

type Compared = Pick<ReportBeside['dimensions'][number], 'norm' | 'band' | 'change'>

/** The overall score has no change. */
const isKnown = ({ norm, band, dimensions }: ReportBeside, of: keyof Compared): boolean =>
  [{ norm, band, change: null }, ...dimensions].some((one) => one[of] !== null)

export interface BesideRow {
  key: number | 'overall'
  name: string
  /** Which levels the change is of, where they are not all; else empty. */
  detail: string
  /** One for each of the columns. */
  cells: string[]
}

/** A row for each dimension and one for the overall score. */
export function besideTable(figures: BesideFigures, language: Language) {
  const { beside, dimensions, overallPercent } = figures
  const say = (key: string) => translate(language, key)
  const columns = COLUMNS.filter(({ of }) => of === null || isKnown(beside, of))
  const cellsOf = (percent: number | null, compared: Compared) => {
    const texts = textsOf(percent, compared, language)
    return columns.map(({ key }) => texts[key])
  }
  const of = new Map(beside.dimensions.map((one) => [one.dimensionId, one]))
  return {
    columns: columns.map(({ key, label }) => ({ key, label: say(key === 'before' ? beforeLabel(beside) : label) })),
    rows: [
      ...dimensions.map(({ dimensionId, name, percent }): BesideRow => {
        const { norm = null, band = null, change = null } = of.get(dimensionId) ?? {}
        return {
          ...{ key: dimensionId, name, detail: changeLevels(figures, change, language) },
          cells: cellsOf(percent, { norm, band, change }),
        }
      }),
      {
        ...{ key: 'overall' as const, name: say('report.overall'), detail: '' },
        cells: cellsOf(overallPercent, { ...beside, change: null }),
      },
    ],
  }
}

/** Whether a change is not of all relations: what that round's own report printed is another figure then. */
const isSharedAlone = ({ dimensions }: ReportBeside): boolean =>
  dimensions.some(({ change }) => change !== null && change.levelKeys !== null)

const beforeLabel = (beside: ReportBeside): string =>
  isSharedAlone(beside) ? 'report.beside.beforeShared' : 'report.before'

function textsOf(
  percent: number | null,
  { norm, band, change }: Compared,
  language: Language,
): Record<BesideColumn, string> {
  return {
    score: formatPercent(percent),
    band: formatBand(band),
    norm: formatPercent(norm),
    toNorm: formatGap(gapOf(percent, norm)),
    before: formatPercent(change?.before ?? null),
    change: judgedChange(change, language),
  }
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

/** The key of what the table is called: of what it holds. */
export function besideTitle(beside: ReportBeside): string {
  if (isKnown(beside, 'norm')) return isKnown(beside, 'change') ? 'report.beside.title' : 'report.beside.titleNorm'
  return isKnown(beside, 'change') ? 'report.beside.titlePrevious' : 'report.beside.titleBands'
}

/** Which dimension stands furthest above or below the mean of the evaluatees. */
export function besideFinding({ dimensions, beside }: Pick<BesideFigures, 'dimensions' | 'beside'>): Finding {
  const apart = dimensions.flatMap(({ dimensionId, name, percent }) => {
    const gap = gapOf(percent, beside.dimensions.find((one) => one.dimensionId === dimensionId)?.norm ?? null)
    return gap === null ? [] : [{ name, gap }]
  })
  const widest = highestBy(apart, ({ gap }) => Math.abs(gap))
  if (widest === undefined) return { key: besideTitle(beside), params: {} }
  if (widest.gap === 0) return { key: 'report.beside.even', params: {} }
  const key = widest.gap > 0 ? 'report.beside.above' : 'report.beside.below'
  return { key, params: { name: widest.name, size: formatPercent(Math.abs(widest.gap)) } }
}

/** Where the figures come from, and what a band is or why there is none; `noPrevious` is said where there is no round before. */
export function besideNotes(
  { beside, rule }: Pick<BesideFigures, 'beside' | 'rule'>,
  language: Language,
  noPrevious = '',
): string[] {
  const { evaluatees, norm, previous } = beside
  const noBand = rule.anonymous ? 'report.beside.noBandAnonymous' : 'report.beside.noBand'
  const floors = { floor: BAND_FLOOR, evaluatees: EVALUATEES_FLOOR }
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
    isSharedAlone(beside) ? translate(language, 'report.beside.changeShared') : '',
    changesByChance(beside, language),
    translate(language, isKnown(beside, 'band') ? 'report.beside.bandIs' : noBand, floors),
  ]
}

/** The figures of a report, where it is known what stands beside them and anything does. */
export function besideFigures({ beside, ...report }: ShownReport): BesideFigures | null {
  if (beside === undefined) return null
  const isAny = isKnown(beside, 'norm') || isKnown(beside, 'band') || isKnown(beside, 'change')
  return isAny ? { ...report, beside } : null
}

/** What the chart of gaps says below its title: without the statistics no gap is judged. */
export function gapCaption({ beside }: Pick<ShownReport, 'beside'>, language: Language): string {
  if (beside === undefined) return translate(language, 'report.gap.caption')
  const { compared, dimensions } = beside
  return joinSentences(
    [
      translate(language, 'report.gap.judged', { floor: GAP_FLOOR }),
      byChance(
        'report.gap.byChance',
        { compared, marked: dimensions.filter(({ isMarked }) => isMarked).length },
        language,
      ),
    ],
    language,
  )
}

function changesByChance({ dimensions }: ReportBeside, language: Language): string {
  const judged = dimensions.flatMap(({ change }) => change?.isMarked ?? [])
  const marked = judged.filter((isMarked) => isMarked).length
  return byChance('report.beside.byChance', { compared: judged.length, marked }, language)
}

/** How many of those compared would be marked by chance alone: said where several are, and it is known. */
export function byChance(
  key: string,
  { compared, marked }: { compared: number | undefined; marked: number },
  language: Language,
): string {
  if (compared === undefined || marked < 2) return ''
  return translate(language, key, { compared, chance: toOneDecimal(markedByChance(compared)) })
}
