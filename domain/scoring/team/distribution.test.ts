import { expect, it } from 'vitest'
import { distributionOf } from './distribution.ts'

const counted = (percents: number[]) =>
  distributionOf(percents)?.ranges.flatMap(({ from, to, count }) => (count === 0 ? [] : [[from, to, count]]))

it('counts each figure once, 100 in the last range', () => {
  expect(counted([100, 95, 90, 89.9, 0])).toEqual([
    [0, 10, 1],
    [80, 90, 1],
    [90, 100, 3],
  ])
  expect(distributionOf([0])?.ranges).toHaveLength(10)
})

it('goes below 0 where figures do, and has no more than twenty ranges', () => {
  expect(counted([-12, 50])).toEqual([
    [-20, -10, 1],
    [50, 60, 1],
  ])
  const { ranges } = distributionOf([-990, 50]) ?? { ranges: [] }
  expect(ranges.length).toBeLessThanOrEqual(20)
  expect(ranges[0]).toMatchObject({ count: 1 })
  expect(ranges.at(-1)?.to).toBe(100)
})

it('has the middle, and the ends', () => {
  expect(distributionOf([70, 50, 90])).toMatchObject({ lowest: 50, highest: 90, median: 70 })
  expect(distributionOf([70, 50, 90, 60])).toMatchObject({ median: 65 })
  expect(distributionOf([])).toBeNull()
})
