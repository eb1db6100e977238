import type { PersonalReport } from '../../../domain/scoring/report.ts'
import { levelName, shownLevels } from '../../format.ts'
import { levelStyle } from '../../theme/levelStyle.ts'
import { PRINT_PALETTE as ink } from '../../theme/tokens.ts'
import type { Language } from '../../translate.ts'
import { type Column, columnStretches } from '../typesetting/table.ts'

const LEVEL_WIDTH = 46

export interface LevelColumns {
  columns: Column[]
  /** Places in `byLevel`. */
  indexes: number[]
}

/** A column for each shown level, in its colour; more than a table holds go into further ones. */
export function levelColumns(report: PersonalReport, language: Language): LevelColumns[] {
  return columnStretches(shownLevels(report)).map((stretch) => ({
    columns: stretch.map(({ item: { level } }) => ({
      ...{ key: level.key, label: levelName(level, language), width: LEVEL_WIDTH },
      color: ink[levelStyle(level.kind).token],
    })),
    indexes: stretch.map(({ item: { index } }) => index),
  }))
}
