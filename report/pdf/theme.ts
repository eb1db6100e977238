import { PRINT_PALETTE as ink } from '../theme/tokens.ts'
import type { TextStyle } from './typesetting/lines.ts'

/** A4 in points, and the points between its edges and the text. */
export const PAGE = { width: 595.28, height: 841.89, margin: 42, foot: 56 } as const
export const TEXT_WIDTH = PAGE.width - 2 * PAGE.margin
export const TEXT_HEIGHT = PAGE.height - PAGE.margin - PAGE.foot

const type = (size: number, lineHeight: number, more: Partial<TextStyle> = {}): TextStyle => ({
  size,
  leading: size * lineHeight,
  weight: 400,
  color: ink.ink,
  ...more,
})

const quiet = { color: ink['ink-2'] }
const strong = { weight: 700 } as const

export const styles = {
  brand: type(10, 1.5, strong),
  coverEyebrow: type(12, 1.5, quiet),
  coverTitle: type(30, 1.3, strong),
  longTitle: type(18, 1.35, strong),
  meta: type(10, 1.6, quiet),
  overallHead: type(9, 1.5, quiet),
  overallFigure: type(40, 1.15, { ...strong, color: ink.accent }),
  overallLabel: type(9, 1.5, quiet),
  warning: type(9, 1.5, { ...strong, color: ink.warn }),
  contentsTitle: type(13, 1.5, strong),
  contentsEntry: type(10, 1.5),

  sectionTitle: type(9, 1.5, { ...strong, color: ink.accent }),
  finding: type(13, 1.4, strong),
  caption: type(8, 1.5, quiet),
  legend: type(8, 1.5),
  note: type(9, 1.6),
  bullet: type(9, 1.6, { color: ink['ink-3'] }),
  body: type(9, 1.5),
  question: type(9.5, 1.45, strong),
  group: type(8, 1.5, quiet),
  quiet: type(8.5, 1.5, quiet),

  cell: type(9, 1.4),
  strongCell: type(9, 1.4, strong),
  headCell: type(8, 1.3, { ...strong, ...quiet }),
  groupText: type(9, 1.5, strong),
  footer: type(7.5, 1.4, quiet),
} satisfies Record<string, TextStyle>
