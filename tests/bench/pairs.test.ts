import { expect, test } from 'vitest'
import { figureLine, interleave, median } from './pairs.ts'

test.each([
  { given: [3, 1, 2], want: 2 },
  { given: [4, 1, 2, 3], want: 2.5 },
  { given: [7], want: 7 },
])('median of $given is $want', ({ given, want }) => {
  expect(median(given)).toBe(want)
})

test('pairs are taken in turn and the median ratio counts', async () => {
  const order: string[] = []
  const result = await interleave(
    async () => {
      order.push('ours')
      return 20
    },
    async () => {
      order.push('peer')
      return 10
    },
    2,
  )
  expect(order).toEqual(['peer', 'ours', 'peer', 'peer', 'ours', 'peer'])
  expect(result).toEqual({ ours: 20, peer: 10, ratio: 2, control: 1 })
})

test.each([
  { ratio: 5, sense: 'most' as const, want: false },
  { ratio: 5.01, sense: 'most' as const, want: true },
  { ratio: 0.29, sense: 'least' as const, want: true },
])('ratio $ratio, $sense 5 or 0.3: short $want', ({ ratio, sense, want }) => {
  const bound = sense === 'most' ? 5 : 0.3
  expect(figureLine({ name: 'x', ours: 1, peer: 1, unit: 'ms', ratio, bound, sense }).isShort).toBe(want)
})
