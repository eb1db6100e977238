/** How strongly a cell of the heat map is tinted. */

export interface Span {
  lowest: number
  highest: number
}

const STRONGEST = 45

/** The range of the shown figures; null ones are left out. */
export function spanOf(percents: readonly (number | null)[]): Span {
  const shown = percents.filter((percent) => percent !== null)
  return {
    lowest: shown.reduce((least, percent) => Math.min(least, percent), 100),
    highest: shown.reduce((most, percent) => Math.max(most, percent), 0),
  }
}

/** Share of the accent colour in a cell, 0 to 45 percent, so that the number stays readable; 0 for a hidden one. */
export function heatOf(percent: number | null, { lowest, highest }: Span): number {
  if (percent === null || highest <= lowest) return 0
  return Math.round(((percent - lowest) / (highest - lowest)) * STRONGEST)
}
