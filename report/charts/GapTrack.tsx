import { levelStyle, OTHERS_STYLE } from '../theme/levelStyle.ts'
import type { Palette } from '../theme/tokens.ts'

interface GapTrackProps {
  /** Percent, 0 to 100; null draws no point. */
  others: number | null
  self: number | null
  palette: Palette
  /** Width on paper; on screen the track fills its cell. */
  width?: number
}

const HEIGHT = 16
const RADIUS = 5

/** One row of "others against self": a filled point for others, a hollow one for self, the gap between them. */
export function GapTrack({ others, self, palette, width }: GapTrackProps) {
  // Points at 0 and 100 must not be cut in half, so the track is inset by a radius on paper and padded by CSS on screen.
  const at = (value: number): number | string =>
    width === undefined ? `${value}%` : RADIUS + 1 + (value / 100) * (width - 2 * RADIUS - 2)
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
      <line x1={at(0)} x2={at(100)} y1={middle} y2={middle} stroke={palette.line} strokeWidth={2} />
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
