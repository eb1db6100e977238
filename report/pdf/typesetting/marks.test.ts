import { expect, test } from 'vitest'
import { PRINT_PALETTE as ink } from '../../theme/tokens.ts'
import type { Ink } from './Ink.tsx'
import { drawBar } from './marks.ts'

/** What a bar is made of: boxes from the left with their width, and lines from here to there. */
function drawn(bar: Parameters<typeof drawBar>[1]) {
  const parts: unknown[] = []
  const on: Pick<Ink, 'box' | 'rule'> = {
    box: (x, _, width) => parts.push({ x, width }),
    rule: (from, to, color) => parts.push({ from: from.x, to: to.x, color }),
  }
  // Nothing else is asked of it.
  drawBar(on as Ink, bar, 10, 0)
  return parts
}

test('a band is a line over the end of its bar, on the same scale', () => {
  const bar: Omit<Parameters<typeof drawBar>[1], 'band'> = {
    percent: 70,
    scale: { from: 20, to: 100, rings: [] },
    width: 120,
  }
  // 120 points are 80 percent: 70 stands at 50 x 1.5 = 75, the band from 40 x 1.5 = 60 to 60 x 1.5 = 90.
  const bars = [
    { x: 10, width: 120 },
    { x: 10, width: 75 },
  ]
  expect(drawn({ ...bar, band: { low: 60, high: 80 } })).toEqual([...bars, { from: 70, to: 100, color: ink.ink }])
  expect(drawn({ ...bar, band: null })).toEqual(bars)
})
