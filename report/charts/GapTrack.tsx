import { levelStyle, OTHERS_STYLE } from '../theme/levelStyle.ts'
import type { Palette } from '../theme/tokens.ts'
import { type ChartScale, placeOn } from './scale.ts'

interface GapTrackProps {
  /** Percent; null draws no point. */
  others: number | null
  self: number | null
  scale: ChartScale
  palette: Palette
  /** Width on paper; on screen the track fills its cell. */
  width?: number
}

const HEIGHT = 16
const RADIUS = 5

/** One row of "others against self": a filled point for others, a hollow one for self, the gap between them. */
export function GapTrack({ others, self, scale, palette, width }: GapTrackProps) {
  // Points at both ends must not be cut in half, so the track is inset by a radius on paper and padded by CSS on screen.
  const at = (value: number): number | string => {
    const place = placeOn(scale, value)
    return width === undefined ? `${100 * place}%` : RADIUS + 1 + place * (width - 2 * RADIUS - 2)
  }
  const middle = HEIGHT / 2
  const othersColor = palette[OTHERS_STYLE.token]
  const selfColor = palette[levelStyle('self').token]
  return (
    <svg
      width={width ?? '100%'}
      height={HEIGHT}
      {...(width === undefined ? {} : { viewBox: `0 0 ${width} ${HEIGHT}` })}
      overflow="visible"
      aria-hidden="true"
    >
      <line x1={at(scale.from)} x2={at(scale.to)} y1={middle} y2={middle} stroke={palette.line} strokeWidth={2} />
      {others !== null && self !== null && (
        <line x1={at(others)} x2={at(self)} y1={middle} y2={middle} stroke={palette['ink-3']} strokeWidth={2} />
      )}
      {self !== null && (
        <circle cx={at(self)} cy={middle} r={RADIUS - 0.5} fill={palette.surface} stroke={selfColor} strokeWidth={2} />
      )}
      {others !== null && <circle cx={at(others)} cy={middle} r={RADIUS} fill={othersColor} />}
    </svg>
  )
}
