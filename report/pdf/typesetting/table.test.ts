import { describe, expect, test } from 'vitest'
import { columnStretches } from './table.ts'

const sizes = (count: number) => columnStretches(Array.from({ length: count }, String)).map(({ length }) => length)

describe('columns go into tables', () => {
  test.each([
    [0, [0]],
    [1, [1]],
    [6, [6]],
    [7, [4, 3]],
    [13, [5, 4, 4]],
    [50, [6, 6, 5, 6, 5, 6, 5, 6, 5]],
  ])('%i of them as even as can be', (count, expected) => {
    expect(sizes(count)).toEqual(expected)
  })

  test('all in their order, each with its place', () => {
    const items = Array.from({ length: 20 }, (_, index) => ({ item: `column ${index}`, index }))
    expect(columnStretches(items.map(({ item }) => item)).flat()).toEqual(items)
  })
})
