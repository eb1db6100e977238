/** What we draw ourselves inside nivo's radar: it knows neither dashes, nor missing values, nor wrapped labels. */
import type { GridLabelProps, RadarCustomLayerProps } from '@nivo/radar'
import { createContext, useContext } from 'react'
import { formatTick } from '../format.ts'
import { type Palette, PRINT_PALETTE } from '../theme/tokens.ts'
import { axisLabel } from './axisLabel.ts'
import { dashOf, insideOf, Marker } from './Marker.tsx'
import { type ChartScale, placeOn } from './scale.ts'
import type { Series } from './series.ts'

export type RadarRow = { axis: string } & Record<string, string | number>

interface RadarDrawing {
  dimensions: readonly string[]
  series: readonly Series[]
  scale: ChartScale
  palette: Palette
  fontFamily: string
}

/** nivo hands its layers only the data; what else they need comes this way. */
export const Drawing = createContext<RadarDrawing>({
  dimensions: [],
  series: [],
  scale: { from: 0, to: 100, rings: [] },
  palette: PRINT_PALETTE,
  fontFamily: 'inherit',
})

const TEXT_SIZE = 11
const LINE_HEIGHT = 14
const LABEL_WIDTH_EM = 6

/** A dimension's name at the end of its axis, on at most two lines. */
export function AxisLabel({ id, x, y, anchor }: GridLabelProps) {
  const { dimensions, palette, fontFamily } = useContext(Drawing)
  const lines = axisLabel(dimensions[Number(id)] ?? '', LABEL_WIDTH_EM)
  // Beside the chart lines centre on the axis; above and below it they grow away from the rings.
  const extra = (lines.length - 1) * LINE_HEIGHT
  const lift = anchor === 'middle' ? (y < 0 ? extra : 0) : extra / 2
  const first = y + TEXT_SIZE * 0.35 - lift
  return (
    <g>
      {lines.map((line, index) => (
        <text
          key={line}
          x={x}
          y={first + index * LINE_HEIGHT}
          textAnchor={anchor}
          fontSize={TEXT_SIZE}
          fontFamily={fontFamily}
          fill={palette.ink}
        >
          {line}
        </text>
      ))}
    </g>
  )
}

/** The figures of the rings, beside the first axis. */
export function RingFigures({ centerX, centerY, radiusScale }: RadarCustomLayerProps<RadarRow>) {
  const { scale, palette, fontFamily } = useContext(Drawing)
  return (
    <g>
      {scale.rings.slice(0, -1).map((ring) => (
        <text
          key={ring}
          x={centerX + 3}
          y={centerY - radiusScale(placeOn(scale, ring)) - 2}
          fontSize={8}
          fontFamily={fontFamily}
          fill={palette['ink-2']}
        >
          {formatTick(ring)}
        </text>
      ))}
    </g>
  )
}

interface Point {
  axis: number
  x: number
  y: number
}

/** Lines between neighbouring values, closed when none is missing. */
export function linePath(points: readonly (Point | null)[]): string {
  const isWhole = points.every((point) => point !== null)
  const ring = isWhole ? points : [...points, points[0] ?? null]
  const commands = ring.map((point, index) => {
    if (point === null) return ''
    const isStart = index === 0 || ring[index - 1] === null
    return `${isStart ? 'M' : 'L'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`
  })
  return commands.join('') + (isWhole && points.length > 0 ? 'Z' : '')
}

/** Every series as a line with its dash and markers; others also as a faint area. */
export function SeriesLines({ centerX, centerY, radiusScale, angleStep }: RadarCustomLayerProps<RadarRow>) {
  const { series, scale } = useContext(Drawing)
  const place = (value: number | null, axis: number): Point | null => {
    if (value === null) return null
    const angle = axis * angleStep - Math.PI / 2
    const radius = radiusScale(placeOn(scale, value))
    return { axis, x: centerX + Math.cos(angle) * radius, y: centerY + Math.sin(angle) * radius }
  }
  return (
    <g>
      {series.map((each) => (
        <SeriesLine key={each.key} series={each} points={each.values.map(place)} />
      ))}
    </g>
  )
}

function SeriesLine({ series, points }: { series: Series; points: (Point | null)[] }) {
  const { palette } = useContext(Drawing)
  const color = palette[series.style.token]
  const drawn = points.filter((point) => point !== null)
  const path = linePath(points)
  const isArea = series.isArea && drawn.length === points.length
  return (
    <g>
      {isArea && <path d={path} fill={color} fillOpacity={0.1} stroke="none" />}
      <path d={path} fill="none" stroke={color} strokeWidth={2} {...dashOf(series.style)} />
      {drawn.map(({ axis, x, y }) => (
        <Marker
          key={axis}
          shape={series.style.shape}
          x={x}
          y={y}
          radius={3}
          color={color}
          {...insideOf(series.style, palette)}
        />
      ))}
    </g>
  )
}
