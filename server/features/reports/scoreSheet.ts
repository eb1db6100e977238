/** A personal report's figures as a table: a row a question, a column a shown relation level. */
import { decimalsOf } from '../../../domain/scoring/figures.ts'
import type { PersonalReport } from '../../../domain/scoring/report.ts'
import { translateReport } from '../../../messages/report.ts'
import type { Language } from '../../http/call.ts'
import type { CsvCell } from '../../sheets/csv.ts'
import type { Sheet } from '../../sheets/xlsx.ts'
import { rowName, weightsText } from './levelWords.ts'

const FIXED = ['dimension', 'question', 'maximum']
const FIGURES = ['earned', 'others', 'self']

/** The sheet of one report: what is hidden has no column, as on the screen; weights have one where some question has its own. */
export function scoreSheet(report: PersonalReport, language: Language): Sheet {
  const columns = report.levels.flatMap((level, index) =>
    level.kind !== 'self' && level.status === 'shown' ? [{ index, heading: rowName(level, language) }] : [],
  )
  const word = (key: string) => translateReport(language, `report.${key}`)
  const decimals = decimalsOf('points', report.rule)
  const figures = [...FIGURES.map(word), ...columns.map(({ heading }) => heading)]
  const rows = report.dimensions.flatMap((dimension) =>
    dimension.questions.map((question) => ({
      weights: weightsText(report, question, language),
      cells: [
        dimension.name,
        question.title,
        question.maximum,
        question.weightedScore,
        question.othersScore,
        question.selfScore,
        ...columns.map(({ index }) => question.byLevel[index] ?? null),
      ] satisfies CsvCell[],
    })),
  )
  const hasWeights = rows.some(({ weights }) => weights !== '')
  const header = [...FIXED.map(word), ...figures.map((text) => ({ text, decimals }))]
  return {
    header: hasWeights ? [...header, word('weight')] : header,
    rows: rows.map(({ cells, weights }) => (hasWeights ? [...cells, weights] : cells)),
  }
}
