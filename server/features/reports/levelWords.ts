/** Relation levels in the words of sheets. */
import { toOneDecimal } from '../../../domain/scoring/figures.ts'
import type { PersonalReport, ReportLevel, ReportQuestion } from '../../../domain/scoring/report.ts'
import { questionShares } from '../../../domain/scoring/shares.ts'
import { translateReport } from '../../../messages/report.ts'
import type { Language } from '../../http/call.ts'

export function levelName({ kind, name }: Pick<ReportLevel, 'kind' | 'name'>, language: Language): string {
  return name === '' ? translateReport(language, `report.level.${kind}`) : name
}

const joined = (names: readonly string[], language: Language) => names.join(language === 'zh' ? '、' : ', ')

/** The name of a row of raters, with what is pooled in it. */
export function rowName(level: ReportLevel, language: Language): string {
  const name = levelName(level, language)
  if (level.kind !== 'pool') return name
  const pooled = level.pooledNames.map((one) => levelName({ kind: one.levelType, name: one.name }, language))
  const names = joined(pooled, language)
  return language === 'zh' ? `${name}（${names}）` : `${name} (${names})`
}

/** The weights that made the score of a question, where they are not the report's (numbers.md 12); else empty. */
export function weightsText({ levels }: Pick<PersonalReport, 'levels'>, question: ReportQuestion, language: Language) {
  const shares = questionShares(levels, question) ?? []
  const taking = levels.flatMap((level, index) => {
    const share = shares[index] ?? null
    return share === null ? [] : [`${levelName(level, language)} ${toOneDecimal(share)}%`]
  })
  return joined(taking, language)
}
