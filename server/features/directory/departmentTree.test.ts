import { describe, expect, test } from 'vitest'
import { treeOrder, wouldCircle } from './departmentTree.ts'

const node = (id: number, parentId: number | null, seq = 1) => ({ id, parentId, seq })
const nodes = [node(4, 2, 1), node(3, 1, 2), node(2, 1, 1), node(1, null), node(5, 99, 2)]

test('parents before children, siblings by seq, orphans at the top', () => {
  expect(treeOrder(nodes).map(({ id }) => id)).toEqual([1, 2, 4, 3, 5])
})

describe('circles', () => {
  test.each([
    { id: 1, parentId: 1, want: true },
    { id: 1, parentId: 4, want: true },
    { id: 2, parentId: 3, want: false },
    { id: 4, parentId: null, want: false },
    { id: 4, parentId: 5, want: false },
  ])('$id under $parentId', ({ id, parentId, want }) => {
    expect(wouldCircle(nodes, id, parentId)).toBe(want)
  })
})
