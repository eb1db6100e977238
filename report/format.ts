import type { LevelType } from '../domain/evaluation/levels.ts'
import { type FigureRule, figureText, NOTHING, toDecimals, toOneDecimal, withMinus } from '../domain/scoring/figures.ts'
import { levelWord } from '../domain/scoring/levelWord.ts'
import { ratersText } from '../domain/scoring/ratersText.ts'
import type { PersonalReport, ReportLevel, ReportQuestion } from '../domain/scoring/report.ts'
import { questionShares } from '../domain/scoring/shares.ts'
import { joinList, LOCALES } from '../messages/format.ts'
import type { Language } from './translate.ts'
import { translate } from './translate.ts'

/** A percentage without its sign; of a dimension, a level or over all. */
export const formatPercent = (value: number | null): string => figureText(value, 'percent', { anonymous: false })

/** Where a mean lies in 95 of 100 cases: "74.1 – 82.7"; `NOTHING` without one. */
export const formatBand = (band: { low: number; high: number } | null): string =>
  band === null ? NOTHING : `${formatPercent(band.low)} – ${formatPercent(band.high)}`

/** A question's score in points. */
export const formatPoints = (value: number | null, rule: FigureRule): string => figureText(value, 'points', rule)

/** A coefficient of at most 1, with two decimals. */
export const formatCoefficient = (value: number | null): string =>
  value === null ? NOTHING : withMinus(toDecimals(value, 2).toFixed(2))

/** A reliability; what is nothing or below is told as that. */
export const formatReliability = (value: number | null, language: Language): string =>
  value !== null && value <= 0 ? translate(language, 'report.team.atMostNothing') : formatCoefficient(value)

/** A question's share of its maximum, without the sign. */
export const formatQuestionPercent = (value: number | null, rule: FigureRule): string =>
  figureText(value, 'questionPercent', rule)

/** A value on the way to a figure, to four decimals; no figure itself. */
export const formatExact = (value: number | null): string =>
  value === null ? NOTHING : withMinus(String(toDecimals(value, 4)))

/** Points earned of those that could be: "86.10 / 100". */
export const formatPointsOf = ({ earned, possible }: NonNullable<PersonalReport['points']>, rule: FigureRule) => ({
  earned: formatPoints(earned, rule),
  possible: formatMaximum(possible),
})

/** The most points there can be, without decimals that are none. */
export const formatMaximum = (value: number): string => withMinus(String(toDecimals(value, 2)))

/** A whole number on a scale. */
export const formatTick = (value: number): string => withMinus(String(value))

/** From one to the other of them: "60–70". */
export const formatRange = ({ from, to }: { from: number; to: number }): string =>
  `${formatTick(from)}–${formatTick(to)}`

/** A share in percent with its sign: "33.3%", "40%"; `NOTHING` for null. */
export const formatWeight = (value: number | null): string => (value === null ? NOTHING : `${toOneDecimal(value)}%`)

/** A share as it is multiplied: with as many decimals as a reader needs for the same product with `value` (numbers.md 12). */
export function formatFactor(share: number, value: number): string {
  const product = toDecimals((value * share) / 100, 4)
  let decimals = 1
  while (decimals < 12 && toDecimals((value * toDecimals(share, decimals)) / 100, 4) !== product) decimals++
  return `${toDecimals(share, decimals)}%`
}

/** How many raters a row has; `NOTHING` where nobody says. */
export const formatRaters = (raters: string | null | undefined): string => (raters ? ratersText(raters) : NOTHING)

/** Others minus self; null when one is missing. Both are published figures, so that a reader's own subtraction agrees. */
export function gapOf(others: number | null, self: number | null): number | null {
  return others === null || self === null ? null : toOneDecimal(others - self)
}

/** A difference with its sign (U+2212 for minus), `NOTHING` for null. */
export function formatGap(gap: number | null): string {
  if (gap === null) return NOTHING
  const size = formatPercent(Math.abs(gap))
  if (gap === 0) return size
  return gap > 0 ? `+${size}` : `−${size}`
}

/** The weights that made the score of a question, where they are not the report's: "Superior 16.7%, Subordinates 83.3%"; else empty. */
export function questionWeights(
  { levels }: Pick<PersonalReport, 'levels'>,
  question: ReportQuestion,
  language: Language,
): string {
  const shares = questionShares(levels, question) ?? []
  const taking = levels.flatMap((level, index) => {
    const share = shares[index] ?? null
    return share === null ? [] : [`${levelName(level, language)} ${formatWeight(share)}`]
  })
  return joinList(taking, language)
}

/** Why a level has the figures it has, or none: the key of its word under `report.status`. */
export const statusKey = (level: ReportLevel): string => `report.status.${levelWord(level)}`

/** An ISO time in the reader's words, with the time zone it is told in: a report's figures may be of that hour. */
export function formatTime(iso: string, language: Language): string {
  const day = { year: 'numeric', month: 'long', day: 'numeric' } as const
  const hour = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const
  return new Intl.DateTimeFormat(LOCALES[language], { ...day, ...hour }).format(new Date(iso))
}

/** The day of an ISO time in the reader's words and time zone. */
export function formatDay(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { year: 'numeric', month: 'long', day: 'numeric' }).format(
    new Date(iso),
  )
}

/** The name of a kind of raters: the administrator's, or the built-in one's in the reader's language. */
export function levelKindName(kind: ReportLevel['kind'] | LevelType, name: string, language: Language): string {
  return name === '' ? translate(language, `report.level.${kind}`) : name
}

/** The level's name as the reader knows it. */
export const levelName = (level: ReportLevel, language: Language): string =>
  levelKindName(level.kind, level.name, language)

/** What the pool holds ("Same level, Subordinates"); empty for other levels. */
export function pooledNames(level: ReportLevel, language: Language): string {
  return joinList(
    level.pooledNames.map((pooled) => levelKindName(pooled.levelType, pooled.name, language)),
    language,
  )
}

/** Sentences one after the other: Chinese ones end in a full-width mark, which holds its own space. */
export const joinSentences = (sentences: readonly (string | false)[], language: Language): string =>
  sentences.filter((one) => one !== false && one !== '').join(language === 'zh' ? '' : ' ')

/** The levels that have a column of their own, with their place in `byLevel`. */
export const shownLevels = (report: PersonalReport): { level: ReportLevel; index: number }[] =>
  report.levels.map((level, index) => ({ level, index })).filter(({ level }) => level.status === 'shown')
