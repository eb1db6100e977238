import type { PersonalReport } from '../../../domain/scoring/report.ts'
import { levelName, shownLevels } from '../../format.ts'
import { styleAmong } from '../../theme/levelStyle.ts'
import { PRINT_PALETTE as ink } from '../../theme/tokens.ts'
import type { Writer } from '../typesetting/blocks.ts'
import { type Column, columnStretches, figureWidth, MOST_COLUMNS, wholeWidth } from '../typesetting/table.ts'

const LEVEL_WIDTH = { least: 46, most: 60 }

export interface LevelColumns {
  columns: Column[]
  /** Places in `byLevel`. */
  indexes: number[]
}

/**
 * A column for each shown level, in its colour; more than a table holds go into further ones. `textsOf` are the figures of one
 * by its place: wide ones are fewer beside each other.
 */
export function levelColumns(
  writer: Writer,
  report: PersonalReport,
  textsOf: (index: number) => readonly string[] = () => [],
): LevelColumns[] {
  const { least, most } = LEVEL_WIDTH
  const shown = shownLevels(report).map(({ level, index }) => {
    const label = levelName(level, writer.language)
    const width = wholeWidth(writer, textsOf(index), figureWidth(writer, label, least, most))
    return { index, column: { key: level.key, label, width, color: ink[styleAmong(report.levels, level).token] } }
  })
  const widest = Math.max(most, ...shown.map(({ column }) => column.width))
  return columnStretches(shown, Math.max(1, Math.floor((MOST_COLUMNS * most) / widest))).map((stretch) => ({
    columns: stretch.map(({ item }) => item.column),
    indexes: stretch.map(({ item }) => item.index),
  }))
}
