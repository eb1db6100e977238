/** The small drawings of a report on paper: as the screen draws them (charts/Marker.tsx, GapTrack.tsx), in one stroke each. */
import type { Band } from '../../../domain/scoring/statistics/bands.ts'
import { outline } from '../../charts/Marker.tsx'
import { type ChartScale, placeOn } from '../../charts/scale.ts'
import { type LevelStyle, levelStyle, OTHERS_STYLE } from '../../theme/levelStyle.ts'
import { PRINT_PALETTE as ink } from '../../theme/tokens.ts'
import type { Ink } from './Ink.tsx'

const RADIUS = 3

/** The marker of a series, its middle at the place given. */
export function drawMarker(on: Ink, style: LevelStyle, x: number, y: number): void {
  const color = ink[style.token]
  const fill = style.isHollow === true ? ink.surface : color
  if (style.shape === 'circle') on.circle(x, y, RADIUS, { fill, stroke: color, strokeWidth: 1.2 })
  else if (style.shape === 'cross') on.path(outline(0, 0, RADIUS).cross, x, y, { stroke: color, strokeWidth: 1.6 })
  else on.path(outline(0, 0, RADIUS)[style.shape], x, y, { fill, stroke: color, strokeWidth: 0.8 })
}

interface Track {
  others: number | null
  self: number | null
  scale: ChartScale
  width: number
}

/** Others against self on one line: a filled point, a hollow one, and the gap between them. */
export function drawTrack(on: Ink, { others, self, scale, width }: Track, x: number, y: number): void {
  const at = (value: number) => x + RADIUS + 1 + placeOn(scale, value) * (width - 2 * RADIUS - 2)
  on.rule({ x: at(scale.from), y }, { x: at(scale.to), y }, ink.line, 1.5)
  if (others !== null && self !== null) on.rule({ x: at(others), y }, { x: at(self), y }, ink['ink-3'], 1.5)
  if (self !== null) drawMarker(on, levelStyle('self'), at(self), y)
  if (others !== null) drawMarker(on, OTHERS_STYLE, at(others), y)
}

interface Bar {
  percent: number
  /** Drawn as a line over the bar's end. */
  band: Band | null
  scale: ChartScale
  width: number
}

/** A bar from the left, as long as its percentage on the scale. */
export function drawBar(on: Ink, { percent, band, scale, width }: Bar, x: number, y: number): void {
  const at = (value: number) => placeOn(scale, value) * width
  on.box(x, y - 2.5, width, 5, { fill: ink.line })
  on.box(x, y - 2.5, Math.max(0.5, at(percent)), 5, { fill: ink.accent })
  if (band !== null) on.rule({ x: x + at(band.low), y }, { x: x + at(band.high), y }, ink.ink, 1.5)
}

/** The product's ring. */
export function drawRing(on: Ink, x: number, y: number): void {
  on.circle(x + 6.5, y + 6.5, 4.55, { stroke: ink.accent, strokeWidth: 3.25 })
  on.path('M6.5 1.95A4.55 4.55 0 0 1 10.725 8.06', x, y, { stroke: ink.same, strokeWidth: 3.25 })
}
