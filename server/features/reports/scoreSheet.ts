/** A personal report's figures as a table: a row a question, a column a shown relation level. */
import { decimalsOf } from '../../../domain/scoring/figures.ts'
import type { PersonalReport, ReportLevel } from '../../../domain/scoring/report.ts'
import { translateReport } from '../../../messages/report.ts'
import type { Language } from '../../http/call.ts'
import { type CsvCell, csvAnswer } from '../../sheets/csv.ts'

const FIXED = ['dimension', 'question', 'maximum']
const FIGURES = ['score', 'others', 'self']

function nameOf({ kind, name }: Pick<ReportLevel, 'kind' | 'name'>, language: Language): string {
  return name === '' ? translateReport(language, `report.level.${kind}`) : name
}

function headingOf(level: ReportLevel, language: Language): string {
  if (level.kind !== 'pool') return nameOf(level, language)
  const pooled = level.pooledNames.map(({ levelType, name }) => nameOf({ kind: levelType, name }, language))
  const names = pooled.join(language === 'zh' ? '、' : ', ')
  return language === 'zh' ? `${nameOf(level, language)}（${names}）` : `${nameOf(level, language)} (${names})`
}

/** The CSV of one report: what is hidden has no column, as on the screen. */
export function scoreSheet(report: PersonalReport, language: Language, fileName: string) {
  const columns = report.levels.flatMap((level, index) =>
    level.kind !== 'self' && level.status === 'shown' ? [{ index, heading: headingOf(level, language) }] : [],
  )
  const word = (key: string) => translateReport(language, `report.${key}`)
  const decimals = decimalsOf('points', report.rule)
  const figures = [...FIGURES.map(word), ...columns.map(({ heading }) => heading)]
  const header = [...FIXED.map(word), ...figures.map((text) => ({ text, decimals }))]
  const rows = report.dimensions.flatMap((dimension) =>
    dimension.questions.map((question): CsvCell[] => [
      dimension.name,
      question.title,
      question.maximum,
      question.weightedScore,
      question.othersScore,
      question.selfScore,
      ...columns.map(({ index }) => question.byLevel[index] ?? null),
    ]),
  )
  return csvAnswer(fileName, header, rows)
}
