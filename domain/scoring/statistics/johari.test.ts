import { describe, expect, it } from 'vitest'
import { lineOf, quadrantOf } from './johari.ts'
import { tOf95 } from './studentT.ts'

describe('the line', () => {
  it('is the mean of others over five evaluatees at least, with its band', () => {
    expect(lineOf([60, 70, 80, 90, null])).toBeNull()
    expect(lineOf([50, 60, 70, 80, 90, null])).toEqual({
      mean: 70,
      margin: expect.closeTo(tOf95(4) * Math.sqrt(250 / 5), 10),
      evaluatees: 5,
    })
  })
})

describe('the windows', () => {
  const line = { mean: 70, margin: 3, evaluatees: 9 }
  const sure = { margin: 4 }
  it.each([
    { name: 'both above', others: { percent: 80, ...sure }, self: 80, want: 'open' },
    { name: 'others above, oneself below', others: { percent: 80, ...sure }, self: 60, want: 'hidden' },
    { name: 'oneself above, others below', others: { percent: 60, ...sure }, self: 80, want: 'blind' },
    { name: 'both below', others: { percent: 60, ...sure }, self: 60, want: 'unseen' },
    { name: 'others within both bands', others: { percent: 75, ...sure }, self: 80, want: null },
    { name: 'others beyond both bands', others: { percent: 75.1, ...sure }, self: 80, want: 'open' },
    // By the band of the line alone, as numbers.md has it: such places are counted apart, since fewer raters are no surer.
    { name: 'others without a band of their own', others: { percent: 73.1, margin: null }, self: 80, want: 'open' },
    { name: 'the same with a band of eight raters', others: { percent: 73.1, margin: 10.4 }, self: 80, want: null },
    { name: 'oneself within the band of the line', others: { percent: 80, ...sure }, self: 73, want: null },
    { name: 'no rating of oneself', others: { percent: 80, ...sure }, self: null, want: null },
    { name: 'nothing of others', others: { percent: null, margin: null }, self: 80, want: null },
  ])('$name: $want', ({ others, self, want }) => {
    expect(quadrantOf(line, others, self)).toBe(want)
  })

  it('need a line, and nobody on it is in one', () => {
    expect(quadrantOf(null, { percent: 80, margin: 4 }, 80)).toBeNull()
    expect(quadrantOf({ ...line, margin: 0 }, { percent: 70, margin: 0 }, 80)).toBeNull()
  })
})
