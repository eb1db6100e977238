import type { PersonalReport } from '../../domain/scoring/report.ts'
import { levelName, shownLevels } from '../format.ts'
import type { LevelStyle } from '../theme/levelStyle.ts'
import { levelStyle, OTHERS_STYLE, styleAmong } from '../theme/levelStyle.ts'
import type { Language } from '../translate.ts'
import { translate } from '../translate.ts'

/** One line of a chart: a percentage or null for each dimension, in the report's order. */
export interface Series {
  key: string
  label: string
  style: LevelStyle
  values: (number | null)[]
  /** Filled faintly, when no value is missing. */
  isArea?: boolean
}

/** Fewest dimensions that make an area; below, only the bars are drawn. */
export const FEWEST_RADAR_AXES = 3

const hasValue = (series: Series): boolean => series.values.some((value) => value !== null)

/** Others against self, the two lines every reader looks for first. */
export function othersAndSelf(report: PersonalReport, language: Language): Series[] {
  const series: Series[] = [
    {
      key: 'others',
      label: translate(language, 'report.others'),
      style: OTHERS_STYLE,
      isArea: true,
      values: report.dimensions.map((dimension) => dimension.othersPercent),
    },
    {
      key: 'self',
      label: translate(language, 'report.self'),
      style: levelStyle('self'),
      values: report.dimensions.map((dimension) => dimension.selfPercent),
    },
  ]
  return series.filter(hasValue)
}

/** One line for each level shown on its own, and the pool. */
export function byLevel(report: PersonalReport, language: Language): Series[] {
  return shownLevels(report)
    .map(({ level, index }) => ({
      key: level.key,
      label: levelName(level, language),
      style: styleAmong(report.levels, level),
      values: report.dimensions.map((dimension) => dimension.byLevel[index] ?? null),
    }))
    .filter(hasValue)
}
