import type { LevelStyle, MarkerShape } from '../theme/levelStyle.ts'
import type { Palette } from '../theme/tokens.ts'

interface MarkerProps {
  shape: MarkerShape
  x: number
  y: number
  /** Half the width, in the drawing's units. */
  radius: number
  color: string
  /** What a hollow marker shows inside; solid when absent. */
  hollow?: string
}

/** Of the shapes that are no circle, as path data. */
export const outline = (x: number, y: number, r: number): Record<Exclude<MarkerShape, 'circle'>, string> => ({
  square: `M${x - r} ${y - r}H${x + r}V${y + r}H${x - r}Z`,
  diamond: `M${x} ${y - r * 1.3}L${x + r * 1.3} ${y}L${x} ${y + r * 1.3}L${x - r * 1.3} ${y}Z`,
  triangle: `M${x} ${y - r * 1.2}L${x + r * 1.2} ${y + r}L${x - r * 1.2} ${y + r}Z`,
  bar: `M${x - r * 1.4} ${y - r * 0.5}H${x + r * 1.4}V${y + r * 0.5}H${x - r * 1.4}Z`,
  down: `M${x} ${y + r * 1.2}L${x + r * 1.2} ${y - r}L${x - r * 1.2} ${y - r}Z`,
  hourglass: `M${x - r} ${y - r}H${x + r}L${x - r} ${y + r}H${x + r}Z`,
  bow: `M${x - r} ${y - r}V${y + r}L${x + r} ${y - r}V${y + r}Z`,
  pillar: `M${x - r * 0.5} ${y - r * 1.4}H${x + r * 0.5}V${y + r * 1.4}H${x - r * 0.5}Z`,
  corner: `M${x - r} ${y - r}V${y + r}H${x + r}Z`,
  cross: `M${x - r} ${y - r}L${x + r} ${y + r}M${x - r} ${y + r}L${x + r} ${y - r}`,
})

/** A point of a series; its shape says which one also without colour. */
export function Marker({ shape, x, y, radius, color, hollow }: MarkerProps) {
  const fill = hollow ?? color
  if (shape === 'circle') return <circle cx={x} cy={y} r={radius} fill={fill} stroke={color} strokeWidth={1.5} />
  const strokeWidth = shape === 'cross' ? 2 : 1
  return <path d={outline(x, y, radius)[shape]} fill={fill} stroke={color} strokeWidth={strokeWidth} />
}

/** The line and marker of a series, 28 x 12, for legends and table heads. */
export function SeriesKey({ style, palette }: { style: LevelStyle; palette: Palette }) {
  const color = palette[style.token]
  return (
    <svg width={28} height={12} viewBox="0 0 28 12" aria-hidden="true">
      <line x1={1} y1={6} x2={27} y2={6} stroke={color} strokeWidth={2} {...dashOf(style)} />
      <Marker shape={style.shape} x={14} y={6} radius={3.5} color={color} {...insideOf(style, palette)} />
    </svg>
  )
}

/** The marker alone, 12 x 12. */
export function LevelMark({ style, palette }: { style: LevelStyle; palette: Palette }) {
  return (
    <svg width={12} height={12} viewBox="0 0 12 12" aria-hidden="true" style={{ flex: 'none' }}>
      <Marker shape={style.shape} x={6} y={6} radius={3.5} color={palette[style.token]} {...insideOf(style, palette)} />
    </svg>
  )
}

/** The stroke's dash as an SVG property, none for solid lines. */
export const dashOf = (style: LevelStyle): { strokeDasharray?: string } =>
  style.dash === '' ? {} : { strokeDasharray: style.dash }

/** What a marker of this style shows inside, nothing for solid ones. */
export const insideOf = (style: LevelStyle, palette: Palette): { hollow?: string } =>
  style.isHollow ? { hollow: palette.surface } : {}
