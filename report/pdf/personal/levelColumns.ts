import type { PersonalReport } from '../../../domain/scoring/report.ts'
import { levelName, shownLevels } from '../../format.ts'
import { levelStyle } from '../../theme/levelStyle.ts'
import { PRINT_PALETTE as ink } from '../../theme/tokens.ts'
import type { Writer } from '../typesetting/blocks.ts'
import { type Column, columnStretches, figureWidth } from '../typesetting/table.ts'

const LEVEL_WIDTH = { least: 46, most: 60 }

export interface LevelColumns {
  columns: Column[]
  /** Places in `byLevel`. */
  indexes: number[]
}

/** A column for each shown level, in its colour; more than a table holds go into further ones. */
export function levelColumns(writer: Writer, report: PersonalReport): LevelColumns[] {
  const { least, most } = LEVEL_WIDTH
  return columnStretches(shownLevels(report)).map((stretch) => ({
    columns: stretch.map(({ item: { level } }) => {
      const label = levelName(level, writer.language)
      const color = ink[levelStyle(level.kind).token]
      return { key: level.key, label, width: figureWidth(writer, label, least, most), color }
    }),
    indexes: stretch.map(({ item: { index } }) => index),
  }))
}
