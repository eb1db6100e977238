import type { LevelType } from '../domain/evaluation/levels.ts'
import type { AnonymityRule, PersonalReport, ReportLevel } from '../domain/scoring/report.ts'
import { LOCALES } from '../messages/format.ts'
import type { Language } from './translate.ts'
import { translate } from './translate.ts'

/** What stands where nothing may or can be shown. */
export const NOTHING = '—'

/** Decimals of a percentage: whole for anonymous questionnaires (anonymity.md R13), else one. */
const percentDecimals = (rule: AnonymityRule): number => (rule.anonymous ? 0 : 1)

/** Decimals of points: one for anonymous questionnaires (anonymity.md R13), else two. */
const pointDecimals = (rule: AnonymityRule): number => (rule.anonymous ? 1 : 2)

/** The value as printed. Differences are taken of printed values, so that a reader's own subtraction agrees. */
export const printed = (value: number, rule: AnonymityRule): number => Number(value.toFixed(percentDecimals(rule)))

/** A percentage without its sign, `NOTHING` for null. */
export const formatPercent = (value: number | null, rule: AnonymityRule): string =>
  value === null ? NOTHING : value.toFixed(percentDecimals(rule))

/** A score in points, `NOTHING` for null. */
export const formatPoints = (value: number | null, rule: AnonymityRule): string =>
  value === null ? NOTHING : value.toFixed(pointDecimals(rule))

/** A share in percent with its sign: "33.3%", "40%"; `NOTHING` for null. */
export const formatWeight = (value: number | null): string =>
  value === null ? NOTHING : `${Number(value.toFixed(1))}%`

/** Printed others minus printed self; null when one is missing. */
export function gapOf(others: number | null, self: number | null, rule: AnonymityRule): number | null {
  if (others === null || self === null) return null
  return Number((printed(others, rule) - printed(self, rule)).toFixed(1))
}

/** A difference with its sign (U+2212 for minus), `NOTHING` for null. */
export function formatGap(gap: number | null, rule: AnonymityRule): string {
  if (gap === null) return NOTHING
  const size = Math.abs(gap).toFixed(percentDecimals(rule))
  if (gap === 0) return size
  return gap > 0 ? `+${size}` : `−${size}`
}

/** The day of an ISO time in the reader's words and time zone. */
export function formatDay(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { year: 'numeric', month: 'long', day: 'numeric' }).format(
    new Date(iso),
  )
}

function kindName(kind: ReportLevel['kind'] | LevelType, name: string, language: Language): string {
  return name === '' ? translate(language, `report.level.${kind}`) : name
}

/** The level's name as the reader knows it. */
export const levelName = (level: ReportLevel, language: Language): string => kindName(level.kind, level.name, language)

/** What the pool holds ("Same level, Subordinates"); empty for other levels. */
export function pooledNames(level: ReportLevel, language: Language): string {
  return joinList(
    level.pooledNames.map((pooled) => kindName(pooled.levelType, pooled.name, language)),
    language,
  )
}

/** The items as a list of the language: 、 between Chinese ones, commas between English ones. */
export const joinList = (items: readonly string[], language: Language): string =>
  items.join(language === 'zh' ? '、' : ', ')

/** The levels that have a column of their own, with their place in `byLevel`. */
export const shownLevels = (report: PersonalReport): { level: ReportLevel; index: number }[] =>
  report.levels.map((level, index) => ({ level, index })).filter(({ level }) => level.status === 'shown')
