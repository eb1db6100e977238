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

/** Of the levels an enterprise has made itself, by their names; further ones begin again. */
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

/** What tells a level from others, and those that are pooled in it. */
type Placed = Pick<ReportLevel, 'kind' | 'name'> & Partial<Pick<ReportLevel, 'pooledNames'>>

/**
 * Own levels by their names, which no two share: of one that is pooled nothing else is told, and whom it is pooled for
 * differs from report to report.
 */
const ownNames = (levels: readonly Placed[]): string[] =>
  levels
    .flatMap(({ kind, name, pooledNames = [] }) => [{ levelType: kind, name }, ...pooledNames])
    .flatMap(({ levelType, name }) => (levelType === 'custom' ? [name] : []))
    .sort()

/** The style of a level among all of its round, also those that are pooled or not shown: the same in every report of it. */
export function styleAmong(levels: readonly Placed[], { kind, name }: Placed): LevelStyle {
  const place = kind === 'custom' ? ownNames(levels).indexOf(name) : -1
  return OWN[place % OWN.length] ?? levelStyle(kind)
}
