import type { PersonalReport } from '../../domain/scoring/report.ts'
import { levelName, shownLevels } from '../format.ts'
import { levelStyle } from '../theme/levelStyle.ts'
import { PRINT_PALETTE as ink } from '../theme/tokens.ts'
import type { Column } from './Table.tsx'
import { useLanguage } from './Write.tsx'

const WIDEST_FIGURE = 54
/** Points the figures of all levels may take together; the rest is for the names. */
const FIGURES_WIDTH = 290

/** One column for each shown level, in its colour. */
export function useLevelColumns(report: PersonalReport): { columns: Column[]; indexes: number[] } {
  const language = useLanguage()
  const shown = shownLevels(report)
  const width = Math.min(WIDEST_FIGURE, FIGURES_WIDTH / Math.max(1, shown.length))
  return {
    columns: shown.map(({ level }) => ({
      key: level.key,
      label: levelName(level, language),
      width,
      color: ink[levelStyle(level.kind).token],
    })),
    indexes: shown.map(({ index }) => index),
  }
}
