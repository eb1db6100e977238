/** Relation levels in the words of sheets. */
import { toOneDecimal } from '../../../domain/scoring/figures.ts'
import { levelWord } from '../../../domain/scoring/levelWord.ts'
import type { PersonalReport, ReportLevel, ReportQuestion } from '../../../domain/scoring/report.ts'
import { questionShares } from '../../../domain/scoring/shares.ts'
import { joinList } from '../../../messages/format.ts'
import { translateReport } from '../../../messages/report.ts'
import type { Language } from '../../http/call.ts'

export function levelName({ kind, name }: Pick<ReportLevel, 'kind' | 'name'>, language: Language): string {
  return name === '' ? translateReport(language, `report.level.${kind}`) : name
}

const pooledIn = ({ pooledNames }: ReportLevel, language: Language) =>
  joinList(
    pooledNames.map(({ levelType, name }) => levelName({ kind: levelType, name }, language)),
    language,
  )

/** Why it has the figures it has, or none, in the words of the report. */
export const statusText = (level: ReportLevel, language: Language): string =>
  translateReport(language, `report.status.${levelWord(level)}`, { names: pooledIn(level, language) })

/** The name of a row of raters, with what is pooled in it. */
export function rowName(level: ReportLevel, language: Language): string {
  const name = levelName(level, language)
  if (level.kind !== 'pool') return name
  const names = pooledIn(level, language)
  return language === 'zh' ? `${name}（${names}）` : `${name} (${names})`
}

/** The weights that made the score of a question, where they are not the report's (numbers.md 12); else empty. */
export function weightsText({ levels }: Pick<PersonalReport, 'levels'>, question: ReportQuestion, language: Language) {
  const shares = questionShares(levels, question) ?? []
  const taking = levels.flatMap((level, index) => {
    const share = shares[index] ?? null
    return share === null ? [] : [`${levelName(level, language)} ${toOneDecimal(share)}%`]
  })
  return joinList(taking, language)
}
