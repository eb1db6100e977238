import { Radar, ResponsiveRadar } from '@nivo/radar'
import { useMemo } from 'react'
import type { Palette } from '../theme/tokens.ts'
import { AxisLabel, Drawing, type RadarRow, RingFigures, SeriesLines } from './radarLayers.tsx'
import type { ChartScale } from './scale.ts'
import type { Series } from './series.ts'

interface LevelRadarProps {
  dimensions: readonly string[]
  series: readonly Series[]
  scale: ChartScale
  palette: Palette
  /** The chart's finding: what a reader who does not see it is told. */
  label: string
  fontFamily: string
  /** Fixed size for paper; without it the chart fills its parent. */
  size?: { width: number; height: number }
}

/**
 * The dimensions as axes over the scale, one line for each series. Lines differ in dash and
 * marker besides colour; a missing value leaves a gap instead of falling to 0.
 */
export function LevelRadar({ dimensions, series, scale, palette, label, fontFamily, size }: LevelRadarProps) {
  const rows = useMemo(() => rowsOf(dimensions, series), [dimensions, series])
  const drawing = useMemo(
    () => ({ dimensions, series, scale, palette, fontFamily }),
    [dimensions, series, scale, palette, fontFamily],
  )
  const common = {
    data: rows,
    keys: series.map((each) => each.key),
    indexBy: 'axis',
    maxValue: 1,
    margin: marginOf(dimensions.length),
    gridLevels: scale.rings.length,
    gridShape: 'linear' as const,
    gridLabel: AxisLabel,
    gridLabelOffset: 12,
    layers: ['grid' as const, RingFigures, SeriesLines],
    colors: series.map((each) => palette[each.style.token]),
    theme: { grid: { line: { stroke: palette.line, strokeWidth: 1 } } },
    animate: false,
    isInteractive: false,
    role: 'img',
    ariaLabel: label,
  }
  return (
    <Drawing value={drawing}>
      {size === undefined ? (
        <ResponsiveRadar<RadarRow> {...common} defaultWidth={480} defaultHeight={340} />
      ) : (
        <Radar<RadarRow> {...common} width={size.width} height={size.height} />
      )}
    </Drawing>
  )
}

/** Room for labels of two lines; with an odd number of axes none hangs below the centre. */
const marginOf = (axes: number) => ({ top: 40, right: 78, bottom: axes % 2 === 0 ? 40 : 16, left: 78 })

/** nivo wants a number for each key, and begins every axis at 0: our own layers place the values on the scale. */
function rowsOf(dimensions: readonly string[], series: readonly Series[]): RadarRow[] {
  const none = Object.fromEntries(series.map(({ key }) => [key, 0]))
  return dimensions.map((_, index) => ({ axis: String(index), ...none }))
}
