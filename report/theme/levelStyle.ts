import type { ReportLevel } from '../../domain/scoring/report.ts'
import type { TokenName } from './tokens.ts'

/** The outline of a series' points: with the dash, what tells series apart without colour (design §6). */
export type MarkerShape =
  | ('circle' | 'square' | 'diamond' | 'triangle' | 'cross' | 'bar')
  | ('down' | 'hourglass' | 'bow' | 'pillar' | 'corner')

export interface LevelStyle {
  token: TokenName
  shape: MarkerShape
  /** SVG stroke-dasharray; empty for a solid line. */
  dash: string
  /** Markers with the page showing through: only self, in every chart. */
  isHollow?: boolean
}

const STYLES: Record<ReportLevel['kind'], LevelStyle> = {
  superior: { token: 'superior', shape: 'square', dash: '' },
  sameLevel: { token: 'same', shape: 'triangle', dash: '7 3' },
  subordinate: { token: 'subordinate', shape: 'diamond', dash: '2 3' },
  self: { token: 'self', shape: 'circle', dash: '5 4', isHollow: true },
  custom: { token: 'other', shape: 'cross', dash: '8 3 2 3' },
  // Beside own levels in one table, of which it may hold some.
  pool: { token: 'other', shape: 'bar', dash: '8 3 2 3 2 3' },
}

/** Of the levels an enterprise has made itself, in their order; further ones begin again. */
const OWN: readonly LevelStyle[] = [
  STYLES.custom,
  { token: 'info', shape: 'down', dash: '12 3' },
  { token: 'ok', shape: 'hourglass', dash: '1 3' },
  { token: 'ink', shape: 'bow', dash: '12 3 2 3' },
  { token: 'warn', shape: 'pillar', dash: '4 2' },
  { token: 'bad', shape: 'corner', dash: '6 2 1 2 1 2' },
]

/** "Others" is no level: the accent belongs to it (look/report.png). */
export const OTHERS_STYLE: LevelStyle = { token: 'accent', shape: 'circle', dash: '' }

export const levelStyle = (kind: ReportLevel['kind']): LevelStyle => STYLES[kind]

type Kind = Pick<ReportLevel, 'key' | 'kind'>

/** The style of a level among all of its report, also those that are not shown: the same wherever it stands. */
export function styleAmong(levels: readonly Kind[], { key, kind }: Kind): LevelStyle {
  const place = levels.filter((level) => level.kind === 'custom').findIndex((level) => level.key === key)
  return OWN[place % OWN.length] ?? levelStyle(kind)
}
